import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { slotsView } from '#contract/views.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { availabilityQuery, nextStartsQuery, refreshAvailability } from '#web/queries.ts'
import { type FreeTime, isFull, type Start, type StartsQuery, startsNow, startsOf } from './start-list.ts'

export type Starts = {
  /** Undefined while they load. */
  starts: Start[] | undefined
  failed: boolean
  retry: () => void
  /** Reloads everything that shows availability. */
  refresh: () => Promise<void>
  next: FreeTime[] | undefined
}

export type StartsOptions = {
  now: Temporal.Instant | undefined
  /** Starts of that day that a refusal reported as taken. */
  taken: readonly string[]
  /** Times offered when the server returns no data at all (R-C3). */
  fallback: readonly string[]
  /** A call other than /api/availability, with the same reply. */
  slots?: (query: StartsQuery, date: string) => SlotsQuery
  /** For bookings through checkout: units held by this tab count as free, because the next hold replaces it. */
  hold?: string | undefined
}
type SlotsQuery = ReturnType<typeof availabilityQuery>

const fromAvailability = (query: StartsQuery, date: string): SlotsQuery =>
  availabilityQuery({ ...query, date })

/** Start times of any activity on a day, updated by the clock at its place and by a refusal. */
export function useStarts(
  { date, ...query }: StartsQuery & { date: string },
  { now, taken, fallback, slots = fromAvailability, hold }: StartsOptions,
): Starts {
  const house = useHouse()
  const { location } = query
  const client = useQueryClient()
  const reply = useQuery({
    ...slots({ ...query, hold }, date),
    enabled: date !== '' && now !== undefined,
    // Another number of foils loads a new list: the old one is shown meanwhile, unless the day or place differs.
    placeholderData: (before: z.infer<typeof slotsView> | undefined, last) =>
      asksFor(last?.queryKey, { date, location }) ? before : undefined,
  })
  const there = now && wallTime(now, locationOf(house, location).zone)
  const isRead = there && date !== '' && !reply.isPending && !reply.isError
  const starts = isRead ? startsNow(startsOf(reply.data, fallback), date, there, taken) : undefined
  const next = useNextTimes(query, date, starts !== undefined && isFull(starts))
  return {
    starts,
    failed: date !== '' && reply.isError && !reply.isFetching,
    retry: () => void reply.refetch(),
    refresh: () => refreshAvailability(client),
    next,
  }
}

/** Whether a query's address has these parameters. */
export function asksFor(
  [address]: readonly unknown[] = [],
  wanted: Readonly<Record<string, string>>,
): boolean {
  const asked = new URLSearchParams(String(address).split('?')[1])
  return Object.keys(wanted).every((name) => asked.get(name) === wanted[name])
}

/** The next free times after a full day; undefined while they load, empty when that failed. */
function useNextTimes(query: StartsQuery, date: string, enabled: boolean): FreeTime[] | undefined {
  const found = useQuery({ ...nextStartsQuery({ ...query, after: date }), enabled })
  return found.isPending ? undefined : (found.data?.data ?? [])
}
