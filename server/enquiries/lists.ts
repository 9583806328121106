import { and, desc, eq, isNull } from 'drizzle-orm'
import type { CustomOrderItem, WaitlistItem } from '#contract/calls/admin.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { undoEnds, undoMinutes } from '#domain/undo.ts'
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
  return rows.map(({ location, wantedDate, createdAt, deletedAt: _at, deletedBy: _by, ...row }) => ({
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
  return rows.map(({ createdAt, deletedAt: _at, deletedBy: _by, ...row }) => ({
    ...row,
    createdAt: iso(createdAt),
  }))
}

type Listed = typeof waitlistEntries | typeof customOrders

/** `by`: the user name of whom it was. */
type Removal = { id: number; by: string }

/**
 * Takes a row from its list and keeps it, with who did it and when (R-B2). Refuses 'not_found' where there is none,
 * also the second time.
 */
export async function removeListed(
  db: Queries,
  table: Listed,
  { id, by }: Removal,
  now: Temporal.Instant,
): Promise<{ success: boolean }> {
  const rows = await db.orm
    .update(table)
    .set({ deletedAt: now.toString(), deletedBy: by })
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
    .returning({ id: table.id })
  if (rows.length === 0) throw new Refusal('not_found', 'There is no such item.')
  return { success: true }
}

/** Puts a row back on its list. Refuses 'not_found' where there is none, 'illegal_transition' when it is there or too late. */
export async function restoreListed(
  db: Queries,
  table: Listed,
  id: number,
  now: Temporal.Instant,
): Promise<{ success: boolean }> {
  const [row] = await db.orm.select({ deletedAt: table.deletedAt }).from(table).where(eq(table.id, id))
  if (!row) throw new Refusal('not_found', 'There is no such item.')
  if (row.deletedAt === null) throw new Refusal('illegal_transition', 'This item is not deleted.')
  if (Temporal.Instant.compare(now, undoEnds(iso(row.deletedAt))) > 0)
    throw new Refusal('illegal_transition', `A deleted item can be restored for ${undoMinutes} minutes only.`)
  await db.orm.update(table).set({ deletedAt: null, deletedBy: null }).where(eq(table.id, id))
  return { success: true }
}
