import type { Quote } from '../activities/activity.ts'
import { type DiscountId, isPriceOpen, type QuoteLine } from '../activities/quote-lines.ts'
import type { Priced } from '../booking/plan.ts'
import { isoWeekday } from '../calendar.ts'
import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import type { MembershipKind } from '../members/membership-kinds.ts'

/** The buyer: memberships active on the day of booking, and whether they booked such a ride before. */
export type Buyer = { memberships: readonly MembershipKind[]; hadJetski: boolean; hadWake: boolean }

type Rule = {
  id: DiscountId
  percent: number
  /** The memberships that grant it. */
  by: readonly MembershipKind[]
  /** What it applies to. Default: everything. */
  on?: readonly string[]
  /** Rides from Monday to Friday only. */
  weekdays?: true
  /** Only for the buyer's first booking of this kind. */
  first?: 'hadJetski' | 'hadWake'
}

const joined: readonly MembershipKind[] = ['platinum', 'member']

/** R-M2. Of two equal discounts the upper one applies, as it is not used up. The house has the percentages. */
const conditions: readonly Omit<Rule, 'percent'>[] = [
  { id: 'platinum', by: ['platinum'] },
  { id: 'weekday', by: joined, on: ['efoil-private'], weekdays: true },
  { id: 'club', by: ['club'] },
  { id: 'first-wake', by: joined, on: ['wake-surf'], first: 'hadWake' },
  { id: 'first-jetski', by: joined, on: ['jetski-rental', 'jetski-request'], first: 'hadJetski' },
]

const rulesOf = perHouse(({ membership: { discounts } }) =>
  conditions
    .map((condition): Rule => ({ ...condition, percent: discounts[condition.id] }))
    .filter(({ percent }) => percent > 0),
)

/**
 * The price for this buyer: the best single discount is a negative line; those that it beats, or that the day rules out, are
 * muted notes. The percentage applies to the whole booking including add-ons, with half cents rounded in the customer's favour.
 */
export function discounted(house: House, quote: Quote, priced: Priced, buyer: Buyer): Quote {
  // An open price has no discount.
  if (quote.totalCents <= 0 || isPriceOpen(quote.lines)) return quote
  const offered = rulesOf(house).filter((rule) => isOffered(rule, priced, buyer))
  const best = bestOf(offered, priced)
  const notes = offered
    .filter((rule) => rule !== best && !(isOff(rule, priced) && best))
    .map(({ id, percent, ...rule }): QuoteLine => {
      const reason = !isOff(rule, priced) ? 'not_combined' : priced.date === '' ? 'no_day' : 'weekend'
      return { kind: 'discount_unused', rule: id, percent, reason }
    })
  if (!best) return { ...quote, lines: [...quote.lines, ...notes] }
  const cents = Math.min(quote.totalCents, Math.round((quote.totalCents * best.percent) / 100))
  return {
    totalCents: quote.totalCents - cents,
    lines: [
      ...quote.lines,
      { kind: 'discount', rule: best.id, percent: best.percent, cents: -cents },
      ...notes,
    ],
  }
}

/**
 * Whether the price may depend on this being the buyer's first: then two concurrent bookings must be priced one after the other.
 */
export function mayGetFirstDiscount(house: House, priced: Priced, buyer: Buyer): boolean {
  const fresh = { ...buyer, hadJetski: false, hadWake: false }
  const offered = rulesOf(house).filter((rule) => isOffered(rule, priced, fresh))
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

/** Without a chosen day no weekday rule applies. */
const isOff = ({ weekdays }: Pick<Rule, 'weekdays'>, { date }: Priced): boolean =>
  weekdays === true && (date === '' || isoWeekday(date) > friday)
