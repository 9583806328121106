import type { House } from '../house/house.ts'
import type { FigureName } from '../house/house-membership.ts'
import { perHouse } from '../house/per-house.ts'
import { benefitHours } from '../members/membership-kinds.ts'
import { euroText } from '../money.ts'

// Platinum Membership as specified and as the system provides it (R-P11); figures come from the house, in cents.

export const membership = {
  name: 'Platinum Membership',
  terms: 'from the second month. Cancellation at any time, no fee.',
  promotion: { member: 500, prize: 'a free e-foil', worth: '10,000 euro' },
} as const

type Rules = House['membership']
/** `only`: shown only in the demo, or only elsewhere, if the system does not provide a specified benefit by itself. */
export type Benefit = NonNullable<Rules['benefits']>[number] & { only?: 'demo' | 'own' }
type Question = NonNullable<Rules['faq']>[number]

const figures: Readonly<Record<FigureName, (rules: Rules) => number | string>> = {
  'joining fee': ({ joiningFeeCents }) => euroText(joiningFeeCents),
  'monthly fee': ({ monthlyFeeCents }) => euroText(monthlyFeeCents),
  'riding hours': ({ ridingHours }) => ridingHours.everyMinutes / 60,
  reward: ({ ridingHours }) => ridingHours.gives,
  'platinum discount': ({ discounts }) => discounts.platinum,
  'weekday discount': ({ discounts }) => discounts.weekday,
  'club discount': ({ discounts }) => discounts.club,
  'wake discount': ({ discounts }) => discounts['first-wake'],
  'jetski discount': ({ discounts }) => discounts['first-jetski'],
}

/** The text with the figures that it names. */
const filled = (text: string, rules: Rules): string =>
  text.replaceAll(/{([^{}]*)}/g, (named, figure) => String(figures[figure as FigureName]?.(rules) ?? named))

/** Whether the text names a discount that is 0. */
const namesNoDiscount = (text: string, rules: Rules): boolean =>
  Object.entries(figures).some(
    ([name, of]) => name.endsWith('discount') && text.includes(`{${name}}`) && of(rules) === 0,
  )

/** The benefits of members, without discounts of 0% (R-H37). */
export const benefitsOf = perHouse(({ membership: rules }): readonly Benefit[] =>
  (rules.benefits ?? theBenefits)
    .filter(({ title }) => !namesNoDiscount(title, rules))
    .map((benefit) => ({
      ...benefit,
      title: filled(benefit.title, rules),
      description: filled(benefit.description, rules),
    })),
)

/** Questions of the membership page, with answers. */
export const membershipFaq = perHouse(({ membership: rules }): readonly Question[] =>
  (rules.faq ?? theFaq).map(({ question, answer }) => ({
    question: filled(question, rules),
    answer: filled(answer, rules),
  })),
)

/** The benefits as specified and as the system provides them; the owner may replace them. */
const theBenefits: readonly Benefit[] = [
  {
    icon: 'timer',
    title: `${benefitHours} riding hours, one free`,
    description: `${benefitHours} riding hours on e-foils and partner jetskis can be exchanged for one free e-foil hour. Your account counts by the rule of today: {riding hours} hours for {reward}.`,
    only: 'demo',
  },
  {
    icon: 'timer',
    title: '{riding hours} riding hours, {reward}',
    description: 'Your rides on e-foils and jetskis count. Then the count begins again.',
    only: 'own',
  },
  {
    icon: 'percent',
    title: '{weekday discount}% off private e-foil rentals',
    description: 'Monday to Friday.',
  },
  { icon: 'calendar', title: 'Members-only events', description: 'Announced to members first.' },
  {
    icon: 'gauge',
    title: '{jetski discount}% off the first partner jetski ride',
    description: 'Once, off the whole booking.',
  },
  {
    icon: 'waves',
    title: '{wake discount}% off the first wake surf session',
    description: 'Off the whole booking, with unlimited friends.',
  },
  {
    icon: 'tent',
    title: '20% off the first children’s city camp',
    description: 'Once, for members’ children.',
    only: 'demo',
  },
]

/** Those that an owner begins to edit: what the system provides. */
export const ownBenefits = theBenefits
  .filter(({ only }) => only !== 'demo')
  .map(({ only: _, ...benefit }) => benefit)

/** The answer about hours states both the FAQ's rule and the benefit's. */
export const theFaq: Question[] = [
  {
    question: 'What does it cost?',
    answer: 'A joining fee of {joining fee} euros, then {monthly fee} euros per month from the second month.',
  },
  {
    question: 'How do riding hours become free rides?',
    answer: '{riding hours} riding hours unlock {reward}; the count then resets to zero.',
  },
  {
    question: 'Which rides count?',
    answer:
      'E-foils and partner jetskis. Riding hours are tracked only when you are logged into your member account.',
  },
  {
    question: 'Can I bring friends?',
    answer: 'Yes. The {wake discount}% off the first wake surf session is for you and unlimited friends.',
  },
  { question: 'How do I cancel?', answer: 'At any time, with no fee.' },
  {
    question: 'Do discounts add up?',
    answer:
      'No. The best single one counts, and the price says which one it was. An account of platinum status has {platinum discount}% off every booking instead of the percentages above.',
  },
]

/**
 * What one-hour weekday rides save, in cents a month; `feeBackAfter`: the number of rides that save the joining fee, undefined
 * if they save nothing. `rideCents`: the price of such a ride.
 */
export function memberSavings(
  { membership: { discounts, joiningFeeCents } }: House,
  ridesAMonth: number,
  rideCents: number,
) {
  const perRideCents = Math.round((rideCents * discounts.weekday) / 100)
  return {
    perRideCents,
    savedCents: ridesAMonth * perRideCents,
    feeBackAfter: perRideCents > 0 ? Math.ceil(joiningFeeCents / perRideCents) : undefined,
  }
}
