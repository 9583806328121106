import { z } from 'zod'
import { clockPattern, isIsoDate } from './calendar.ts'

// Day and time on the wire. Apart from calendar.ts: pages need that, and no schemas.

/** `yyyy-MM-dd`, a day that exists, in a year that a calendar of bookings can mean and every database can count on from. */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Date must look like 2026-06-18')
  .refine((text) => !/^\d{4}-\d{2}-\d{2}$/.test(text) || isIsoDate(text), 'There is no such date')

/** `yyyy-MM`. */
export const yearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Month must look like 2026-06')

/** `HH:mm`, 00:00 to 23:59. */
export const clockTime = z.string().regex(clockPattern, 'Time must look like 18:00')
