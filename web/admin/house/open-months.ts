import { addDays, monthText } from '#domain/calendar.ts'
import { isOpenOn } from '#domain/house/opening.ts'
import type { Place } from './edits.ts'

/** `month`: `yyyy-MM`. */
export type OpenMonth = { month: string; name: string; state: 'open' | 'some' | 'closed'; words: string }

/** The twelve months from that of a day: how much of each a place is open. */
export function openMonths(place: Place, today: string): OpenMonth[] {
  const [year = 0, first = 0] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const at = first - 1 + index
    const month = `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    const days = daysOf(month)
    const open = days.filter((day) => isOpenOn(place, day)).length
    const name = monthText(month)
    if (open === 0) return { month, name, state: 'closed', words: `${name}: closed` }
    if (open === days.length) return { month, name, state: 'open', words: `${name}: open` }
    return { month, name, state: 'some', words: `${name}: open on ${open} of ${days.length} days` }
  })
}

/** The days of a month, `yyyy-MM-dd`. */
export const daysOf = (month: string): string[] =>
  Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter((day) =>
    day.startsWith(month),
  )
