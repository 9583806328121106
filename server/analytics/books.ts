import { addDays, instantOf } from '#domain/calendar.ts'
import { locations } from '#domain/locations.ts'

/** The books are kept in the zone of the first place. */
const { zone } = locations[0]!

/** Whose days, and whether samples and test money count. */
export type Books = { zone: string; demo: boolean }

export const booksOf = (demo: boolean): Books => ({ zone, demo })

/** When a day of the books begins, or one that is so many days later; ISO 8601. */
export const instantOfDay = (date: string, later = 0): string =>
  instantOf(addDays(date, later), '00:00', zone).toString()
