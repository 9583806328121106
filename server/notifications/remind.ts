import { and, eq, inArray, or } from 'drizzle-orm'
import type { ReminderOutlook } from '#contract/calls/messages.ts'
import { contactHours } from '#domain/booking/policy.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { Channel } from '#domain/messages/message.ts'
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
  const refusal = whyNot(deps, booking)
  if (refusal !== undefined)
    throw new Refusal('illegal_transition', refusal, { presentStatus: booking.status })
  const [first, ...others] = channelsOf(deps, booking)
  const send = (channel: Channel) =>
    sendNow(deps, {
      kind: 'reminder',
      channel,
      bookingId: booking.id,
      onceKey: keyOf(booking, channel),
      payload: { by: caller.username },
    })
  const outcome = await send(first)
  // What came of the text beside the mail stands in the log.
  for (const channel of others) await send(channel)
  if (outcome) return { ...answer(outcome, done), alreadySent: false }
  const earlier = (await findSent(deps.db, booking, first))!
  if (earlier.state === 'failed' || earlier.state === 'skipped') {
    await resendMessage(deps, caller, { id: earlier.id })
    return { success: true, message: done, alreadySent: false }
  }
  return { success: true, message: toldText(booking, earlier), alreadySent: true }
}

/** Whom the reminder would go to and when it goes by itself, before anybody presses the button. */
export async function outlookOf(deps: Deps, caller: Caller, idOrReference: string): Promise<ReminderOutlook> {
  const { db } = deps
  const booking = await requireOwn(db, caller, idOrReference)
  const { zone } = locationOf(booking.location)
  const due = wallTime(startOf(booking).subtract({ hours: contactHours }), zone)
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

async function requireOwn(db: Queries, caller: Caller, idOrReference: string): Promise<BookingRecord> {
  const named = or(eq(bookings.id, idOrReference), eq(bookings.reference, idOrReference.toUpperCase()))
  const [row] = await db.orm
    .select()
    .from(bookings)
    .where(and(named, inArray(bookings.sector, [...caller.sectors])))
  if (!row) throw new Refusal('not_found', 'There is no such booking.')
  return row
}

/** By what a customer is reminded: by mail, and by a text where there is a phone and SMS is on. */
function channelsOf({ config }: Deps, { customerEmail, customerPhone, demo }: BookingRecord): Ways {
  const byText = config.sms.kind === 'live' && !demo && customerPhone !== null && customerPhone !== ''
  if (customerEmail === '' && byText) return ['sms']
  return byText ? ['email', 'sms'] : ['email']
}
type Ways = [Channel, ...Channel[]]

function whyNot(deps: Deps, booking: BookingRecord): string | undefined {
  if (booking.status === 'cancelled') return 'This booking is cancelled; nobody is reminded of it.'
  const isStarted = booking.status === 'in_progress' || booking.status === 'completed'
  if (isStarted || Temporal.Instant.compare(startOf(booking), deps.now()) <= 0)
    return 'This session has begun or is over.'
  if (booking.status === 'pending') return 'This booking is not confirmed yet; confirm it first.'
  if (booking.customerEmail === '' && channelsOf(deps, booking)[0] === 'email')
    return 'This customer left no e-mail address; please call.'
  return undefined
}

function toldText({ customerName, location }: BookingRecord, { sentAt }: MessageRecord): string {
  if (sentAt === null) return `The reminder to ${customerName} is on its way already.`
  const { date, time } = wallTime(Temporal.Instant.from(iso(sentAt)), locationOf(location).zone)
  return `${customerName} got this reminder on ${dateText(date, 'short')} at ${time}. Nobody gets it twice.`
}

const startOf = (booking: BookingRecord) => Temporal.Instant.from(iso(booking.startTime))
const keyOf = (booking: BookingRecord, channel: Channel): string =>
  reminderKey(booking.id, startOf(booking), channel)

const findSent = async (
  db: Queries,
  booking: BookingRecord,
  channel: Channel,
): Promise<MessageRecord | undefined> =>
  (
    await db.orm
      .select()
      .from(messages)
      .where(eq(messages.onceKey, keyOf(booking, channel)))
  )[0]
