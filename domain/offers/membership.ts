// Platinum Membership as the spec states it (spec 1 §9). Amounts are cents.

export type Benefit = { id: BenefitId; title: string; description: string }
export type BenefitId = 'hours' | 'private' | 'events' | 'jetski' | 'wake' | 'camp'

export const membership = {
  name: 'Platinum Membership',
  joiningFeeCents: 8_900,
  /** From the second month on. */
  monthlyFeeCents: 800,
  terms: 'from the second month. Cancellation at any time, no fee.',
  promotion: { member: 500, prize: 'a free e-foil', worth: '10,000 euro' },
} as const

export const benefits: readonly Benefit[] = [
  {
    id: 'hours',
    title: '30 riding hours, one free',
    description: '30 riding hours on e-foils and partner jetskis can be exchanged for one free e-foil hour.',
  },
  { id: 'private', title: '15% off private e-foil rentals', description: 'Monday to Friday.' },
  { id: 'events', title: 'Members-only events', description: 'Announced to members first.' },
  { id: 'jetski', title: '5% off the first partner jetski ride', description: 'Once, with our partner.' },
  { id: 'wake', title: '10% off the first wake surf session', description: 'With unlimited friends.' },
  {
    id: 'camp',
    title: '20% off the first children’s city camp',
    description: 'Once, for members’ children.',
  },
]
