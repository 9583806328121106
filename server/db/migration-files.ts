import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type MigrationFile = { name: string; text: string; checksum: string }
/** What a database says that it ran; no checksum: an earlier version did, which stored none. */
export type RunMigration = { name: string; checksum: string | null }

export const ownFolder = join(import.meta.dirname, 'migrations')

/** Names of all migrations of this version, in their order. */
export const migrationFiles = (folder = ownFolder): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

export const readMigrations = (folder = ownFolder): MigrationFile[] =>
  migrationFiles(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })

/** Removed or edited before the first release; 0023-installation.sql makes their databases equal to new ones. */
const settled: ReadonlySet<string> = new Set(['0018-waiting-people.sql'])

/** One line for each migration that ran on this database and is missing or different in this version. */
export function differences(files: readonly MigrationFile[], ran: readonly RunMigration[]): string[] {
  const own = new Map(files.map((file) => [file.name, file.checksum]))
  return ran.flatMap(({ name, checksum }) => {
    const expected = own.get(name)
    if (expected === undefined)
      return settled.has(name)
        ? []
        : [
            `The database ran the migration ${name}, which this version does not have: a newer version was here.`,
          ]
    if (checksum === null || checksum === expected) return []
    return [`The migration ${name} ran with another text than this version has: compare the two versions.`]
  })
}
