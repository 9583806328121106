import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { BookingItem } from '#web/desk/booking-item.tsx'
import { steady } from '#web/desk/days.ts'
import { PlaceGroups } from './place-groups.tsx'

/** The list keeps its order while someone points at it: an act never moves the next button away. */
export function BookingList({ rows, now }: { rows: BookingRow[]; now: Temporal.Instant }) {
  const [held, setHeld] = useState<string[]>()
  const shown = steady(rows, held)
  const hold = () => setHeld((before) => before ?? rows.map((row) => row.id))
  return (
    <PlaceGroups
      rows={shown}
      onPointerEnter={hold}
      onFocus={hold}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) setHeld(undefined)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(undefined)
      }}
    >
      {(row) => <BookingItem key={row.id} row={row} now={now} />}
    </PlaceGroups>
  )
}
