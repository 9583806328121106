import { and, eq, or } from 'drizzle-orm'
import type { ReminderOutlook } from '#contract/calls/message-calls.ts'
import { contactHours } from '#domain/booking/policy.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { Channel } from '#domain/messages/message.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Scope } from '#domain/rights.ts'
import { instantFrom, iso, isPast } from '../db/columns.ts'
import { inScope } from '../db/in-scope.ts'
import type { Queries } from '../db/open.ts'
import { type BookingRecord, bookings, type MessageRecord, messages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { reminderKey } from './queue-due.ts'
import { resendMessage, resendReply, sendNow } from './resend.ts'

type Reminded = { success: boolean; message: string; alreadySent: boolean }

const done = '24-hour reminder sent successfully'

/** Sends the reminder of a booking now, once per start. Refuses bookings that are cancelled, over or not confirmed. */
export async function remind(deps: Deps, caller: Caller, idOrReference: string): Promise<Reminded> {
  const booking = await requireOwn(deps.db, caller, idOrReference)
  const refusal = whyNot(deps, booking)
  if (refusal !== undefined)
    throw new Refusal('illegal_transition', refusal, { presentStatus: booking.status })
  const [first, ...others] = channelsOf(deps, booking)
  const send = (channel: Channel) =>
    sendNow(deps, {
      kind: 'reminder',
      channel,
      bookingId: booking.id,
      idempotencyKey: reminderKey(booking, channel),
      payload: { by: caller.username },
    })
  const outcome = await send(first)
  // The result of the accompanying text is only in the log.
  for (const channel of others) await send(channel)
  if (outcome) return { ...resendReply(outcome, done), alreadySent: false }
  const earlier = (await findSent(deps.db, booking, first))!
  if (earlier.state === 'failed' || earlier.state === 'skipped') {
    await resendMessage(deps, caller, { id: earlier.id })
    return { success: true, message: done, alreadySent: false }
  }
  return {
    success: true,
    message: sentEarlierText(booking, earlier, locationOf(deps.db.house(), booking.location).zone),
    alreadySent: true,
  }
}

/** The recipient of the reminder and when it would be sent automatically; shown before staff press the button. */
export async function reminderOutlookOf(
  deps: Deps,
  caller: Caller,
  idOrReference: string,
): Promise<ReminderOutlook> {
  const { db } = deps
  const booking = await requireOwn(db, caller, idOrReference)
  const { zone } = locationOf(db.house(), booking.location)
  const due = wallTime(instantFrom(booking.startTime).subtract({ hours: contactHours }), zone)
  const earlier = await findSent(db, booking, channelsOf(deps, booking)[0])
  return {
    name: booking.customerName,
    reference: booking.reference,
    date: booking.date,
    time: booking.time,
    dueDate: due.date,
    dueTime: due.time,
    sentAt: earlier?.sentAt ? iso(earlier.sentAt) : null,
    refusal: whyNot(deps, booking) ?? null,
  }
}

/** Mail, and a text if there is a phone and SMS is on. */
function channelsOf({ config }: Deps, { customerEmail, customerPhone, demo }: BookingRecord): Ways {
  const byText = config.sms.kind === 'live' && !demo && customerPhone !== null && customerPhone !== ''
  if (customerEmail === '' && byText) return ['sms']
  return byText ? ['email', 'sms'] : ['email']
}
type Ways = [Channel, ...Channel[]]

function whyNot(deps: Deps, booking: BookingRecord): string | undefined {
  if (booking.status === 'cancelled') return 'This booking is cancelled; no reminder is sent.'
  const isStarted = booking.status === 'in_progress' || booking.status === 'completed'
  if (isStarted || isPast(booking.startTime, deps.now())) return 'This session has begun or is over.'
  if (booking.status === 'pending') return 'This booking is not confirmed yet; confirm it first.'
  if (booking.customerEmail === '' && channelsOf(deps, booking)[0] === 'email')
    return 'This customer left no e-mail address; please call.'
  return undefined
}

function sentEarlierText({ customerName }: BookingRecord, { sentAt }: MessageRecord, zone: string): string {
  if (sentAt === null) return `The reminder to ${customerName} is on its way already.`
  const { date, time } = wallTime(instantFrom(sentAt), zone)
  return `${customerName} got this reminder on ${dateText(date, 'short')} at ${time}. Nobody gets it twice.`
}

/** A booking in the caller's scope by id or reference. Refuses 'not_found'. */
async function requireOwn(db: Queries, caller: Scope, idOrReference: string): Promise<BookingRecord> {
  const named = or(eq(bookings.id, idOrReference), eq(bookings.reference, idOrReference.toUpperCase()))
  const [row] = await db.orm
    .select()
    .from(bookings)
    .where(and(named, inScope(bookings, caller)))
  if (!row) throw new Refusal('not_found', 'There is no such booking.')
  return row
}

/** The reminder sent or queued by this channel. */
const findSent = async (
  db: Queries,
  booking: BookingRecord,
  channel: Channel,
): Promise<MessageRecord | undefined> =>
  (
    await db.orm
      .select()
      .from(messages)
      .where(eq(messages.idempotencyKey, reminderKey(booking, channel)))
  )[0]
