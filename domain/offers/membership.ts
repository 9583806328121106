import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { benefitHours } from '../members/membership-kinds.ts'
import { euros } from '../money.ts'

// Platinum Membership as specified and as the system provides it (R-P11); figures come from the house, in cents.

export type Benefit = {
  id: BenefitId
  title: string
  description: string
  /** Shown only in the demo, or only elsewhere, if the system does not provide a specified benefit by itself. */
  only?: 'demo' | 'own'
}
type BenefitId = 'hours' | 'private' | 'events' | 'jetski' | 'wake' | 'camp'

export const membership = {
  name: 'Platinum Membership',
  terms: 'from the second month. Cancellation at any time, no fee.',
  promotion: { member: 500, prize: 'a free e-foil', worth: '10,000 euro' },
} as const

/** 'Twenty hours' in figures: 20, or 2.5. */
const hoursOf = ({ everyMinutes }: House['membership']['ridingHours']): number => everyMinutes / 60

/** The benefits of members, without discounts of 0%. */
export const benefitsOf = perHouse((house) =>
  allBenefits(house).filter(({ title }) => !title.startsWith('0%')),
)

const allBenefits = ({ membership: { discounts, ridingHours } }: House): readonly Benefit[] => [
  {
    id: 'hours',
    title: `${benefitHours} riding hours, one free`,
    description: `${benefitHours} riding hours on e-foils and partner jetskis can be exchanged for one free e-foil hour. Your account counts by the rule of today: ${hoursOf(ridingHours)} hours for ${ridingHours.gives}.`,
    only: 'demo',
  },
  {
    id: 'hours',
    title: `${hoursOf(ridingHours)} riding hours, ${ridingHours.gives}`,
    description: 'Your rides on e-foils and jetskis count. Then the count begins again.',
    only: 'own',
  },
  {
    id: 'private',
    title: `${discounts.weekday}% off private e-foil rentals`,
    description: 'Monday to Friday.',
  },
  { id: 'events', title: 'Members-only events', description: 'Announced to members first.' },
  {
    id: 'jetski',
    title: `${discounts['first-jetski']}% off the first partner jetski ride`,
    description: 'Once, off the whole booking.',
  },
  {
    id: 'wake',
    title: `${discounts['first-wake']}% off the first wake surf session`,
    description: 'Off the whole booking, with unlimited friends.',
  },
  {
    id: 'camp',
    title: '20% off the first children’s city camp',
    description: 'Once, for members’ children.',
    only: 'demo',
  },
]

type Faq = readonly { question: string; answer: string }[]

/** Questions of the membership page. The answer about hours states both the FAQ's rule and the benefit's. */
export const membershipFaq = perHouse(
  ({ membership: { joiningFeeCents, monthlyFeeCents, discounts, ridingHours } }): Faq => [
    {
      question: 'What does it cost?',
      answer: `A joining fee of ${euros(joiningFeeCents)} euros, then ${euros(monthlyFeeCents)} euros per month from the second month.`,
    },
    {
      question: 'How do riding hours become free rides?',
      answer: `${hoursOf(ridingHours)} riding hours unlock ${ridingHours.gives}; the count then resets to zero.`,
    },
    {
      question: 'Which rides count?',
      answer:
        'E-foils and partner jetskis. Riding hours are tracked only when you are logged into your member account.',
    },
    {
      question: 'Can I bring friends?',
      answer: `Yes. The ${discounts['first-wake']}% off the first wake surf session is for you and unlimited friends.`,
    },
    { question: 'How do I cancel?', answer: 'At any time, with no fee.' },
    {
      question: 'Do discounts add up?',
      answer: `No. The best single one counts, and the price says which one it was. An account of platinum status has ${discounts.platinum}% off every booking instead of the percentages above.`,
    },
  ],
)

/**
 * What one-hour weekday rides save, in cents a month; `feeBackAfter`: the number of rides that save the joining fee, undefined
 * if they save nothing. `rideCents`: the price of such a ride.
 */
export function givesBack(
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
