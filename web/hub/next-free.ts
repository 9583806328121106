import { addDays, dateText } from '#domain/calendar.ts'
import type { FreeTime, Start } from '#web/steps/starts.ts'
import { nextDays, nextTimes, shortDay } from '#web/steps/starts.ts'

type Ways = {
  /** Days of a month (`2026-06`) with their state. */
  month: (month: string) => Promise<Readonly<Record<string, string>>>
  starts: (date: string) => Promise<readonly Start[]>
}

const mostDays = 3

/** The first free start from `today` on, in this month and the next. What is left of today may be over: three days are tried. */
export async function nextFree(today: string, { month, starts }: Ways): Promise<FreeTime | null> {
  const thisMonth = today.slice(0, 7)
  for (const each of [thisMonth, addDays(`${thisMonth}-28`, 7).slice(0, 7)])
    for (const date of nextDays([await month(each)], addDays(today, -1), mostDays)) {
      const [free] = nextTimes([{ date, starts: await starts(date) }], 1)
      if (free) return free
    }
  return null
}

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
