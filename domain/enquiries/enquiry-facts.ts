import { findRideDuration } from '../activities/efoil-ride.ts'
import { dateText, isIsoDate } from '../calendar.ts'
import { counted } from '../counted.ts'
import { placeTextOf } from '../find-location.ts'
import type { House } from '../house/house.ts'
import { priceText } from '../money.ts'
import { eventText } from '../offers/club.ts'
import { guidedLength } from '../offers/efoil-experience.ts'
import type { EnquiryKind } from './enquiry-kinds.ts'

type Details = Readonly<Record<string, unknown>>
/** The price of a guided session when it was requested; missing if the reader may not see money. */
type Quoted = { length: string; totalCents?: number | undefined } | null
type Facts = { kind: EnquiryKind; details: Details; quoted?: Quoted | undefined }

// Details are stored as sent, by any version of a form, so missing or unexpected values are skipped and never throw.

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const dayOf = (value: unknown): string => (isIsoDate(value) ? dateText(String(value), 'short') : '')

const nameOf = ({ packages }: House, id: unknown): string =>
  Object.entries(packages).find(([code]) => code === id)?.[1].name ?? textOf(id)

const countOf = (value: unknown, one: string, more?: string): string =>
  typeof value === 'number' ? counted(value, one, more) : ''

const when = (day: unknown, time: unknown): string => [dayOf(day), textOf(time)].filter(Boolean).join(' ')

const rideLength = (house: House, value: unknown): string => {
  const code = findRideDuration(house, textOf(value))
  return code ? house.activities['efoil-private'].durations[code]!.label : textOf(value)
}

/** What each form asks besides name and contact, in staff's words. */
const facts: Record<EnquiryKind, (details: Details, house: House, quoted?: Quoted) => string[]> = {
  'efoil-experience': ({ duration, participants, preferredDate, preferredTime }, house, quoted) => [
    quoted?.length ?? guidedLength(house, duration)?.label ?? textOf(duration),
    countOf(participants, 'person', 'people'),
    quoted?.totalCents === undefined ? '' : priceText(quoted.totalCents),
    when(preferredDate, preferredTime),
  ],
  'club-join': ({ experience }) => [textOf(experience) && `rides as ${textOf(experience)}`],
  // In the words at the time of the request; the first requests were stored without.
  'event-place': ({ event, eventWords }, house) => [
    textOf(eventWords) || (eventText(house, textOf(event)) ?? textOf(event)),
  ],
  membership: () => ['wants to become a member'],
  birthday: ({ package: chosen, people, preferredDate }, house) => [
    nameOf(house, chosen),
    countOf(people, 'guest'),
    dayOf(preferredDate),
  ],
  corporate: ({ company, package: chosen, people, preferredDate }, house) => [
    textOf(company),
    nameOf(house, chosen),
    countOf(people, 'person', 'people'),
    dayOf(preferredDate),
  ],
  'efoil-private': ({ duration, foils, location, date, time }, house) => [
    rideLength(house, duration),
    countOf(foils, 'foil'),
    placeTextOf(house, textOf(location)),
    when(date, time) || 'no day named',
  ],
}

/** 'E-foil experience': '1 hour, 2 people, Thu 18 June 17:00'. */
export const factsText = (house: House, { kind, details, quoted }: Facts): string =>
  facts[kind](details, house, quoted).filter(Boolean).join(', ')

/** The guest's own words. */
export const wordsOf = ({ message, details }: { message: string | null; details: Details }): string =>
  [message ?? '', textOf(details.specialRequests)].filter(Boolean).join('\n')
