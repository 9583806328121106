import { Sunset, UsersRound } from 'lucide-react'
import type { SessionId } from '#domain/activities/group-session.ts'
import { peopleText } from '#domain/counted.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { fact, placeAndDay } from '#web/booking/booking-summary.tsx'
import { sessionSpan } from './session-words.ts'

type Chosen = { location: LocationId; date: string; session: SessionId | undefined; people: number }

/** Place, time and number of people, as far as chosen. */
export const sessionFacts = (house: House, { location, date, session, people }: Chosen) => [
  ...placeAndDay(house, location, date),
  fact(
    'session',
    <Sunset />,
    session
      ? `${house.activities['efoil-group'].sessions[session].name}, ${sessionSpan(house, session)}`
      : '',
    'No session chosen yet',
  ),
  fact('people', <UsersRound />, peopleText(people), ''),
]
