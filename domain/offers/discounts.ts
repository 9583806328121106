import type { Quote, QuoteLine } from '../activities/activity.ts'
import { isPriceOpen } from '../activities/quote-lines.ts'
import type { Priced } from '../booking/plan.ts'
import { isoWeekday } from '../calendar.ts'
import type { MembershipKind } from '../members/membership.ts'
import { weekdayName, weekdayPercent } from './weekday.ts'

/** Who buys: kinds of membership active on the day of booking, and whether there was such a booking before. */
export type Buyer = { memberships: readonly MembershipKind[]; hadJetski: boolean; hadWake: boolean }

type Rule = {
  name: string
  percent: number
  /** The memberships that bring it. */
  by: readonly MembershipKind[]
  /** What it is for; everything unless told. */
  on?: readonly string[]
  /** Rides from Monday to Friday only. */
  weekdays?: true
  /** Only as long as the buyer never had one. */
  first?: 'hadJetski' | 'hadWake'
}

const joined: readonly MembershipKind[] = ['platinum', 'member']

/** R-M2. Of two that give as much the upper one counts: it is not used up. */
const rules: readonly Rule[] = [
  { name: 'Platinum, 25%', percent: 25, by: ['platinum'] },
  { name: weekdayName, percent: weekdayPercent, by: joined, on: ['efoil-private'], weekdays: true },
  { name: 'Club, 10%', percent: 10, by: ['club'] },
  { name: 'First wake surf session, 10%', percent: 10, by: joined, on: ['wake-surf'], first: 'hadWake' },
  {
    name: 'First jetski ride, 5%',
    percent: 5,
    by: joined,
    on: ['jetski-rental', 'jetski-request'],
    first: 'hadJetski',
  },
]

/**
 * The price for this buyer: the best single discount is a line below zero, what it beats or what the day rules out a
 * muted note. A percentage is of the whole booking, add-ons included, to the cent, half a cent for the customer.
 */
export function discounted(quote: Quote, priced: Priced, buyer: Buyer): Quote {
  // Nothing is taken off a number that is not a price yet.
  if (quote.totalCents <= 0 || isPriceOpen(quote.lines)) return quote
  const offered = rules.filter((rule) => isOffered(rule, priced, buyer))
  const best = bestOf(offered, priced)
  const notes = offered
    .filter((rule) => rule !== best && !(isOff(rule, priced) && best))
    .map((rule): QuoteLine => ({ label: rule.name, note: reasonAgainst(rule, priced), tone: 'muted' }))
  if (!best) return { ...quote, lines: [...quote.lines, ...notes] }
  const cents = Math.min(quote.totalCents, Math.round((quote.totalCents * best.percent) / 100))
  return {
    totalCents: quote.totalCents - cents,
    lines: [...quote.lines, { label: best.name, cents: -cents }, ...notes],
  }
}

/** Whether the price may hang on this being the first: then two bookings of one moment must be priced one after the other. */
export function mayBeFirst(priced: Priced, buyer: Buyer): boolean {
  const fresh = { ...buyer, hadJetski: false, hadWake: false }
  const offered = rules.filter((rule) => isOffered(rule, priced, fresh))
  return bestOf(offered, priced)?.first !== undefined
}

const isOffered = ({ by, on, first }: Rule, { activity }: Priced, buyer: Buyer): boolean =>
  by.some((kind) => buyer.memberships.includes(kind)) &&
  (on === undefined || on.includes(activity)) &&
  (first === undefined || !buyer[first])

const bestOf = (offered: readonly Rule[], priced: Priced): Rule | undefined =>
  offered
    .filter((rule) => !isOff(rule, priced))
    .reduce<Rule | undefined>((best, rule) => (best && best.percent >= rule.percent ? best : rule), undefined)

const friday = 5

/** A day that is not chosen yet rules nothing in. */
const isOff = ({ weekdays }: Rule, { date }: Priced): boolean =>
  weekdays === true && (date === '' || isoWeekday(date) > friday)

const reasonAgainst = (rule: Rule, priced: Priced): string =>
  !isOff(rule, priced) ? 'not combined' : priced.date === '' ? 'choose a day' : 'not at weekends'
