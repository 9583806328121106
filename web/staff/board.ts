import type { BookingRow, Equipment } from '#contract/views.ts'
import { addDays, minutesOf } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'

// Geometry of the day by unit. All shares are per cent of the hours shown.

export const firstHour = 9
export const lastHour = 23
export const hours = Array.from({ length: lastHour - firstHour }, (_, n) => firstHour + n)
const shownMinutes = (lastHour - firstHour) * 60

/** Where a minute of the day stands, 0 to 100; what is outside the shown hours stands at the edge. */
export const shareOf = (minute: number): number =>
  (Math.min(Math.max(minute - firstHour * 60, 0), shownMinutes) / shownMinutes) * 100

export type Block = { booking: BookingRow; left: number; width: number; narrow: boolean }
export type UnitRow = { name: string; sector: Sector; inService: boolean; blocks: Block[] }
export type UnitGroup = { title: string; rows: UnitRow[] }

const groups: readonly { title: string; sector: Sector }[] = [
  { title: 'E-foils', sector: 'efoil' },
  { title: 'Wake and sauna', sector: 'wakesurf' },
  { title: 'Jetskis', sector: 'jetski' },
  { title: 'Events', sector: 'main' },
]

/** Shorter than this only the icon fits. */
const narrowMinutes = 45

function blockOf(booking: BookingRow): Block {
  const from = minutesOf(booking.time)
  const until = minutesOf(booking.until)
  // A ride that ends at or after midnight reads as earlier than its start.
  const end = until <= from ? 24 * 60 : until
  const left = shareOf(from)
  return { booking, left, width: shareOf(end) - left, narrow: end - from < narrowMinutes }
}

type Day = {
  place: LocationId
  date: string
  bookings: readonly BookingRow[]
  equipment: readonly Equipment[]
}

/** Every unit of a place, grouped by sector, with the bookings that have it on that day. */
export function unitsOf({ place, date, bookings, equipment }: Day): UnitGroup[] {
  const here = bookings.filter(
    (row) => row.location === place && row.date === date && row.status !== 'cancelled',
  )
  const known: UnitRow[] = equipment
    .filter((unit) => unit.location === place)
    .map((unit) => ({
      name: unit.name,
      sector: unit.sector,
      inService: unit.status === 'maintenance',
      blocks: here.filter((row) => row.units.includes(unit.name)).map(blockOf),
    }))
  const names = new Set(known.map((row) => row.name))
  const others = here.flatMap((row) => row.units.map((name) => ({ name, sector: row.sector })))
  for (const { name, sector } of others) {
    if (names.has(name)) continue
    names.add(name)
    known.push({
      name,
      sector,
      inService: false,
      blocks: here.filter((row) => row.units.includes(name)).map(blockOf),
    })
  }
  const numeric = new Intl.Collator('en', { numeric: true })
  return groups
    .map(({ title, sector }) => ({
      title,
      rows: known.filter((row) => row.sector === sector).sort((a, b) => numeric.compare(a.name, b.name)),
    }))
    .filter((group) => group.rows.length > 0)
}

/** What a block calls its customer: the last word of the name, or all of a short company name. */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.length === 2 ? words[1]! : name.trim()
}

/** How far the board scrolls on opening, in px: now stands one quarter from the left. */
export const scrollTo = (nowShare: number, boardWidth: number, viewWidth: number): number =>
  Math.max(0, (boardWidth * nowShare) / 100 - viewWidth / 4)

export const dayBefore = (date: string): string => addDays(date, -1)
export const dayAfter = (date: string): string => addDays(date, 1)
