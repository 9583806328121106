import { type Queries, statement } from './open.ts'

// Counters shared by all servers of a database that survive a restart. A window begins with its first try. One that begins in
// the future came from a wrong clock and is ignored.

/** At most `most` tries of the key in `minutes`, at most a day. */
export type Limit = { key: readonly string[]; most: number; minutes: number }

const count = statement('tries-count')`
  insert into tries as t (key, since, count) values (tries_key($1::text[]), $2::timestamptz, 1)
  on conflict (key) do update set
    since = case when t.since > $3::timestamptz and t.since < $4::timestamptz then t.since else excluded.since end,
    count = case when t.since > $3::timestamptz and t.since < $4::timestamptz then least(t.count, 1000000) + 1 else 1 end
  returning count, (extract(epoch from since - $3::timestamptz))::float8 as seconds`
const uncountText = statement('tries-uncount')`
  update tries set count = greatest(0, count - 1) where key = tries_key($1::text[])`
const clearText = statement('tries-forget')`
  with k as (select tries_key($1::text[]) as begin)
  delete from tries using k where key = begin or (key > begin || ':' and key < begin || ';')`
const sweepText = statement('tries-sweep')`
  delete from tries where since <= $1::timestamptz - interval '1 day'`

/** Counts a try; returns the seconds to wait if that is too many, else undefined. */
export async function countTry(
  db: Queries,
  { key, most, minutes }: Limit,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const times = [now, now.subtract({ minutes }), now.add({ minutes })].map(String)
  const [row] = await db.run<{ count: number; seconds: number }>(count, [key, ...times])
  return row!.count > most ? Math.max(1, Math.ceil(row!.seconds)) : undefined
}

/** Uncounts a try that should not have counted. */
export const uncountTry = (db: Queries, key: readonly string[]) => db.run(uncountText, [key])

/** Deletes all counters whose key begins with these words. */
export const clearTries = (db: Queries, key: readonly string[]) => db.run(clearText, [key])

/** Deletes windows that are over. */
export const sweepTries = (db: Queries, now: Temporal.Instant) => db.run(sweepText, [now.toString()])
