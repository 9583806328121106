import type { BookingRow } from '#contract/views.ts'
import type { Look } from '#web/ui/badge.tsx'
import type { Block } from './board-units.ts'

/** A block with all other bookings that have the unit in the same hours: the people of a session share its units. */
export type SharedBlock = Block & { others: readonly BookingRow[] }

/** The order of states if several share a block: waiting for staff first, then in progress. */
const first: readonly Look[] = ['pending', 'held', 'in_progress', 'confirmed', 'completed']
const rank = ({ look }: Block): number => (first.includes(look) ? first.indexOf(look) : first.length)

const noOthers: readonly BookingRow[] = []

/** One block for each stretch of a unit's day; separate blocks would cover each other. */
export function sessionBlocks(blocks: readonly Block[]): SharedBlock[] {
  const byHours = Map.groupBy(blocks, ({ booking: { date, time, until } }) => `${date} ${time} ${until}`)
  return [...byHours.values()].map((same) => {
    const [top, ...below] = same.toSorted((one, other) => rank(one) - rank(other)) as [Block, ...Block[]]
    if (below.length === 0) return { ...top, others: noOthers }
    const late = same
      .flatMap((block) => block.late ?? [])
      .toSorted((one, other) => other.until - one.until)[0]
    return {
      ...top,
      others: below.map(({ booking }) => booking),
      atRisk: same.some(({ atRisk }) => atRisk),
      ...(late ? { late } : {}),
    }
  })
}

/** Bookings that share a unit with this one in the same hours, as in a session. */
export const sharingUnits = (rows: readonly BookingRow[], of: BookingRow): BookingRow[] =>
  rows.filter(
    (row) =>
      row.id !== of.id &&
      row.status !== 'cancelled' &&
      row.location === of.location &&
      row.date === of.date &&
      row.time === of.time &&
      row.until === of.until &&
      row.units.some((unit) => of.units.includes(unit)),
  )
