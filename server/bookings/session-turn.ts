import type { Plan } from '#domain/booking/plan.ts'
import type { Availability } from '../availability/day.ts'
import type { Db } from '../db/open.ts'

// Bookings of sessions lock their pools, so on one database they are stored one after another anyway. Here they wait for
// their turn without a connection, and whoever comes when the places are gone is told so from what is remembered: of a
// crowd, only those who may win cost the database anything.

const last = new WeakMap<Db, Promise<unknown>>()
/** Where the last one was refused: the next look first. As long as all get their places a look would only cost time. */
const wary = new WeakSet<Db>()

/** Does `work` after all that came before it on this database, whatever became of them. */
function inTurn<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  const mine = (last.get(db) ?? Promise.resolve()).then(work)
  last.set(
    db,
    mine.catch(() => undefined),
  )
  return mine
}

type Shop = { db: Db; availability: Availability; now: Temporal.Instant }

/** Stores a booking of a session in its turn, by `store`; 'taken' without asking the database where there is no room. */
export const takeTurn = <Outcome>(
  { db, availability, now }: Shop,
  plan: Plan,
  store: () => Promise<Outcome>,
): Promise<Outcome | 'taken'> =>
  inTurn(db, async () => {
    if (wary.has(db) && (await looksFull(plan, availability, now))) return 'taken'
    wary.add(db)
    try {
      const outcome = await store()
      wary.delete(db)
      return outcome
    } finally {
      // Stored, it is less than was remembered; refused, something was remembered wrongly.
      availability.invalidate(plan.needs)
    }
  })

/** By a memory of a second at most, in which whatever this process stored is known already. */
async function looksFull(
  { activity, choice, request: { location, date, time } }: Plan,
  availability: Availability,
  now: Temporal.Instant,
): Promise<boolean> {
  const slots = await availability.slots({ activity, choice, location, date }, now)
  const slot = slots.find((one) => one.time === time)
  return slot?.open === false && slot.reason !== 'past'
}
