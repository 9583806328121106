import { z } from 'zod'

/** A moment as an instant with its zone, or as the wall time of the place. */
const moment = z
  .string()
  .max(40)
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/,
    'A moment must look like 2026-06-17T09:00',
  )

export const blockRange = z.object({ from: moment, to: moment })

/** Units are closed for a year at most. */
export const mostClosedDays = 366

/**
 * The instant of a moment; without a zone of its own it is the place's wall time. Throws RangeError for 30 February, and for
 * a time that the clocks are set forward over; of one that comes twice it is the first.
 */
export const instantOfMoment = (text: string, zone: string): Temporal.Instant =>
  /(Z|[+-]\d\d:?\d\d)$/.test(text)
    ? Temporal.Instant.from(text)
    : existing(Temporal.PlainDateTime.from(text, { overflow: 'reject' }), zone)

function existing(wall: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  const there = wall.toZonedDateTime(zone)
  if (!there.toPlainDateTime().equals(wall)) throw new RangeError('There is no such time on that day')
  return there.toInstant()
}
