import { addDays, monthText } from '#domain/calendar.ts'
import { isOpenOn } from '#domain/house/opening.ts'
import type { Place } from './edits.ts'

// Finds the day under a pointer on the strip of a year, whose months are in one or several rows.

export type Span = { from: string; to: string }
type Box = { left: number; right: number; top: number; bottom: number }
type Point = { x: number; y: number }

const outside = (at: number, first: number, last: number): number => Math.max(first - at, at - last, 0)

/** The day at a point, `yyyy-MM-dd`: nearest row first, then nearest month. `months` are `yyyy-MM`, in the order of boxes. */
export function dayAt(months: readonly string[], boxes: readonly Box[], { x, y }: Point): string {
  const away = boxes.map((box) => [outside(y, box.top, box.bottom), outside(x, box.left, box.right)] as const)
  const rows = Math.min(...away.map(([row]) => row))
  const inRow = away.map(([row, column]) => (row === rows ? column : Number.POSITIVE_INFINITY))
  const index = inRow.indexOf(Math.min(...inRow))
  const { left, right } = boxes[index]!
  const days = daysOf(months[index]!)
  const day = Math.floor(((x - left) / (right - left)) * days.length)
  return days[Math.min(Math.max(day, 0), days.length - 1)]!
}

/** Two days in order, none before `today`; undefined if both are. */
export function spanOf(one: string, other: string, today: string): Span | undefined {
  const [from, to] = one < other ? [one, other] : [other, one]
  if (to < today) return undefined
  return { from: from < today ? today : from, to }
}

/** The same days of every year, `MM-dd`; to the end of February includes leap years. */
export const everyYear = ({ from, to }: Span): Span => ({
  from: from.slice(5),
  to: addDays(to, 1).endsWith('-03-01') ? '02-29' : to.slice(5),
})

/** The share of a month's width that a span covers, 0 to 1; undefined if none. */
export function partOf(month: string, { from, to }: Span): { start: number; width: number } | undefined {
  const days = daysOf(month)
  const first = days.findIndex((day) => day >= from)
  const last = days.findLastIndex((day) => day <= to)
  if (first < 0 || last < first) return undefined
  return { start: first / days.length, width: (last - first + 1) / days.length }
}

/** `month`: `yyyy-MM`. */
export type OpenMonth = { month: string; name: string; state: 'open' | 'some' | 'closed'; words: string }

/** The twelve months from that of a day, with how much of each the place is open. */
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
const daysOf = (month: string): string[] =>
  Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter((day) =>
    day.startsWith(month),
  )
