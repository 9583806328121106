import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Receipt, User } from '#contract/views.ts'
import { countText } from '#domain/activities/fields.ts'
import { priceText } from '#domain/money.ts'
import { roleFacts } from '#domain/roles.ts'
import { longDayText } from '#web/desk/day-words.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import { myBookingsQuery } from '#web/queries.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'

const mine = 'My Bookings'

/** Somebody without sectors sees their own bookings here (R-P7). */
export function CustomerBookings({ seen }: { seen: User }) {
  const bookings = useQuery(myBookingsQuery())
  const { label, title } = roleFacts[seen.role]
  return (
    <div className="mx-auto min-h-[calc(100svh-9.75rem)] max-w-page px-gutter py-part">
      <p className="text-muted">Welcome back, {seen.fullName ?? label}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        <Link to="/booking/efoil-private" className={buttonClass('go', 'md')}>
          Book a ride
        </Link>
      </div>
      <section className="card mt-6 min-h-72" aria-labelledby="my-bookings">
        <h2 id="my-bookings" className="px-4 pt-4 pb-1 text-xl sm:px-5">
          {title === mine ? 'Newest first' : mine}
        </h2>
        {!bookings.data || bookings.isError ? (
          <NotRead read={bookings} title="Your bookings could not be shown" rows={3} />
        ) : bookings.data.length === 0 ? (
          <Empty title="No bookings yet" picture="/fleet/efoil.svg">
            What you book while signed in appears here. Booked without your account?{' '}
            <Link
              to="/member-dashboard"
              className="inline-block font-semibold text-link underline underline-offset-4"
            >
              Find it by reference and e-mail
            </Link>
          </Empty>
        ) : (
          <ul className="divide-y divide-line">
            {bookings.data.map((booking) => (
              <OwnBooking key={booking.id} booking={booking} />
            ))}
          </ul>
        )}
      </section>
      <p className="mt-5 text-sm">
        <Link to="/member-dashboard" className="font-semibold text-link underline underline-offset-4">
          Open my page
        </Link>
      </p>
    </div>
  )
}

function OwnBooking({ booking }: { booking: Receipt }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3.5 sm:px-5 md:grid-cols-[11rem_1fr_auto_6rem]">
      <p className="font-semibold tnum">
        {longDayText(booking.date)}
        <span className="block text-sm font-normal text-muted">
          {booking.time} to {booking.until}
        </span>
      </p>
      <p className="min-w-0 max-md:col-start-1 max-md:row-start-2">
        <b className="font-semibold">{booking.service}</b>
        <span className="block text-sm text-muted">
          {countText(booking.quantity, booking.noun)}, {booking.locationLabel}, {booking.reference}
        </span>
      </p>
      <p className="justify-self-end">
        <StatusBadge status={booking.status} />
      </p>
      <p className="justify-self-end font-semibold tnum">
        {booking.priceOpen ? 'On request' : priceText(booking.totalCents)}
      </p>
    </li>
  )
}
