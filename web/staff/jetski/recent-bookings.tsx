import { Link } from 'react-router'
import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { unfinished } from '#web/staff/row/booking-days.ts'
import { RowsWithOpen } from '#web/staff/row/rows-with-open.tsx'
import { useSteadyOrder } from '#web/staff/steady-rows.ts'
import { countsOf, recent } from './jetski-days.ts'
import { JetskiItem } from './jetski-item.tsx'

type Props = { bookings: Listed<JetskiBooking>; now: Temporal.Instant; onAll: () => void }

/** Recent Jetski Bookings: the first five of today, late returns first. */
export function RecentBookings({ bookings, now, onAll }: Props) {
  const house = useHouse()
  const rows = bookings.data && recent(house, bookings.data, now)
  const all = bookings.data ? countsOf(house, bookings.data, now).today : 0
  return (
    <section className="card mt-5 overflow-hidden" aria-labelledby="recent">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-1 sm:px-5">
        <h2 id="recent" className="text-xl">
          Recent Jetski Bookings
        </h2>
        {rows && all > rows.length && (
          <button
            type="button"
            onClick={onAll}
            className="min-h-11 cursor-pointer font-semibold text-link underline underline-offset-4"
          >
            {rows.length} of {all} today, see all
          </button>
        )}
        {bookings.data && <UnfinishedLink rows={bookings.data} now={now} />}
      </div>
      {rows ? (
        <RowsWithOpen rows={rows}>
          {(kept) =>
            kept.length > 0 ? (
              <Lines rows={kept} now={now} />
            ) : (
              <Empty title="No jetski bookings yet today" picture="/fleet/trixx-23-blue.svg">
                Bookings for today appear here at once, without a reload.
              </Empty>
            )
          }
        </RowsWithOpen>
      ) : (
        <NotRead read={bookings} title="Today's bookings are missing" />
      )}
    </section>
  )
}

/** The order is kept while the pointer is on the list: an action never moves the next button away. */
function Lines({ rows, now }: { rows: readonly JetskiBooking[]; now: Temporal.Instant }) {
  const { shown, handlers } = useSteadyOrder(rows)
  return (
    <ul className="divide-y divide-line" {...handlers}>
      {shown.map((booking) => (
        <JetskiItem key={booking.id} booking={booking} now={now} />
      ))}
    </ul>
  )
}

/** To the list of unfinished bookings of earlier days, if there are any. */
function UnfinishedLink({ rows, now }: { rows: readonly JetskiBooking[]; now: Temporal.Instant }) {
  const left = unfinished(useHouse(), rows, now).length
  return left === 0 ? null : (
    <Link
      to="/booking-dashboard?tab=alerts&sector=jetski"
      className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
    >
      Unfinished from earlier days: {left}
    </Link>
  )
}
