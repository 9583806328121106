import type { FocusEvent, PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { dayText } from '#web/desk/day-words.ts'
import { todaysOf } from '#web/staff/row/booking-days.ts'
import { BookingItem } from '#web/staff/row/booking-item.tsx'
import { useByAndBy } from './after-paint.ts'
import { PlaceGroups } from './place-groups.tsx'
import { heldList } from './steady-rows.ts'

type Props = {
  rows: BookingRow[]
  /** Every booking that is known: one that an act takes out of the list stays while someone points at it. */
  all?: BookingRow[]
  now: Temporal.Instant
  withDay?: boolean
}

/** The list keeps its rows and their order while someone points at it: neither an act nor a refresh moves the next button away. */
export function BookingList({ rows, all = rows, now, withDay }: Props) {
  const [held, setHeld] = useState<readonly BookingRow[]>()
  const { shown, fresh } = heldList({ rows, all, held })
  const drawn = useByAndBy(shown.length)
  const list = useRef<HTMLDivElement>(null)
  const hold = () => setHeld((before) => before ?? rows)
  const holding = {
    ref: list,
    onPointerEnter: hold,
    onFocus: hold,
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      // A finger leaves at the end of every tap, before its click: the row that it is for must still be there.
      if (pointerType === 'touch') return
      if (!belongs(currentTarget, document.activeElement)) setHeld(undefined)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !belongs(currentTarget, relatedTarget)) setHeld(undefined)
    },
  }
  const isHeld = held !== undefined
  useEffect(() => {
    if (!isHeld) return
    const pointElsewhere = ({ target }: Event) => {
      if (list.current && !belongs(list.current, target)) setHeld(undefined)
    }
    document.addEventListener('pointerdown', pointElsewhere)
    return () => document.removeEventListener('pointerdown', pointElsewhere)
  }, [isHeld])
  const today = todaysOf(now)
  const item = (row: BookingRow) => {
    const day = withDay || row.date !== today(row) ? dayText(row.date) : undefined
    return <BookingItem key={row.id} row={row} now={now} day={day} />
  }
  return (
    <div {...holding}>
      <PlaceGroups rows={shown} most={drawn}>
        {item}
      </PlaceGroups>
      {fresh.length > 0 && (
        <section aria-label="New since you are here">
          <PlaceGroups rows={fresh}>{item}</PlaceGroups>
        </section>
      )}
    </div>
  )
}

/** In the list, or in what was opened from it: a question must not lose the row that it is about. */
const belongs = (list: HTMLElement, focused: EventTarget | null): boolean =>
  focused instanceof Element &&
  (list.contains(focused) || focused.closest('[role="dialog"], [role="menu"]') !== null)
