import type { Db } from './open.ts'

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
export async function tidy(db: Db): Promise<string[]> {
  if (db.engine !== 'embedded') return []
  const names = (await db.run<{ name: string }>(untidy)).map(({ name }) => name)
  for (const name of names) await db.run(`vacuum (analyze) ${name}`)
  return names
}
