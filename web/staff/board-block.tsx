import type { BookingRow } from '#contract/views.ts'
import { isHeld } from '#web/desk/days.ts'
import { LookIcon, wordOfLook } from '#web/ui/badge.tsx'
import type { Block } from './board.ts'
import { surname } from './board.ts'
import { blockLooks } from './board-looks.ts'

type Props = { block: Block; now: Temporal.Instant; onOpen: (id: string) => void }

/** One booking on one unit: state by look and icon, the surname, all the rest one click away. */
export function BoardBlock({ block, now, onOpen }: Props) {
  const { booking, left, width, narrow } = block
  const look = isHeld(booking, now) ? 'held' : booking.status
  return (
    <li className="contents">
      <button
        type="button"
        className={`ev ${blockLooks[look] ?? 'held'} cursor-pointer text-left before:absolute before:inset-x-0 before:-inset-y-1 hover:brightness-97`}
        style={{ left: `calc(${left}% + 1px)`, width: `calc(${width}% - 3px)` }}
        title={titleOf(booking, wordOfLook(look))}
        aria-label={titleOf(booking, wordOfLook(look))}
        onClick={() => onOpen(booking.id)}
      >
        <LookIcon of={look} />
        {!narrow && <span>{surname(booking.customerName)}</span>}
      </button>
    </li>
  )
}

const titleOf = (booking: BookingRow, state: string): string =>
  `${booking.time} to ${booking.until}, ${booking.customerName}, ${state}`
