import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { type Listed, listPollMs } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { todayAt } from '#web/staff/row/booking-days.ts'
import { type BookingsQuery, bookingsQuery, firstBookingsQuery } from './bookings-query.ts'

/** The size of a page. */
export const maxRows = 1000
const maxNext = 100

type All = Listed<BookingRow> & { dataUpdatedAt: number }

/** How far back to look for unanswered requests and rides that were not started: every poll reads the bookings of these days. */
const unfinishedDays = 7

/**
 * The bookings from yesterday on, and earlier unfinished ones. If one page cannot hold them, only those that staff see: pending,
 * in progress, today's, and the next ones.
 */
export function useAllBookings(now: Temporal.Instant | undefined): All {
  const house = useHouse()
  const first = useQuery({ ...firstBookingsQuery({ limit: maxRows }), refetchInterval: listPollMs })
  const more = useQueries({
    queries: moreQueries(house, first.data, now).map((query) => ({
      ...(query.limit === maxNext ? firstBookingsQuery : bookingsQuery)(query),
      refetchInterval: listPollMs,
    })),
    combine: combined,
  })
  const data = useMemo(
    () => (first.data === undefined ? undefined : joined([first.data, ...more.lists])),
    [first.data, more.lists],
  )
  const { isError, isFetching, dataUpdatedAt, refetch } = first
  // Keeps its identity until something changes: the day is computed from it.
  return useMemo(
    () => ({
      data,
      isError: isError || more.isError,
      isFetching,
      dataUpdatedAt,
      refetch: () => {
        for (const again of [refetch, ...more.refetches]) void again()
      },
    }),
    [data, isError, isFetching, dataUpdatedAt, refetch, more],
  )
}

/** Keeps its identity while nothing changes, so that the day is not sorted again at each poll. */
const combined = (reads: UseQueryResult<BookingRow[]>[]) => ({
  lists: reads.map(({ data }) => data ?? none),
  isError: reads.some((read) => read.isError),
  refetches: reads.map(({ refetch }) => refetch),
})

/**
 * Further queries: unfinished bookings of earlier days; if the first page is full, also pending bookings, those in
 * progress, each place's today, and the next ones.
 */
export function moreQueries(
  house: House,
  rows: readonly BookingRow[] | undefined,
  now: Temporal.Instant | undefined,
): BookingsQuery[] {
  if (now === undefined || rows === undefined) return []
  const days = [...new Set(Object.keys(house.places).map((id) => todayAt(house, id, now)))].sort()
  const yesterday = addDays(days.at(-1)!, -1)
  const earlier: BookingsQuery = {
    status: 'pending,confirmed',
    from: addDays(yesterday, -unfinishedDays),
    to: yesterday,
    limit: maxRows,
  }
  if (rows.length < maxRows) return [earlier]
  return [
    earlier,
    { status: 'pending', limit: maxRows },
    { status: 'in_progress', limit: maxRows },
    ...days.map((day) => ({ from: day, to: day, limit: maxRows })),
    { from: addDays(days.at(-1)!, 1), limit: maxNext },
  ]
}

/** Each booking once, even if several lists contain it. */
export function joined(lists: readonly BookingRow[][]): BookingRow[] {
  const [first = [], ...rest] = lists
  if (rest.every((rows) => rows.length === 0)) return first
  return [...new Map(lists.flat().map((row) => [row.id, row])).values()]
}

const none: BookingRow[] = []
