import type { BookingRow } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import type { BookingRequest } from '#domain/booking/plan.ts'
import type { StaffBooking } from '#domain/booking/staff-request.ts'
import { requestOfStaff } from '#domain/booking/staff-request.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import { unitsOut } from '../db/out-now.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { book } from './book.ts'
import { addHistory } from './change.ts'
import { findByOnceKey, requireBooking } from './find.ts'
import { bookingRowOf } from './view.ts'

/**
 * Books for who called or stands at the dock: by the same rules and from the same stock as the site, confirmed at once,
 * paid on site. With a reason (`override`) also at a start outside the public times; never over capacity. Refuses
 * 'not_allowed' another sector's activity, and as book does.
 */
export async function staffBook(
  deps: Deps,
  caller: Caller,
  asked: StaffBooking,
  onceKey: string | undefined,
): Promise<BookingRow> {
  const { db, availability } = deps
  const now = deps.now()
  const { channel, ...request } = requestOfStaff(db.house(), asked)
  const sector = findActivity(db.house(), request.activity)?.sector
  if (sector && !caller.sectors.includes(sector))
    throw new Refusal('not_allowed', 'Another sector sells this.')
  const booked = await book({ db, availability, now }, request, {
    status: 'confirmed',
    paymentMethod: 'on_site',
    channel,
    avoid: await stillOut(db, request, now),
    plan: { channel, anyStart: asked.override !== undefined },
    onceKey,
    message: request.contact.email === '' ? null : 'confirmation',
  })
  if ('known' in booked) {
    const known = (await findByOnceKey(db, booked.known))!
    return bookingRowOf(db.house(), await requireBooking(db, caller, known.id))
  }
  const { id } = booked.stored
  await addHistory(db, {
    bookingId: id,
    at: now.toString(),
    by: caller.username,
    what: 'entered',
    after: { channel },
    reason: asked.override,
  })
  return bookingRowOf(db.house(), await requireBooking(db, caller, id))
}

/** Who starts later than this will find the unit back. */
const soonMinutes = 60

/** Units that are not back yet, for a ride that starts soon: free by the clock, and not at the dock. */
async function stillOut(
  db: Queries,
  { location, date, time }: BookingRequest,
  now: Temporal.Instant,
): Promise<number[] | undefined> {
  const start = instantOf(date, time, locationOf(location).zone)
  if (Temporal.Instant.compare(start, now.add({ minutes: soonMinutes })) >= 0) return undefined
  return [...(await unitsOut(db, now))]
}
