import { type PointerEvent, useRef, useState } from 'react'
import { dateText } from '#domain/calendar.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import type { Place } from './edits.ts'
import { dayAt, openMonths, partOf, type Span, spanOf } from './strip-days.ts'

const looks = {
  open: 'bg-sea-500',
  some: 'bg-[linear-gradient(135deg,var(--color-sea-500)_50%,transparent_50%)] shadow-[inset_0_0_0_1px_var(--color-sea-500)]',
  closed: 'bg-transparent shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
}
const marks = { open: 'open', some: 'part', closed: 'closed' }

type Props = {
  place: Place
  name: string
  today: string
  /** The days are to be closed, or to get their own hours. */
  onClosed: (days: Span) => void
  onHours: (days: Span) => void
}

/** The next twelve months of a place: filled where open, empty where closed. Days are chosen by dragging. */
export function YearStrip({ place, name, today, onClosed, onHours }: Props) {
  const months = openMonths(place, today)
  const { span, choose, drag } = useDrag(
    months.map(({ month }) => month),
    today,
  )
  const then = (act: (days: Span) => void) => () => {
    if (span) act(span)
    choose(undefined)
  }
  return (
    <div>
      <ul
        aria-label={`${name}, the next twelve months`}
        // A finger that moves up or down scrolls the page; only sideways it chooses days.
        className="grid cursor-ew-resize touch-pan-y grid-cols-6 gap-1.5 select-none sm:grid-cols-12"
        {...drag}
      >
        {months.map(({ month, name: monthName, state, words }) => (
          <li key={month} title={words} className="text-center text-xs text-muted">
            <span className="sr-only">{words}</span>
            <span aria-hidden="true">
              <span className={`relative block h-3 overflow-hidden rounded-full ${looks[state]}`}>
                {span && <Chosen part={partOf(month, span)} />}
              </span>
              <span className="mt-1 block font-semibold">{monthName.slice(0, 3)}</span>
              {marks[state]}
            </span>
          </li>
        ))}
      </ul>
      {span ? (
        <fieldset className="mt-3 flex flex-wrap items-center gap-2.5">
          <legend className="float-left mr-2 py-2 font-semibold">{spanText(span)}</legend>
          <SmallButton kind="ink" onClick={then(onClosed)}>
            Close these days
          </SmallButton>
          <SmallButton kind="line" onClick={then(onHours)}>
            {place.hours.length === 0 ? 'Open only on these' : 'Add hours for them'}
          </SmallButton>
          <SmallButton kind="ghost" onClick={() => choose(undefined)}>
            Cancel
          </SmallButton>
        </fieldset>
      ) : (
        <p className="mt-2 text-sm text-muted">
          Drag over the months to choose days, or use the lists below.
        </p>
      )}
    </div>
  )
}

const Chosen = ({ part }: { part: ReturnType<typeof partOf> }) =>
  part ? (
    <span
      className="absolute inset-y-0 bg-apricot-600"
      style={{ left: `${part.start * 100}%`, width: `${part.width * 100}%` }}
    />
  ) : null

const spanText = ({ from, to }: Span): string =>
  from === to ? dateText(from, 'year') : `${dateText(from, 'year')} to ${dateText(to, 'year')}`

/** A press that moves less may be a click, or the start of scrolling. */
const minPixels = 6

/** The days over which a pointer was dragged. */
function useDrag(months: readonly string[], today: string) {
  const [span, choose] = useState<Span>()
  const begun = useRef<{ day: string; x: number }>(undefined)
  const dayOf = ({ currentTarget, clientX: x, clientY: y }: PointerEvent) =>
    dayAt(
      months,
      [...currentTarget.children].map((month) => month.getBoundingClientRect()),
      { x, y },
    )
  const drag = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      begun.current = { day: dayOf(event), x: event.clientX }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const from = begun.current
      if (!from || !event.isPrimary) return
      if (span === undefined && Math.abs(event.clientX - from.x) < minPixels) return
      choose(spanOf(from.day, dayOf(event), today))
    },
    onPointerUp: () => {
      begun.current = undefined
    },
    // The browser took the touch for scrolling.
    onPointerCancel: () => {
      begun.current = undefined
      choose(undefined)
    },
  }
  return { span, choose, drag }
}
