import type { CSSProperties } from 'react'
import { useEffect, useRef } from 'react'
import { minutesOf, wallTime } from '#domain/calendar.ts'
import type { Hours, Span } from '#web/staff/board/stretch.ts'
import { scaleOf, shareOf, stretchOf } from '#web/staff/board/stretch.ts'
import { useNoMachine } from '#web/staff/row/no-machine.tsx'
import type { Look } from '#web/ui/badge.tsx'
import { LookIcon, wordOfLook } from '#web/ui/badge.tsx'
import { dayText, place } from './jetski-days.ts'
import type { Block, MachineRow } from './machine-rows.ts'
import { shownHours, surname } from './machine-rows.ts'

export const blockLooks: Partial<Record<Look, string>> = {
  pending: 'pend',
  confirmed: 'conf',
  in_progress: 'prog',
  completed: 'done',
  held: 'held',
  maintenance: 'maint',
}

const sizesOf = ({ first, last }: Hours) =>
  ({
    '--namew': 'clamp(6.75rem, 4.5rem + 9vw, 12.5rem)',
    '--rowh': '3.25rem',
    '--hours': last - first,
  }) as CSSProperties

// Scrolls sideways on narrow screens, so the arrow keys must reach it.
const takesKeyboard = { tabIndex: 0 }

type Props = { rows: readonly MachineRow[]; now: Temporal.Instant; onOpen: (id: string) => void }

/** Rows are machines; names stay at the left, now is a line. */
export function BoardGrid({ rows, now, onOpen }: Props) {
  const { date, time } = wallTime(now, place.zone)
  const minute = minutesOf(time)
  const hours = shownHours(rows)
  const inside = minute >= hours.first * 60 && minute < hours.last * 60
  const frame = useOpenAt(inside ? shareOf(minute, hours) : 0)
  return (
    <section
      ref={frame}
      {...takesKeyboard}
      aria-label="Timeline of today by machine"
      className="overflow-x-auto -outline-offset-3"
    >
      <div
        className="tl min-w-[60rem] max-lg:min-w-[calc(var(--namew)+var(--hours)*3.75rem)] pt-1"
        style={sizesOf(hours)}
      >
        <HourScale hours={hours} nowHour={inside ? Math.round(minute / 60) : undefined} />
        <div className="relative">
          {rows.map((row) => (
            <Machine key={row.unit.id} row={row} today={date} hours={hours} onOpen={onOpen} />
          ))}
          {inside && (
            <div
              className="pointer-events-none absolute inset-y-0 right-0 z-[1]"
              style={{ left: 'var(--namew)' }}
            >
              <i className="now not-italic" data-t={time} style={{ left: `${shareOf(minute, hours)}%` }} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

const HourScale = ({ hours, nowHour }: { hours: Hours; nowHour: number | undefined }) => (
  <div className="tl-grid" aria-hidden="true">
    <span className="sticky left-0 z-[5] bg-surface" />
    <div className="relative h-7 text-xs text-quiet">
      {scaleOf(hours).map((hour) => (
        <span
          key={hour}
          className="absolute -translate-x-1/2 first:translate-x-1"
          style={{
            left: `${shareOf(hour * 60, hours)}%`,
            visibility: hour === nowHour ? 'hidden' : undefined,
          }}
        >
          {String(hour).padStart(2, '0')}
        </span>
      ))}
    </div>
  </div>
)

type Shown = { today: string; hours: Hours; onOpen: (id: string) => void }

function Machine({ row, hours, ...shown }: Shown & { row: MachineRow }) {
  const { unit, blocks, closed } = row
  return (
    <div className="tl-grid">
      <div className="tl-name sticky left-0 z-[5] px-4! sm:px-5!">
        <img
          src={`/fleet/${unit.catalogueId}.svg`}
          alt=""
          width={56}
          height={35}
          className="w-14 flex-none max-lg:hidden"
        />
        <span className="leading-tight whitespace-normal">{unit.model}</span>
      </div>
      <ul className="tl-row" aria-label={unit.model}>
        {closed && (
          <li className="ev maint" style={placeOf(closed, hours)}>
            <LookIcon of="maintenance" />
            <span>{closed.text}</span>
          </li>
        )}
        {blocks.map((block) => (
          <Ride key={block.ride.id} block={block} hours={hours} {...shown} />
        ))}
      </ul>
    </div>
  )
}

function placeOf(span: Span, hours: Hours): CSSProperties {
  const { left, width } = stretchOf(span, hours)
  return { left: `calc(${left}% + 1px)`, width: `calc(${width}% - 3px)` }
}

function titleOf({ ride, late }: Block, today: string, closed: readonly string[] | undefined): string {
  const day = ride.date === today ? '' : `${dayText(ride.date)}, `
  const state = late ? `${wordOfLook(ride.look)}, late` : wordOfLook(ride.look)
  const trouble = closed ? `, ${closed.join(' + ')} closed` : ''
  return `${day}${ride.time} to ${ride.until}, ${ride.customerName}, ${state}${trouble}`
}

function Ride({ block, today, hours, onOpen }: Shown & { block: Block }) {
  const { ride, late } = block
  const { narrow } = stretchOf(block, hours)
  const closed = useNoMachine().get(ride.id)
  const title = titleOf(block, today, closed)
  const look = {
    className: `ev ${late ? 'late' : (blockLooks[ride.look] ?? 'held')} ${closed ? 'risk' : ''} text-left`,
    style: placeOf(block, hours),
    title,
  }
  const inside = (
    <>
      <LookIcon of={ride.look} />
      {!narrow && <span>{surname(ride.customerName)}</span>}
    </>
  )
  // Nothing can be done to a booking that is being paid; it is only seen.
  if (ride.look === 'held')
    return (
      <li {...look}>
        {inside}
        <span className="sr-only">{title}</span>
      </li>
    )
  return (
    <li className="contents">
      <button
        type="button"
        {...look}
        className={`${look.className} cursor-pointer overflow-x-clip overflow-y-visible before:absolute before:inset-x-0 before:-inset-y-1 hover:brightness-97`}
        aria-label={title}
        onClick={() => onOpen(ride.id)}
      >
        {inside}
      </button>
    </li>
  )
}

// On opening, now stands one quarter from the left; later scrolling is the person's own.
function useOpenAt(share: number) {
  const frame = useRef<HTMLElement>(null)
  const placed = useRef(false)
  useEffect(() => {
    const view = frame.current
    if (!view || placed.current) return
    placed.current = true
    view.scrollLeft = Math.max(0, (view.scrollWidth * share) / 100 - view.clientWidth / 4)
  }, [share])
  return frame
}
