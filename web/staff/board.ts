import type { Block as Closing } from '#contract/calls/dock.ts'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { minutesOf, wallTime } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationOf } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import { isHeld } from '#web/desk/days.ts'
import type { Look } from '#web/ui/badge.tsx'
import { isLate } from './late.ts'
import type { Stretch } from './stretch.ts'
import { stretchOf } from './stretch.ts'

/** One booking on one unit; `late` is drawn from when it was due until now, `atRisk` where a late one has its unit. */
export type Block = Stretch & { booking: BookingRow; look: Look; late?: Stretch; atRisk: boolean }

/** A unit that cannot be used, from minute to minute of the day. Without `closing` nobody wrote down more than the unit's state. */
export type Closed = Stretch & { from: number; until: number; closing?: Closing; unit: Equipment }

/** Where a booking could ride instead of on the unit that is not back. */
export type Proposal = Stretch & { booking: BookingRow }

export type UnitRow = {
  name: string
  sector: Sector
  unit?: Equipment
  blocks: Block[]
  closed: Closed[]
  proposals: Proposal[]
}
export type UnitGroup = { title: string; rows: UnitRow[] }

const groups: readonly { title: string; sector: Sector }[] = [
  { title: 'E-foils', sector: 'efoil' },
  { title: 'Wake and sauna', sector: 'wakesurf' },
  { title: 'Jetskis', sector: 'jetski' },
  { title: 'Events', sector: 'main' },
]

export type BoardDay = {
  place: LocationId
  date: string
  now: Temporal.Instant
  bookings: readonly BookingRow[]
  equipment: readonly Equipment[]
  closings: readonly Closing[]
  /** Bookings whose unit a late one still has. */
  atRisk: ReadonlySet<string>
  /** What they could ride instead. */
  proposed: readonly { unit: Equipment; booking: BookingRow }[]
}

/**
 * Every unit of a place, grouped by sector, in the fleet's order (that of every other list of them), with the bookings that
 * have it on that day and when it is closed.
 */
export function unitsOf(day: BoardDay): UnitGroup[] {
  const here = day.bookings.filter(
    (row) => row.location === day.place && row.date === day.date && row.status !== 'cancelled',
  )
  const byUnit = new Map<string, Block[]>()
  for (const booking of here)
    for (const name of booking.units) byUnit.set(name, [...(byUnit.get(name) ?? []), blockOf(booking, day)])
  const known: UnitRow[] = day.equipment
    .filter((unit) => unit.location === day.place)
    .map((unit) => ({
      name: unit.name,
      sector: unit.sector,
      unit,
      blocks: byUnit.get(unit.name) ?? [],
      closed: closedOf(unit, day),
      proposals: proposalsOn(unit, day),
    }))
  const rows = [...known, ...unknownUnits(here, new Set(known.map((row) => row.name)), byUnit)]
  return groups
    .map(({ title, sector }) => ({ title, rows: rows.filter((row) => row.sector === sector) }))
    .filter((group) => group.rows.length > 0)
}

/** Units that bookings name and the list of equipment does not. */
function unknownUnits(
  bookings: readonly BookingRow[],
  known: Set<string>,
  byUnit: ReadonlyMap<string, Block[]>,
): UnitRow[] {
  const others = new Map(bookings.flatMap((row) => row.units.map((name) => [name, row.sector] as const)))
  return [...others]
    .filter(([name]) => !known.has(name))
    .map(([name, sector]) => ({ name, sector, blocks: byUnit.get(name) ?? [], closed: [], proposals: [] }))
}

const proposalsOn = (unit: Equipment, { date, proposed }: BoardDay): Proposal[] =>
  proposed
    .filter((one) => one.unit.id === unit.id && one.booking.date === date)
    .map(({ booking }) => ({ ...stretchOf(minutesOf(booking.time), endOf(booking)), booking }))

function blockOf(booking: BookingRow, { place, date, now, atRisk }: BoardDay): Block {
  const end = endOf(booking)
  const there = isLate(booking, now) ? wallTime(now, locationOf(place).zone) : undefined
  const overdue = there?.date === date ? minutesOf(there.time) : end
  return {
    ...stretchOf(minutesOf(booking.time), end),
    booking,
    look: isHeld(booking, now) ? 'held' : booking.status,
    atRisk: atRisk.has(booking.id),
    ...(overdue > end ? { late: stretchOf(end, overdue) } : {}),
  }
}

/** The minute of its end; a ride that ends at or after midnight reads as earlier than its start. */
const endOf = ({ time, until }: BookingRow): number =>
  minutesOf(until) <= minutesOf(time) ? 24 * 60 : minutesOf(until)

function closedOf(unit: Equipment, { place, date, now, closings }: BoardDay): Closed[] {
  const { zone } = locationOf(place)
  const found = closings
    .filter((closing) => closing.units.some(({ code }) => code === unit.id))
    .map((closing) => ({
      ...closedBetween(minuteOn(date, closing.from, zone), minuteOn(date, closing.to, zone)),
      closing,
      unit,
    }))
    .filter(({ from, until }) => until > from)
  if (found.length > 0 || unit.status !== 'maintenance' || date < wallTime(now, zone).date) return found
  return [{ ...closedBetween(0, 24 * 60), unit }]
}

const closedBetween = (from: number, until: number) => ({ ...stretchOf(from, until), from, until })

/** The minute of a day at which an instant falls there; 0 and 1440 for what lies before and after it. */
function minuteOn(date: string, at: string, zone: string): number {
  const there = wallTime(Temporal.Instant.from(at), zone)
  if (there.date !== date) return there.date < date ? 0 : 24 * 60
  return minutesOf(there.time)
}

/** What a block calls its customer: the last word of the name, or all of a short company name. */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.length === 2 ? words[1]! : name.trim()
}
