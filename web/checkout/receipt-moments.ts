import type { Receipt } from '#contract/views.ts'
import { arriveEarlyMinutes, contactHours } from '#domain/booking/policy.ts'
import { addDays, dateText, instantOf, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'

/** First and last instant of a booking; an end after midnight is on the next day. */
export function spanOf(house: House, { date, time, until, location }: Receipt) {
  const { zone } = locationOf(house, location)
  const lastDay = until <= time ? addDays(date, 1) : date
  return { from: instantOf(date, time, zone), to: instantOf(lastDay, until, zone) }
}

/** The times in the list of next steps, in the zone of the place. `contactOn` is missing once it has passed. */
export function momentsOf(house: House, receipt: Receipt, now: Temporal.Instant) {
  const { zone } = locationOf(house, receipt.location)
  const { from } = spanOf(house, receipt)
  const contact = from.subtract({ hours: contactHours })
  const there = wallTime(contact, zone)
  return {
    arriveAt: wallTime(from.subtract({ minutes: arriveEarlyMinutes }), zone).time,
    contactOn:
      Temporal.Instant.compare(contact, now) > 0 ? `${dateText(there.date)} at ${there.time}` : undefined,
  }
}
