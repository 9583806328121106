import {
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import type { OpenBooking } from './board-block.tsx'
import { BoardRow, type OpenClosed } from './board-row.tsx'
import type { UnitGroup } from './board-units.ts'
import { type Hours, scaleOf, scrollTo, shareOf } from './stretch.ts'

// Marks are set directly in the DOM: a moving pointer must not re-render 300 blocks.

function mark(board: HTMLElement, under: EventTarget | null): void {
  const block = under instanceof Element ? under.closest<HTMLElement>('[data-booking]') : null
  const id = block?.dataset.booking
  for (const each of board.querySelectorAll<HTMLElement>('[data-marked]'))
    if (each.dataset.booking !== id) delete each.dataset.marked
  if (id === undefined) return
  for (const each of board.querySelectorAll<HTMLElement>(`[data-booking="${CSS.escape(id)}"]`))
    each.dataset.marked = ''
}

/** Hovering or focusing a block marks all units of its booking. */
const marksSameBooking = {
  onPointerOver: (event: PointerEvent<HTMLElement>) => mark(event.currentTarget, event.target),
  onPointerLeave: (event: PointerEvent<HTMLElement>) => mark(event.currentTarget, null),
  onFocus: (event: FocusEvent<HTMLElement>) => mark(event.currentTarget, event.target),
  onBlur: (event: FocusEvent<HTMLElement>) => mark(event.currentTarget, event.relatedTarget),
}

type Props = {
  label: string
  groups: UnitGroup[]
  hours: Hours
  /** Now as wall time of the place; undefined on another day and outside the hours shown. */
  clock: { time: string; minute: number } | undefined
  onOpen: OpenBooking
  onClosed: OpenClosed
}

const sizesOf = ({ first, last }: Hours) =>
  ({ '--namew': 'clamp(6.5rem, 5rem + 6vw, 9.5rem)', '--hours': last - first }) as CSSProperties

// It scrolls sideways on narrow screens, so arrow keys must reach it.
const takesKeyboard = { tabIndex: 0 }

/** One row per unit; names stay at the left, and a line marks the present time. */
export function BoardGrid({ label, groups, hours, clock, onOpen, onClosed }: Props) {
  const frame = useOpenAt(clock ? shareOf(clock.minute, hours) : 0)
  const sizes = sizesOf(hours)
  const help = useId()
  if (groups.length === 0)
    return <p className="px-5 pt-2 pb-6 text-muted">This sector has no machines here.</p>
  return (
    <>
      <p id={help} hidden>
        The arrow keys move between bookings, Enter opens one.
      </p>
      <section
        ref={frame}
        {...takesKeyboard}
        {...marksSameBooking}
        onKeyDown={moveByArrows}
        aria-label={label}
        aria-describedby={help}
        className="overflow-x-auto overscroll-x-contain scroll-pl-(--namew) -outline-offset-3"
        style={sizes}
      >
        {/* On touch screens the blocks, and the area to press, are 44 px high. */}
        <div
          className="tl min-w-[64rem] max-lg:min-w-[calc(var(--namew)+var(--hours)*4rem)] pt-1 [--rowh:2.25rem] max-md:[--rowh:2.8125rem]"
          style={sizes}
        >
          <HourScale hours={hours} nowHour={clock && Math.round(clock.minute / 60)} />
          <div className="relative">
            {groups.map((group) => (
              <Fragment key={group.id}>
                <div className="tl-grid">
                  <h3 className="sticky left-0 z-[5] bg-sunken px-4 py-1.5 font-sans text-xs font-semibold tracking-normal text-muted sm:px-5">
                    {group.title}
                  </h3>
                  <div className="bg-sunken" />
                </div>
                {group.rows.map((row) => (
                  <BoardRow key={row.name} row={row} hours={hours} onOpen={onOpen} onClosed={onClosed} />
                ))}
              </Fragment>
            ))}
            {clock && <NowLine time={clock.time} share={shareOf(clock.minute, hours)} />}
          </div>
        </div>
      </section>
    </>
  )
}

const NowLine = ({ time, share }: { time: string; share: number }) => (
  <div className="pointer-events-none absolute inset-y-0 right-0 z-[1]" style={{ left: 'var(--namew)' }}>
    <i className="now not-italic" data-t={time} style={{ left: `${share}%` }} />
  </div>
)

function HourScale({ hours, nowHour }: { hours: Hours; nowHour: number | undefined }) {
  return (
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
}

// On opening, the present time is one quarter from the left; later scrolling is up to the person.
function useOpenAt(share: number) {
  const frame = useRef<HTMLElement>(null)
  const placed = useRef(false)
  useEffect(() => {
    const view = frame.current
    if (!view || placed.current) return
    placed.current = true
    const names = view.querySelector<HTMLElement>('.tl-name')?.offsetWidth ?? 0
    view.scrollLeft = scrollTo(share, view.scrollWidth - names, view.clientWidth - names)
  }, [share])
  return frame
}

// The board is one Tab stop; within it arrow keys move, as in any grid: a day may have 300 blocks.

const blocksIn = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('button[data-block]'),
]

/** Moves the focus between blocks: along a unit by left and right, between units by up and down. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const board = event.currentTarget
  const from = document.activeElement?.closest<HTMLElement>('button[data-block]') ?? undefined
  const to = from ? neighbour(board, from, event.key) : entry(board, event.key)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function neighbour(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'Escape') return board
  const row = from.closest('ul')
  if (!row) return undefined
  const own = blocksIn(row)
  const index = own.indexOf(from)
  if (key === 'ArrowRight') return own[index + 1]
  if (key === 'ArrowLeft') return own[index - 1]
  if (key === 'Home') return own[0]
  if (key === 'End') return own.at(-1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const rows = [...board.querySelectorAll('ul')].filter((each) => each === row || blocksIn(each).length > 0)
  const next = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]
  return next && nearestTo(blocksIn(next), from)
}

/** On entering the board, focuses the first block that does not end left of the visible part. */
function entry(board: HTMLElement, key: string): HTMLElement | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowRight') return undefined
  const left = board.getBoundingClientRect().left
  const all = blocksIn(board)
  return all.find((block) => block.getBoundingClientRect().right > left + board.clientWidth / 4) ?? all[0]
}

function nearestTo(blocks: HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const middle = middleOf(from)
  return blocks.toSorted((a, b) => Math.abs(middleOf(a) - middle) - Math.abs(middleOf(b) - middle))[0]
}

const middleOf = (block: HTMLElement): number => {
  const { left, width } = block.getBoundingClientRect()
  return left + width / 2
}
