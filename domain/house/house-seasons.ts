import { z } from 'zod'
import { isIsoDate, isMonthDay } from '../calendar.ts'
import { isoDate } from '../start-fields.ts'
import { slug } from './house-fields.ts'
import { placesOnce, weekdays } from './house-places.ts'

/** 'MM-DD' for every year, 'yyyy-MM-DD' for one. */
const seasonDay = z
  .string()
  .refine((day) => isMonthDay(day) || isIsoDate(day), 'A day must look like 06-18 or 2026-06-18 and exist')

/** A price list of a part of the year or week; a price that it does not have stays as it is. The last that fits counts. */
const season = <Price extends z.ZodType>(price: Price) =>
  z
    .strictObject({
      from: seasonDay,
      to: seasonDay.optional(),
      /** A season of every year counts from this day on. */
      since: isoDate.optional(),
      weekdays: weekdays.optional(),
      places: placesOnce.optional(),
      cents: z.record(slug, price),
    })
    .refine(({ from, to }) => to === undefined || from.length === to.length, {
      path: ['to'],
      error: 'Both days with a year, or both without',
    })

export const seasonsOf = <Price extends z.ZodType>(price: Price) => z.array(season(price)).max(100).optional()

/** The code of a length; those by which a season names other prices (`OtherCode`) are not free. */
export const durationCode = slug.refine(
  (code) => !/^(walk-in$|add-on$|sauna-)/.test(code),
  'Please take another code: in seasons this one is that of another price',
)
