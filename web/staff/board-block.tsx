import { AlarmClock, ArrowLeftRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { memo } from 'react'
import type { BookingRow } from '#contract/views.ts'
import type { Look } from '#web/ui/badge.tsx'
import { wordOfLook } from '#web/ui/badge.tsx'
import { BlockIcon } from './block-icon.tsx'
import { surname } from './board.ts'
import { blockLooks } from './board-looks.ts'

export type OpenBooking = (id: string, from: HTMLElement) => void

type Props = {
  booking: BookingRow
  /** Who has the unit in the same hours; in the sheet of this booking one press away. */
  others: readonly BookingRow[]
  look: Look
  left: number
  width: number
  narrow: boolean
  atRisk: boolean
  onOpen: OpenBooking
}

/** One booking on one unit, or the people of a session: state by look and icon, the surname, all the rest one click away. */
export const BoardBlock = memo(({ booking, others, look, left, width, narrow, atRisk, onOpen }: Props) => {
  const title = titleOf(booking, others, wordOfLook(look))
  return (
    <li className="contents">
      <button
        type="button"
        tabIndex={-1}
        data-block
        data-booking={booking.id}
        className={`ev ${blockLooks[look] ?? 'held'} ${atRisk ? 'risk' : ''} cursor-pointer scroll-mx-8 overflow-x-clip overflow-y-visible text-left before:absolute before:inset-x-0 before:-inset-y-1 max-md:before:-inset-y-[.3125rem] data-marked:not-focus-visible:outline-2 data-marked:not-focus-visible:-outline-offset-1 data-marked:not-focus-visible:outline-ink`}
        style={placeOf(left, width)}
        title={title}
        aria-label={title}
        onClick={(event) => onOpen(booking.id, event.currentTarget)}
      >
        <BlockIcon of={look} />
        {!narrow && <span>{surname(booking.customerName)}</span>}
        {others.length > 0 && <b className="flex-none"> {moreText(others)}</b>}
      </button>
    </li>
  )
})

/** From when it was due until now. */
export const LateBlock = memo(({ left, width }: { left: number; width: number }) => (
  <li className="ev late justify-center px-0!" style={placeOf(left, width)}>
    {width > 2 && <AlarmClock aria-hidden="true" />}
    <span className="sr-only">Late return</span>
  </li>
))

type Proposed = { name: string; left: number; width: number; narrow: boolean }

/** Where a booking could ride instead; it is given there by the strip above the board. */
export const ProposedBlock = memo(({ name, left, width, narrow }: Proposed) => (
  <li className="ev ghost" style={placeOf(left, width)}>
    <ArrowLeftRight aria-hidden="true" />
    <span className={narrow ? 'sr-only' : undefined}>
      {surname(name)}
      <span className="sr-only"> could ride here</span>
    </span>
  </li>
))

export const placeOf = (left: number, width: number): CSSProperties => ({
  left: `calc(${left}% + 1px)`,
  width: `calc(${width}% - 3px)`,
})

const moreText = (others: readonly BookingRow[]): string => `+${others.length}`

/** Holds what stands in the block as it stands there: who speaks to the page says what is seen. */
function titleOf(booking: BookingRow, others: readonly BookingRow[], state: string): string {
  const title = `${booking.time} to ${booking.until}, ${booking.customerName}`
  if (others.length === 0) return `${title}, ${state}`
  const names = others.map(({ customerName }) => customerName)
  return `${title} ${moreText(others)}, ${state}, with ${names.join(', ')}`
}
