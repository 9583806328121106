import { Link } from 'react-router'
import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { unfinished } from '#web/staff/row/booking-days.ts'
import { RowsWithOpen } from '#web/staff/row/rows-with-open.tsx'
import { useSteadyOrder } from '#web/staff/stable-rows.ts'
import { countsOf, recent } from './jetski-days.ts'
import { JetskiItem } from './jetski-item.tsx'

const link =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-4'

type Props = { bookings: Listed<JetskiBooking>; now: Temporal.Instant; onAll: () => void }

/** Recent Jetski Bookings: the first five of today, late returns first. */
export function RecentBookings({ bookings, now, onAll }: Props) {
  const house = useHouse()
  const rows = bookings.data && recent(house, bookings.data, now)
  const all = countsOf(house, bookings.data ?? [], now).today
  const left = unfinished(house, bookings.data ?? [], now).length
  return (
    <section className="card mt-5 overflow-hidden" aria-labelledby="recent">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-1 sm:px-5">
        <h2 id="recent" className="text-xl">
          Recent Jetski Bookings
        </h2>
        {rows && all > rows.length && (
          <button type="button" onClick={onAll} className={link}>
            {rows.length} of {all} today, see all
          </button>
        )}
        {left > 0 && (
          <Link to="/booking-dashboard?tab=alerts&sector=jetski" className={link}>
            Unfinished from earlier days: {left}
          </Link>
        )}
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
