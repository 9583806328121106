import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { minutesOf, wallTime } from '#domain/calendar.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import { blocksQuery, type Listed, listPollMs, type Retry } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { bookingsQuery } from '#web/staff/bookings-query.ts'
import { lateReturns } from '#web/staff/late/late-returns.ts'
import { isOfferOver } from '#web/staff/row/booking-days.ts'
import { shownHours, type UnitGroup, unitsOf } from './board-units.ts'
import type { Hours } from './stretch.ts'

const maxADay = 1000

type BoardDay = {
  place: LocationId
  date: string
  now: Temporal.Instant
  sector: Sector | undefined
  /** The bookings around today, which the dashboard has loaded anyway; other days are loaded on demand. */
  bookings?: Listed<BookingRow>
  equipment: Listed<Equipment>
}

export type BoardData = Retry & {
  /** Undefined while loading, or if that failed. */
  groups: UnitGroup[] | undefined
  hours: Hours
  rows: BookingRow[]
  isError: boolean
  /** Bookings or closings of this day are missing: they are still loading. */
  loading: boolean
  /** The bookings are shown, but closings failed to load. */
  closingsUnknown: boolean
  clock: { time: string; minute: number } | undefined
}

/** One day of one place as the board shows it. */
export function useBoardData({ place, date, now, sector, bookings, equipment }: BoardDay): BoardData {
  const house = useHouse()
  const there = wallTime(now, locationOf(house, place).zone)
  const isToday = date === there.date
  const today = isToday ? bookings : undefined
  const read = useQuery({
    ...bookingsQuery({ from: date, to: date, limit: maxADay }),
    enabled: today === undefined,
    refetchInterval: listPollMs,
    placeholderData: keepPreviousData,
  })
  const closings = useQuery({
    ...blocksQuery({ from: date, to: date }),
    refetchInterval: listPollMs,
    placeholderData: keepPreviousData,
  })
  const day = today ?? read
  const rows = useMemo(
    () =>
      (day.data ?? []).filter(
        (row) => (sector === undefined || row.sector === sector) && !isOfferOver(row, now),
      ),
    [day.data, sector, now],
  )
  const units = equipment.data
  const ready = day.data !== undefined && units !== undefined
  const groups = useMemo(() => {
    if (!ready) return undefined
    const shared = { bookings: rows, equipment: units, closings: closings.data ?? [], now }
    const waiting = lateReturns(shared).flatMap(({ next }) => (next?.soon ? [next] : []))
    const closed = shared.closings.flatMap((closing) => closing.waiting)
    const kept = rows.filter(({ keptDespite }) => keptDespite !== undefined)
    const atRisk = new Set([...waiting.map(({ row }) => row), ...closed, ...kept].map(({ id }) => id))
    const proposed = waiting.flatMap(({ row, instead }) =>
      instead ? [{ unit: instead.unit, booking: row }] : [],
    )
    return unitsOf({ ...shared, house, place, date, atRisk, proposed })
  }, [house, ready, rows, units, closings.data, now, place, date])
  const minute = minutesOf(there.time)
  const hours = useMemo(() => shownHours(groups ?? []), [groups])
  const inside = isToday && minute >= hours.first * 60 && minute < hours.last * 60
  return {
    groups,
    hours,
    rows,
    isError: !ready && (day.isError || equipment.isError),
    isFetching: day.isFetching || equipment.isFetching,
    loading: (today === undefined && read.isPlaceholderData) || closings.isPlaceholderData,
    closingsUnknown: closings.isError && closings.data === undefined,
    clock: inside ? { time: there.time, minute } : undefined,
    refetch: () => {
      void day.refetch()
      void equipment.refetch()
    },
  }
}
