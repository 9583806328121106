import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#contract/staff-client.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { withHalfHours } from '#domain/booking/half-hours.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { addressOf, call } from '#web/api.ts'
import { useNow } from '#web/booking/clock.ts'
import type { Start } from '#web/booking/start-list.ts'
import { startsNow } from '#web/booking/start-list.ts'
import { useHouse } from '#web/house.ts'
import type { NewStart } from '#web/staff/acts/booking-acts.ts'
import type { SlotChip } from '#web/ui/slot-groups.ts'
import type { Movable } from './reschedule-booking.ts'
import { chipToMoveTo } from './reschedule-booking.ts'

const startsQuery = (id: string, date: string) =>
  queryOptions({
    queryKey: [addressOf(api.rescheduleStarts, { params: { id }, query: { date } })],
    queryFn: ({ signal }) => call(api.rescheduleStarts, { params: { id }, query: { date }, signal }),
    staleTime: 0,
  })

/** How free the days of a month are for a booking that is to be moved. */
export const rescheduleMonthQuery = (id: string, month: string) =>
  queryOptions({
    queryKey: [addressOf(api.rescheduleMonth, { params: { id }, query: { month } })],
    queryFn: ({ signal }) => call(api.rescheduleMonth, { params: { id }, query: { month }, signal }),
    staleTime: 0,
  })

export type NewStarts = {
  /** The place's own day; undefined until the clock is known. */
  today: string | undefined
  /** Undefined while they load. */
  starts: Start[] | undefined
  chips: SlotChip[]
  /** What is taken could not be read: every start is offered, the server judges. */
  unknown: boolean
}

/** The starts of a day that a booking may move to, those that are gone marked. */
export function useNewStarts(booking: Movable, date: string, refused: readonly NewStart[]): NewStarts {
  const now = useNow()
  const house = useHouse()
  const there = now && wallTime(now, locationOf(house, booking.location).zone)
  const { data, isError } = useQuery({ ...startsQuery(booking.id, date), enabled: date !== '' })
  const taken = refused.filter((each) => each.date === date).map(({ time }) => time)
  const read = data?.slots ?? (isError ? timesOf(booking) : undefined)
  const starts = there && read && startsNow(read, date, there, taken)
  return {
    today: there?.date,
    starts,
    chips: (starts ?? [])
      .filter((start) => start.reason !== 'past')
      .map((start) => chipToMoveTo(house, booking, date, start)),
    unknown: isError,
  }

  function timesOf({ activity, location, choice }: Movable): Start[] {
    const sold = findActivity(house, activity)
    const times = sold?.moveTimes ?? withHalfHours(sold?.startTimes(location, date, choice) ?? [])
    return times.map((time) => ({ time, open: true }))
  }
}
