import { CalendarPlus, Navigation } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { api } from '#contract/client.ts'
import { dateText } from '#domain/calendar.ts'
import { addressOf } from '#web/call.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { useHouse } from '#web/house-on-page.ts'
import { serverClock } from '#web/server-clock.ts'
import { type Look, StatusBadge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Agree } from './agree.tsx'
import { stateSentence, whatText } from './own-words.ts'

type Props = { booking: OwnPage; token: string; title: Ref<HTMLHeadingElement> }

/** The date in the largest type, the state, and the two main actions. */
export function BookingHead({ booking, token, title }: Props) {
  const house = useHouse()
  const { date, time, until, reference, state } = booking
  // Re-renders each minute.
  useNow()
  const [weekday, ...day] = dateText(date).split(' ')
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <StateBadge booking={booking} />
        <span className="text-muted tnum">{reference}</span>
      </p>
      <h1
        ref={title}
        tabIndex={-1}
        className={`display mt-4 text-5xl outline-none tnum ${state === 'cancelled' || state === 'lapsed' ? 'text-muted' : ''}`}
      >
        {weekday} <br className="sm:hidden" />
        {day.join(' ')}
        <br />
        {time} to {until}
      </h1>
      <p className="mt-4 max-w-[44ch] text-lg wrap-anywhere text-muted">
        {whatText(booking)}. {stateSentence(house, booking, serverClock.now())}
      </p>
      <Acts booking={booking} token={token} />
    </>
  )
}

const words: Partial<Record<OwnPage['state'], { look: Look; word?: string }>> = {
  held: { look: 'held' },
  offered: { look: 'held', word: 'Please agree' },
  lapsed: { look: 'cancelled', word: 'Lapsed' },
  missed: { look: 'pending', word: 'Not confirmed' },
}

function StateBadge({ booking: { state, status } }: { booking: OwnPage }) {
  const { look, word } = words[state] ?? { look: status }
  return <StatusBadge status={look}>{word}</StatusBadge>
}

function Acts({ booking, token }: Pick<Props, 'booking' | 'token'>) {
  const { state, directionsUrl, timeOffer } = booking
  if (state === 'over' || state === 'cancelled' || state === 'lapsed' || state === 'missed')
    return (
      <p className="mt-7 flex flex-wrap gap-3">
        <Link to="/booking" className={`${buttonClass('ink')} max-sm:w-full`}>
          Book again
        </Link>
      </p>
    )
  return (
    <p className="mt-7 flex flex-wrap gap-3">
      {state === 'offered' && <Agree booking={booking} token={token} />}
      {state === 'booked' && !timeOffer && (
        <a
          href={addressOf(api.ownCalendar, { params: { token } })}
          download
          className={`${buttonClass('ink')} max-sm:w-full`}
        >
          <CalendarPlus />
          Add to calendar
        </a>
      )}
      <a href={directionsUrl} rel="noreferrer" className={`${buttonClass('line')} max-sm:w-full`}>
        <Navigation />
        Directions
      </a>
    </p>
  )
}
