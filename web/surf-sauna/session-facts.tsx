import { Sunset, UsersRound } from 'lucide-react'
import type { SessionId } from '#domain/activities/group-session.ts'
import { sessions } from '#domain/activities/group-session.ts'
import { fact, placeAndDay } from '#web/booking/booking-summary.tsx'
import { peopleText, sessionSpan } from './session-words.ts'

/** Where, when and how many, as far as chosen. */
export const sessionFacts = (date: string, session: SessionId | undefined, people: number) => [
  ...placeAndDay('tallinn', date),
  fact(
    'session',
    <Sunset aria-hidden="true" />,
    session ? `${sessions[session].name}, ${sessionSpan(session)}` : '',
    'No session chosen yet',
  ),
  fact('people', <UsersRound aria-hidden="true" />, peopleText(people), ''),
]
