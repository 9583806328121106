import type { Need } from '#domain/activities/activity.ts'
import type { Queries, Statement } from '../db/open.ts'

// Two that take the same unit in one moment both write it and then each wait for the other, until the database sees the
// deadlock a second later. So whoever takes units of a pool does it alone, also between servers on one database; the
// exclusion constraint decides as before.

/** In SQL, for a query that has `need`: locks its pools in one order, until the transaction ends; `n` is how many. */
export const lockedPools = `
  select count(*) as n from (select distinct pool from need order by pool) p
  cross join lateral (select pg_advisory_xact_lock(hashtext(p.pool)) offset 0) l`

const lock: Statement = {
  name: 'lock-pools',
  text: `with need as (select unnest($1::text[]) as pool) ${lockedPools}`,
}

/** Locks the pools of needs until the transaction ends: before anything of it touches allocations of theirs. */
export const lockPools = async (tx: Queries, needs: readonly Pick<Need, 'pool'>[]): Promise<void> => {
  await tx.run(lock, [needs.map(({ pool }) => pool)])
}
