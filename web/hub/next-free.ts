import { addDays, dateText } from '#domain/calendar.ts'
import type { FreeTime } from '#web/booking/start-list.ts'
import { shortDay } from '#web/booking/start-list.ts'

/** The earliest of several, where one of them is enough. */
export const earliest = (times: readonly (FreeTime | null)[]): FreeTime | null =>
  times.reduce((first, time) => (first && (!time || momentOf(first) <= momentOf(time)) ? first : time), null)

const momentOf = ({ date, time }: FreeTime): string => `${date} ${time}`

/** 'today at 15:00', 'tomorrow at 9:00', 'Monday at 16:00'; from a week on with the date. */
export function whenText({ date, time }: FreeTime, today: string): string {
  if (date === today) return `today at ${time}`
  if (date === addDays(today, 1)) return `tomorrow at ${time}`
  return `${date < addDays(today, 7) ? dateText(date).split(' ')[0] : shortDay(date)} at ${time}`
}

const fewAtMost = 3

/** '3 left' where so few are; undefined where there are more, or nobody counts them. */
export const leftText = ({ free }: FreeTime, counted: boolean): string | undefined =>
  counted && free !== undefined && free <= fewAtMost ? `${free} left` : undefined
