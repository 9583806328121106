import { daysOf } from './open-months.ts'

// Finds the day under a pointer on the strip of a year, whose months are in one row or several.

export type Span = { from: string; to: string }
type Box = { left: number; right: number; top: number; bottom: number }
type Point = { x: number; y: number }

const outside = (at: number, first: number, last: number): number => Math.max(first - at, at - last, 0)

/** The day at a point, `yyyy-MM-dd`: of the nearest month, its row first. `months` are `yyyy-MM`, in the order of boxes. */
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

/** Two days in their order, none before `today`; undefined where both are. */
export function spanOf(one: string, other: string, today: string): Span | undefined {
  const [from, to] = one < other ? [one, other] : [other, one]
  if (to < today) return undefined
  return { from: from < today ? today : from, to }
}

/** Which part of a month's width a span covers, in parts of 1; undefined where none. */
export function partOf(month: string, { from, to }: Span): { start: number; width: number } | undefined {
  const days = daysOf(month)
  const first = days.findIndex((day) => day >= from)
  const last = days.findLastIndex((day) => day <= to)
  if (first < 0 || last < first) return undefined
  return { start: first / days.length, width: (last - first + 1) / days.length }
}
