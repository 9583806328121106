import type { Need } from '#domain/activities/activity.ts'
import type { Db } from '../db/open.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import type { NewBooking, Placed, PlaceRequest } from './place.ts'
import { place, placeAll } from './place.ts'

// A booking alone is stored at once. Those that come while others are being stored wait for them and then go together,
// in one statement and one commit: most of the cost of a statement and its fsync is the same for one booking and for ten.
// One statement at a time, not two: bookings of one moment want the same units, and parallel statements would spend more on
// waiting for each other and on second tries than the second connection gains.
//
// Requests for one slot that arrive together would all choose its first free unit, and the constraint would refuse all but
// one. So each skips as many units as those before it are about to take. This only saves second tries: the constraint
// decides.

/** A statement that waits for another transaction must not delay all bookings: after this long the next runs in parallel. */
const slowMs = 100
/**
 * Bounds how long a booking waits for those in its batch. Not a whole crowd at once: while the database stores ten, the next
 * ten are read, checked and priced.
 */
const mostInBatch = 10

type Waiting = {
  booking: NewBooking
  needs: readonly Need[]
  yields: boolean
  done: (placed: Placed) => void
  failed: (error: unknown) => void
}
type Queue = { waiting: Waiting[]; storing: Set<Waiting>; busy: boolean }

const queues = new WeakMap<Db, Queue>()

/**
 * Stores a booking with its units, together with others of the same moment. With `yields` it skips the units that those before
 * it want, and may return 'left'; throws database errors that are not in Placed.
 */
export function placeInBatch(
  db: Db,
  booking: NewBooking,
  needs: readonly Need[],
  yields: boolean,
): Promise<Placed> {
  const queue = queues.get(db) ?? { waiting: [], storing: new Set(), busy: false }
  queues.set(db, queue)
  return new Promise((done, failed) => {
    queue.waiting.push({ booking, needs, yields, done, failed })
    sendSoon(db, queue)
  })
}

/**
 * Not at once: requests that wait in the sockets are read first, so that they go together. Needed above all on the embedded
 * engine, which works in this thread: nothing is read while it does.
 */
const sendSoon = (db: Db, queue: Queue) => void setImmediate(sendNext, db, queue)

function sendNext(db: Db, queue: Queue): void {
  if (queue.busy || queue.waiting.length === 0) return
  const batch = queue.waiting.splice(0, mostInBatch)
  const requests = batch.map((one) => {
    const skip = one.yields ? neededBy(queue.storing, one.needs) : 0
    queue.storing.add(one)
    return { booking: one.booking, skip }
  })
  queue.busy = true
  let slow = false
  const next = () => {
    queue.busy = false
    sendSoon(db, queue)
  }
  const patience = setTimeout(() => {
    slow = true
    next()
  }, slowMs)
  void storeAll(db, requests).then((outcomes) => {
    clearTimeout(patience)
    // Before the next batch is made: what is stored is taken, and no longer counted as about to be.
    for (const one of batch) queue.storing.delete(one)
    if (!slow) next()
    // The next batch is sent before these are answered: a server stores it while ten answers are written. The embedded
    // engine works in this thread and would delay the answers until it was done.
    if (db.engine === 'postgres') setImmediate(settle, batch, outcomes)
    else settle(batch, outcomes)
  })
}

function settle(batch: readonly Waiting[], outcomes: PromiseSettledResult<Placed>[]): void {
  outcomes.forEach((outcome, index) => {
    const { done, failed } = batch[index]!
    if (outcome.status === 'fulfilled') done(outcome.value)
    else failed(outcome.reason)
  })
}

/** SQLSTATEs that one row causes and the rest of the batch does not share: bad data, a constraint, a deadlock. */
const ofOneRow = /^(22|23|40)/

async function storeAll(db: Db, requests: readonly PlaceRequest[]): Promise<PromiseSettledResult<Placed>[]> {
  if (requests.length === 1) return Promise.allSettled([place(db, requests[0]!)])
  try {
    return (await placeAll(db, requests)).map((value) => ({ status: 'fulfilled', value }))
  } catch (reason) {
    if (!ofOneRow.test(sqlStateOf(reason) ?? '')) return requests.map(() => ({ status: 'rejected', reason }))
  }
  // None is stored. One after another, so that the faulty one is refused and the others are stored.
  const outcomes: PromiseSettledResult<Placed>[] = []
  for (const { booking } of requests)
    outcomes.push(...(await Promise.allSettled([place(db, { booking, skip: 0 })])))
  return outcomes
}

function neededBy(others: Iterable<Waiting>, needs: readonly Need[]): number {
  let sum = 0
  for (const other of others)
    for (const theirs of other.needs)
      if (needs.some((need) => need.pool === theirs.pool && overlap(need, theirs))) sum += theirs.count
  return sum
}

const overlap = (one: Need, other: Need): boolean =>
  Temporal.Instant.compare(one.from, other.to) < 0 && Temporal.Instant.compare(other.from, one.to) < 0
