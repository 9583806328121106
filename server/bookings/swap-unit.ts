import type { BookingRow } from '#contract/views.ts'
import { poolAt } from '#domain/fleet/unit.ts'
import { fleetOf } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { instantFrom } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import { retiredName } from '../db/store-units.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { addHistory } from './change.ts'
import { freeExpiredHolds } from './expire.ts'
import { lockBooking, requireRow } from './find.ts'
import { lockPools } from './share-units.ts'

type Swap = { id: string; from: string; to: string }

/**
 * Replaces one unit of a booking that is broken or not back, both given by code. Does nothing if the booking already has the
 * other unit. Refuses 'slot_unavailable' if the other is not free for the whole ride, and with field errors a unit that is not
 * equal or not the booking's.
 */
export async function swapByStaff(
  { db, now }: Deps,
  caller: Caller,
  { id, from, to }: Swap,
): Promise<BookingRow> {
  const at = now()
  const fleet = fleetOf(db.house())
  const [own, other] = [from, to].map((code) => fleet.find((unit) => unit.code === code && !unit.place))
  return db.transaction(async (tx) => {
    const before = await lockBooking(tx, caller, id)
    if (before.status === 'completed' || before.status === 'cancelled')
      throw new Refusal('illegal_transition', 'This booking is over; it keeps what it had.', {
        presentStatus: before.status,
      })
    const had = before.unitIds ?? []
    const row = async () => requireRow(tx, caller, id)
    if (!own) throw refuseField('from', 'This booking does not have it')
    if (!had.includes(own.id)) {
      // A repeated request, or another person did it at the same moment.
      if (other && had.includes(other.id)) return row()
      const equal = fleet.filter(({ pool, id }) => pool === own.pool && had.includes(id))
      const names = equal.map(({ name }) => name).join(', ')
      throw refuseField('from', `It has ${names || 'no such unit'} now, not ${own.name}`)
    }
    const pool = poolAt(own, before.location)
    if (!other || other.pool !== pool || had.includes(other.id))
      throw refuseField('to', `It cannot replace ${own.name}`)
    await lockPools(tx, [{ pool }])
    const ride = { from: instantFrom(before.startTime), to: instantFrom(before.endTime) }
    await freeExpiredHolds(tx, [{ pool, ...ride }], at)
    const change = { id, unitId: own.id, pool, to: other.id }
    if ((await swapUnit(tx, caller, change, { now: at })) === undefined)
      throw new Refusal('slot_unavailable', `${other.name} is not free for the whole ride.`, {
        alternatives: [],
      })
    return row()
  })
}

const swap = statement('swap-unit')`
  with own as (select * from allocations where booking_id = $1 and unit_id = $2 and live),
  other as (
    select u.id from units u, own
    where u.pool = $3 and ($4::int is null or u.id = $4) and u.id <> all (select unit_id from allocations where booking_id = $1)
      and (u.out_of_service is null or not u.out_of_service && own.during)
      and (u.in_fleet is null or u.in_fleet @> own.during)
      and not exists (
        select 1 from allocations a
        where a.live and a.unit_id = u.id and a.during && own.during and a.share <> own.share offset 0)
    order by u.id limit 1)
  update allocations set unit_id = other.id from other
  where booking_id = $1 and allocations.unit_id = $2 returning allocations.unit_id as "unitId"`

const namesOf = perHouse((house) => new Map(fleetOf(house).map((unit) => [unit.id, unit.name])))
export const nameOf = (house: House, unitId: number): string =>
  namesOf(house).get(unitId) ?? retiredName(unitId)

type UnitChoice = { id: string; unitId: number; pool: string; to?: number }

/** Takes the wanted or the first free unit of the pool; undefined if there is none. Booking and pool must be locked. */
export async function swapUnit(
  tx: Queries,
  caller: Caller,
  { id, unitId, pool, to }: UnitChoice,
  { reason, now }: { reason?: string; now: Temporal.Instant },
): Promise<number | undefined> {
  const [row] = await tx.run<{ unitId: number }>(swap, [id, unitId, pool, to ?? null])
  if (!row) return undefined
  tx.effect({ kind: 'availability' })
  await addHistory(tx, {
    bookingId: id,
    at: now,
    by: caller.username,
    what: 'unit',
    before: nameOf(tx.house(), unitId),
    after: nameOf(tx.house(), row.unitId),
    reason,
  })
  return row.unitId
}
