import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/views.ts'
import { Freshness } from '#web/desk/refreshed.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { NewBooking } from '#web/staff/entry/new-booking.tsx'
import { todayAt } from '#web/staff/row/booking-days.ts'
import { jetskiPlaces, todayText } from './jetski-days.ts'

type Props = { user: User; now: Temporal.Instant | undefined; at: number; failing: boolean }

/** Back link, title, the day, and how up to date the lists are. */
export function JetskiHead({ user, now, at, failing }: Props) {
  const house = useHouse()
  const places = jetskiPlaces(house, user)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <Link
          to="/"
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-link hover:bg-sunken lg:hidden"
        >
          <ArrowLeft className="size-4.5" />
          Back to Landing Page
        </Link>
        <h1 className="text-3xl max-lg:mt-1">Jetski Admin Dashboard</h1>
        <p className="mt-1 min-h-5 text-muted tnum">
          {now &&
            `${todayText(todayAt(house, places[0].id, now))}, ${places.map(({ label }) => label).join(' and ')}. `}
          <Freshness at={at} failing={failing} />
        </p>
      </div>
      <NewBooking user={{ ...user, sectors: ['jetski'] }} />
    </div>
  )
}
