import type { Need } from '#domain/activities/activity.ts'
import type { BookingRequest, Plan } from '#domain/booking/plan.ts'
import type { Availability } from '../availability/day.ts'
import type { Db, Queries } from '../db/open.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { lockBuyer } from '../members/find-buyer.ts'
import { freeExpiredHolds } from './expire.ts'
import { findByOnceKey } from './find.ts'
import { aboveAgreed, newBookingOf, newReference, type Terms } from './new-booking.ts'
import { type NewBooking, type Placed, place } from './place.ts'
import { placeInBatch } from './place-in-batch.ts'
import { type Planned, planFor } from './plan-for.ts'
import { lockPools, sharesUnits, takeShared } from './share-units.ts'
import { takenRefusal } from './taken.ts'

export type Booked = { plan: Plan; stored: NewBooking } | { duplicateOf: string }

type BookDeps = { db: Db; availability: Availability; now: Temporal.Instant }
/** Done in the same transaction before the units are taken, such as giving back the hold that this booking replaces. */
export type Before = (tx: Queries) => Promise<void>
/** `after`: done in the same transaction once the booking is stored. */
type Beside = { before?: Before | undefined; after?: (tx: Queries, stored: NewBooking) => Promise<void> }

/** Collisions in one moment are tried again with other units, this often. */
const mostTries = 20

class Taken extends Error {}

/**
 * The only function that sells: plans, takes units and stores, in one transaction (usually a single statement, see
 * place-in-batch.ts). Refuses 'slot_unavailable' with free alternatives, as limitsOf where the customer or the network has too
 * many, 'price_changed' above the agreed price, or what planBooking refuses. Returns `known` for a once-key seen before.
 */
export async function book(
  { db, availability, now }: BookDeps,
  request: BookingRequest,
  terms: Terms,
  { before, after }: Beside = {},
): Promise<Booked> {
  const planned = await planFor(db, request, terms, now)
  const { plan, first } = planned
  let sale = saleOf(planned, terms, now)
  const sellIn = async (tx: Queries) => {
    if (first) await lockBuyer(tx, terms.userId!)
    await lockPools(tx, plan.needs)
    await before?.(tx)
    // Only now it is certain which came first.
    if (first) sale = saleOf(await planFor(tx, request, terms, now), terms, now)
    const outcome = await store(db, tx, sale, now)
    if (outcome === 'placed') await after?.(tx, sale.stored)
    return outcome
  }
  try {
    const isAlone = !before && !after && !first
    const outcome = await (isAlone ? store(db, undefined, sale, now) : db.transaction(sellIn))
    return outcome === 'known' ? { duplicateOf: terms.onceKey! } : sale
  } catch (error) {
    if (error instanceof Taken)
      throw await takenRefusal({ ...plan, channel: terms.channel }, availability, now)
    throw error
  }
}

const saleOf = ({ plan, by: { house, houseVersion } }: Planned, terms: Terms, now: Temporal.Instant) => ({
  plan,
  stored: { ...newBookingOf(house, plan, terms, now), houseVersion },
  tooDear: aboveAgreed(plan, terms),
})

async function store(
  db: Db,
  tx: Queries | undefined,
  { plan: { needs }, stored, tooDear }: ReturnType<typeof saleOf>,
  now: Temporal.Instant,
): Promise<'placed' | 'known'> {
  if (tooDear) return duplicateOr(tx ?? db, stored, tooDear)
  const shares = sharesUnits(needs)
  for (let index = 0; index < mostTries; index++) {
    const outcome = shares
      ? await placeShared(tx ?? db, { booking: stored, needs, now })
      : tx
        ? await place(tx, { booking: stored, skip: 0 })
        : await placeInBatch(db, stored, needs, index === 0)
    if (outcome === 'placed') recordSold(tx ?? db, stored)
    if (outcome === 'placed' || outcome === 'known') return outcome
    if (outcome === 'taken') break
    if (outcome === 'expired') await freeExpiredHolds(tx ?? db, needs, now)
    if (typeof outcome === 'object') return duplicateOr(tx ?? db, stored, outcome.refusal)
    if (outcome === 'again') stored.reference = newReference()
  }
  return duplicateOr(tx ?? db, stored, new Taken())
}

function recordSold(queries: Queries, { id, sector, message }: NewBooking): void {
  queries.effect({ kind: 'availability' })
  queries.effect({ kind: 'feed', change: { type: 'booking', id, sector } })
  if (message !== null) queries.effect({ kind: 'mail' })
}

/**
 * It may be this very request's own booking that has the units or the last place within a limit, when the answer to its first
 * try was lost.
 */
async function duplicateOr(queries: Queries, { onceKey }: NewBooking, refusal: Error): Promise<'known'> {
  if (onceKey !== null && (await findByOnceKey(queries, onceKey))) return 'known'
  throw refusal
}

type PlaceRequest = { booking: NewBooking; needs: readonly Need[]; now: Temporal.Instant }

class TooFew extends Error {}

/** Stores a booking of a session with its places, boards and sauna, all or none; outcomes as of place. */
async function placeShared(queries: Db | Queries, { booking, needs, now }: PlaceRequest): Promise<Placed> {
  const work = async (tx: Queries): Promise<Placed> => {
    // The row first, for its units to refer to; they are chosen below and not by the statement.
    const outcome = await place(tx, { booking: { ...booking, needs: [] }, skip: 0 })
    if (outcome !== 'placed') return outcome
    const { id: bookingId, heldUntil } = booking
    const terms = { bookingId, heldUntil, avoid: booking.needs[0]?.avoid, now }
    if (!(await takeShared(tx, needs, terms))) throw new TooFew()
    return 'placed'
  }
  try {
    return await ('transaction' in queries ? queries.transaction(work) : queries.attempt(() => work(queries)))
  } catch (error) {
    if (error instanceof TooFew) return 'taken'
    const state = sqlStateOf(error)
    if (state === '23P01' || state === '40P01') return 'again'
    throw error
  }
}
