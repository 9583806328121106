import { timeOf } from '#domain/calendar.ts'
import { dayText } from '#web/desk/day-words.ts'
import { closedText, closedWord } from '#web/staff/fleet/closed-words.ts'
import { quantityText, unitsText } from '#web/staff/row/booking-words.ts'
import type { Look } from '#web/ui/badge.tsx'
import { wordOfLook } from '#web/ui/badge.tsx'
import type { Closed, UnitGroup } from './board-units.ts'

export const columns = [
  { column: 'from', label: 'Start' },
  { column: 'until', label: 'End' },
  { column: 'who', label: 'Customer' },
  { column: 'what', label: 'What' },
  { column: 'units', label: 'Units' },
  { column: 'state', label: 'Status' },
] as const
export type Column = (typeof columns)[number]['column']

/** `starts` orders what began on an earlier day before all of this one. */
type Cells = Record<Column, string> & { key: string; look: Look; starts: number }
export type Line = Cells & ({ bookingId: string; closed?: undefined } | { closed: Closed })

/** The board's blocks as lines: a booking once, whatever many units it has; a closed unit by its reason. */
export function linesOf(groups: readonly UnitGroup[]): Line[] {
  const rows = groups.flatMap((group) => group.rows)
  const bookings = new Map(
    rows.flatMap((row) => row.blocks.map((block) => [block.booking.id, block] as const)),
  )
  const booked = [...bookings.values()].map(
    ({ booking, look, late, from, earlier, began }): Line => ({
      key: booking.id,
      bookingId: booking.id,
      starts: began === undefined ? from : -1,
      from: began === undefined ? booking.time : `${dayText(began)}, ${booking.time}`,
      until: booking.until,
      who: booking.customerName,
      what: `${booking.service}, ${quantityText(booking)}`,
      units: unitsText(booking),
      look,
      state: late || earlier ? `${wordOfLook(look)}, late` : wordOfLook(look),
    }),
  )
  const closed = rows.flatMap((row) =>
    row.closed.map(
      (each): Line => ({
        key: `closed-${row.name}-${each.closing?.id}`,
        closed: each,
        starts: each.from,
        from: timeOf(each.from),
        until: timeOf(each.until),
        who: `${row.name} is closed`,
        what: closedText(each),
        units: row.name,
        look: 'maintenance',
        state: closedWord(each),
      }),
    ),
  )
  return [...closed, ...booked]
}

const collator = new Intl.Collator('en', { numeric: true })

/** Lines by one column; what is alike there stays in the order of the day. */
export const sorted = (lines: readonly Line[], { column, down }: { column: Column; down: boolean }): Line[] =>
  lines.toSorted((one, other) => {
    const order = column === 'from' ? one.starts - other.starts : collator.compare(one[column], other[column])
    return (down ? -order : order) || one.starts - other.starts
  })
