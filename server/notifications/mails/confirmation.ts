import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { lineText, type QuoteLine } from '#domain/activities/quote-lines.ts'
import { lengthText } from '#domain/booking/length.ts'
import { cancelPolicyTextOf, tooSoonText } from '#domain/booking/policy.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { dateText } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import {
  bookingLink,
  type ConfirmationFacts,
  chartIn,
  momentsOf,
  nextSteps,
  whatText,
  whereFact,
} from './confirmation-facts.ts'
import type { MailContent, Price } from './mail-content.ts'

/**
 * `publish`: a file to download. `request`: an entry that a mail program adds to the calendar, updates when a later mail has a
 * higher sequence, and removes at `cancel`; it asks for no reply.
 */
export type CalendarUse = 'publish' | 'request' | 'cancel'

const methods = {
  publish: ICalCalendarMethod.PUBLISH,
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
}

/**
 * The booking as an .ics file. Its UID is that of the booking, so that a later mail can move or cancel the same entry. `status`
 * is set for a download, which may be of a request or a cancelled booking.
 */
export function calendarFile(
  facts: ConfirmationFacts,
  use: CalendarUse = 'publish',
  status: BookingStatus = use === 'cancel' ? 'cancelled' : 'confirmed',
): string {
  const isRequest = status === 'pending'
  const coming = isRequest ? 'It is not booked yet.' : `Be there at ${momentsOf(facts).arriveAt}.`
  const calendar = ical({ prodId: { company: facts.brand.name, product: 'booking', language: 'EN' } })
  calendar.method(methods[use])
  const event = calendar.createEvent({
    id: `${facts.id}@merelend`,
    sequence: facts.version,
    // The time of the last change, so that the same booking always gives the same file.
    stamp: new Date(facts.changedAt),
    start: new Date(facts.startsAt),
    end: new Date(facts.endsAt),
    summary: whatText(facts),
    location: facts.place,
    description: `Reference ${facts.reference}. ${coming}\nQuestions? Call ${facts.brand.phone}.`,
    status:
      status === 'cancelled'
        ? ICalEventStatus.CANCELLED
        : isRequest
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED,
  })
  if (use === 'publish') return calendar.toString()
  event.organizer({ name: facts.brand.name, email: facts.brand.email })
  event.createAttendee({
    name: facts.customerName,
    email: facts.email,
    type: ICalAttendeeType.INDIVIDUAL,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  return calendar.toString()
}

/** The first mail about a booking: what was bought, when and where, and what happens next. */
export function confirmationMail(facts: ConfirmationFacts): MailContent {
  const moments = momentsOf(facts)
  const { day, toName, arriveAt, dayBefore } = moments
  const minutes = Temporal.Instant.from(facts.startsAt).until(facts.endsAt).total('minutes')
  const length = lengthText({ ...facts, minutes })
  return {
    subject: `Booking confirmed: ${dateText(facts.date, 'short')}, ${facts.time}, ${facts.locationLabel}`,
    preview: `Be there at ${arriveAt}: ${facts.place}. Reference ${facts.reference}.`,
    lead: `Booking confirmed. See you on the water${toName}.`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: [],
    facts: [
      ['What', whatText(facts)],
      ...(length === '' ? [] : [['Duration', length] as [string, string]]),
      whereFact(facts),
      ['Be there', `${arriveAt}, for equipment and safety briefing`],
      ['Reference', facts.reference],
    ],
    ...chartIn(facts),
    button: bookingLink(facts),
    beside: { label: 'The calendar file is attached.' },
    prices: {
      lines: facts.lines.map(priceOf),
      label: 'Total',
      total: priceText(facts.totalCents),
      note: facts.paymentText,
    },
    steps: { title: 'What’s Next?', entries: nextSteps(facts, moments) },
    closing: {
      title: 'Plans changed?',
      ...(dayBefore === undefined
        ? { text: tooSoonText }
        : {
            text: cancelPolicyTextOf(facts.freeHours),
            strong: { before: 'For this booking: until', words: dayBefore },
          }),
    },
    picture: facts.picture ?? 'hero',
  }
}

export function priceOf(line: QuoteLine): Price {
  const { label, cents, note = '', tone } = lineText(line)
  return { label, amount: cents === undefined ? note : priceText(cents), isGift: tone === 'gift' }
}
