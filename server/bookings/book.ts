import { randomUUID } from 'node:crypto'
import type { Alternative } from '#contract/views.ts'
import type { BookingRequest, Plan } from '#domain/booking/request.ts'
import { planBooking } from '#domain/booking/request.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { euroText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { alternativesTo } from '../availability/alternatives.ts'
import type { Availability } from '../availability/day.ts'
import type { Db, Queries } from '../db/open.ts'
import { freeExpiredHolds } from './expire.ts'
import { findByOnceKey } from './find.ts'
import { lockPools } from './lock-pools.ts'
import type { NewBooking } from './place.ts'
import { place } from './place.ts'
import { placeShared } from './place-shared.ts'
import { newReference } from './reference.ts'
import { sharesUnits } from './share-units.ts'
import { placeTogether } from './together.ts'

/** Everything a booking is besides the request: state, payment, who asked. */
export type Terms = {
  status: BookingStatus
  paymentMethod: 'card' | 'test' | 'on_site'
  heldUntil?: string
  paymentSecretHash?: string
  userId?: number
  channel?: string
  /** One key, one booking: a repeated request finds the first. */
  onceKey?: string
  message: string | null
}

export type Booked = { plan: Plan; stored: NewBooking } | { known: string }

type Shop = { db: Db; availability: Availability; now: Temporal.Instant }
/** Done in the same transaction before the units are taken, such as giving back the hold that this booking replaces. */
type Before = (tx: Queries) => Promise<void>

/** Collisions in one moment are tried again with other units, this often. */
const mostTries = 20

class Taken extends Error {}

/**
 * The one way anything is ever sold: plan, take units, store, in one transaction (without `before` a single statement, see together.ts).
 * Refuses with 'slot_unavailable' and free alternatives, or what planBooking refuses. Answers `known` for a once-key seen before.
 */
export async function book(
  { db, availability, now }: Shop,
  request: BookingRequest,
  terms: Terms,
  before?: Before,
): Promise<Booked> {
  const plan = planBooking(request, now)
  const stored = newBookingOf(plan, terms, now)
  try {
    const outcome = before
      ? await db.transaction(async (tx) => {
          await lockPools(tx, plan.needs)
          await before(tx)
          return store(db, tx, plan, stored, now)
        })
      : await store(db, undefined, plan, stored, now)
    availability.forget(plan.needs)
    return outcome === 'known' ? { known: terms.onceKey! } : { plan, stored }
  } catch (error) {
    if (error instanceof Taken) throw await takenRefusal(plan, availability, now)
    throw error
  }
}

async function store(
  db: Db,
  tx: Queries | undefined,
  { needs }: Plan,
  stored: NewBooking,
  now: Temporal.Instant,
): Promise<'placed' | 'known'> {
  const shares = sharesUnits(needs)
  for (let nth = 0; nth < mostTries; nth++) {
    const outcome = shares
      ? await placeShared(tx ?? db, { booking: stored, needs, now })
      : tx
        ? await place(tx, { booking: stored, skip: 0 })
        : await placeTogether(db, stored, needs, nth === 0)
    if (outcome === 'placed' || outcome === 'known') return outcome
    if (outcome === 'taken') break
    if (outcome === 'expired') await freeExpiredHolds(tx ?? db, needs, now)
    if (outcome === 'again') stored.reference = newReference()
  }
  // It may be this very request's own booking that has the units, when the answer to its first try was lost.
  if (stored.onceKey !== null && (await findByOnceKey(tx ?? db, stored.onceKey))) return 'known'
  throw new Taken()
}

async function takenRefusal(plan: Plan, availability: Availability, now: Temporal.Instant): Promise<Refusal> {
  const shares = sharesUnits(plan.needs)
  // How many places remain must be true now; alternatives may be a second old.
  if (shares) availability.forget(plan.needs)
  const alternatives = await alternativesTo(plan, availability, now)
  if (shares) return sessionFull(plan, availability, now, alternatives)
  const first = alternatives[0]
  const next = first
    ? ` The next free start is ${first.date === plan.request.date ? first.time : `${first.date} ${first.time}`}.`
    : ''
  return new Refusal('slot_unavailable', `${plan.request.time} is taken for this choice.${next}`, {
    alternatives,
  })
}

/** A session says how many places remain: fewer people may still come. */
async function sessionFull(
  { activity, choice, request }: Plan,
  availability: Availability,
  now: Temporal.Instant,
  alternatives: Alternative[],
): Promise<Refusal> {
  const { location, date, time } = request
  const slots = await availability.slots({ activity, choice, location, date }, now)
  const remaining = slots.find((slot) => slot.time === time)?.free ?? 0
  const places = remaining === 1 ? '1 place is' : `${remaining} places are`
  const text = remaining === 0 ? 'This session is full.' : `Only ${places} left in this session.`
  return new Refusal('session_full', text, { remaining, alternatives })
}

function newBookingOf(plan: Plan, terms: Terms, now: Temporal.Instant): NewBooking {
  const { request, activity, quote } = plan
  const summary = activity.summary(plan.choice)
  const price = euroText(quote.totalCents)
  return {
    id: randomUUID(),
    reference: newReference(),
    activity: activity.id,
    sector: activity.sector,
    equipmentType: summary.equipmentType,
    customerName: request.contact.name,
    customerEmail: request.contact.email,
    customerPhone: request.contact.phone ?? null,
    location: request.location,
    date: request.date,
    time: request.time,
    startTime: plan.from.toString(),
    endTime: plan.to.toString(),
    duration: plan.minutes,
    numberOfPeople: summary.people,
    basePrice: price,
    totalPrice: price,
    totalCents: quote.totalCents,
    lines: quote.lines,
    choice: plan.choice,
    status: terms.status,
    specialRequests: request.notes ?? null,
    paymentMethod: terms.paymentMethod,
    paymentSecretHash: terms.paymentSecretHash ?? null,
    heldUntil: terms.heldUntil ?? null,
    userId: terms.userId ?? null,
    channel: terms.channel ?? 'site',
    onceKey: terms.onceKey ?? null,
    demo: false,
    createdAt: now.toString(),
    needs: plan.needs.map((need) => ({ ...need, from: need.from.toString(), to: need.to.toString() })),
    message: terms.message,
  }
}
