import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CustomOrderItem, WaitlistItem } from '#contract/calls/admin.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { isIn } from '#domain/rights.ts'
import { undoEnds, undoMinutes } from '#domain/undo.ts'
import { iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { customOrders, waitlistEntries } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'

const mostListed = 1_000

/** The waitlist of the caller's sectors and places, newest first. */
export async function listWaitlist(db: Queries, caller: Caller): Promise<WaitlistItem[]> {
  const rows = await db.orm
    .select()
    .from(waitlistEntries)
    .where(and(isNull(waitlistEntries.deletedAt), ownOf(waitlistEntries, caller)))
    .orderBy(desc(waitlistEntries.id))
    .limit(mostListed)
  return rows.map(({ location, waitDate, createdAt, deletedAt: _at, deletedBy: _by, ...row }) => ({
    ...row,
    location: locationOf(db.house(), location).label,
    date: waitDate,
    createdAt: iso(createdAt),
  }))
}

/** Who waits for an e-foil is of that sector and of a place; orders are of the main admin's (R-S1) and of no place. */
function ownOf(table: Listed, scope: Caller): SQL | undefined {
  if (!('location' in table)) return isIn(scope, { sector: 'main', location: null }) ? undefined : sql`false`
  if (!scope.sectors.includes('efoil')) return sql`false`
  return scope.places === null ? undefined : inArray(sql`${table.location}`, [...scope.places])
}

/** Custom orders, newest first; prices in whole dollars. */
export async function listOrders(db: Queries, caller: Caller): Promise<CustomOrderItem[]> {
  const rows = await db.orm
    .select()
    .from(customOrders)
    .where(and(isNull(customOrders.deletedAt), ownOf(customOrders, caller)))
    .orderBy(desc(customOrders.id))
    .limit(mostListed)
  return rows.map(({ createdAt, deletedAt: _at, deletedBy: _by, ...row }) => ({
    ...row,
    createdAt: iso(createdAt),
  }))
}

type Named = { id: number; caller: Caller }
type Listed = typeof waitlistEntries | typeof customOrders

/**
 * Takes a row from its list and keeps it, with who did it and when (R-B2). Refuses 'not_found' where there is none,
 * also the second time.
 */
export async function removeListed(
  db: Queries,
  table: Listed,
  { id, caller }: Named,
  now: Temporal.Instant,
): Promise<{ success: boolean }> {
  const rows = await db.orm
    .update(table)
    .set({ deletedAt: now.toString(), deletedBy: caller.username })
    .where(and(eq(table.id, id), isNull(table.deletedAt), ownOf(table, caller)))
    .returning({ id: table.id })
  if (rows.length === 0) throw new Refusal('not_found', 'There is no such item.')
  return { success: true }
}

/** Puts a row back on its list. Refuses 'not_found' where there is none, 'illegal_transition' when it is there or too late. */
export async function restoreListed(
  db: Queries,
  table: Listed,
  { id, caller }: Named,
  now: Temporal.Instant,
): Promise<{ success: boolean }> {
  const [row] = await db.orm
    .select({ deletedAt: table.deletedAt })
    .from(table)
    .where(and(eq(table.id, id), ownOf(table, caller)))
  if (!row) throw new Refusal('not_found', 'There is no such item.')
  if (row.deletedAt === null) throw new Refusal('illegal_transition', 'This item is not deleted.')
  if (Temporal.Instant.compare(now, undoEnds(iso(row.deletedAt))) > 0)
    throw new Refusal('illegal_transition', `A deleted item can be restored for ${undoMinutes} minutes only.`)
  await db.orm.update(table).set({ deletedAt: null, deletedBy: null }).where(eq(table.id, id))
  return { success: true }
}
