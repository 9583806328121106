import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { site } from '#domain/site.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { momentsOf } from './confirmation-facts.ts'

/**
 * `publish`: a file that somebody downloads. `request`: an entry that a mail program puts into the calendar, moves when a later
 * mail has a higher sequence, and takes out at `cancel`; nobody is asked to answer.
 */
export type CalendarUse = 'publish' | 'request' | 'cancel'

const methods = {
  publish: ICalCalendarMethod.PUBLISH,
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
}

/** The booking as an .ics. UID stays the booking's, so that a later mail can move or cancel the same entry. */
export function calendarFile(facts: ConfirmationFacts, use: CalendarUse = 'publish'): string {
  const calendar = ical({ prodId: { company: site.brand, product: 'booking', language: 'EN' } })
  calendar.method(methods[use])
  const event = calendar.createEvent({
    id: `${facts.id}@merelend`,
    sequence: facts.version,
    // The moment of the last change, so that the same booking always makes the same file.
    stamp: new Date(facts.changedAt),
    start: new Date(facts.startsAt),
    end: new Date(facts.endsAt),
    summary: `${facts.service}, ${facts.quantityText}`,
    location: facts.place,
    description: `Reference ${facts.reference}. Be there at ${momentsOf(facts).arriveAt}.\nQuestions? Call ${facts.brand.phone}.`,
    status: use === 'cancel' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (use === 'publish') return calendar.toString()
  event.organizer({ name: site.brand, email: facts.brand.email })
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
