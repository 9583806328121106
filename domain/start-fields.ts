import { z } from 'zod'
import { clockPattern, isIsoDate } from './calendar.ts'

// Date and time fields of requests. Separate from calendar.ts, which pages load without any schema.

/** `yyyy-MM-dd`, an existing day in a plausible year that every database can handle. */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Date must look like 2026-06-18')
  .refine((text) => !/^\d{4}-\d{2}-\d{2}$/.test(text) || isIsoDate(text), 'There is no such date')

/** `yyyy-MM`. */
export const yearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Month must look like 2026-06')

/** `HH:mm`, 00:00 to 23:59. */
export const clockTime = z.string().regex(clockPattern, 'Time must look like 18:00')
