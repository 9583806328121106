import { z } from 'zod'

/** An instant with its zone, or local time of the place. */
const moment = z
  .string()
  .max(40)
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/,
    'A moment must look like 2026-06-17T09:00',
  )

export const blockRange = z.object({ from: moment, to: moment })

/** Units are closed for a year at most. */
export const maxClosedDays = 366

/**
 * The instant of such a text; without a zone it is local to the place. Throws RangeError for 30 February or a time skipped by a
 * clock change; of a time that occurs twice the first is meant.
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
