import type { BookingRow, Equipment } from '#contract/views.ts'
import { Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { LowBattery } from '#web/staff/fleet/low-battery.tsx'
import { longestWait, waitText } from '#web/staff/row/booking-days.ts'
import { BookingList } from './booking-list.tsx'

type Props = {
  bookings: Listed<BookingRow>
  equipment: Listed<Equipment>
  low: Equipment[]
  pending: BookingRow[]
  /** Their machine was closed, and no equal one was free. */
  without: BookingRow[]
  now: Temporal.Instant
}

/** All that waits for a person: bookings without a machine, bookings to confirm, machines to charge. */
export function Alerts({ bookings, equipment, low, pending, without, now }: Props) {
  return (
    <div className="@container mt-5">
      <div className="grid gap-5 xl:@min-[50rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-5">
          {bookings.data && without.length > 0 && (
            <section className="card" aria-labelledby="without-machine">
              <h2 id="without-machine" className="px-4 pt-4 pb-1 text-xl sm:px-5">
                Without a machine
              </h2>
              <p className="px-4 pb-1 text-muted sm:px-5">
                Closed after they were booked, and no equal one is free: move or call them.
              </p>
              <BookingList rows={without} all={bookings.data} now={now} withDay />
            </section>
          )}
          <section className="card" aria-labelledby="to-confirm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-1 sm:px-5">
              <h2 id="to-confirm" className="text-xl">
                Pending Confirmations
              </h2>
              {pending.length > 0 && (
                <p className="text-muted">the oldest since {waitText(longestWait(pending, now))}</p>
              )}
            </div>
            {bookings.data ? (
              <>
                <BookingList rows={pending} all={bookings.data} now={now} withDay />
                {pending.length === 0 && (
                  <p className="px-4 pt-1 pb-5 text-muted sm:px-5">Nothing waits for you.</p>
                )}
              </>
            ) : bookings.isError ? (
              <Failed title="Pending Confirmations" onRetry={bookings.refetch} busy={bookings.isFetching} />
            ) : (
              <ListSkeleton />
            )}
          </section>
        </div>
        <aside className="min-w-0" aria-label="Machines">
          <LowBattery units={low} known={equipment.data !== undefined} />
        </aside>
      </div>
    </div>
  )
}
