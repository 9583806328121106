import { screens } from '#contract/screens.ts'
import { isPriceOpen, machineNames, type QuoteLine } from '#domain/activities/quote-lines.ts'
import type { BringItem } from '#domain/booking/bring.ts'
import { arriveEarlyMinutes, contactHours } from '#domain/booking/policy.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { chartOf } from '#domain/charts.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import type { LocationId } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { type Fact, greetedName, type MailContent, type Step } from './mail-content.ts'

/**
 * The facts of mails about a booking. `startsAt`, `endsAt`, `bookedAt` are ISO instants; the rest is as the customer reads it.
 */
export type ConfirmationFacts = {
  id: string
  reference: string
  /** Undefined for messages queued before it was stored. */
  activity?: string
  service: string
  customerName: string
  email: string
  locationLabel: string
  place: string
  /** Selects the sea chart. */
  location?: LocationId
  zone: string
  /** Names the time zone of a deadline, as the mail may be read in another one: 'Tallinn'. */
  town: string
  date: string
  time: string
  until: string
  startsAt: string
  endsAt: string
  quantityText: string
  durationLabel: string
  /** Name of the picture at the head of the mail. */
  picture?: string
  lines: QuoteLine[]
  totalCents: number
  /** Charged at checkout, which may be less than the price. */
  dueNowCents?: number
  /** Set if the mail names the balance. */
  paidCents?: number
  /** Cents to be paid on arrival; undefined if the mail does not name them. */
  owedCents?: number
  paymentText: string
  publicUrl: string
  brand: Brand
  /** The booking's own page; without it the button leads to the list of bookings. */
  bookingUrl?: string
  /** Needed so that a mail about a same-day booking does not promise what is too late. */
  bookedAt?: string
  /** Hours before the start until which a cancel is free. */
  freeHours: number
  /** Within how many minutes a request is answered. */
  promiseMinutes: number
  bring: readonly BringItem[]
  directionsUrl: string
  /** Raised by every change; a calendar keeps the entry with the highest. */
  version: number
  changedAt: string
}

/** Texts computed from the facts, in the time zone of the place. */
export type Moments = {
  day: string
  /** `, Mari` if the name looks like one, else empty. */
  toName: string
  arriveAt: string
  /** When a free cancel ends, `Wed 17 June, 18:00 Tallinn time`; undefined if that had passed at booking. */
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

/** The next steps with their times; a step that can no longer be kept is left out. */
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

/** The meeting point, and below it which winds reach the riding area. */
export const whereFact = ({ place, location }: ConfirmationFacts): Fact => {
  const shelter = location && chartOf(location)?.shelter
  return shelter === undefined ? ['Where', place] : ['Where', place, shelter]
}

/** The sea chart of the place, if there is one. */
export function chartIn({ location, publicUrl }: ConfirmationFacts): Pick<MailContent, 'chart'> {
  const alt = location && chartOf(location)?.seen
  return alt === undefined ? {} : { chart: { src: `${publicUrl}/media/mail-chart-${location}.png`, alt } }
}

/** The balance to be paid on arrival; no row if there is none. */
export const owedFact = ({ owedCents = 0 }: ConfirmationFacts): Fact[] =>
  owedCents > 0 ? [['To pay', `${priceText(owedCents)} when you arrive`]] : []

export const whatText = ({ service, quantityText }: ConfirmationFacts): string =>
  `${service}, ${quantityText}`

/** The rows what, where, `more` and reference; add `when` if the headline does not say it. */
export const placeFacts = (facts: ConfirmationFacts, more: Fact[] = []): Fact[] => [
  // Machines are named here only if there are no prices, which else name them.
  ['What', whatText(facts), isPriceOpen(facts.lines) ? machineNames(facts.lines) : undefined],
  ['Where', facts.place],
  ...more,
  ['Reference', facts.reference],
]

/** placeFacts with the time, for mails that do not mention it elsewhere. */
export const sessionFacts = (facts: ConfirmationFacts): Fact[] =>
  placeFacts(facts).toSpliced(1, 0, ['When', `${dateText(facts.date)}, ${facts.time} to ${facts.until}`])

export const bookAgain = ({ publicUrl }: Pick<ConfirmationFacts, 'publicUrl'>) => ({
  label: 'Book another time',
  href: `${publicUrl}${screens.hub.paths[0]}`,
})
