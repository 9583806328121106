import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { priceText } from '#domain/money.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { figuresPollMs, type Listed, type Read } from '#web/desk/listed.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { countsOf, pendingCount } from './jetski-days.ts'
import { jetskiAnalyticsQuery, jetskiFleetQuery } from './jetski-queries.ts'

type Props = {
  bookings: Listed<JetskiBooking>
  now: Temporal.Instant
  onPending: () => void
}

/** The four summary figures in one divided card; three without the right to see money. */
export function JetskiFigures({ bookings, now, onPending }: Props) {
  const house = useHouse()
  const fleet = useQuery({ ...jetskiFleetQuery(), refetchInterval: figuresPollMs })
  const analytics = useQuery({ ...jetskiAnalyticsQuery(), refetchInterval: figuresPollMs })
  const seesMoney = analytics.data === undefined || analytics.data.todayRevenue !== undefined
  const pending = pendingCount(house, bookings.data ?? [], now)
  return (
    <section aria-label="Today in figures" className="fours figures card mt-5">
      <Figure label="Today's Bookings" read={bookings} value={(rows) => countsOf(house, rows, now).today}>
        {() =>
          pending === 0 ? (
            'none pending approval'
          ) : (
            <button
              type="button"
              onClick={onPending}
              className="relative cursor-pointer text-left font-semibold text-amber-700 underline decoration-amber-200 underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3"
            >
              {pending} pending approval, on any day
            </button>
          )
        }
      </Figure>
      <Figure
        label="Fleet Status"
        read={fleet}
        value={({ available, total }) => (
          <>
            {available}
            <span className="text-muted">/{total}</span>
          </>
        )}
      >
        {({ available, total, maintenance }) =>
          `available, ${total - available - maintenance} rented, ${maintenance} maintenance`
        }
      </Figure>
      {seesMoney && (
        <Figure
          label="Today's Revenue"
          read={analytics}
          value={({ todayRevenue = 0 }) => priceText(Math.round(todayRevenue * 100))}
        >
          {({ monthlyRevenue = 0 }) => `${priceText(Math.round(monthlyRevenue * 100))} this month`}
        </Figure>
      )}
      <Figure label="Performance" read={analytics} value={({ totalBookings }) => totalBookings}>
        {() => 'total bookings'}
      </Figure>
    </section>
  )
}

type FigureProps<Data> = {
  label: string
  read: Read<Data>
  value: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

function Figure<Data>({ label, read, value, children }: FigureProps<Data>) {
  return (
    // The last of three fills its row.
    <div
      className="min-h-28 min-w-0 p-4 max-[78.5rem]:odd:last:col-span-full sm:p-5"
      aria-busy={read.data === undefined && !read.isError}
    >
      <h2 className="font-sans text-sm font-normal tracking-normal text-muted">{label}</h2>
      {read.data !== undefined ? (
        <>
          <p className="mt-1.5 font-display text-2xl font-[560] tracking-title tnum sm:text-[1.75rem]">
            {value(read.data)}
          </p>
          <div className="mt-1 text-muted">{children(read.data)}</div>
        </>
      ) : read.isError ? (
        <div role="alert" className="mt-1.5">
          <p className="font-semibold text-red-700">Could not be loaded</p>
          <SmallButton
            kind="line"
            className="mt-2"
            busy={read.isFetching}
            busyLabel="Trying..."
            aria-label={`Try again to load ${label}`}
            onClick={read.refetch}
          >
            Try again
          </SmallButton>
        </div>
      ) : (
        <>
          <Skeleton className="mt-2.5 h-7 w-20" />
          <Skeleton className="mt-3 h-4 w-28 max-w-full" />
        </>
      )}
    </div>
  )
}
