import type { SessionId } from '#domain/activities/group-session.ts'
import { groupSession, sessions } from '#domain/activities/group-session.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { sessionSlots } from '#domain/offers/surf-sauna.ts'
import { useNow } from '#web/booking/clock.ts'
import { useStarts } from '#web/booking/use-starts.ts'
import type { SessionEntries } from './entries.ts'
import { isSold, lostText } from './words.ts'

const { zone } = locationOf('tallinn')
const fallback = sessionSlots.map(({ from }) => from)

/** The places of the sessions of a day for so many people. */
export function useGroupStarts(date: string, people: number) {
  const now = useNow()
  const asked = { activity: 'efoil-group', location: 'tallinn', units: people } as const
  const room = useStarts({ ...asked, date }, { now, taken: [], fallback })
  const slotOf = (id: SessionId) => room.starts?.find(({ time }) => time === sessions[id].from)
  return { now, asked, room, slotOf }
}

/** Day and session as they still count: a day that is not sold and a session without room do not. */
export function usePlaces({ date: wanted, session: chosen, people }: SessionEntries) {
  const now = useNow()
  const today = now && wallTime(now, zone).date
  const last = today && addDays(today, groupSession.daysAhead!)
  const date = isOpenDay(wanted, today, last) ? wanted : ''
  const { asked, room, slotOf } = useGroupStarts(date, people)
  const slot = chosen === '' ? undefined : slotOf(chosen)
  const lost = slot && !slot.open
  return {
    today,
    last,
    date,
    session: lost ? ('' as const) : chosen,
    asked,
    room,
    slotOf,
    /** What is free in the chosen session, whether or not it is enough. */
    free: slot?.free,
    lost: lost && chosen !== '' ? lostText(chosen, slot, date) : undefined,
  }
}

const isOpenDay = (date: string, today: string | undefined, last: string | undefined): boolean =>
  today !== undefined && last !== undefined && date >= today && date <= last && isSold(date)
