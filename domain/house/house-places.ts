import { z } from 'zod'
import { isMonthDay } from '../calendar.ts'
import { line } from '../contact.ts'
import { clockTime, isoDate } from '../start-fields.ts'
import { slug, text, title, whole } from './house-fields.ts'

/** 'MM-DD', a day of every year. */
export const monthDay = z.string().refine(isMonthDay, 'A day must look like 06-18 and exist')
export const weekdays = z.array(whole(1, 7)).min(1, 'Choose a day of the week').max(7)
export const placesOnce = z
  .array(slug)
  .max(50)
  .refine((places) => new Set(places).size === places.length, 'Choose each place once')

const openingHours = z.strictObject({
  from: monthDay,
  to: monthDay,
  weekdays,
  open: clockTime,
  close: clockTime,
})

const closedDays = z
  .strictObject({ from: isoDate, to: isoDate, reason: text })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first' })

/** Whether the runtime knows a time zone by this name. */
function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

const degrees = (most: number) =>
  z
    .number('Degrees must be a number, like 59.4535')
    .min(-most, `At least ${-most} degrees`)
    .max(most, `At most ${most} degrees`)

/** A place without hours is always open; one with hours is closed on days that none of them covers. */
const place = z.strictObject({
  name: title,
  label: title,
  country: line(80).pipe(z.string().min(1, 'Please name the country')),
  zone: z.string().max(60).refine(isZone, 'There is no such time zone'),
  vatPercent: z
    .number()
    .min(0, 'VAT cannot be below 0 %')
    .max(50, 'VAT cannot be above 50 %')
    .multipleOf(0.1, 'VAT has one decimal place, like 5.5'),
  /** Directions to the meeting point. */
  meetingPoint: line(200).pipe(z.string().min(1, 'Please say where guests meet you')),
  map: z.strictObject({ latitude: degrees(90), longitude: degrees(180) }),
  hours: z.array(openingHours).max(60),
  closed: z.array(closedDays).max(200),
  /** Whether rides before civil dawn or after civil dusk are not sold, sold only by staff, or sold with a warning. */
  afterDark: z.enum(['close', 'staff', 'warn']),
})

/** In the order of lists. */
export const placesSchema = z
  .record(slug, place)
  .refine((places) => Object.keys(places).length > 0, 'At least one place')
  .refine((places) => Object.keys(places).length <= 50, 'At most 50 places')
