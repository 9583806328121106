import type { Closing, Hit } from '#contract/calls/dock-calls.ts'
import { poolAt } from '#domain/fleet/unit.ts'
import type { House } from '#domain/house/house.ts'
import type { Scope } from '#domain/rights.ts'
import { isIn } from '#domain/rights.ts'
import type { Sector } from '#domain/roles.ts'
import { type Db, type Queries, statement } from '../db/open.ts'
import type { Caller } from '../http/caller.ts'
import { freeExpiredHolds } from './expire.ts'
import { lockRow } from './find.ts'
import { addMessage } from './queue-confirmation.ts'
import { lockPools } from './share-units.ts'
import { nameOf, swapUnit } from './swap-unit.ts'

// Bookings of a closed unit move to an equal free one, each in its own transaction, so that one that cannot be moved does not
// stop the others. The exclusion constraint keeps two from sharing a unit.

type AffectedBooking = {
  id: string
  reference: string
  customerName: string
  date: string
  time: string
  sector: Sector
  location: string
  unitId: number
  pool: string
  unitLocation: string
  from: string
  to: string
}

/** Upcoming bookings that have one of the units in that time; rides under way keep their unit. */
const hitBy = statement('hit-by-closing')`
  select b.id, b.reference, b.customer_name as "customerName", b.date::text as date, b.time, b.sector, b.location, a.unit_id as "unitId", u.pool, u.location as "unitLocation",
    extract(epoch from lower(a.during)) * 1000 as "from", extract(epoch from upper(a.during)) * 1000 as "to"
  from unnest($1::int[]) as closed(id)
  cross join lateral (
    select booking_id, unit_id, during from allocations
    where live and unit_id = closed.id and during && tstzrange($2::timestamptz, $3::timestamptz)
      and (held_until is null or held_until > $4::timestamptz) offset 0) a
  join bookings b on b.id = a.booking_id join units u on u.id = a.unit_id
  where b.status in ('pending', 'confirmed') and b.end_time > $4::timestamptz and (not $5 or b.location <> u.location)
  order by b.start_time, b.id, a.unit_id`

/** `elsewhere`: only bookings of another place than the unit's. */
export type UnitPeriod = {
  unitIds: readonly number[]
  from: Temporal.Instant
  to: Temporal.Instant
  elsewhere?: boolean
}

/**
 * Bookings in scope that have one of these units in that time and have not begun, and the number of such bookings out of scope.
 */
export async function hitsOf(
  db: Queries,
  scope: Scope,
  stretch: UnitPeriod,
  now: Temporal.Instant,
): Promise<Pick<Closing, 'waiting' | 'others'>> {
  const found = await findHits(db, stretch, now)
  const own = found.filter((one) => isIn(scope, one))
  return { waiting: own.map((found) => hitOf(db.house(), found)), others: countOthers(found, scope) }
}

const countOthers = (found: AffectedBooking[], scope: Scope): number =>
  new Set(found.filter((one) => !isIn(scope, one)).map(({ id }) => id)).size

const findHits = (
  db: Queries,
  { unitIds, from, to, elsewhere = false }: UnitPeriod,
  now: Temporal.Instant,
): Promise<AffectedBooking[]> =>
  db.run<AffectedBooking>(hitBy, [unitIds, from.toString(), to.toString(), now.toString(), elsewhere])

type Cause = { reason: string; now: Temporal.Instant }

/**
 * Moves each affected booking to an equal free unit. Returns those of the caller's sectors: the moved ones and those that wait
 * for staff (R-C5). Other sectors' staff get an alert instead, because the caller must not see their customers.
 */
export async function moveOff(
  db: Db,
  caller: Caller,
  stretch: UnitPeriod,
  { reason, now }: Cause,
): Promise<Closing> {
  const moved: Hit[] = []
  const waiting: Hit[] = []
  const hits = await findHits(db, stretch, now)
  for (const found of hits) {
    const isOwn = isIn(caller, found)
    const to = await db.transaction(async (tx) => {
      const unitId = await swapAlone(tx, caller, found, { reason, now })
      if (!isOwn) await alertOthers(tx, { found, unitId }, { reason, now })
      return unitId
    })
    if (!isOwn) continue
    if (to === undefined) waiting.push(hitOf(db.house(), found))
    else moved.push({ ...hitOf(db.house(), found), to: nameOf(db.house(), to) })
  }
  return { moved, waiting, others: countOthers(hits, caller) }
}

/** Alerts the booking's sector in the transaction that moved the booking or found no unit for it. */
async function alertOthers(
  tx: Queries,
  { found, unitId }: { found: AffectedBooking; unitId: number | undefined },
  { reason, now }: Cause,
) {
  const then =
    unitId === undefined
      ? 'No equal unit is free then: please move the booking or call the customer.'
      : `It has ${nameOf(tx.house(), unitId)} instead.`
  const words = `${nameOf(tx.house(), found.unitId)}, which this booking uses, was closed: ${reason}. ${then}`
  await addMessage(
    tx,
    {
      bookingId: found.id,
      kind: 'alert',
      payload: { about: 'closing', words },
      idempotencyKey: `alert:closing:${found.id}:${found.unitId}:${now.epochMilliseconds}`,
    },
    now,
  )
}

/** Locks booking, then pool: the same order as all code that takes units. */
async function swapAlone(
  tx: Queries,
  caller: Caller,
  found: AffectedBooking,
  why: { reason: string; now: Temporal.Instant },
): Promise<number | undefined> {
  await lockRow(tx, found.id)
  const { id, unitId } = found
  const pool = poolAt({ pool: found.pool, location: found.unitLocation }, found.location)
  await lockPools(tx, [{ pool }])
  await freeExpiredHolds(tx, [{ pool, from: instantOf(found.from), to: instantOf(found.to) }], why.now)
  return swapUnit(tx, caller, { id, unitId, pool }, why)
}

const instantOf = (milliseconds: string) => Temporal.Instant.fromEpochMilliseconds(Number(milliseconds))

const hitOf = (house: House, { id, reference, customerName, date, time, unitId }: AffectedBooking): Hit => ({
  id,
  reference,
  customerName,
  date,
  time,
  from: nameOf(house, unitId),
})
