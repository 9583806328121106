import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Closed } from './fleet-acts.ts'
import { BookingButtons } from './jetski-buttons.tsx'
import { whenText } from './jetski-days.ts'
import { countText } from './jetski-words.ts'

type Props = { closed: Closed; bookings: readonly JetskiBooking[]; onClose: () => void }

/** What maintenance did to bookings: those that an equal machine took, and those that wait for staff (R-C5). */
export function Closing({ closed, bookings, onClose }: Props) {
  const { unit, moved = [], waiting = [] } = closed
  const title = useRef<HTMLDivElement>(null)
  // It stands below all machines: on a phone, out of sight of the one that was set.
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (moved.length + waiting.length === 0) return null
  return (
    <section
      role="status"
      aria-label={`Bookings of ${unit.model}`}
      className="card mt-2.5 overflow-hidden text-sm"
    >
      <div
        ref={title}
        className="flex scroll-mt-20 scroll-mb-64 items-start justify-between gap-3 py-2 pr-2 pl-4 sm:pl-5"
      >
        <p className="py-2">
          <b className="font-semibold">{unit.model} is in maintenance.</b>{' '}
          {[
            moved.length > 0 && `${countText(moved.length, 'booking')} moved to an equal machine`,
            waiting.length > 0 &&
              `${countText(waiting.length, 'booking')} without a machine: move or call them`,
          ]
            .filter(Boolean)
            .join('; ')}
          .
        </p>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {waiting.map((hit) => (
          <li
            key={hit.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
          >
            <p className="leading-snug">
              <b className="font-semibold">{hit.customerName}</b>{' '}
              <span className="text-muted tnum">
                {whenText(hit.date, hit.time)}, {hit.from}, {hit.reference}
              </span>
            </p>
            {bookings
              .filter(({ id }) => id === hit.id)
              .map((booking) => (
                <BookingButtons key={booking.id} booking={booking} />
              ))}
          </li>
        ))}
        {moved.map((hit) => (
          <li key={hit.id} className="px-4 py-3 leading-snug sm:px-5">
            <b className="font-semibold">{hit.customerName}</b>{' '}
            <span className="text-muted tnum">
              {whenText(hit.date, hit.time)}, {hit.from} to {hit.to}, {hit.reference}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
