import { memo } from 'react'
import { useHouse } from '#web/house-on-page.ts'
import { closedText } from '#web/staff/fleet/closed-words.ts'
import { LookIcon } from '#web/ui/badge.tsx'
import { BoardBlock, LateBlock, type OpenBooking, ProposedBlock, placeOf } from './board-block.tsx'
import { type Closed, sessionBlocks, type UnitRow } from './board-units.ts'
import { type Hours, stretchOf } from './stretch.ts'

export type OpenClosed = (closed: Closed, from: HTMLElement) => void

type Props = { row: UnitRow; hours: Hours; onOpen: OpenBooking; onClosed: OpenClosed }

/** One unit: its name at the left, its day next to it. */
export const BoardRow = memo(({ row, hours, onOpen, onClosed }: Props) => {
  const house = useHouse()
  const blocks = sessionBlocks(row.blocks)
  return (
    // A row with `content-visibility` has its own stacking context: it must be above the line that marks now, like its blocks.
    <div className="tl-grid relative z-[2] [contain-intrinsic-size:auto_2.25rem] max-md:[contain-intrinsic-size:auto_2.8125rem] [content-visibility:auto]">
      <div className="tl-name sticky left-0 z-[5] px-4! sm:px-5!">
        <span className="leading-tight whitespace-normal">{row.name}</span>
      </div>
      <ul className="tl-row" aria-label={row.name}>
        {row.closed.map((closed) => (
          <li key={closed.closing?.id ?? 'state'} className="contents">
            <button
              type="button"
              tabIndex={-1}
              data-block
              className="ev maint cursor-pointer scroll-mx-8 overflow-x-clip! overflow-y-visible! text-left before:absolute before:inset-x-0 before:-inset-y-1 max-md:before:-inset-y-[.3125rem]"
              style={placeOf(stretchOf(closed, hours))}
              title={`${row.name} is closed: ${closedText(house, closed)}`}
              aria-label={`Why ${row.name} is closed: ${closedText(house, closed)}`}
              onClick={(event) => onClosed(closed, event.currentTarget)}
            >
              <span className="sticky left-[calc(var(--namew)+0.5rem)] inline-flex max-w-full min-w-0 items-center gap-1">
                <LookIcon of="maintenance" />
                <span>{closedText(house, closed)}</span>
              </span>
            </button>
          </li>
        ))}
        {blocks.map(({ late, booking, from, until, ...block }) => (
          <BoardBlock
            key={booking.id}
            booking={booking}
            late={late !== undefined || block.earlier}
            onOpen={onOpen}
            {...block}
            {...stretchOf({ from, until }, hours)}
          />
        ))}
        {blocks.map(
          ({ late, booking }) => late && <LateBlock key={booking.id} {...stretchOf(late, hours)} />,
        )}
        {row.proposals.map(({ booking, ...span }) => (
          <ProposedBlock key={booking.id} name={booking.customerName} {...stretchOf(span, hours)} />
        ))}
      </ul>
    </div>
  )
})
