import { CalendarDays, MapPin, Sunset, UsersRound } from 'lucide-react'
import type { SessionId } from '#domain/activities/group-session.ts'
import { sessions } from '#domain/activities/group-session.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import type { Fact } from '#web/booking/price.tsx'
import { peopleText, sessionSpan } from './words.ts'

type Chosen = { date: string; session: SessionId | ''; people: number }

/** Where, when and how many, as far as chosen. */
export const factsOf = ({ date, session, people }: Chosen): Fact[] => [
  { what: 'place', icon: <MapPin aria-hidden="true" />, text: placeText(locationOf('tallinn')) },
  {
    what: 'day',
    icon: <CalendarDays aria-hidden="true" />,
    text: date ? dateText(date) : 'No day chosen yet',
    unknown: date === '',
  },
  {
    what: 'session',
    icon: <Sunset aria-hidden="true" />,
    text: session ? `${sessions[session].name}, ${sessionSpan(session)}` : 'No session chosen yet',
    unknown: session === '',
  },
  { what: 'people', icon: <UsersRound aria-hidden="true" />, text: peopleText(people) },
]
