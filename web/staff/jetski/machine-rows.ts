import type { JetskiBooking, JetskiUnit } from '#contract/calls/jetski-desk.ts'
import { minutesOf, wallTime } from '#domain/calendar.ts'
import type { Hours, Span } from '#web/staff/board/stretch.ts'
import { hoursOf, rideSpan } from '#web/staff/board/stretch.ts'
import type { Look } from '#web/ui/badge.tsx'
import { dayText, minutesLate, place, yearOf } from './jetski-days.ts'

/** A booking or a hold as the board needs it. */
export type Ride = Pick<JetskiBooking, 'id' | 'date' | 'time' | 'until' | 'customerName'> & {
  look: Look
  machines: string[]
}
/** `late`: not back, drawn until now; `earlier`: since another day. */
export type Block = Span & { ride: Ride; late: boolean; earlier: boolean }
/** `closed`: what stands on a machine that is out. */
export type MachineRow = {
  unit: JetskiUnit
  blocks: Block[]
  closed: (Span & { text: string }) | undefined
}

export const machineRows = (
  fleet: readonly JetskiUnit[],
  rides: readonly Ride[],
  now: Temporal.Instant,
): MachineRow[] =>
  fleet.map((unit) => ({
    unit,
    blocks: rides.filter(({ machines }) => machines.includes(unit.name)).map((ride) => blockOf(ride, now)),
    closed: closedOf(unit, now),
  }))

/** The hours of a day with these rides; one that is out since an earlier day is seen in its last hour. */
export const shownHours = (rows: readonly MachineRow[]): Hours =>
  hoursOf(
    rows
      .flatMap(({ blocks }) => blocks)
      .map(({ from, until, earlier }) => ({ from: earlier ? until - 60 : from, until })),
  )

function blockOf(ride: Ride, now: Temporal.Instant): Block {
  const there = wallTime(now, place.zone)
  const { from, until } = rideSpan(ride, there.date)
  const late = ride.look === 'in_progress' && minutesLate({ ...ride, status: ride.look }, now) > 0
  return {
    ride,
    from: Math.max(0, from),
    until: late ? minutesOf(there.time) : Math.min(24 * 60, until),
    late,
    earlier: until <= 0,
  }
}

/** Maintenance closes the day, or what is left of it. */
function closedOf(unit: JetskiUnit, now: Temporal.Instant): MachineRow['closed'] {
  if (unit.status !== 'maintenance') return undefined
  const words = 'Maintenance (2 week timer)'
  if (unit.until === null) return { from: 0, until: 24 * 60, text: words }
  const end = wallTime(Temporal.Instant.from(unit.until), place.zone)
  const today = wallTime(now, place.zone).date
  return end.date === today
    ? { from: 0, until: minutesOf(end.time), text: `${words}, back at ${end.time}` }
    : { from: 0, until: 24 * 60, text: `${words}, back ${dayText(end.date, yearOf(today))}` }
}

/** What a block calls its customer: the last word of the name, or all of a longer one. */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.length === 2 ? words[1]! : name.trim()
}
