import type { Instead } from '#contract/calls/dock.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { lowBatteryBelow } from '#domain/fleet/battery.ts'
import { hoursBand } from '#domain/fleet/status.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/instant.ts'
import type { Queries, Statement } from '../db/open.ts'
import { isOutAt } from '../db/out-now.ts'
import type { Caller } from '../http/caller.ts'
import { riddenHours } from './engine-hours.ts'
import type { ListedRecord } from './view.ts'

type Own = {
  id: number
  code: string
  name: string
  pool: string
  inMaintenance: boolean
  closed: boolean
  shared: boolean
  sector: string
  baseHours: number
  rider: { customerName: string; sector: string; endTime: string } | null
}

const inMaintenance = (at: string) =>
  `(u.status = 'maintenance' and (u.status_until is null or u.status_until > ${at}::timestamptz))`

const ownUnits: Statement = {
  name: 'ready-own-units',
  text: `
  select u.id, u.code, u.name, u.pool, u.sector, u.base_engine_hours as "baseHours", ${inMaintenance('$2')} as "inMaintenance",
    coalesce(u.out_of_service @> $2::timestamptz, false) as closed, own.share < 0 as shared, (
      select json_build_object('customerName', b.customer_name, 'sector', b.sector, 'endTime', b.end_time)
      from bookings b join allocations a on a.booking_id = b.id
      where ${isOutAt('$2')} and a.live and a.unit_id = u.id and b.id <> $1 and a.share <> own.share limit 1) as rider
  from allocations own join units u on u.id = own.unit_id
  where own.booking_id = $1 and own.live order by u.id`,
}

/** Equal ones that are at the dock, charged, and free for the whole ride. */
const freeInstead: Statement = {
  name: 'ready-free-instead',
  text: `
  select u.code as id, u.name from units u
  join allocations own on own.booking_id = $1 and own.unit_id = $2 and own.live
  where u.pool = $3 and u.retired_at is null and u.id <> all (select unit_id from allocations where booking_id = $1)
    and (u.status = 'available' or u.status_until <= $4::timestamptz)
    and (u.battery_level is null or u.battery_level >= ${lowBatteryBelow})
    and (u.out_of_service is null or not (u.out_of_service && own.during or u.out_of_service @> $4::timestamptz))
    and not exists (
      select 1 from allocations a
      where a.live and a.unit_id = u.id and a.during && own.during and (a.held_until is null or a.held_until > $4::timestamptz))
    and not exists (
      select 1 from bookings b join allocations a on a.booking_id = b.id
      where ${isOutAt('$4')} and a.live and a.unit_id = u.id)
  order by u.id`,
}

/**
 * Refuses 'not_ready' to start a ride of another day, or on a unit that is in maintenance, closed, still out or due for service;
 * with every reason in words, and the free equal unit for each that cannot go out.
 */
export async function refuseUnready(
  tx: Queries,
  caller: Pick<Caller, 'sectors'>,
  booking: ListedRecord,
  now: Temporal.Instant,
): Promise<void> {
  const own = await tx.run<Own>(ownUnits, [booking.id, now.toString()])
  const troubled = own.flatMap((unit) => {
    const reason = troubleOf(unit, caller, booking)
    return reason === undefined ? [] : [{ unit, reason }]
  })
  const reasons = [
    ...otherDay(booking, now),
    ...troubled.map(({ reason }) => reason),
    ...(await dueForService(tx, own)),
  ]
  if (reasons.length === 0) return
  const instead: Instead[] = []
  for (const { unit } of troubled) {
    if (unit.shared) continue
    const given = instead.map(({ to }) => to.id)
    const free = await tx.run<Instead['to']>(freeInstead, [booking.id, unit.id, unit.pool, now.toString()])
    const to = free.find(({ id }) => !given.includes(id))
    if (to) instead.push({ from: { id: unit.code, name: unit.name }, to })
  }
  throw new Refusal('not_ready', reasons.join(' '), { reasons, instead })
}

function otherDay(
  { location, date, time, startTime, endTime }: ListedRecord,
  now: Temporal.Instant,
): string[] {
  const today = wallTime(now, locationOf(location).zone).date
  const isUnderWay =
    instantOf(startTime) <= now.epochMilliseconds && now.epochMilliseconds < instantOf(endTime)
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
  { name, inMaintenance, closed, rider }: Own,
  { sectors }: Pick<Caller, 'sectors'>,
  { location }: ListedRecord,
): string | undefined {
  if (inMaintenance) return `${name} is in maintenance.`
  if (closed) return `${name} is closed.`
  if (!rider) return undefined
  const until = wallTime(Temporal.Instant.from(rider.endTime), locationOf(location).zone).time
  const who = (sectors as readonly string[]).includes(rider.sector) ? rider.customerName : 'another sector'
  return `${name} is still out with ${who}, due at ${until}.`
}

const instantOf = (stored: string): number => Temporal.Instant.from(iso(stored)).epochMilliseconds
