import { and, eq, inArray, or } from 'drizzle-orm'
import type { ReminderOutlook } from '#contract/calls/messages.ts'
import { contactHours } from '#domain/booking/policy.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord, MessageRecord } from '../db/schema.ts'
import { bookings, messages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { answer } from './by-hand-calls.ts'
import { reminderKey } from './queue-due.ts'
import { resendMessage } from './resend.ts'
import { sendNow } from './send-now.ts'

type Reminded = { success: boolean; message: string; alreadySent: boolean }

const done = '24-hour reminder sent successfully'

/** Sends the reminder of a booking now, once for its start. Refuses what is cancelled, over or not confirmed. */
export async function remind(deps: Deps, caller: Caller, idOrReference: string): Promise<Reminded> {
  const booking = await requireOwn(deps.db, caller, idOrReference)
  const refusal = whyNot(booking, deps.now())
  if (refusal !== undefined)
    throw new Refusal('illegal_transition', refusal, { presentStatus: booking.status })
  const onceKey = keyOf(booking)
  const payload = { by: caller.username }
  const outcome = await sendNow(deps, { kind: 'reminder', bookingId: booking.id, onceKey, payload })
  if (outcome) return { ...answer(outcome, done), alreadySent: false }
  const earlier = (await findSent(deps.db, booking))!
  if (earlier.state === 'failed' || earlier.state === 'skipped') {
    await resendMessage(deps, caller, earlier.id)
    return { success: true, message: done, alreadySent: false }
  }
  return { success: true, message: toldText(booking, earlier), alreadySent: true }
}

/** Whom the reminder would go to and when it goes by itself, before anybody presses the button. */
export async function outlookOf(
  { db, now }: Deps,
  caller: Caller,
  idOrReference: string,
): Promise<ReminderOutlook> {
  const booking = await requireOwn(db, caller, idOrReference)
  const { zone } = locationOf(booking.location)
  const due = wallTime(startOf(booking).subtract({ hours: contactHours }), zone)
  const earlier = await findSent(db, booking)
  return {
    name: booking.customerName,
    reference: booking.reference,
    date: booking.date,
    time: booking.time,
    dueDate: due.date,
    dueTime: due.time,
    sentAt: earlier?.sentAt ? iso(earlier.sentAt) : null,
    refusal: whyNot(booking, now()) ?? null,
  }
}

async function requireOwn(db: Queries, caller: Caller, idOrReference: string): Promise<BookingRecord> {
  const named = or(eq(bookings.id, idOrReference), eq(bookings.reference, idOrReference.toUpperCase()))
  const [row] = await db.orm
    .select()
    .from(bookings)
    .where(and(named, inArray(bookings.sector, [...caller.sectors])))
  if (!row) throw new Refusal('not_found', 'There is no such booking.')
  return row
}

function whyNot(booking: BookingRecord, now: Temporal.Instant): string | undefined {
  if (booking.status === 'cancelled') return 'This booking is cancelled; nobody is reminded of it.'
  if (Temporal.Instant.compare(startOf(booking), now) <= 0) return 'This session has begun or is over.'
  if (booking.status === 'pending') return 'This booking is not confirmed yet; confirm it first.'
  if (booking.customerEmail === '') return 'This customer left no e-mail address; please call.'
  return undefined
}

function toldText({ customerName, location }: BookingRecord, { sentAt }: MessageRecord): string {
  if (sentAt === null) return `The reminder to ${customerName} is on its way already.`
  const { date, time } = wallTime(Temporal.Instant.from(iso(sentAt)), locationOf(location).zone)
  return `${customerName} got this reminder on ${dateText(date, 'short')} at ${time}. Nobody gets it twice.`
}

const startOf = (booking: BookingRecord) => Temporal.Instant.from(iso(booking.startTime))
const keyOf = (booking: BookingRecord): string => reminderKey(booking.id, startOf(booking))

const findSent = async (db: Queries, booking: BookingRecord): Promise<MessageRecord | undefined> =>
  (
    await db.orm
      .select()
      .from(messages)
      .where(eq(messages.onceKey, keyOf(booking)))
  )[0]
