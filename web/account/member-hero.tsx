import { Calendar, CalendarPlus, MapPin, Waves } from 'lucide-react'
import { api } from '#contract/account-client.ts'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { dateText } from '#domain/calendar.ts'
import { addressOf } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button, type ButtonSize, buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { remote } from './account-pictures.ts'
import { aheadText, startText, whatText, whereText } from './member-words.ts'

type Props = { booking: OwnBooking; now: number; onOpen: (booking: OwnBooking) => void }

/** The next ride of a platinum member, as large as the day itself. */
export function RideHero({ booking, now, onOpen }: Props) {
  const house = useHouse()
  return (
    <section
      aria-label="Your next ride"
      className="dusk relative mt-8 flex min-h-[33rem] overflow-hidden rounded-xl bg-page max-sm:-mx-2 lg:min-h-[27rem]"
    >
      <Picture
        of={remote}
        sizes="(max-width: 80rem) 100vw, 80rem"
        first
        className="absolute inset-x-0 top-0 h-[46%] w-full lg:h-full"
      />
      <span className="absolute inset-0 shade-side max-lg:hidden" />
      <span className="absolute inset-x-0 top-0 shade-foot h-[46.5%] lg:hidden" />
      <div className="relative flex flex-col justify-end p-6 max-lg:pt-56 sm:p-10 lg:justify-center">
        <p className="flex flex-wrap items-center gap-3 font-semibold text-muted">
          Your next ride, {aheadText(house, booking, now)}
          {booking.status !== 'confirmed' && <StatusBadge status={booking.status} />}
        </p>
        <h2 className="display mt-2 text-5xl lg:max-xl:text-4xl!">{startText(booking)}</h2>
        <p className="mt-3 max-w-[34ch] text-lg text-muted">
          {whatText(booking)}, {dateText(booking.date, 'year')}, until {booking.until}.{' '}
          {whereText(house, booking)}.
        </p>
        <p className="mt-7 flex flex-wrap gap-3">
          <Button kind="ink" onClick={() => onOpen(booking)}>
            Open booking
          </Button>
          <CalendarLink booking={booking} />
        </p>
      </div>
    </section>
  )
}

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

/** The booking as a calendar file: a plain download, authorised by the session's cookie. */
const CalendarLink = ({ booking, size }: { booking: { id: string }; size?: ButtonSize }) => (
  <a
    href={addressOf(api.bookingCalendar, { params: { id: booking.id } })}
    download
    className={buttonClass('line', size)}
  >
    <CalendarPlus />
    Add to calendar
  </a>
)
