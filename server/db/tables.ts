import type { Db, Queries } from './open.ts'

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

// The embedded engine has no autovacuum, which removes dead rows and updates the planner's statistics. Without it a frequently
// written table gets slower every day.

/** Autovacuum's thresholds. `pg_stat_user_tables` counts since the last vacuum. */
const untidy = `
  select format('%I', s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  cross join lateral (select greatest(c.reltuples, 0) as rows) as n
  where s.n_dead_tup > 50 + 0.2 * n.rows or s.n_mod_since_analyze > 50 + 0.1 * n.rows
    or s.n_ins_since_vacuum > 1000 + 0.2 * n.rows
  order by pg_relation_size(s.relid)`

/** Vacuums tables of an embedded database that need it, one by one so that queries can run in between; returns their names. */
export async function vacuumTables(db: Db): Promise<string[]> {
  if (db.engine !== 'embedded') return []
  const names = (await db.run<{ name: string }>(untidy)).map(({ name }) => name)
  for (const name of names) await db.run(`vacuum (analyze) ${name}`)
  return names
}
