// Days of a month and moves between them. Dates are `yyyy-MM-dd`, months `yyyy-MM`, both without a zone.

const dayMs = 86_400_000

export const monthOf = (date: string): string => date.slice(0, 7)

/** Six weeks, Monday first, padded with days of other months. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  const dayAt = (index: number) => new Date(first + (index - before) * dayMs).toISOString().slice(0, 10)
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => dayAt(week * 7 + day)))
}

export const monthAfter = (month: string, months: 1 | -1): string =>
  monthOf(Temporal.PlainDate.from(`${month}-01`).add({ months }).toString())

type Step = (from: Temporal.PlainDate) => Temporal.PlainDate

const by =
  (step: Temporal.DurationLike): Step =>
  (from) =>
    from.add(step)

/** How far a key moves, without and with Shift. */
const keys: Record<string, [Step, Step?]> = {
  ArrowLeft: [by({ days: -1 }), by({ months: -1 })],
  ArrowRight: [by({ days: 1 }), by({ months: 1 })],
  ArrowUp: [by({ weeks: -1 }), by({ years: -1 })],
  ArrowDown: [by({ weeks: 1 }), by({ years: 1 })],
  PageUp: [by({ months: -1 }), by({ years: -1 })],
  PageDown: [by({ months: 1 }), by({ years: 1 })],
  Home: [(from) => from.subtract({ days: from.dayOfWeek - 1 })],
  End: [(from) => from.add({ days: 7 - from.dayOfWeek })],
}

type Pressed = { key: string; shiftKey: boolean }
type Bounds = { first: string; last: string; isClosed: (date: string) => boolean }

export const isWay = ({ key }: Pressed): boolean => key in keys

/** The day to which a key moves, skipping closed days; undefined if there is none. */
export function dayByKey(from: string, { key, shiftKey }: Pressed, bounds: Bounds): string | undefined {
  const [plain, shifted = plain] = keys[key] ?? []
  const step = shiftKey ? shifted : plain
  for (let at = from; step; ) {
    const next = step(Temporal.PlainDate.from(at)).toString()
    if (next === at || next < bounds.first || next > bounds.last) return undefined
    if (!bounds.isClosed(next)) return next
    at = next
  }
  return undefined
}
