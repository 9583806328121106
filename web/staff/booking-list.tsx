import type { BookingRow } from '#contract/views.ts'
import { dayText } from '#web/desk/day-words.ts'
import { useGradually } from './after-paint.ts'
import { PlaceGroups } from './place-groups.tsx'
import { todaysOf } from './row/booking-days.ts'
import { BookingItem } from './row/booking-item.tsx'
import { useSteadyRows } from './steady-rows.ts'

type Props = {
  rows: BookingRow[]
  /** Every booking that is loaded: one that an act takes out of the list stays while someone points at it. */
  all?: BookingRow[]
  now: Temporal.Instant
  withDay?: boolean
}

/** Bookings place by place; the list keeps its rows and their order while someone points at it. */
export function BookingList({ rows, all = rows, now, withDay }: Props) {
  const { shown, fresh, handlers } = useSteadyRows(rows, all)
  const drawn = useGradually(shown.length)
  const today = todaysOf(now)
  const item = (row: BookingRow) => {
    const day = withDay || row.date !== today(row) ? dayText(row.date) : undefined
    return <BookingItem key={row.id} row={row} now={now} day={day} />
  }
  return (
    <div {...handlers}>
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
