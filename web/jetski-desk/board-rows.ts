import type { JetskiBooking, JetskiUnit } from '#contract/calls/jetski-desk.ts'
import { minutesOf, wallTime } from '#domain/calendar.ts'
import type { Look } from '#web/ui/badge.tsx'
import { dayText, place } from './when.ts'

// Today by machine. Shares are per cent of the hours shown, 09 to 23.

export const firstHour = 9
export const lastHour = 23
export const hours = Array.from({ length: lastHour - firstHour }, (_, at) => firstHour + at)
const shownMinutes = (lastHour - firstHour) * 60

/** Where a minute of the day stands, 0 to 100; what is outside the shown hours stands at the edge. */
export const shareOf = (minute: number): number =>
  (Math.min(Math.max(minute - firstHour * 60, 0), shownMinutes) / shownMinutes) * 100

/** A booking or a hold as the board needs it. */
export type Ride = Pick<JetskiBooking, 'id' | 'time' | 'until' | 'customerName'> & {
  look: Look
  machines: string[]
}
export type Block = { ride: Ride; left: number; width: number; narrow: boolean }
/** `closed`: what stands on a machine that is out, from `left` on. */
export type MachineRow = {
  unit: JetskiUnit
  blocks: Block[]
  closed: { left: number; width: number; text: string } | undefined
}

/** Shorter than this only the icon fits. */
const narrowMinutes = 45

export const machineRows = (
  fleet: readonly JetskiUnit[],
  rides: readonly Ride[],
  now: Temporal.Instant,
): MachineRow[] =>
  fleet.map((unit) => ({
    unit,
    blocks: rides.filter(({ machines }) => machines.includes(unit.name)).map(blockOf),
    closed: closedOf(unit, now),
  }))

function blockOf(ride: Ride): Block {
  const from = minutesOf(ride.time)
  const ends = minutesOf(ride.until)
  // A ride that ends at or after midnight reads as earlier than its start.
  const until = ends <= from ? 24 * 60 : ends
  const left = shareOf(from)
  return { ride, left, width: shareOf(until) - left, narrow: until - from < narrowMinutes }
}

/** Maintenance closes the day, or what is left of it. */
function closedOf(unit: JetskiUnit, now: Temporal.Instant): MachineRow['closed'] {
  if (unit.status !== 'maintenance') return undefined
  const words = 'Maintenance (2 week timer)'
  if (unit.until === null) return { left: 0, width: 100, text: words }
  const end = wallTime(Temporal.Instant.from(unit.until), place.zone)
  const today = wallTime(now, place.zone).date
  return end.date === today
    ? { left: 0, width: shareOf(minutesOf(end.time)), text: `${words}, back at ${end.time}` }
    : { left: 0, width: 100, text: `${words}, back ${dayText(end.date)}` }
}

/** What a block calls its customer: the last word of the name, or all of a longer one. */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.length === 2 ? words[1]! : name.trim()
}
