import type { BookingRow } from '#contract/views.ts'
import { dayText } from '#web/desk/day-words.ts'
import { Empty, Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house.ts'
import { UndoStrip } from '#web/staff/acts/undo-strip.tsx'
import { todayAt, todays, upcoming } from '#web/staff/row/booking-days.ts'
import { BookingItem } from '#web/staff/row/booking-item.tsx'

type Props = { bookings: Listed<BookingRow>; now: Temporal.Instant | undefined }

/** The rides that come next, with the acts that their state offers. */
export function NextRides({ bookings, now }: Props) {
  return (
    <section className="card mt-5" aria-labelledby="next-rides">
      <h2 id="next-rides" className="px-4 pt-4 pb-1 text-xl sm:px-5">
        Next rides
      </h2>
      {!bookings.data && bookings.isError ? (
        <Failed
          title="The next rides are missing"
          onRetry={() => void bookings.refetch()}
          busy={bookings.isFetching}
        />
      ) : !bookings.data || !now ? (
        <ListSkeleton />
      ) : (
        <Rides rows={bookings.data} now={now} />
      )}
    </section>
  )
}

const shown = 8

function Rides({ rows, now }: { rows: readonly BookingRow[]; now: Temporal.Instant }) {
  const house = useHouse()
  const today = todays(house, rows, now).filter(
    ({ status, endTime }) =>
      status === 'in_progress' ||
      (status !== 'completed' && status !== 'cancelled' && endTime > now.toString()),
  )
  const dayOf = ({ date, location }: BookingRow) =>
    date === todayAt(house, location, now) ? 'Today' : dayText(date)
  const next = [...today, ...upcoming(house, rows, now)].slice(0, shown)
  return (
    <>
      {next.length === 0 ? (
        <Empty title="No rides ahead" picture="/fleet/wakeboat.svg">
          What is booked stands here, the nearest first.
        </Empty>
      ) : (
        <ul className="divide-y divide-line">
          {next.map((row) => (
            <BookingItem key={row.id} row={row} now={now} day={dayOf(row)} withPlace />
          ))}
        </ul>
      )}
      <UndoStrip rows={rows} now={now} />
    </>
  )
}
