import type { Need } from '#domain/activities/activity.ts'
import type { BookingRequest, Plan } from '#domain/booking/plan.ts'
import type { Availability } from '../availability/day.ts'
import type { Db, Queries } from '../db/open.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { lockBuyer } from '../members/find-buyer.ts'
import { freeExpiredHolds } from './expire.ts'
import { findByIdempotencyKey } from './find.ts'
import { newBookingOf, newReference, priceAboveAgreed, type Terms } from './new-booking.ts'
import { type Planned, planFor } from './plan-for.ts'
import { lockPools, sharesUnits, takeShared } from './share-units.ts'
import { slotTakenRefusal } from './slot-taken.ts'
import { type NewBooking, type StoreOutcome, storeBooking } from './store-booking.ts'
import { storeInBatch } from './store-in-batch.ts'

export type Booked = { plan: Plan; stored: NewBooking } | { duplicateOf: string }

type BookDeps = { db: Db; availability: Availability; now: Temporal.Instant }
/** Runs in the same transaction before the units are taken, e.g. to release the hold that this booking replaces. */
export type RunFirst = (tx: Queries) => Promise<void>
/** `after` runs in the same transaction once the booking is stored. */
type Hooks = { before?: RunFirst | undefined; after?: (tx: Queries, stored: NewBooking) => Promise<void> }

/** How often a booking that collides with a concurrent one is tried again with other units. */
const maxTries = 20

class Taken extends Error {}

/**
 * The only function that sells: plans, takes units and stores in one transaction (usually one statement, see store-in-batch.ts).
 * Refuses 'slot_unavailable' with free alternatives, 'price_changed' above the agreed price, a customer or network over its
 * limits (limitsOf), and whatever planBooking refuses. Returns `duplicateOf` when the idempotency key was used before.
 */
export async function book(
  { db, availability, now }: BookDeps,
  request: BookingRequest,
  terms: Terms,
  { before, after }: Hooks = {},
): Promise<Booked> {
  const planned = await planFor(db, request, terms, now)
  const { plan, first } = planned
  let sale = saleOf(planned, terms, now)
  const sellIn = async (tx: Queries) => {
    if (first) await lockBuyer(tx, terms.userId!)
    await lockPools(tx, plan.needs)
    await before?.(tx)
    // Only under the lock is it certain which booking is the account's first.
    if (first) sale = saleOf(await planFor(tx, request, terms, now), terms, now)
    const outcome = await store(db, tx, sale, now)
    if (outcome === 'stored') await after?.(tx, sale.stored)
    return outcome
  }
  try {
    const isAlone = !before && !after && !first
    const outcome = await (isAlone ? store(db, undefined, sale, now) : db.transaction(sellIn))
    return outcome === 'duplicate' ? { duplicateOf: terms.idempotencyKey! } : sale
  } catch (error) {
    if (error instanceof Taken)
      throw await slotTakenRefusal({ ...plan, channel: terms.channel }, availability, now)
    throw error
  }
}

const saleOf = ({ plan, by: { house, houseVersion } }: Planned, terms: Terms, now: Temporal.Instant) => ({
  plan,
  stored: { ...newBookingOf(house, plan, terms, now), houseVersion },
  tooDear: priceAboveAgreed(plan, terms),
})

async function store(
  db: Db,
  tx: Queries | undefined,
  { plan: { needs }, stored, tooDear }: ReturnType<typeof saleOf>,
  now: Temporal.Instant,
): Promise<'stored' | 'duplicate'> {
  if (tooDear) return duplicateOr(tx ?? db, stored, tooDear)
  const shares = sharesUnits(needs)
  for (let index = 0; index < maxTries; index++) {
    const outcome = shares
      ? await storeSessionBooking(tx ?? db, { booking: stored, needs, now })
      : tx
        ? await storeBooking(tx, { booking: stored, skip: 0 })
        : await storeInBatch(db, stored, needs, index === 0)
    if (outcome === 'stored') recordSold(tx ?? db, stored)
    if (outcome === 'stored' || outcome === 'duplicate') return outcome
    if (outcome === 'full') break
    if (outcome === 'expired') await freeExpiredHolds(tx ?? db, needs, now)
    if (typeof outcome === 'object') return duplicateOr(tx ?? db, stored, outcome.refusal)
    if (outcome === 'conflict') stored.reference = newReference()
  }
  return duplicateOr(tx ?? db, stored, new Taken())
}

function recordSold(queries: Queries, { id, sector, message }: NewBooking): void {
  queries.effect({ kind: 'availability' })
  queries.effect({ kind: 'feed', change: { type: 'booking', id, sector } })
  if (message !== null) queries.effect({ kind: 'mail' })
}

/** If the reply to the first try was lost, the units or the last place within a limit may belong to that try's booking. */
async function duplicateOr(
  queries: Queries,
  { idempotencyKey }: NewBooking,
  refusal: Error,
): Promise<'duplicate'> {
  if (idempotencyKey !== null && (await findByIdempotencyKey(queries, idempotencyKey))) return 'duplicate'
  throw refusal
}

type StoreRequest = { booking: NewBooking; needs: readonly Need[]; now: Temporal.Instant }

class TooFew extends Error {}

/** Stores a session booking with its places, boards and sauna, all or none; returns the same outcomes as `storeBooking`. */
async function storeSessionBooking(
  queries: Db | Queries,
  { booking, needs, now }: StoreRequest,
): Promise<StoreOutcome> {
  const work = async (tx: Queries): Promise<StoreOutcome> => {
    // The row comes first because its units refer to it; they are chosen below, not by this statement.
    const outcome = await storeBooking(tx, { booking: { ...booking, needs: [] }, skip: 0 })
    if (outcome !== 'stored') return outcome
    const { id: bookingId, heldUntil } = booking
    const terms = { bookingId, heldUntil, avoid: booking.needs[0]?.avoid, now }
    if (!(await takeShared(tx, needs, terms))) throw new TooFew()
    return 'stored'
  }
  try {
    return await ('transaction' in queries ? queries.transaction(work) : queries.attempt(() => work(queries)))
  } catch (error) {
    if (error instanceof TooFew) return 'full'
    const state = sqlStateOf(error)
    if (state === '23P01' || state === '40P01') return 'conflict'
    throw error
  }
}
