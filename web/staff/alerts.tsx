import type { BookingRow, Equipment } from '#contract/views.ts'
import { longestWait, waitText } from '#web/desk/days.ts'
import { Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { BookingList } from './booking-list.tsx'
import { LowBattery } from './low-battery.tsx'

type Props = {
  bookings: Listed<BookingRow>
  equipment: Listed<Equipment>
  low: Equipment[]
  pending: BookingRow[]
  now: Temporal.Instant
}

/** All that waits for a person: machines to charge, bookings to confirm. */
export function Alerts({ bookings, equipment, low, pending, now }: Props) {
  return (
    <div className="@container mt-5">
      <div className="grid gap-5 xl:@min-[50rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <section className="card min-w-0 self-start" aria-labelledby="to-confirm">
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
        <aside className="min-w-0" aria-label="Machines">
          <LowBattery units={low} known={equipment.data !== undefined} />
        </aside>
      </div>
    </div>
  )
}
