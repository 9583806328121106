import type { Replacement } from '#contract/calls/dock-calls.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { poolAt } from '#domain/fleet/unit.ts'
import { hoursBand, lowBatteryBelow } from '#domain/fleet/unit-status.ts'
import { placeIdsOf } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf, placeText } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { isPast } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import { isOutAt } from '../db/out-now.ts'
import type { Caller } from '../http/caller.ts'
import type { ListedRecord } from './view.ts'

const ridden = statement('engine-hours')`
  select a.unit_id as id, sum(extract(epoch from upper(a.during) - lower(a.during)) / 3600)::float8 as hours
  from allocations a join bookings b on b.id = a.booking_id
  where a.unit_id = any($1::int[]) and b.status = 'completed' group by 1`

/** Hours of completed rides per unit; a unit that was never ridden is missing. */
export async function riddenHours(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.run<{ id: number; hours: number }>(ridden, [ids])
  return new Map(rows.map(({ id, hours }) => [id, hours]))
}

type Own = {
  id: number
  code: string
  name: string
  pool: string
  location: LocationId
  daysWords: string | null
  inMaintenance: boolean
  closed: boolean
  shared: boolean
  sector: string
  baseHours: number
  rider: { customerName: string; sector: string; endTime: string } | null
}

const inMaintenance = (at: string) =>
  `(u.status = 'maintenance' and (u.status_until is null or u.status_until > ${at}::timestamptz))`

/** A sauna booked for after the ride may still be in use until the ride ends. */
const ownUnits = statement('ready-own-units')`
  select u.id, u.code, u.name, u.pool, u.location, u.sector,
    case when upper(u.in_fleet) <= $2::timestamptz then 'is retired'
      when lower(u.in_fleet) > $2::timestamptz then 'is not in use yet' end as "daysWords",
    u.base_engine_hours as "baseHours", ${inMaintenance('$2')} as "inMaintenance",
    coalesce(u.out_of_service @> $2::timestamptz, false) as closed, own.share < 0 as shared, (
      select json_build_object('customerName', b.customer_name, 'sector', b.sector, 'endTime', b.end_time)
      from bookings b join allocations a on a.booking_id = b.id
      where ${isOutAt('$2')} and a.live and a.unit_id = u.id and b.id <> $1 and a.share <> own.share
        and lower(own.during) <= greatest($2::timestamptz, ride.start_time) limit 1) as rider
  from allocations own join units u on u.id = own.unit_id join bookings ride on ride.id = own.booking_id
  where own.booking_id = $1 and own.live order by u.id`

/** Equal units that are at the dock, charged and free for the whole ride. */
const freeEqualUnit = statement('ready-free-instead')`
  select u.code as id, u.name from units u
  join allocations own on own.booking_id = $1 and own.unit_id = $2 and own.live
  where u.pool = $3 and u.retired_at is null and u.id <> all (select unit_id from allocations where booking_id = $1)
    and (u.status = 'available' or u.status_until <= $4::timestamptz)
    and (u.battery_level is null or u.battery_level >= ${lowBatteryBelow})
    and (u.out_of_service is null or not (u.out_of_service && own.during or u.out_of_service @> $4::timestamptz))
    and (u.in_fleet is null or u.in_fleet @> own.during)
    and not exists (
      select 1 from allocations a
      where a.live and a.unit_id = u.id and a.during && own.during and (a.held_until is null or a.held_until > $4::timestamptz))
    and not exists (
      select 1 from bookings b join allocations a on a.booking_id = b.id
      where ${isOutAt('$4')} and a.live and a.unit_id = u.id)
  order by u.id`

/**
 * Refuses with 'not_ready' to start a ride on another day, or with a unit that is elsewhere, retired, in maintenance, closed,
 * still out or due for service. The refusal lists every reason, and a free equal unit for each one that cannot go out.
 */
export async function refuseUnready(
  tx: Queries,
  caller: Pick<Caller, 'sectors'>,
  booking: ListedRecord,
  now: Temporal.Instant,
) {
  const own = await tx.run<Own>(ownUnits, [booking.id, now.toString()])
  const places = placeIdsOf(tx.house())
  const troubled = own.flatMap((unit) => {
    if (places.has(unit.id)) return []
    const reason = troubleOf(tx.house(), unit, caller, booking)
    return reason === undefined ? [] : [{ unit, reason }]
  })
  const reasons = [
    ...otherDay(tx.house(), booking, now),
    ...troubled.map(({ reason }) => reason),
    ...(await dueForService(tx, own)),
  ]
  if (reasons.length === 0) return
  const instead: Replacement[] = []
  for (const { unit } of troubled) {
    if (unit.shared) continue
    const given = instead.map(({ to }) => to.id)
    const pool = poolAt(unit, booking.location)
    const free = await tx.run<Replacement['to']>(freeEqualUnit, [booking.id, unit.id, pool, now.toString()])
    const to = free.find(({ id }) => !given.includes(id))
    if (to) instead.push({ from: { id: unit.code, name: unit.name }, to })
  }
  throw new Refusal('not_ready', reasons.join(' '), { reasons, instead })
}

function otherDay(
  house: House,
  { location, date, time, startTime, endTime }: ListedRecord,
  now: Temporal.Instant,
): string[] {
  const today = wallTime(now, locationOf(house, location).zone).date
  const isUnderWay = isPast(startTime, now) && !isPast(endTime, now)
  return date === today || isUnderWay ? [] : [`This ride is booked for ${dateText(date, 'short')}, ${time}.`]
}

/** Jetskis whose engine hours say 'service now'. */
async function dueForService(tx: Queries, own: readonly Own[]): Promise<string[]> {
  const jetskis = own.filter(({ sector }) => sector === 'jetski')
  if (jetskis.length === 0) return []
  const ridden = await riddenHours(
    tx,
    jetskis.map(({ id }) => id),
  )
  return jetskis.flatMap(({ id, name, baseHours }) => {
    const hours = Math.round(baseHours + (ridden.get(id) ?? 0))
    return hoursBand(hours) === 'service now' ? [`${name} is due for service: ${hours} engine hours.`] : []
  })
}

function troubleOf(
  house: House,
  { name, location: at, daysWords, inMaintenance, closed, rider }: Own,
  { sectors }: Pick<Caller, 'sectors'>,
  { location }: ListedRecord,
): string | undefined {
  if (at !== location) return `${name} is at ${placeText(locationOf(house, at))} now.`
  if (daysWords) return `${name} ${daysWords}.`
  if (inMaintenance) return `${name} is in maintenance.`
  if (closed) return `${name} is closed.`
  if (!rider) return undefined
  const until = wallTime(Temporal.Instant.from(rider.endTime), locationOf(house, location).zone).time
  const who = (sectors as readonly string[]).includes(rider.sector) ? rider.customerName : 'another sector'
  return `${name} is still out with ${who}, due at ${until}.`
}
