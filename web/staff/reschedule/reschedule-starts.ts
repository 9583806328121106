import { useQuery } from '@tanstack/react-query'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { useNow } from '#web/booking/clock.ts'
import type { Start } from '#web/booking/start-list.ts'
import { startsNow } from '#web/booking/start-list.ts'
import { useStarts } from '#web/booking/use-starts.ts'
import { useHouse } from '#web/house.ts'
import { availabilityQuery } from '#web/queries.ts'
import type { NewStart } from '#web/staff/acts/booking-acts.ts'
import type { SlotChip } from '#web/ui/slot-groups.ts'
import type { Movable } from './reschedule-booking.ts'
import { chipToMoveTo, halfHoursFor, startsAt, startsQueryFor, startsToMoveTo } from './reschedule-booking.ts'

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
  const times = date === '' ? [] : startsToMoveTo(house, booking, date)
  const taken = refused.filter((each) => each.date === date).map(({ time }) => time)
  const room = useStarts({ ...startsQueryFor(house, booking), date }, { now, taken, fallback: times })
  const halves = halfHoursFor(house, booking)
  const besides = useQuery({
    ...availabilityQuery({ ...(halves ?? startsQueryFor(house, booking)), date }),
    enabled: halves !== undefined && date === booking.date,
  })
  const plain =
    there &&
    startsNow(
      times.map((time) => ({ time, open: true })),
      date,
      there,
      taken,
    )
  const answered = there && room.starts && startsNow(startsAt(times, room.starts), date, there, taken)
  const starts = room.failed ? plain : answered
  return {
    today: there?.date,
    starts,
    chips: (starts ?? [])
      .filter((start) => start.reason !== 'past')
      .map((start) => chipToMoveTo(house, booking, start, { date, halfHours: besides.data?.slots })),
    unknown: room.failed,
  }
}
