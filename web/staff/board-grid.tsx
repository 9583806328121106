import type { CSSProperties } from 'react'
import { Fragment, useEffect, useRef } from 'react'
import { minutesOf, wallTime } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationOf } from '#domain/locations.ts'
import { LookIcon, wordOfLook } from '#web/ui/badge.tsx'
import type { UnitGroup, UnitRow } from './board.ts'
import { firstHour, hours, scrollTo, shareOf } from './board.ts'
import { BoardBlock } from './board-block.tsx'

type Day = { place: LocationId; date: string; today: string; now: Temporal.Instant }
type Props = { groups: UnitGroup[]; day: Day; onOpen: (id: string) => void }

const sizes = {
  '--namew': 'clamp(6.5rem, 5rem + 6vw, 9.5rem)',
  '--rowh': '2.5rem',
  '--hours': hours.length,
} as CSSProperties

// Scrolls sideways on narrow screens, so the arrow keys must reach it.
const takesKeyboard = { tabIndex: 0 }

/** Rows are units; names stay at the left, now is a line. */
export function BoardGrid({ groups, day, onOpen }: Props) {
  const time = wallTime(day.now, locationOf(day.place).zone).time
  const minute = minutesOf(time)
  const isToday = day.date === day.today
  const inside = isToday && minute >= firstHour * 60 && minute < 23 * 60
  const frame = useOpenAt(inside ? shareOf(minute) : 0)
  if (groups.length === 0)
    return <p className="px-5 pt-2 pb-6 text-muted">No machine of this sector stands here.</p>
  return (
    <section
      ref={frame}
      {...takesKeyboard}
      aria-label="Timeline of the day by unit"
      className="overflow-x-auto -outline-offset-3"
    >
      <div className="tl min-w-[64rem] pt-1" style={sizes}>
        <HourScale nowHour={inside ? Math.round(minute / 60) : undefined} />
        <div className="relative">
          {groups.map((group) => (
            <Fragment key={group.title}>
              <div className="tl-grid">
                <h3 className="sticky left-0 z-[5] bg-sunken px-4 py-1.5 font-sans text-xs font-semibold tracking-normal text-muted sm:px-5">
                  {group.title}
                </h3>
                <div className="bg-sunken" />
              </div>
              {group.rows.map((row) => (
                <Unit key={row.name} row={row} day={day} onOpen={onOpen} />
              ))}
            </Fragment>
          ))}
          {inside && (
            <div
              className="pointer-events-none absolute inset-y-0 right-0 z-[1]"
              style={{ left: 'var(--namew)' }}
            >
              <i className="now not-italic" data-t={time} style={{ left: `${shareOf(minute)}%` }} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function HourScale({ nowHour }: { nowHour: number | undefined }) {
  return (
    <div className="tl-grid" aria-hidden="true">
      <span className="sticky left-0 z-[5] bg-surface" />
      <div className="relative h-7 text-xs text-quiet">
        {hours.map((hour) => (
          <span
            key={hour}
            className="absolute -translate-x-1/2 first:translate-x-1"
            style={{ left: `${shareOf(hour * 60)}%`, visibility: hour === nowHour ? 'hidden' : undefined }}
          >
            {String(hour).padStart(2, '0')}
          </span>
        ))}
      </div>
    </div>
  )
}

function Unit({ row, day, onOpen }: { row: UnitRow; day: Day; onOpen: (id: string) => void }) {
  const closed = row.inService && day.date >= day.today
  return (
    <div className="tl-grid">
      <div className="tl-name sticky left-0 z-[5] px-4! sm:px-5!">
        <span className="leading-tight whitespace-normal">{row.name}</span>
      </div>
      <ul className="tl-row" aria-label={row.name}>
        {closed && (
          <li className="ev maint" style={{ left: '1px', right: '2px' }}>
            <LookIcon of="maintenance" />
            <span>{wordOfLook('maintenance')}</span>
          </li>
        )}
        {row.blocks.map((block) => (
          <BoardBlock key={block.booking.id} block={block} now={day.now} onOpen={onOpen} />
        ))}
      </ul>
    </div>
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
    view.scrollLeft = scrollTo(share, view.scrollWidth, view.clientWidth)
  }, [share])
  return frame
}
