import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RideDuration } from '#domain/activities/efoil-ride.ts'
import { rideTimes } from '#domain/activities/efoil-ride.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { monthQuery, refreshAvailability, slotsQuery } from '#web/queries.ts'
import type { FreeTime, Start } from './starts.ts'
import { isFull, nextDays, nextTimes, startsNow, startsOf } from './starts.ts'
import type { Asked } from './which-day.tsx'

export type RideAsked = Asked & { duration: RideDuration; date: string }

export type RideStarts = {
  starts: Start[] | undefined
  failed: boolean
  retry: () => void
  /** Asks again for everything that shows what is free. */
  refresh: () => Promise<void>
  next: FreeTime[] | undefined
}

const askOf = ({ location, units, duration }: RideAsked, date: string) =>
  slotsQuery({ date, location, foilCount: units, duration })

/** Start times of a ride at a place on a day, as the clock there and a refusal have left them. */
export function useRideStarts(
  asked: RideAsked,
  now: Temporal.Instant | undefined,
  taken: readonly string[],
): RideStarts {
  const { date, location } = asked
  const client = useQueryClient()
  const reply = useQuery({
    ...askOf(asked, date),
    enabled: date !== '' && now !== undefined,
    // A foil more asks anew: the old list stays in sight for that moment, unless it is of another day or place.
    placeholderData: (before, query) =>
      sameDay(String(query?.queryKey[0]), date, location) ? before : undefined,
  })
  const there = now && wallTime(now, locationOf(location).zone)
  const known = there && date !== '' && !reply.isPending && !reply.isError
  const starts = known ? startsNow(startsOf(reply.data, rideTimes), date, there, taken) : undefined
  const next = useNextTimes(asked, starts !== undefined && isFull(starts))
  return {
    starts,
    failed: date !== '' && reply.isError && !reply.isFetching,
    retry: () => void reply.refetch(),
    refresh: () => refreshAvailability(client),
    next,
  }
}

const sameDay = (address: string, date: string, location: string): boolean => {
  const asked = new URLSearchParams(address.split('?')[1])
  return asked.get('date') === date && asked.get('location') === location
}

/** The next free times after a day that has none; undefined while they are looked for. */
function useNextTimes(asked: RideAsked, wanted: boolean): FreeTime[] | undefined {
  const { date, activity, location, units, duration } = asked
  const months = wanted ? [date.slice(0, 7), addDays(`${date.slice(0, 7)}-28`, 7).slice(0, 7)] : []
  const replies = useQueries({
    queries: months.map((month) => monthQuery({ activity, location, month, units, duration })),
  })
  const days = nextDays(
    replies.map((reply) => reply.data?.days ?? {}),
    date,
  )
  const slots = useQueries({ queries: days.map((day) => askOf(asked, day)) })
  if ([...replies, ...slots].some((reply) => reply.isPending)) return undefined
  return nextTimes(days.map((day, index) => ({ date: day, starts: startsOf(slots[index]?.data, []) })))
}
