import { scheme } from '../members/riding-hours.ts'
import { weekdayPercent } from './weekday.ts'

// Platinum Membership as the spec states it and as the system gives it (R-P11). Amounts are cents.

export type Benefit = {
  id: BenefitId
  title: string
  description: string
  /** Only in the demo, or only elsewhere: where the spec states what this system does not give by itself. */
  only?: 'demo' | 'own'
}
type BenefitId = 'hours' | 'private' | 'events' | 'jetski' | 'wake' | 'camp'

export const membership = {
  name: 'Platinum Membership',
  joiningFeeCents: 8_900,
  /** From the second month on. */
  monthlyFeeCents: 800,
  /** Off private e-foil rentals, Monday to Friday. */
  weekdayPercent,
  terms: 'from the second month. Cancellation at any time, no fee.',
  promotion: { member: 500, prize: 'a free e-foil', worth: '10,000 euro' },
} as const

const rewardHours = scheme.everyMinutes / 60

export const benefits: readonly Benefit[] = [
  {
    id: 'hours',
    title: '30 riding hours, one free',
    description: `30 riding hours on e-foils and partner jetskis can be exchanged for one free e-foil hour. Your account counts by the rule of today: ${rewardHours} hours for ${scheme.gives}.`,
    only: 'demo',
  },
  {
    id: 'hours',
    title: `${rewardHours} riding hours, ${scheme.gives}`,
    description: 'Your rides on e-foils and jetskis count. Then the count begins again.',
    only: 'own',
  },
  { id: 'private', title: '15% off private e-foil rentals', description: 'Monday to Friday.' },
  { id: 'events', title: 'Members-only events', description: 'Announced to members first.' },
  {
    id: 'jetski',
    title: '5% off the first partner jetski ride',
    description: 'Once, off the whole booking.',
  },
  {
    id: 'wake',
    title: '10% off the first wake surf session',
    description: 'Off the whole booking, with unlimited friends.',
  },
  {
    id: 'camp',
    title: '20% off the first children’s city camp',
    description: 'Once, for members’ children.',
    only: 'demo',
  },
]

/** Questions of the membership page. The hours answer keeps the FAQ's rule beside the benefit's (both stand). */
export const membershipFaq: readonly { question: string; answer: string }[] = [
  {
    question: 'What does it cost?',
    answer: 'A joining fee of 89 euros, then 8 euros per month from the second month.',
  },
  {
    question: 'How do riding hours become free rides?',
    answer: `${rewardHours} riding hours unlock ${scheme.gives}; the count then resets to zero.`,
  },
  {
    question: 'Which rides count?',
    answer:
      'E-foils and partner jetskis. Riding hours are tracked only when you are logged into your member account.',
  },
  {
    question: 'Can I bring friends?',
    answer: 'Yes. The 10% off the first wake surf session is for you and unlimited friends.',
  },
  { question: 'How do I cancel?', answer: 'At any time, with no fee.' },
  {
    question: 'Do discounts add up?',
    answer:
      'No. The best single one counts, and the price says which one it was. An account of platinum status has 25% off every booking instead of the percentages above.',
  },
]

/**
 * What weekday rides of an hour give back, in cents a month; `feeBackAfter` is the number of rides that save the joining
 * fee. `rideCents`: the price of such a ride.
 */
export function givesBack(ridesAMonth: number, rideCents: number) {
  const perRideCents = Math.round((rideCents * membership.weekdayPercent) / 100)
  return {
    perRideCents,
    savedCents: ridesAMonth * perRideCents,
    feeBackAfter: Math.ceil(membership.joiningFeeCents / perRideCents),
  }
}
