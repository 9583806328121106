import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Refusal } from '#domain/refusal.ts'
import { type BackupFacts, type ControlLine, NotABackup, readLine } from '#server/db/backup.ts'
import { migrate, migrationFiles } from '#server/db/migrate.ts'
import { withMigrationLock } from '#server/db/migration-lock.ts'
import type { Db, Queries } from '#server/db/open.ts'
import { dataTables, migrationsDone, quoted, storedColumns } from '#server/db/tables.ts'

/** Tables filled by migrations: a database with rows only in these is empty. */
const filledBySchema: ReadonlySet<string> = new Set([
  'units',
  'installation',
  'house_versions',
  'house_draft',
])

/** Refuses a database that is not empty. Its locks keep other writers out until the transaction ends. */
async function refuseUsed(tx: Queries): Promise<void> {
  const tables = await dataTables(tx)
  await tx.run(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`)
  for (const table of tables.filter((name) => !filledBySchema.has(name) || name === 'house_versions')) {
    const ofSomebody = table === 'house_versions' ? 'where number > 1' : ''
    const [row] = await tx.run(`select 1 from ${quoted(table)} ${ofSomebody} limit 1`)
    if (row)
      throw new Refusal(
        'invalid_request',
        `The database is not empty (${table} has rows). Restore into a new one: another DATA_DIR, or a newly created PostgreSQL database.`,
      )
  }
}

type Reference = { name: string; table: string; definition: string }

/**
 * Removes what would reject or change rows inserted in any order: foreign keys, triggers, and rows of migrations. The returned
 * function restores foreign keys and triggers, which checks every row.
 */
async function openForRows(tx: Queries): Promise<() => Promise<void>> {
  const tables = (await dataTables(tx)).map(quoted)
  const references = await tx.run<Reference>(`
      select conname::text as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  await tx.run("select set_config('statement_timeout', '0', true)")
  for (const { name, table } of references)
    await tx.run(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const table of tables) await tx.run(`alter table ${table} disable trigger user`)
  // Older versions have only some of these tables.
  for (const table of [...filledBySchema].map(quoted).filter((name) => tables.includes(name)))
    await tx.run(`delete from ${table}`)
  return async () => {
    for (const table of tables) await tx.run(`alter table ${table} enable trigger user`)
    for (const { name, table, definition } of references)
      await tx.run(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
}

const rowsAtOnce = 500
/** Limits a batch by size: PostgreSQL ends a transaction whose next statement takes seconds to read. */
const charactersPerBatch = 4_000_000

/** Fills an empty database from a backup, all or nothing; returns the number of rows. Refuses a damaged file. */
export async function restore(db: Db, file: string): Promise<number> {
  const facts = await factsOf(file)
  await bringTo(db, facts)
  const rows = await db.transaction((tx) => fill(tx, file))
  // Upgrades rows of an older version.
  await migrate(db)
  // Otherwise autovacuum would do it a minute later, the embedded engine's job ten.
  await withMigrationLock(db, (tx) => tx.run('analyze'))
  return rows
}

/** Migrates to the backup's schema; a database that was never started can also be brought to an older one. */
async function bringTo(db: Db, { migrations }: BackupFacts): Promise<void> {
  const ours = new Set(migrationFiles())
  if (migrations.some((name) => !ours.has(name)))
    throw new Refusal(
      'invalid_request',
      'This backup was made by a newer version. Install that version first.',
    )
  const done = await migrationsDone(db)
  if (done === undefined) return migrate(db, { only: new Set(migrations) })
  const missing = done.length !== migrations.length || done.some((name) => !migrations.includes(name))
  if (missing)
    throw new Refusal(
      'invalid_request',
      'This backup was made by an older version. Restore it into a database that was never started: another DATA_DIR, or a newly created PostgreSQL database.',
    )
}

async function fill(tx: Queries, file: string): Promise<number> {
  await refuseUsed(tx)
  const close = await openForRows(tx)
  let table: { name: string; columns: string[] } | undefined
  let waiting: string[] = []
  let characters = 0
  let rows = 0
  let ended: number | undefined
  const store = async () => {
    if (waiting.length > 0) await insert(tx, table, waiting)
    waiting = []
    characters = 0
  }
  for await (const line of linesOf(file)) {
    const control = readLine(line)
    if (control === undefined) {
      rows++
      characters += line.length
      if (waiting.push(line) >= rowsAtOnce || characters >= charactersPerBatch) await store()
      continue
    }
    await store()
    if (control[0] === 'table') table = { name: control[1], columns: await storedColumns(tx, control[1]) }
    if (control[0] === 'sequence') await setSequence(tx, control)
    if (control[0] === 'end') ended = control[1]
  }
  if (ended !== rows) throw new NotABackup('This file is cut off: its end is missing.')
  await close()
  return rows
}

async function insert(tx: Queries, table: { name: string; columns: string[] } | undefined, rows: string[]) {
  if (!table) throw new NotABackup('This file is damaged: a row before any table.')
  const columns = table.columns.map(quoted).join(', ')
  const name = quoted(table.name)
  await tx.run(
    `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  )
}

const setSequence = (tx: Queries, [, name, last, called]: Extract<ControlLine, ['sequence', ...unknown[]]>) =>
  tx.run('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, called])

async function factsOf(file: string): Promise<BackupFacts> {
  for await (const line of linesOf(file)) {
    const first = readLine(line)
    if (first?.[0] === 'merelend backup') return first[2]
    break
  }
  throw new NotABackup(`${file} is not a backup.`)
}

/**
 * The lines of a gzipped file. Not by readline, which also breaks at U+2028: the database's JSON leaves that unescaped, e.g. in
 * a pasted note.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  const plain = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8')
  let rest: string[] = []
  try {
    for await (const piece of plain) {
      const [end, ...lines] = String(piece).split('\n')
      rest.push(end!)
      if (lines.length === 0) continue
      yield rest.join('')
      rest = [lines.pop()!]
      yield* lines
    }
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code)
    if (code === 'ENOENT') throw new NotABackup(`There is no file ${file}.`)
    throw code.startsWith('Z_') ? new NotABackup('This file is not a backup, or it is damaged.') : error
  }
  const last = rest.join('')
  if (last !== '') yield last
}
