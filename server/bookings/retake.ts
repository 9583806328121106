import { eq } from 'drizzle-orm'
import type { Need } from '#domain/activities/activity.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { Refusal } from '#domain/refusal.ts'
import { instantFrom, isPast } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import { allocations, type BookingRecord } from '../db/schema.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { freeExpiredHolds } from './expire.ts'
import { activityOfSale } from './plan-for.ts'
import { lockPools, sharesUnits, takeShared } from './share-units.ts'
import { allChosen, chosenUnits } from './store-booking.ts'

const allocate = statement('allocate-again')`
  with ${chosenUnits}
  insert into allocations (booking_id, unit_id, during, held_until)
  select $2, unit_id, during, $3::timestamptz from chosen where ${allChosen} order by unit_id
  returning unit_id`

const hadUnits = statement('had-units')`
  select u.pool, extract(epoch from lower(a.during)) * 1000 as "from", extract(epoch from upper(a.during)) * 1000 as "to"
  from allocations a join units u on u.id = a.unit_id where a.booking_id = $1`

const takeBack = statement('take-back')`
  update allocations set live = true, held_until = $2::timestamptz where booking_id = $1 and not exists (
    select 1 from allocations a join units u on u.id = a.unit_id
    where a.booking_id = $1 and u.out_of_service && a.during)
  returning unit_id`

/**
 * Takes units for a booking whose cancel is undone: its former ones, even if now elsewhere or retired (R-H10), else others.
 * Refuses 'slot_unavailable'.
 */
export async function restoreUnits(
  tx: Queries,
  booking: BookingRecord,
  now: Temporal.Instant,
  heldUntil: string | null,
) {
  const needs = await needsOf(tx, booking)
  const rows = await tx.run<{ pool: string; from: string; to: string }>(hadUnits, [booking.id])
  const had = rows.map((row) => ({
    ...row,
    from: Temporal.Instant.fromEpochMilliseconds(Number(row.from)),
    to: Temporal.Instant.fromEpochMilliseconds(Number(row.to)),
  }))
  await lockPools(tx, [...needs, ...had])
  await freeExpiredHolds(tx, had, now)
  try {
    const taken = await tx.attempt(() => tx.run(takeBack, [booking.id, heldUntil]))
    if (taken.length > 0) return tx.effect({ kind: 'availability' })
  } catch (error) {
    if (sqlStateOf(error) !== '23P01') throw error
  }
  await takeUnits(tx, booking, now, { needs, heldUntil })
}

/** `needs` default to those at the booking's current time; `heldUntil` is set for a hold. */
type TakeOptions = { needs?: Need[]; heldUntil?: string | null }

/** Takes other units for a booking that is restored, paid late or moved. Refuses 'slot_unavailable'. */
export async function takeUnits(
  tx: Queries,
  booking: BookingRecord,
  now: Temporal.Instant,
  { needs: given, heldUntil = null }: TakeOptions = {},
) {
  const needs = given ?? (await needsOf(tx, booking))
  if (needs.length === 0) return
  tx.effect({ kind: 'availability' })
  await lockPools(tx, needs)
  await freeExpiredHolds(tx, needs, now)
  await tx.run(statement('drop-freed')`delete from allocations where booking_id = $1 and not live`, [
    booking.id,
  ])
  if (sharesUnits(needs)) {
    if (await takeShared(tx, needs, { bookingId: booking.id, heldUntil, now })) return
    throw unitsGone()
  }
  const needRows = JSON.stringify(
    needs.map((need) => ({ ...need, from: need.from.toString(), to: need.to.toString() })),
  )
  const maxTries = 4
  for (let index = 0; index < maxTries; index++) {
    try {
      const rows = await tx.attempt(() => tx.run(allocate, [needRows, booking.id, heldUntil]))
      if (rows.length > 0) return
      break
    } catch (error) {
      if (sqlStateOf(error) !== '23P01') throw error
    }
  }
  throw unitsGone()
}

export async function releaseUnits(tx: Queries, bookingId: string) {
  await tx.orm.update(allocations).set({ live: false }).where(eq(allocations.bookingId, bookingId))
  tx.effect({ kind: 'availability' })
}

const unitsGone = () =>
  new Refusal('slot_unavailable', 'The units of this booking are no longer free.', { alternatives: [] })

/**
 * Makes a hold keep its units without a time limit. If it ran out and one of them was taken or closed, all are chosen again.
 * Refuses 'slot_unavailable' if there are none, 'time_passed' after the start.
 */
export async function makeHoldPermanent(tx: Queries, booking: BookingRecord, now: Temporal.Instant) {
  const needs = await needsOf(tx, booking)
  if (needs.length === 0) return
  // An expired hold's units were shown as free until now.
  tx.effect({ kind: 'availability' })
  await lockPools(tx, needs)
  const own = eq(allocations.bookingId, booking.id)
  const allocated = await tx.orm
    .update(allocations)
    .set({ heldUntil: null })
    .where(own)
    .returning({ live: allocations.live })
  const isWhole = allocated.length > 0 && allocated.every(({ live }) => live)
  const hasRunOut = booking.heldUntil !== null && isPast(booking.heldUntil, now)
  if (isWhole && !(hasRunOut && (await hasClosedUnit(tx, booking)))) return
  if (isPast(booking.startTime, now))
    throw new Refusal('time_passed', 'The start of this booking has passed.')
  await releaseUnits(tx, booking.id)
  await takeUnits(tx, booking, now, { needs })
}

/** A closing ignores expired holds: their units may be closed without an alert to staff. */
async function hasClosedUnit(tx: Queries, { id }: BookingRecord): Promise<boolean> {
  const rows = await tx.run(
    statement('has-closed-unit')`select 1 from allocations a join units u on u.id = a.unit_id
        where a.booking_id = $1 and a.live and (u.out_of_service && a.during or not u.in_fleet @> a.during) limit 1`,
    [id],
  )
  return rows.length > 0
}

/** The needs of a stored booking at its current time. */
export async function needsOf(tx: Queries, booking: BookingRecord): Promise<Need[]> {
  const { activity } = await activityOfSale(tx, booking)
  return activity.needs(booking, instantFrom(booking.startTime), parseChoice(activity, booking.choice))
}
