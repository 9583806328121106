import type { Enquiry } from '#contract/calls/admin-calls.ts'
import { findRideDuration } from '#domain/activities/efoil-ride.ts'
import { dateText, isIsoDate } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts'
import { placeTextOf } from '#domain/find-location.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { eventText } from '#domain/offers/club.ts'
import { guidedLength } from '#domain/offers/efoil-experience.ts'

type Details = Enquiry['details']

// Details are kept as they were sent, of whichever version of a form: what is missing or strange is left out, never thrown.

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

/** What each form asks besides who and how to reach them, as staff would say it. */
const facts: Record<EnquiryKind, (details: Details, house: House, quoted?: Enquiry['quoted']) => string[]> = {
  'efoil-experience': ({ duration, participants, preferredDate, preferredTime }, house, quoted) => [
    quoted?.length ?? guidedLength(house, duration)?.label ?? textOf(duration),
    countOf(participants, 'person', 'people'),
    quoted?.totalCents === undefined ? '' : priceText(quoted.totalCents),
    when(preferredDate, preferredTime),
  ],
  'club-join': ({ experience }) => [textOf(experience) && `rides as ${textOf(experience)}`],
  // In the words of when it was asked for; the first ones were stored without.
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
export const factsText = (
  house: House,
  { kind, details, quoted }: Pick<Enquiry, 'kind' | 'details'> & Partial<Pick<Enquiry, 'quoted'>>,
): string => facts[kind](details, house, quoted).filter(Boolean).join(', ')

/** What they wrote in their own words. */
export const wordsOf = ({ message, details }: Pick<Enquiry, 'message' | 'details'>): string =>
  [message ?? '', textOf(details.specialRequests)].filter(Boolean).join('\n')

/** '4 wait, the oldest since 42 minutes'. */
export function waitingText(
  open: readonly Pick<Enquiry, 'createdAt'>[],
  now: Temporal.Instant,
  sayTime: (minutes: number) => string,
): string {
  if (open.length === 0) return 'Nobody waits for an answer'
  const oldest = Math.min(...open.map(({ createdAt }) => Date.parse(createdAt)))
  const minutes = Math.max(0, Math.floor((now.epochMilliseconds - oldest) / 60_000))
  return `${counted(open.length, 'waits', 'wait')}, the oldest since ${sayTime(minutes)}`
}

/** 'MA' of 'Main Admin'; the whole character where one is written with two. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
