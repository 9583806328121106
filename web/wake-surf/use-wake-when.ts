import { wakeTimes } from '#domain/activities/wake-surf.ts'
import { wallTime } from '#domain/calendar.ts'
import { floatingSauna } from '#domain/fleet/floating.ts'
import { locationOf } from '#domain/locations.ts'
import { useNow } from '#web/booking/clock.ts'
import { useStarts } from '#web/booking/use-starts.ts'
import type { FreedBy } from '#web/booking/visitor-hold.ts'
import type { WakeEntries } from './entries.ts'
import { lostText } from './words.ts'

const { zone } = locationOf('tallinn')

/** Day and start as they still count: a day that has passed and a start that is not free do not. */
export function useWakeWhen(entries: WakeEntries) {
  const now = useNow()
  const { duration, sauna } = entries
  const today = now && wallTime(now, zone).date
  const date = today !== undefined && entries.date >= today ? entries.date : ''
  // One boat takes them all: the number of people changes nothing of what is free.
  const asked = {
    activity: 'wake-surf',
    location: 'tallinn',
    duration,
    sauna: sauna ? 'true' : 'false',
  } as const
  const room = useStarts({ ...asked, date }, { now, taken: [], fallback: wakeTimes, freedBy })
  const start = room.starts?.find((each) => each.time === entries.time)
  // Kept while times load and when it has passed (the submit says so).
  const lost = start && !start.open && start.reason !== 'past' ? start : undefined
  return {
    today,
    date,
    time: date === '' || lost ? '' : entries.time,
    asked,
    room,
    lost: lost && lostText(entries.time, lost, duration),
  }
}

/** The one boat, and the sauna only where it is held too. */
const freedBy: FreedBy = ({ details }, { lacks = [] }) =>
  !lacks.includes(floatingSauna.name) || details?.includeOODSauna === true
