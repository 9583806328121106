import { screens } from '#contract/screens.ts'
import { isPriceOpen, machineNames, type QuoteLine } from '#domain/activities/quote-lines.ts'
import type { Bring } from '#domain/booking/bring.ts'
import { arriveEarlyMinutes, contactHours } from '#domain/booking/policy.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { chartOf } from '#domain/charts.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import type { LocationId } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { type Fact, greetedName, type MailContent, type Step } from './mail-content.ts'

/** All that the confirmation says. `startsAt`, `endsAt`, `bookedAt`: ISO instants; the rest as the customer reads it. */
export type ConfirmationFacts = {
  id: string
  reference: string
  /** Kind of ride; undefined for messages queued before it was stored. */
  activity?: string
  service: string
  customerName: string
  email: string
  locationLabel: string
  place: string
  /** Where its sea chart is drawn. */
  location?: LocationId
  zone: string
  /** Whose time a deadline is, as the mail may be read in another zone: 'Tallinn'. */
  town: string
  date: string
  time: string
  until: string
  startsAt: string
  endsAt: string
  quantityText: string
  durationLabel: string
  /** Name of the picture at its head. */
  picture?: string
  lines: QuoteLine[]
  totalCents: number
  /** Charged at checkout, where that may be less. */
  dueNowCents?: number
  /** Payments of the booking, where the mail names the balance. */
  paidCents?: number
  /** Cents to be paid on arrival; undefined where the mail does not name them. */
  owedCents?: number
  paymentText: string
  publicUrl: string
  brand: Brand
  /** The customer's own page; without it the button leads to the list of bookings. */
  bookingUrl?: string
  /** Without it the mail would promise what is too late for a ride booked on the same day. */
  bookedAt?: string
  /** Hours before the start until which a cancel is free. */
  freeHours: number
  /** Within how many minutes a request is answered. */
  promiseMinutes: number
  bring: readonly Bring[]
  directionsUrl: string
  /** Raised by every change: a calendar keeps the entry with the highest. */
  version: number
  changedAt: string
}

/** What follows from the facts, in the words of the place's own clock. */
export type Moments = {
  day: string
  /** `, Mari` where the name looks like one, else nothing. */
  toName: string
  arriveAt: string
  /** When a free cancel ends, `Wed 17 June, 18:00 Tallinn time`; undefined when that moment was over at booking. */
  dayBefore: string | undefined
}

export function momentsOf(facts: ConfirmationFacts): Moments {
  const starts = Temporal.Instant.from(facts.startsAt)
  const dayBefore = starts.subtract({ hours: facts.freeHours })
  const there = wallTime(dayBefore, facts.zone)
  const name = greetedName(facts.customerName)
  const over =
    facts.bookedAt !== undefined &&
    Temporal.Instant.compare(dayBefore, Temporal.Instant.from(facts.bookedAt)) <= 0
  return {
    day: dateText(facts.date),
    toName: name === undefined ? '' : `, ${name}`,
    arriveAt: wallTime(starts.subtract({ minutes: arriveEarlyMinutes }), facts.zone).time,
    dayBefore: over ? undefined : `${dateText(there.date, 'short')}, ${there.time} ${facts.town} time`,
  }
}

/** What's next, with the moments filled in; a promise that can no longer be kept is not made. */
export function nextSteps(facts: ConfirmationFacts, { arriveAt }: Moments): Step[] {
  const starts = Temporal.Instant.from(facts.startsAt)
  const contactAt = starts.subtract({ hours: contactHours })
  const isLate =
    facts.bookedAt !== undefined &&
    Temporal.Instant.compare(contactAt, Temporal.Instant.from(facts.bookedAt)) <= 0
  const there = wallTime(contactAt, facts.zone)
  const early = {
    what: `Arrive ${arriveEarlyMinutes} minutes early,`,
    more: `at ${arriveAt}, for equipment and safety briefing.`,
  }
  const reference = { what: `Keep your reference ${facts.reference}`, more: 'for calls and on arrival.' }
  if (isLate) return [early, reference]
  const contactDay = `${dateText(there.date, 'short')}, ${there.time}`
  const contact = {
    what: 'Our team contacts you',
    more: `${contactHours} hours before the session, on ${contactDay}.`,
  }
  return [contact, early, reference]
}

export const bookingLink = (facts: ConfirmationFacts): { href: string; label: string } =>
  facts.bookingUrl === undefined
    ? { href: `${facts.publicUrl}/member-dashboard`, label: 'View My Bookings' }
    : { href: facts.bookingUrl, label: 'Open your booking' }

/** The meeting point, and below it which winds reach the riding zone. */
export const whereFact = ({ place, location }: ConfirmationFacts): Fact => {
  const shelter = location && chartOf(location)?.shelter
  return shelter === undefined ? ['Where', place] : ['Where', place, shelter]
}

/** The sea chart of the place; undefined where there is none. */
export function chartIn({ location, publicUrl }: ConfirmationFacts): Pick<MailContent, 'chart'> {
  const alt = location && chartOf(location)?.seen
  return alt === undefined ? {} : { chart: { src: `${publicUrl}/media/mail-chart-${location}.png`, alt } }
}

/** The balance paid on arrival; no row where all is paid. */
export const owedFact = ({ owedCents = 0 }: ConfirmationFacts): Fact[] =>
  owedCents > 0 ? [['To pay', `${priceText(owedCents)} when you arrive`]] : []

export const whatText = ({ service, quantityText }: ConfirmationFacts): string =>
  `${service}, ${quantityText}`

/** What, where, what belongs beside them, and the reference; `when` where the headline does not say it. */
export const placeFacts = (facts: ConfirmationFacts, more: Fact[] = []): Fact[] => [
  // Elsewhere the prices name them.
  ['What', whatText(facts), isPriceOpen(facts.lines) ? machineNames(facts.lines) : undefined],
  ['Where', facts.place],
  ...more,
  ['Reference', facts.reference],
]

/** The same for a booking whose time is nowhere else in the mail. */
export const sessionFacts = (facts: ConfirmationFacts): Fact[] =>
  placeFacts(facts).toSpliced(1, 0, ['When', `${dateText(facts.date)}, ${facts.time} to ${facts.until}`])

/** The way to another booking. */
export const bookAgain = ({ publicUrl }: Pick<ConfirmationFacts, 'publicUrl'>) => ({
  label: 'Book another time',
  href: `${publicUrl}${screens.hub.paths[0]}`,
})
