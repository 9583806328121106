import { addDays, instantOf } from '#domain/calendar.ts'
import { locations } from '#domain/locations.ts'
import type { Db, Statement } from '../db/open.ts'

/** The books are kept in the zone of the first place. */
const { zone } = locations[0]!

/** Whose days, and whether samples and test money count. */
export type Books = { zone: string; demo: boolean }

export const booksOf = (demo: boolean): Books => ({ zone, demo })

/** When a day of the books begins, or one that is so many days later; ISO 8601. */
export const instantOfDay = (date: string, later = 0): string =>
  instantOf(addDays(date, later), '00:00', zone).toString()

const keep: Statement = { name: 'keep-figures', text: 'select keep_figures($1, $2, $3::timestamptz)' }

/** Takes what is past into the sums that the figures begin with; they are the same before and after. `upto`: no later than that. */
export async function keepFigures(db: Db, demo: boolean, upto = 'infinity'): Promise<void> {
  await db.transaction((tx) => tx.run(keep, [zone, demo, upto]))
}
