import { and, desc, eq, isNull } from 'drizzle-orm'
import type { CustomOrderItem, WaitlistItem } from '#contract/calls/admin.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import { customOrders, waitlistEntries } from '../db/schema.ts'

const mostListed = 1_000

/** The waitlist, newest first. */
export async function listWaitlist(db: Queries): Promise<WaitlistItem[]> {
  const rows = await db.orm
    .select()
    .from(waitlistEntries)
    .where(isNull(waitlistEntries.deletedAt))
    .orderBy(desc(waitlistEntries.id))
    .limit(mostListed)
  return rows.map(({ location, wantedDate, createdAt, deletedAt: _deletedAt, ...row }) => ({
    ...row,
    location: locationOf(location).label,
    date: wantedDate,
    createdAt: iso(createdAt),
  }))
}

/** Custom orders, newest first; prices in whole dollars. */
export async function listOrders(db: Queries): Promise<CustomOrderItem[]> {
  const rows = await db.orm
    .select()
    .from(customOrders)
    .where(isNull(customOrders.deletedAt))
    .orderBy(desc(customOrders.id))
    .limit(mostListed)
  return rows.map(({ createdAt, deletedAt: _deletedAt, ...row }) => ({ ...row, createdAt: iso(createdAt) }))
}

type Listed = typeof waitlistEntries | typeof customOrders

/** Takes a row from its list and keeps it (decision 35). Refuses 'not_found' where there is none, also the second time. */
export async function removeListed(
  db: Queries,
  table: Listed,
  id: number,
  now: Temporal.Instant,
): Promise<{ success: boolean }> {
  const rows = await db.orm
    .update(table)
    .set({ deletedAt: now.toString() })
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
    .returning({ id: table.id })
  if (rows.length === 0) throw new Refusal('not_found', 'There is no such item.')
  return { success: true }
}
