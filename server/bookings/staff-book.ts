import type { BookingRow } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import type { BookingRequest } from '#domain/booking/plan.ts'
import type { StaffBooking } from '#domain/booking/staff-request.ts'
import { requestOfStaff } from '#domain/booking/staff-request.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { isAt } from '#domain/rights.ts'
import type { Queries } from '../db/open.ts'
import { unitsOut } from '../db/out-now.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { book } from './book.ts'
import { addHistory } from './change.ts'
import { findByIdempotencyKey, requireRow } from './find.ts'

/**
 * Books for a guest on the phone or at the dock by the site's rules and stock: confirmed at once (or waiting for a price), paid
 * on site. With a reason (`override`) also outside the public times, but never over capacity. Refuses 'not_allowed' for another
 * sector's activity or another place, else as `book` does.
 */
export async function staffBook(
  deps: Deps,
  caller: Caller,
  entered: StaffBooking,
  idempotencyKey: string | undefined,
): Promise<BookingRow> {
  const { db, availability } = deps
  const now = deps.now()
  const { channel, ...request } = requestOfStaff(db.house(), entered)
  const sector = findActivity(db.house(), request.activity)?.sector
  if (sector && !caller.sectors.includes(sector))
    throw new Refusal('not_allowed', 'Another sector sells this.')
  if (!isAt(caller, request.location))
    throw new Refusal('not_allowed', 'Your account does not work at this place.')
  const terms = {
    status: 'confirmed',
    paymentMethod: 'on_site',
    channel,
    avoid: await stillOut(db, request, now),
    plan: { channel, anyStart: entered.override !== undefined },
    idempotencyKey,
    message: request.contact.email === '' ? null : 'confirmation',
  } as const
  const booked = await book({ db, availability, now }, request, terms, {
    after: (tx, { id }) =>
      addHistory(tx, {
        bookingId: id,
        at: now,
        by: caller.username,
        what: 'entered',
        after: { channel },
        reason: entered.override,
      }),
  })
  const { id } = 'stored' in booked ? booked.stored : (await findByIdempotencyKey(db, booked.duplicateOf))!
  return requireRow(db, caller, id)
}

/** A booking that starts later than this will find its unit back. */
const soonMinutes = 60

/** Units of a ride that starts soon that are free on paper but not yet back at the dock. */
async function stillOut(db: Queries, { location, date, time }: BookingRequest, now: Temporal.Instant) {
  const start = instantOf(date, time, locationOf(db.house(), location).zone)
  if (Temporal.Instant.compare(start, now.add({ minutes: soonMinutes })) >= 0) return undefined
  return [...(await unitsOut(db, now))]
}
