import type { Need } from '#domain/activities/activity.ts'
import type { Db } from '../db/open.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import type { NewBooking, StoreOutcome, StoreRequest } from './store-booking.ts'
import { storeBooking, storeBookings } from './store-booking.ts'

// A single booking is stored at once. Bookings that arrive while others are being stored wait and are then stored together, in
// one statement and one commit: most of the cost of a statement and its fsync is the same for one booking and for ten. Only one
// statement runs at a time: concurrent bookings want the same units, and parallel statements would lose more by waiting for each
// other and retrying than a second connection gains.
//
// Concurrent requests for one slot would all choose its first free unit, and the constraint would refuse all but one. So each
// skips as many units as those before it are about to take. This only saves retries: the constraint decides.

/**
 * A statement that waits for another transaction must not delay all bookings: after this time the next one starts in parallel.
 */
const slowMs = 100
/** Bounds the wait of a booking for its batch. While the database stores ten, the next ten are read, checked and priced. */
const maxInBatch = 10

type Waiting = {
  booking: NewBooking
  needs: readonly Need[]
  yields: boolean
  done: (outcome: StoreOutcome) => void
  failed: (error: unknown) => void
}
type Queue = { waiting: Waiting[]; storing: Set<Waiting>; busy: boolean }

const queues = new WeakMap<Db, Queue>()

/**
 * Stores a booking with its units, together with concurrent ones. With `yields` it skips the units that those before it want and
 * may return 'full_in_batch'. Throws database errors that are not in StoreOutcome.
 */
export function storeInBatch(
  db: Db,
  booking: NewBooking,
  needs: readonly Need[],
  yields: boolean,
): Promise<StoreOutcome> {
  const queue = queues.get(db) ?? { waiting: [], storing: new Set(), busy: false }
  queues.set(db, queue)
  return new Promise((done, failed) => {
    queue.waiting.push({ booking, needs, yields, done, failed })
    sendSoon(db, queue)
  })
}

/**
 * Not sent at once: requests still waiting in the sockets are read first and join the batch. This matters most on the embedded
 * engine, which runs in this thread and blocks reading meanwhile.
 */
const sendSoon = (db: Db, queue: Queue) => void setImmediate(sendNext, db, queue)

function sendNext(db: Db, queue: Queue): void {
  if (queue.busy || queue.waiting.length === 0) return
  const batch = queue.waiting.splice(0, maxInBatch)
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
    // Before the next batch is made: these units are now taken, no longer about to be.
    for (const one of batch) queue.storing.delete(one)
    if (!slow) next()
    // PostgreSQL stores the next batch while these ten replies are written. The embedded engine runs in this thread and would
    // delay the replies.
    if (db.engine === 'postgres') setImmediate(settle, batch, outcomes)
    else settle(batch, outcomes)
  })
}

function settle(batch: readonly Waiting[], outcomes: PromiseSettledResult<StoreOutcome>[]): void {
  outcomes.forEach((outcome, index) => {
    const { done, failed } = batch[index]!
    if (outcome.status === 'fulfilled') done(outcome.value)
    else failed(outcome.reason)
  })
}

/** SQLSTATEs caused by a single row of the batch: bad data, a constraint, a deadlock. */
const ofOneRow = /^(22|23|40)/

async function storeAll(
  db: Db,
  requests: readonly StoreRequest[],
): Promise<PromiseSettledResult<StoreOutcome>[]> {
  if (requests.length === 1) return Promise.allSettled([storeBooking(db, requests[0]!)])
  try {
    return (await storeBookings(db, requests)).map((value) => ({ status: 'fulfilled', value }))
  } catch (reason) {
    if (!ofOneRow.test(sqlStateOf(reason) ?? '')) return requests.map(() => ({ status: 'rejected', reason }))
  }
  // None was stored. Store them one by one, so that only the faulty one is refused.
  const outcomes: PromiseSettledResult<StoreOutcome>[] = []
  for (const { booking } of requests)
    outcomes.push(...(await Promise.allSettled([storeBooking(db, { booking, skip: 0 })])))
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
