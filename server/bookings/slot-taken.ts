import { and, desc, eq } from 'drizzle-orm'
import type { Alternative, Slot } from '#contract/views.ts'
import type { Channel } from '#domain/activities/activity.ts'
import type { Plan } from '#domain/booking/plan.ts'
import { dateText } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Availability } from '../availability/day.ts'
import { alternativesTo } from '../availability/month.ts'
import type { Queries } from '../db/open.ts'
import { type BookingRecord, bookingHistory } from '../db/schema.ts'
import { sharesUnits } from './share-units.ts'

type TakenStart = Plan & { channel: Channel | undefined }

/**
 * The refusal when the units were just taken, with free alternatives for visitors or, by their channel, for staff; for a
 * session, how many places remain.
 */
export async function slotTakenRefusal(
  plan: TakenStart,
  availability: Availability,
  now: Temporal.Instant,
): Promise<Refusal> {
  const alternatives = await alternativesTo(plan, availability, now)
  const slot = await slotOf(plan, availability, now)
  if (sharesUnits(plan.needs)) return sessionFull(slot, alternatives)
  const first = alternatives[0]
  const nearest = first
    ? ` The nearest free start is ${first.date === plan.request.date ? first.time : `${dateText(first.date)}, ${first.time}`}.`
    : ''
  const why = wordsOf(slot) ?? `${plan.request.time} is taken for this choice.`
  return new Refusal('slot_unavailable', `${why}${nearest}`, { alternatives })
}

/** The slot of the start; undefined if staff chose one outside the public times. */
async function slotOf(
  { activity, choice, request, channel }: TakenStart,
  availability: Availability,
  now: Temporal.Instant,
): Promise<Slot | undefined> {
  const { location, date, time } = request
  if (activity.startConflict?.(request, choice)) return undefined
  const { slots } = await availability.day({ activity, choice, location, date, channel }, now)
  return slots.find((slot) => slot.time === time)
}

/** Why the start is closed, if for another reason than taken units. */
const wordsOf = (slot: Slot | undefined): string | undefined => (slot?.plain ? undefined : slot?.words)

/** Says how many places remain, as fewer people may still come. */
function sessionFull(slot: Slot | undefined, alternatives: Alternative[]): Refusal {
  const remaining = slot?.free ?? 0
  const places = remaining === 1 ? '1 place is' : `${remaining} places are`
  const text = remaining === 0 ? 'This session is full.' : `Only ${places} left in this session.`
  return new Refusal('session_full', wordsOf(slot) ?? text, { remaining, alternatives })
}

/** The refusal when somebody else has moved the booking meanwhile: who, and where it is now. */
export async function movedMeanwhile(tx: Queries, { id, date, time }: BookingRecord): Promise<Refusal> {
  const [last] = await tx.orm
    .select({ by: bookingHistory.by })
    .from(bookingHistory)
    .where(and(eq(bookingHistory.bookingId, id), eq(bookingHistory.what, 'move')))
    .orderBy(desc(bookingHistory.id))
    .limit(1)
  const who = last?.by === 'customer' ? 'The guest' : (last?.by ?? 'Somebody')
  return new Refusal('changed_meanwhile', `${who} has moved it to ${dateText(date, 'short')}, ${time}.`, {
    start: { date, time },
  })
}
