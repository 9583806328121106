import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { Refusal } from '#domain/refusal.ts'
import type { Db, Queries } from './open.ts'
import { dataTables, migrationsDone, quoted, sequences } from './tables.ts'

// A backup is gzipped text, one item a line. Lines beginning with '[' describe what follows; lines beginning with '{' are rows
// of the last named table, as PostgreSQL writes them in JSON. The last line has the number of rows, so a truncated file is
// recognised.
//
// ["merelend backup",1,{"at":"…","migrations":["0001-first.sql",…]}] ["table","users"] {"id":1,"username":"main_admin",…}
// ["sequence","users_id_seq","7",true] ["end",1]

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

/** Undefined for a row. Throws NotABackup for any other line that does not belong in a backup. */
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
const picturesAtOnce = 10

/** Writes a consistent copy of all tables to one file; returns the number of rows. Refuses to overwrite a file. */
export async function backup(db: Db, file: string, now: Temporal.Instant): Promise<number> {
  if (existsSync(file)) throw new Refusal('invalid_request', `${file} exists already.`)
  const unfinished = `${file}.part`
  const count: Count = { rows: 0 }
  try {
    await db.transaction(async (tx) => {
      await tx.run('set transaction isolation level repeatable read, read only')
      count.rows = 0
      await rm(unfinished, { force: true })
      // Readable by the operator only, as it contains the whole database. Flushed to disk before it gets its name.
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
      await pipeline(Readable.from(allLines(tx, now, count)), createGzip(), target)
    })
    await rename(unfinished, file)
    return count.rows
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* allLines(tx: Queries, now: Temporal.Instant, count: Count): AsyncGenerator<string> {
  yield* linesOf(tx, now, count)
  yield* lastLinesOf(tx, count)
}

type Count = { rows: number }

const pictures = 'picture_files'

/** The lines of a backup up to its pictures, read in one transaction. Refuses a database that was never started. */
export async function* linesOf(tx: Queries, now: Temporal.Instant, count: Count): AsyncGenerator<string> {
  const migrations = await migrationsDone(tx)
  if (!migrations)
    throw new Refusal('not_found', 'There is nothing to back up: this database was never started.')
  yield writeLine(['merelend backup', 1, { at: now.toString(), migrations }])
  for (const table of await dataTables(tx))
    if (table !== pictures) yield* tableLines(table, rowsOf(tx, table), count)
  // After the rows, so that a number drawn meanwhile is skipped rather than used twice.
  for (const { name, last, called } of await sequences(tx)) yield writeLine(['sequence', name, last, called])
}

/**
 * The pictures and the last line. Pictures make up most of a backup and are only ever added, so they need not be part of the
 * snapshot: outside a transaction other calls can run in between.
 */
export async function* lastLinesOf(db: Queries, count: Count): AsyncGenerator<string> {
  // Older versions had no pictures.
  if ((await dataTables(db)).includes(pictures)) yield* tableLines(pictures, pictureRows(db), count)
  yield writeLine(['end', count.rows])
}

async function* tableLines(
  table: string,
  pages: AsyncIterable<{ row: string }[]>,
  count: Count,
): AsyncGenerator<string> {
  yield writeLine(['table', table])
  for await (const rows of pages) {
    count.rows += rows.length
    yield rows.map(({ row }) => `${row}\n`).join('')
  }
}

async function* rowsOf(tx: Queries, table: string): AsyncGenerator<{ row: string }[]> {
  const select = `select row_to_json(t)::text as row from ${quoted(table)} t`
  await tx.run(`declare backup_rows no scroll cursor for ${select}`)
  for (;;) {
    const rows = await tx.run<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`)
    if (rows.length === 0) break
    yield rows
  }
  await tx.run('close backup_rows')
}

type Picture = { row: string; picture: string; format: string; width: number }
const nextPictures = `
  select row_to_json(t)::text as row, picture, format, width from ${pictures} t
  where (picture, format, width) > ($1, $2, $3::int) order by picture, format, width limit ${picturesAtOnce}`

async function* pictureRows(db: Queries): AsyncGenerator<Picture[]> {
  let last: Omit<Picture, 'row'> = { picture: '', format: '', width: 0 }
  for (;;) {
    const rows = await db.run<Picture>(nextPictures, [last.picture, last.format, last.width])
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!
  }
}
