import type { Block as Closing } from '#contract/calls/dock-calls.ts'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { isMovable } from '#domain/booking/status.ts'
import { isUsedOn } from '#domain/fleet/unit.ts'
import { isLow } from '#domain/fleet/unit-status.ts'

/** A unit that is free during the next booking, to replace its `own`; `until`: the wall time of the unit's own next booking. */
export type LateReplacement = { own: Equipment; unit: Equipment; until?: string }

/** A ride that is past its end and not back. */
export type LateReturn = {
  row: BookingRow
  /** Minutes since it was due. */
  minutes: number
  /** The next booking of one of its units within a day; `soon`: it must be settled now. */
  next?: { row: BookingRow; unit: string; soon: boolean; instead?: LateReplacement }
}

const msOf = (iso: string): number => Temporal.Instant.from(iso).epochMilliseconds

/** In progress past its end, until marked as returned. */
export const isLate = (row: BookingRow, now: Temporal.Instant): boolean =>
  row.status === 'in_progress' && minutesLate(row, now) >= 1

/** Minutes since a ride was due; negative before that. */
export const minutesLate = (row: BookingRow, now: Temporal.Instant): number =>
  Math.floor((now.epochMilliseconds - msOf(row.endTime)) / 60_000)

type Dock = {
  bookings: readonly BookingRow[]
  equipment: readonly Equipment[]
  closings: readonly Closing[]
  now: Temporal.Instant
}

/**
 * Every late return with the next booking of its unit and a free unit for that. The latest first; those late since an earlier day
 * are last, as probably only the mark is missing.
 */
export const lateReturns = (dock: Dock): LateReturn[] =>
  dock.bookings
    .filter((row) => isLate(row, dock.now))
    .map((row) => ({ row, minutes: minutesLate(row, dock.now), next: nextOn(row, dock) }))
    .sort((one, other) => Number(isOld(one)) - Number(isOld(other)) || other.minutes - one.minutes)

const isOld = ({ minutes }: LateReturn): boolean => minutes >= 12 * 60

/** A later booking will find the unit returned. */
const soonMinutes = 60

const nextHours = 24

/** The next booking of one of its units, on any date. */
function nextOn(late: BookingRow, dock: Dock): LateReturn['next'] {
  const nowMs = dock.now.epochMilliseconds
  const next = dock.bookings
    .filter(
      (row) => isMovable(row.status) && row.location === late.location && row.startTime > late.startTime,
    )
    .filter((row) => row.units.some((name) => late.units.includes(name)))
    .filter((row) => msOf(row.endTime) > nowMs && msOf(row.startTime) < nowMs + nextHours * 3_600_000)
    .sort((one, other) => msOf(one.startTime) - msOf(other.startTime))[0]
  const unit = next?.units.find((name) => late.units.includes(name))
  if (!next || unit === undefined) return undefined
  const soon = msOf(next.startTime) - nowMs < soonMinutes * 60_000
  const instead = soon ? replacementFor(unit, next, dock) : undefined
  return { row: next, unit, soon, ...(instead ? { instead } : {}) }
}

/** An equal unit that is at the dock, charged, and free for all of the next booking. */
function replacementFor(name: string, next: BookingRow, dock: Dock): LateReplacement | undefined {
  const own = dock.equipment.find((unit) => unit.name === name && unit.location === next.location)
  if (!own) return undefined
  const [from, to] = [msOf(next.startTime), msOf(next.endTime)]
  for (const unit of dock.equipment) {
    if (unit.location !== own.location || unit.type !== own.type || unit.model !== own.model) continue
    if (unit.status !== 'available' || isLow(unit.batteryLevel) || next.units.includes(unit.name)) continue
    if (!isUsedOn(unit, next.date) || isClosed(unit, from, to, dock.closings)) continue
    const others = dock.bookings.filter(
      (row) =>
        row.location === unit.location &&
        row.units.includes(unit.name) &&
        (isMovable(row.status) || row.status === 'in_progress'),
    )
    if (others.some((row) => row.status === 'in_progress' || overlaps(row, from, to))) continue
    const later = others
      .filter((row) => row.date === next.date && msOf(row.startTime) >= to)
      .sort((one, other) => msOf(one.startTime) - msOf(other.startTime))[0]
    return { own, unit, ...(later ? { until: later.time } : {}) }
  }
  return undefined
}

const overlaps = (row: BookingRow, from: number, to: number): boolean =>
  msOf(row.startTime) < to && msOf(row.endTime) > from

const isClosed = (unit: Equipment, from: number, to: number, closings: readonly Closing[]): boolean =>
  closings.some(
    (closing) =>
      closing.units.some(({ code }) => code === unit.id) &&
      msOf(closing.from) < to &&
      msOf(closing.to) > from,
  )
