import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '#server/db/open.ts'
import { dataTables, quoted } from '#server/db/tables.ts'

/** What the schema brings with it: a database with rows here only is empty. */
const filledBySchema: ReadonlySet<string> = new Set([
  'units',
  'installation',
  'house_versions',
  'house_draft',
])

const text = (statement: string) => ({ name: '', text: statement })

/** Refuses a database that holds anything of anybody. Nobody else writes to it until the transaction ends. */
export async function refuseUsed(tx: Queries): Promise<void> {
  const tables = await dataTables(tx)
  await tx.run(text(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`), [])
  for (const table of tables.filter((name) => !filledBySchema.has(name) || name === 'house_versions')) {
    const ofSomebody = table === 'house_versions' ? 'where number > 1' : ''
    const [row] = await tx.run(text(`select 1 from ${quoted(table)} ${ofSomebody} limit 1`), [])
    if (row)
      throw new Refusal(
        'invalid_request',
        `The database is not empty (${table} has rows). Restore into a new one: another DATA_DIR, or a newly created PostgreSQL database.`,
      )
  }
}

type Reference = { name: string; table: string; definition: string }

/**
 * Takes away what would refuse or change rows that come in any order: references between tables, triggers, the schema's own
 * rows. The answer puts references and triggers back, and so checks every row.
 */
export async function openForRows(tx: Queries): Promise<() => Promise<void>> {
  const tables = (await dataTables(tx)).map(quoted)
  const references = await tx.run<Reference>(
    text(`
      select conname::text as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`),
    [],
  )
  await tx.run(text("select set_config('statement_timeout', '0', true)"), [])
  for (const { name, table } of references)
    await tx.run(text(`alter table ${table} drop constraint ${quoted(name)}`), [])
  for (const table of tables) await tx.run(text(`alter table ${table} disable trigger user`), [])
  // One of an older version has not all of them.
  for (const table of [...filledBySchema].map(quoted).filter((name) => tables.includes(name)))
    await tx.run(text(`delete from ${table}`), [])
  return async () => {
    for (const table of tables) await tx.run(text(`alter table ${table} enable trigger user`), [])
    for (const { name, table, definition } of references)
      await tx.run(text(`alter table ${table} add constraint ${quoted(name)} ${definition}`), [])
  }
}
