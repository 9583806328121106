import { Calendar, MapPin } from 'lucide-react'
import type { Receipt } from '#contract/views.ts'
import { countText } from '#domain/booking/count.ts'
import { dateText } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import { StatusBadge } from '#web/ui/badge.tsx'

/** Own bookings, newest first, a row each; on phones the price moves under the facts. */
export const MemberList = ({ bookings }: { bookings: readonly Receipt[] }) => (
  <ul className="mt-8 border-b border-line">
    {bookings.map((booking) => (
      <Row key={booking.id} booking={booking} />
    ))}
  </ul>
)

function Row({ booking }: { booking: Receipt }) {
  const cancelled = booking.status === 'cancelled'
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3">
          <StatusBadge status={booking.status} />
          <span className="text-sm text-muted tnum">{booking.reference}</span>
        </p>
        <h2 className={`mt-2 text-xl ${cancelled ? 'text-muted line-through' : ''}`}>
          {booking.service}, {countText(booking.quantity, booking.quantityLabel)}
        </h2>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-muted [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-sea-600">
          <span className="inline-flex items-center gap-2.5">
            <Calendar aria-hidden="true" />
            {dateText(booking.date)} {booking.date.slice(0, 4)}, {booking.time} to {booking.until}
          </span>
          <span className="inline-flex items-center gap-2.5">
            <MapPin aria-hidden="true" />
            {booking.locationLabel}
          </span>
        </p>
      </div>
      <p className="font-display text-2xl font-[560] tracking-title tnum">{priceText(booking.totalCents)}</p>
    </li>
  )
}
