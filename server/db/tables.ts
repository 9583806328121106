import type { Queries } from './open.ts'

/** All tables with data, except the list of migrations, which belongs to the schema. */
export async function dataTables(db: Queries): Promise<string[]> {
  const rows = await db.run<{ name: string }>(`
      select c.relname::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
      order by 1`)
  return rows.map(({ name }) => name)
}

/** The state of every sequence; the next value follows from it. */
export async function sequences(db: Queries): Promise<{ name: string; last: string; called: boolean }[]> {
  const rows = await db.run<{ name: string }>(`
      select c.relname::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by 1`)
  const standing = []
  for (const { name } of rows) {
    const [at] = await db.run<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    )
    standing.push({ name, ...at! })
  }
  return standing
}

/** The columns of a table that are not generated. */
export async function storedColumns(db: Queries, table: string): Promise<string[]> {
  const rows = await db.run<{ name: string }>(
    `select a.attname::text as name from pg_attribute a
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum`,
    [quoted(table)],
  )
  return rows.map(({ name }) => name)
}

/** The migrations that were run; undefined if the database was never started. */
export async function migrationsDone(db: Queries): Promise<string[] | undefined> {
  const [found] = await db.run<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  if (!found?.there) return undefined
  const rows = await db.run<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
