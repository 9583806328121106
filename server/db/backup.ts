import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { Refusal } from '#domain/refusal.ts'
import type { Db, Queries } from './open.ts'
import { dataTables, migrationsDone, quoted, sequences } from './tables.ts'

// A backup is gzipped text, one item a line. Lines that begin with '[' say what follows, lines that begin with '{' are rows of
// the table named last, as PostgreSQL itself writes them in JSON. The last line counts the rows: a truncated file does not
// have it.
//
//   ["merelend backup",1,{"at":"…","migrations":["0001-first.sql",…]}]
//   ["table","users"]
//   {"id":1,"username":"main_admin",…}
//   ["sequence","users_id_seq","7",true]
//   ["end",1]

const facts = z.object({ at: z.string(), migrations: z.array(z.string()) })
export type BackupFacts = z.infer<typeof facts>

const controlLine = z.union([
  z.tuple([z.literal('merelend backup'), z.literal(1), facts]),
  z.tuple([z.literal('table'), z.string()]),
  z.tuple([z.literal('sequence'), z.string(), z.string().regex(/^-?\d+$/), z.boolean()]),
  z.tuple([z.literal('end'), z.number()]),
])
export type ControlLine = z.infer<typeof controlLine>

const writeLine = (line: ControlLine): string => `${JSON.stringify(line)}\n`

/** Undefined for a row. Throws NotABackup for anything else that is no line of a backup. */
export function readLine(line: string): ControlLine | undefined {
  if (line.startsWith('{')) return undefined
  try {
    return controlLine.parse(JSON.parse(line))
  } catch {
    throw new NotABackup('This file is not a backup, or it is damaged.')
  }
}

export class NotABackup extends Error {
  override readonly name = 'NotABackup'
}

const rowsAtOnce = 1_000
/** Of a table whose rows are files. */
const filesAtOnce = 10

/** Writes every table into one file, as all of them were in one moment; how many rows. Refuses to write over a file. */
export async function backup(db: Db, file: string, now: Temporal.Instant): Promise<number> {
  if (existsSync(file)) throw new Refusal('invalid_request', `${file} exists already.`)
  const unfinished = `${file}.part`
  const count = { rows: 0 }
  try {
    await db.transaction(async (tx) => {
      await tx.run({ name: '', text: 'set transaction isolation level repeatable read, read only' }, [])
      count.rows = 0
      await rm(unfinished, { force: true })
      // For the operator only: it contains the whole database. Flushed to the disk before it gets its name.
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
      await pipeline(Readable.from(linesOf(tx, now, count)), createGzip(), target)
    })
    await rename(unfinished, file)
    return count.rows
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The lines of a backup, read in one transaction; `count` follows the rows. Refuses a database that was never started. */
export async function* linesOf(
  tx: Queries,
  now: Temporal.Instant,
  count: { rows: number },
): AsyncGenerator<string> {
  const migrations = await migrationsDone(tx)
  if (!migrations)
    throw new Refusal('not_found', 'There is nothing to back up: this database was never started.')
  yield writeLine(['merelend backup', 1, { at: now.toString(), migrations }])
  for (const table of await dataTables(tx)) {
    yield writeLine(['table', table])
    for await (const rows of rowsOf(tx, table)) {
      count.rows += rows.length
      yield rows.map(({ row }) => `${row}\n`).join('')
    }
  }
  // After the rows: a number drawn meanwhile is then skipped, never given twice.
  for (const { name, last, called } of await sequences(tx)) yield writeLine(['sequence', name, last, called])
  yield writeLine(['end', count.rows])
}

async function* rowsOf(tx: Queries, table: string): AsyncGenerator<{ row: string }[]> {
  const text = (statement: string) => ({ name: '', text: statement })
  const select = `select row_to_json(t)::text as row from ${quoted(table)} t`
  const atOnce = table === 'picture_files' ? filesAtOnce : rowsAtOnce
  await tx.run(text(`declare backup_rows no scroll cursor for ${select}`), [])
  for (;;) {
    const rows = await tx.run<{ row: string }>(text(`fetch ${atOnce} from backup_rows`), [])
    if (rows.length === 0) break
    yield rows
  }
  await tx.run(text('close backup_rows'), [])
}
