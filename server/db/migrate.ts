import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findActivity } from '#domain/activities/catalogue.ts'
import { currentSaleTerms } from '#domain/booking/sale-terms.ts'
import type { Unit } from '#domain/fleet/unit.ts'
import type { LocationId } from '#domain/locations.ts'
import { iso } from './columns.ts'
import { withMigrationLock } from './migration-lock.ts'
import { type Db, type Queries, statement } from './open.ts'
import { publishedFleet, storeFirstHouse, storeUnits } from './store-units.ts'

type MigrationFile = { name: string; text: string; checksum: string }
/** A migration that was run; early versions stored no checksum. */
type RunMigration = { name: string; checksum: string | null }

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Names of this version's migrations in order. */
export const migrationFiles = (folder = migrationsFolder): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

export const readMigrations = (folder = migrationsFolder): MigrationFile[] =>
  migrationFiles(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })

/** Migrations removed or edited before the first release; 0023-installation.sql makes such databases equal to new ones. */
const settled: ReadonlySet<string> = new Set(['0018-waiting-people.sql'])

/** One line for each migration that was run and is missing or different in this version. */
function differences(files: readonly MigrationFile[], ran: readonly RunMigration[]): string[] {
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

type Options = {
  /** Migrate only to the state of an older version, to restore its rows; they include its units. */
  only?: ReadonlySet<string>
  folder?: string
  catalogue?: readonly Unit[]
  notice?: (line: string) => void
}

/**
 * Runs each outstanding migration once, in order, in its own transaction; then stores the first house and the units of the
 * published one. Several processes may call it at once. Does not ANALYZE: PostgreSQL plans a table analyzed while empty as if it
 * stayed empty, but assumes ten pages for one never analyzed.
 */
export async function migrate(
  db: Db,
  { only, folder = migrationsFolder, catalogue, notice = () => undefined }: Options = {},
) {
  const files = readMigrations(folder)
  const ran = await withMigrationLock(db, (tx) => listedMigrations(tx, files), notice)
  for (const line of differences(files, ran)) notice(line)
  const done = new Set(ran.map(({ name }) => name))
  const missing = files.filter(({ name }) => !done.has(name) && (!only || only.has(name)))
  for (const file of missing) await withMigrationLock(db, (tx) => runOnce(tx, file), notice)
  if (only) return
  await withMigrationLock(db, storeFirstHouse, notice)
  const lines = await withMigrationLock(
    db,
    async (tx) => storeUnits(tx, catalogue ?? (await publishedFleet(tx))),
    notice,
  )
  for (const line of lines) notice(line)
  await withMigrationLock(db, storeTerms, notice)
}

export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db.run<{ name: string }>(statement('migrations')`select name from migrations`)
  const done = new Set(rows.map((row) => row.name))
  return migrationFiles().every((file) => done.has(file))
}

/**
 * The migrations that were run; creates the table if missing. Early migrations without checksum count as run with the current
 * text.
 */
async function listedMigrations(tx: Queries, files: readonly MigrationFile[]): Promise<RunMigration[]> {
  await tx.run(`create table if not exists migrations (
      name text primary key, at timestamptz not null default now(), checksum text)`)
  const columns = await tx.run(
    `select 1 from pg_attribute where attrelid = 'migrations'::regclass and attname = 'checksum' and not attisdropped`,
  )
  if (columns.length === 0) {
    await tx.run('alter table migrations add checksum text')
    for (const { name, checksum } of files)
      await tx.run('update migrations set checksum = $2 where name = $1', [name, checksum])
  }
  return tx.run<RunMigration>('select name, checksum from migrations order by name')
}

async function runOnce(tx: Queries, { name, text: statements, checksum }: MigrationFile) {
  const [done] = await tx.run('select 1 from migrations where name = $1', [name])
  if (done) return
  await tx.orm.execute(statements)
  await tx.run('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}

export async function installedAt(db: Queries): Promise<string> {
  const [row] = await db.run<{ at: string }>('select min(at) as at from migrations')
  return iso(row!.at)
}

/** Bookings of an older version have no terms of sale; gives them today's, once. */
async function storeTerms(tx: Queries) {
  const without = await tx.run<{ activity: string; location: LocationId }>(
    'select distinct activity, location from bookings where sold_under is null',
  )
  for (const { activity, location } of without)
    await tx.run(
      'update bookings set sold_under = $3 where sold_under is null and activity = $1 and location = $2',
      [
        activity,
        location,
        JSON.stringify(
          currentSaleTerms(tx.house(), { activity: findActivity(tx.house(), activity), location }),
        ),
      ],
    )
}
