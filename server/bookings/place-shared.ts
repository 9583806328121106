import type { Need } from '#domain/activities/activity.ts'
import type { Db, Queries } from '../db/open.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import type { NewBooking, Placed } from './place.ts'
import { place } from './place.ts'
import { takeShared } from './share-units.ts'

type PlaceRequest = { booking: NewBooking; needs: readonly Need[]; now: Temporal.Instant }

class TooFew extends Error {}

/** Stores a booking of a session with its places, boards and sauna, all or nothing; outcomes as of place. */
export async function placeShared(
  queries: Db | Queries,
  { booking, needs, now }: PlaceRequest,
): Promise<Placed> {
  const work = async (tx: Queries): Promise<Placed> => {
    // The row first, for its units to refer to; they are chosen below and not by the statement.
    const outcome = await place(tx, { booking: { ...booking, needs: [] }, skip: 0 })
    if (outcome !== 'placed') return outcome
    const taking = { bookingId: booking.id, heldUntil: booking.heldUntil, now }
    if (!(await takeShared(tx, needs, taking))) throw new TooFew()
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
