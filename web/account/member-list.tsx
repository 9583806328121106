import { Calendar, MapPin } from 'lucide-react'
import { useState } from 'react'
import type { Receipt } from '#contract/views.ts'
import { countText } from '#domain/booking/count.ts'
import { dateText } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const firstShown = 10

/** A group of own bookings, a row each; the first ten, the rest one press away. */
export function MemberList({ title, bookings }: { title: string; bookings: readonly Receipt[] }) {
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : Math.max(0, bookings.length - firstShown)
  if (bookings.length === 0) return null
  return (
    <section className="mt-10">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-muted tnum">{bookings.length}</p>
      </div>
      <ul className="mt-4 border-b border-line">
        {bookings.slice(0, bookings.length - hidden).map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="line" size="md" className="mt-6" onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      )}
    </section>
  )
}

function Row({ booking }: { booking: Receipt }) {
  const cancelled = booking.status === 'cancelled'
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3">
          <StatusBadge status={booking.status} />
          <span className="text-sm text-muted tnum">{booking.reference}</span>
        </p>
        <h3 className={`mt-2 text-xl ${cancelled ? 'text-muted line-through' : ''}`}>
          {booking.service}, {countText(booking.quantity, booking.quantityLabel)}
        </h3>
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
