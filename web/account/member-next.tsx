import { Calendar, MapPin, Waves } from 'lucide-react'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { dateText } from '#domain/calendar.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { CalendarLink } from './member-hero.tsx'
import { aheadText, startText, whatText, whereText } from './member-words.ts'

type Props = { booking: OwnBooking; now: number; onOpen: (booking: OwnBooking) => void }

/** The next ride as a card: its picture, when, what, where. */
export function NextRide({ booking, now, onOpen }: Props) {
  const house = useHouse()
  const { picture } = useOfferedAs(booking.activity)
  const facts = [
    { icon: Calendar, text: `${dateText(booking.date, 'year')}, until ${booking.until}` },
    { icon: Waves, text: whatText(booking) },
    { icon: MapPin, text: whereText(house, booking) },
  ]
  return (
    <section
      aria-label="Your next ride"
      className="mt-8 grid overflow-hidden rounded-xl bg-surface shadow-hair max-sm:-mx-2 lg:grid-cols-[1.1fr_1fr]"
    >
      <div className="relative aspect-[16/9] lg:aspect-auto">
        <Picture
          of={picture}
          alt=""
          sizes="(max-width: 63.99rem) 100vw, 40rem"
          first
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="flex flex-col p-6 sm:p-10">
        <p className="flex flex-wrap items-center gap-3">
          <StatusBadge status={booking.status} />
          <span className="text-muted">{aheadText(house, booking, now)}</span>
        </p>
        <h2 className="display mt-3 text-4xl">{startText(booking)}</h2>
        <ul className="mt-5 space-y-2.5">
          {facts.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-sea-600" />
              {text}
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button kind="ink" size="md" onClick={() => onOpen(booking)}>
            Open booking
          </Button>
          <CalendarLink booking={booking} size="md" />
        </p>
      </div>
    </section>
  )
}
