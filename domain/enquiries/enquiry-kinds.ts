import type { Sector } from '../roles.ts'

// The kinds of enquiry and their sectors. Separate from the forms: pages that only show a kind need no schema.

/** `efoil-private` is a legacy booking without a day, which staff answer. */
export const enquiryKinds = [
  'efoil-experience',
  'club-join',
  'event-place',
  'membership',
  'birthday',
  'corporate',
  'efoil-private',
] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** The inbox of each kind (R-S1). */
export const enquiryFacts: Record<EnquiryKind, { sector: Sector; title: string }> = {
  'efoil-experience': { sector: 'efoil', title: 'E-foil experience' },
  'club-join': { sector: 'efoil', title: 'Club membership' },
  'event-place': { sector: 'efoil', title: 'Place at an event' },
  membership: { sector: 'main', title: 'Platinum membership' },
  birthday: { sector: 'main', title: 'Birthday party' },
  corporate: { sector: 'main', title: 'Corporate event' },
  'efoil-private': { sector: 'efoil', title: 'Private e-foil ride' },
}

export const enquiryStates = ['new', 'taken', 'answered', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]

export const maxExperiencePeople = 5
export const experienceLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
