import { and, desc, eq, ne } from 'drizzle-orm'
import type { TestDriveItem } from '#contract/calls/admin-calls.ts'
import type { RideChoice } from '#domain/activities/efoil-ride.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { isIn } from '#domain/rights.ts'
import { changeStatus } from '../bookings/change.ts'
import { findBooking } from '../bookings/find.ts'
import { iso } from '../db/columns.ts'
import { inScope } from '../db/in-scope.ts'
import type { Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'

const maxListed = 1_000

/** Uncancelled test drives at the caller's places, newest first. */
export async function listTestDrives(db: Queries, caller: Caller): Promise<TestDriveItem[]> {
  const rows = await db.orm
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.activity, 'test-drive'), ne(bookings.status, 'cancelled'), inScope(bookings, caller)),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(maxListed)
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    fullName: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
    date: row.date,
    time: row.time,
    location: locationOf(db.house(), row.location).label,
    locationId: row.location,
    peopleCount: row.numberOfPeople,
    foils: (row.choice as RideChoice).foils,
    endTime: iso(row.endTime),
    status: row.status,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }))
}

/**
 * Cancels a test drive, which removes it from the list (R-B2). Refuses 'not_found' if there is none or it is already cancelled.
 */
export async function deleteTestDrive(deps: Deps, caller: Caller, id: string): Promise<{ success: boolean }> {
  const row = await findBooking(deps.db, id)
  if (row?.activity !== 'test-drive' || !isIn(caller, row) || row.status === 'cancelled')
    throw new Refusal('not_found', 'There is no such item.')
  await changeStatus(deps, caller, { id, to: 'cancelled', reason: 'deleted from the list' })
  return { success: true }
}
