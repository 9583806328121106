import ical, { ICalCalendarMethod } from 'ical-generator'
import { site } from '#domain/site.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { momentsOf } from './confirmation-facts.ts'

/** The booking as an .ics. UID stays the booking's, so that a later mail can move or cancel the same entry. */
export function calendarFile(facts: ConfirmationFacts): string {
  const calendar = ical({ prodId: { company: site.brand, product: 'booking', language: 'EN' } })
  calendar.method(ICalCalendarMethod.PUBLISH)
  calendar.createEvent({
    id: `${facts.id}@merelend`,
    sequence: 0,
    // The moment of booking, so that the same booking always makes the same file.
    stamp: new Date(facts.bookedAt ?? facts.startsAt),
    start: new Date(facts.startsAt),
    end: new Date(facts.endsAt),
    summary: `${facts.service}, ${facts.quantityText}`,
    location: facts.place,
    description: `Reference ${facts.reference}. Be there at ${momentsOf(facts).arriveAt}.\nQuestions? Call ${site.phone}.`,
  })
  return calendar.toString()
}
