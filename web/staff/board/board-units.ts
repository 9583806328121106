import type { Block as Closing } from '#contract/calls/dock-calls.ts'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { findActivity, isAdded } from '#domain/activities/catalogue.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { wallTime } from '#domain/calendar.ts'
import { isUsedOn } from '#domain/fleet/unit.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'
import { isLate } from '#web/staff/late/late-returns.ts'
import { isHeld, todayAt } from '#web/staff/row/booking-days.ts'
import type { Look } from '#web/ui/badge.tsx'
import { type Hours, hoursOf, minuteOn, rideSpan, type Span } from './stretch.ts'

/**
 * One booking on one unit. `late`: shown from its end until now; `atRisk`: a late booking still has its unit; `earlier`: it was
 * due on an earlier day, so all of it is late.
 */
export type Block = Span & {
  booking: BookingRow
  look: Look
  late?: Span
  earlier: boolean
  /** The day of its start, if different. */
  began?: string
  atRisk: boolean
}

/** A unit that is out of use. Without `closing`, only the unit's state is known. */
export type Closed = Span & { closing?: Closing; unit: Equipment }

/** A unit that a booking could have in place of the late one. */
type Proposal = Span & { booking: BookingRow }

export type UnitRow = {
  name: string
  sector: Sector
  /** The id of an owner-added activity, which has its own heading. */
  activity: string
  unit?: Equipment
  blocks: Block[]
  closed: Closed[]
  proposals: Proposal[]
}
/** `id`: a sector, or an owner-added activity. */
export type UnitGroup = { id: string; title: string; rows: UnitRow[] }

const sectors: readonly { id: Sector; title: string }[] = [
  { id: 'efoil', title: 'E-foils' },
  { id: 'wakesurf', title: 'Wake and sauna' },
  { id: 'jetski', title: 'Jetskis' },
  { id: 'main', title: 'Events' },
]

export type BoardDay = {
  house: House
  place: LocationId
  date: string
  now: Temporal.Instant
  bookings: readonly BookingRow[]
  equipment: readonly Equipment[]
  closings: readonly Closing[]
  /** Bookings whose unit a late booking still has. */
  atRisk: ReadonlySet<string>
  /** Units proposed for them. */
  proposed: readonly { unit: Equipment; booking: BookingRow }[]
}

/**
 * Every unit of a place with its bookings and closings of a day, grouped by sector, then by owner-added activity, in the order of
 * the fleet.
 */
export function unitsOf(day: BoardDay): UnitGroup[] {
  const today = todayAt(day.house, day.place, day.now)
  const here = day.bookings.filter(
    (row) => row.location === day.place && row.status !== 'cancelled' && isOnDay(row, day.date, today),
  )
  const byUnit = new Map<string, Block[]>()
  for (const booking of here)
    for (const name of booking.units)
      byUnit.set(name, [...(byUnit.get(name) ?? []), blockOf(booking, day, name)])
  const listed: UnitRow[] = day.equipment
    .filter((unit) => unit.location === day.place && isUsedOn(unit, day.date))
    .map((unit) => ({
      name: unit.name,
      sector: unit.sector,
      activity: unit.type,
      unit,
      blocks: byUnit.get(unit.name) ?? [],
      closed: closedOf(unit, day),
      proposals: proposalsOn(unit, day),
    }))
  const rows = [...listed, ...unlistedUnits(here, new Set(listed.map((row) => row.name)), byUnit)]
  const [added, others] = [true, false].map((is) =>
    rows.filter(({ activity }) => isAdded(day.house, activity) === is),
  ) as [UnitRow[], UnitRow[]]
  return [
    ...sectors.map((one) => ({ ...one, rows: others.filter(({ sector }) => sector === one.id) })),
    ...Object.entries(day.house.activities).map(([id, { title }]) => ({
      id,
      title,
      rows: added.filter(({ activity }) => activity === id),
    })),
  ].filter((group) => group.rows.length > 0)
}

/** The hours of a day with these bookings; a booking out since an earlier day is shown in its last hour. */
export const shownHours = (groups: readonly UnitGroup[]): Hours =>
  hoursOf(
    groups
      .flatMap(({ rows }) => rows.flatMap(({ blocks }) => blocks))
      .flatMap(({ from, until, late, earlier }) => [
        { from: earlier ? until - 60 : from, until },
        ...(late ? [late] : []),
      ]),
  )

/** Units that bookings name but the list of equipment lacks. */
function unlistedUnits(
  bookings: readonly BookingRow[],
  listed: ReadonlySet<string>,
  byUnit: ReadonlyMap<string, Block[]>,
): UnitRow[] {
  const others = new Map(bookings.flatMap((row) => row.units.map((name) => [name, row] as const)))
  return [...others]
    .filter(([name]) => !listed.has(name))
    .map(([name, { sector, activity }]) => ({
      name,
      sector,
      activity,
      blocks: byUnit.get(name) ?? [],
      closed: [],
      proposals: [],
    }))
}

const proposalsOn = (unit: Equipment, { date, proposed }: BoardDay): Proposal[] =>
  proposed
    .filter((one) => one.unit.id === unit.id && one.booking.date === date)
    .map(({ booking }) => ({ ...rideSpan(booking, date), booking }))

/** When a booking has a unit: for its whole ride, or for a part if it has two units in turn, boat and sauna. */
function spanOn(booking: BookingRow, { house, place, date, equipment }: BoardDay, name: string): Span {
  const ride = rideSpan(booking, date)
  const typeOf = (one: string) => equipment.find((unit) => unit.name === one && unit.location === place)?.type
  const activity = findActivity(house, booking.activity)
  if (!activity || new Set(booking.units.map(typeOf)).size < 2) return ride
  const isSold = Object.entries(activity.fields).every(
    ([key, field]) => field.kind !== 'duration' || Object.hasOwn(field.options, String(booking.choice[key])),
  )
  const need = isSold
    ? activity
        .needs(booking, Temporal.Instant.from(booking.startTime), booking.choice)
        .find(({ pool }) => pool.split(':')[0] === typeOf(name))
    : undefined
  if (!need) return ride
  const { zone } = locationOf(house, place)
  const from = Math.max(ride.from, minuteOn(date, need.from, zone))
  const until = Math.min(ride.until, minuteOn(date, need.to, zone))
  return from < until ? { from, until } : ride
}

function blockOf(booking: BookingRow, day: BoardDay, name: string): Block {
  const { house, place, date, now, atRisk } = day
  const whole = rideSpan(booking, date)
  const ride = spanOn(booking, day, name)
  // A unit returned before the ride ends is not late with the ride.
  const isOut = isLate(booking, now) && ride.until === whole.until
  const back = isOut ? minuteOn(date, now, locationOf(house, place).zone) : ride.until
  const earlier = ride.until <= 0
  return {
    from: Math.max(0, ride.from),
    until: Math.min(24 * 60, earlier ? back : ride.until),
    booking,
    look: isHeld(booking, now) ? 'held' : booking.status,
    atRisk: atRisk.has(booking.id),
    earlier,
    ...(booking.date === date ? {} : { began: booking.date }),
    ...(!earlier && back > ride.until ? { late: { from: ride.until, until: back } } : {}),
  }
}

function closedOf(unit: Equipment, { house, place, date, now, closings }: BoardDay): Closed[] {
  const { zone } = locationOf(house, place)
  const minute = (at: string) => minuteOn(date, Temporal.Instant.from(at), zone)
  const found = closings
    .filter((closing) => closing.units.some(({ code }) => code === unit.id))
    .map((closing) => ({ from: minute(closing.from), until: minute(closing.to), closing, unit }))
    .filter(({ from, until }) => until > from)
  // Maintenance may end: for other days only the closings say whether it still lasts.
  if (found.length > 0 || unit.status !== 'maintenance' || date !== wallTime(now, zone).date) return found
  return [{ from: 0, until: 24 * 60, unit }]
}

/** The customer's name in a block: the surname of a name of two words, otherwise the whole name. */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.length === 2 ? words[1]! : name.trim()
}

/** A block with all other bookings that have the unit in the same hours: the people of a session share its units. */
type SharedBlock = Block & { others: readonly BookingRow[] }

/** The order of states if several share a block: waiting for staff first, then in progress. */
const first: readonly Look[] = ['pending', 'held', 'in_progress', 'confirmed', 'completed']
const rank = ({ look }: Block): number => (first.includes(look) ? first.indexOf(look) : first.length)

const noOthers: readonly BookingRow[] = []

/** One block for each stretch of a unit's day; separate blocks would cover each other. */
export function sessionBlocks(blocks: readonly Block[]): SharedBlock[] {
  const byHours = Map.groupBy(blocks, ({ booking: { date, time, until } }) => `${date} ${time} ${until}`)
  return [...byHours.values()].map((same) => {
    const [top, ...below] = same.toSorted((one, other) => rank(one) - rank(other)) as [Block, ...Block[]]
    if (below.length === 0) return { ...top, others: noOthers }
    const late = same
      .flatMap((block) => block.late ?? [])
      .toSorted((one, other) => other.until - one.until)[0]
    return {
      ...top,
      others: below.map(({ booking }) => booking),
      atRisk: same.some(({ atRisk }) => atRisk),
      ...(late ? { late } : {}),
    }
  })
}

/** Bookings that share a unit with this one in the same hours, as in a session. */
export const sharingUnits = (rows: readonly BookingRow[], of: BookingRow): BookingRow[] =>
  rows.filter(
    (row) =>
      row.id !== of.id &&
      row.status !== 'cancelled' &&
      row.location === of.location &&
      row.date === of.date &&
      row.time === of.time &&
      row.until === of.until &&
      row.units.some((unit) => of.units.includes(unit)),
  )
