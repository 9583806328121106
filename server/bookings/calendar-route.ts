import { Refusal } from '#domain/refusal.ts'
import { isIn } from '#domain/rights.ts'
import type { BookingRecord } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { confirmationFactsOf } from '../notifications/facts.ts'
import { calendarFile } from '../notifications/mails/confirmation.ts'
import { findBooking } from './find.ts'

/** The calendar file of a booking, for its owner and staff of its sector. Refuses everyone else with 'not_found'. */
export async function calendarOf(deps: Deps, caller: Caller, id: string): Promise<CalendarFile> {
  const booking = await findBooking(deps.db, id)
  if (!booking || (booking.userId !== caller.userId && !isIn(caller, booking)))
    throw new Refusal('not_found', 'There is no such booking.')
  return calendarFileOf(deps, booking)
}

type CalendarFile = { name: string; text: string }

export const calendarFileOf = (
  { config, db }: Pick<Deps, 'config' | 'db'>,
  booking: BookingRecord,
): CalendarFile => ({
  name: `${booking.reference}.ics`,
  text: calendarFile(confirmationFactsOf(db.house(), booking, config.publicUrl), 'publish', booking.status),
})
