import type { Sector } from '../roles.ts'

// What is asked for, whose it is and how soon we answer. Apart from the forms: pages that only tell it need no schema.

/** `efoil-private` is a legacy booking that names no day: a wish that staff answer. */
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

type Facts = { sector: Sector | 'main'; promiseMinutes: number; title: string }
const day = 24 * 60

/** Whose inbox it is (R-S1) and within how many minutes we promise an answer: the spec's 30, the rest the operator's. */
export const enquiryFacts: Record<EnquiryKind, Facts> = {
  'efoil-experience': { sector: 'efoil', promiseMinutes: 30, title: 'E-foil experience' },
  'club-join': { sector: 'efoil', promiseMinutes: day, title: 'Club membership' },
  'event-place': { sector: 'efoil', promiseMinutes: day, title: 'Place at an event' },
  membership: { sector: 'main', promiseMinutes: day, title: 'Platinum membership' },
  birthday: { sector: 'main', promiseMinutes: day, title: 'Birthday party' },
  corporate: { sector: 'main', promiseMinutes: day, title: 'Corporate event' },
  'efoil-private': { sector: 'efoil', promiseMinutes: day, title: 'Private e-foil ride' },
}

/** A request for jetskis is answered within so many minutes, and this long before its start where that is sooner. */
const requestAnswer = { minutes: day, beforeStartMinutes: 60 } as const

/** So long the customer may agree to an offered price. */
export const offerHours = 24

/** The moment by which a request is answered; undefined where it starts too soon to promise one. */
export function answerDue(sentAt: Temporal.Instant, start: Temporal.Instant): Temporal.Instant | undefined {
  const promised = sentAt.add({ minutes: requestAnswer.minutes })
  const latest = start.subtract({ minutes: requestAnswer.beforeStartMinutes })
  const due = Temporal.Instant.compare(promised, latest) < 0 ? promised : latest
  return Temporal.Instant.compare(due, sentAt) > 0 ? due : undefined
}

export const enquiryStates = ['new', 'taken', 'answered', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** 'within 30 minutes', 'within 24 hours'. */
export const promiseText = (kind: EnquiryKind): string => {
  const minutes = enquiryFacts[kind].promiseMinutes
  return minutes < 60 ? `within ${minutes} minutes` : `within ${minutes / 60} hours`
}

export const experienceLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
