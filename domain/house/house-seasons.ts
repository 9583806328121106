import { z } from 'zod'
import { isIsoDate, isMonthDay } from '../calendar.ts'
import { isoDate } from '../start-fields.ts'
import { slug } from './house-fields.ts'
import { placesOnce, weekdays } from './house-places.ts'

/** 'MM-DD' for every year, 'yyyy-MM-DD' for one. */
const isSeasonDay = (day: string): boolean => isMonthDay(day) || isIsoDate(day)
const seasonDay = z.string().refine(isSeasonDay, 'A day must look like 06-18 or 2026-06-18 and exist')

/** Prices for a part of the year or week; prices not listed stay as they are. The last matching season applies. */
const season = <Price extends z.ZodType>(price: Price) =>
  z
    .strictObject({
      from: seasonDay,
      to: seasonDay.optional(),
      /** The first day on which a yearly season applies. */
      since: isoDate.optional(),
      weekdays: weekdays.optional(),
      places: placesOnce.optional(),
      cents: z.record(slug, price),
    })
    .refine(
      ({ from, to }) => to === undefined || from.length === to.length || ![from, to].every(isSeasonDay),
      {
        path: ['to'],
        error: 'Give both days a year, or neither',
      },
    )

export const seasonsOf = <Price extends z.ZodType>(price: Price) => z.array(season(price)).max(100).optional()

/** The code of a length, except codes by which a season refers to other prices (`OtherCode`). */
export const durationCode = slug.refine(
  (code) => !/^(walk-in$|add-on$|sauna-)/.test(code),
  'Please choose another code: seasons use this one for another price',
)
