import { z } from 'zod'
import { isoDate } from '../calendar.ts'
import { emailAddress, line, optionalText, paragraph, personName, phoneNumber } from '../contact.ts'
import { clubEvents } from '../offers/club.ts'
import { experienceDurations, mostExperiencePeople } from '../offers/efoil-experience.ts'
import { birthdayPackages, corporatePackages } from '../offers/event-packages.ts'
import type { Sector } from '../roles.ts'

// Forms whose answer is a person, not a seat on the water (decision 38): stored, shown to staff, answered in time.

const customer = {
  fullName: personName,
  email: emailAddress,
  phone: phoneNumber,
  message: optionalText(paragraph(2000)),
}
const preferredDate = optionalText(isoDate)
const idsOf = <Id extends string>(things: readonly { id: Id }[]) =>
  things.map(({ id }) => id) as [Id, ...Id[]]

export const experienceLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const

const experience = z.object({
  kind: z.literal('efoil-experience'),
  ...customer,
  duration: z.enum(idsOf(experienceDurations), 'Please choose a duration'),
  participants: z.int().min(1).max(mostExperiencePeople, `At most ${mostExperiencePeople} participants`),
  preferredDate,
  preferredTime: optionalText(line(5)),
  specialRequests: optionalText(paragraph(2000)),
})
const clubJoin = z.object({
  kind: z.literal('club-join'),
  ...customer,
  experience: optionalText(z.enum(experienceLevels)),
})
const eventPlace = z.object({
  kind: z.literal('event-place'),
  ...customer,
  event: z.enum(idsOf(clubEvents), 'Unknown event'),
})
const becomeMember = z.object({ kind: z.literal('membership'), ...customer })
const birthday = z.object({
  kind: z.literal('birthday'),
  ...customer,
  package: z.enum(idsOf(birthdayPackages), 'Unknown package'),
  preferredDate,
  people: z.int().min(1).max(100).optional(),
})
const corporate = z.object({
  kind: z.literal('corporate'),
  ...customer,
  company: optionalText(line(120)),
  package: optionalText(z.enum(idsOf(corporatePackages), 'Unknown package')),
  preferredDate,
  people: z.int().min(1).max(500).optional(),
})

/** Every form that asks for an answer; `kind` says which. */
export const enquiryForm = z.discriminatedUnion('kind', [
  experience,
  clubJoin,
  eventPlace,
  becomeMember,
  birthday,
  corporate,
])
export type EnquiryForm = z.output<typeof enquiryForm>
export type EnquirySent = z.input<typeof enquiryForm>

/** `efoil-private` is a legacy booking that names no day (spec 1 §3): a wish that staff answer. */
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

/** Whose inbox it is (decision 46) and within how many minutes we promise an answer: the spec's 30, the rest the operator's. */
export const enquiryFacts: Record<EnquiryKind, Facts> = {
  'efoil-experience': { sector: 'efoil', promiseMinutes: 30, title: 'E-foil experience' },
  'club-join': { sector: 'efoil', promiseMinutes: day, title: 'Club membership' },
  'event-place': { sector: 'efoil', promiseMinutes: day, title: 'Place at an event' },
  membership: { sector: 'main', promiseMinutes: day, title: 'Platinum membership' },
  birthday: { sector: 'main', promiseMinutes: day, title: 'Birthday party' },
  corporate: { sector: 'main', promiseMinutes: day, title: 'Corporate event' },
  'efoil-private': { sector: 'efoil', promiseMinutes: day, title: 'Private e-foil ride' },
}

export const enquiryStates = ['new', 'taken', 'answered', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** 'within 30 minutes', 'within 24 hours'. */
export const promiseText = (kind: EnquiryKind): string => {
  const minutes = enquiryFacts[kind].promiseMinutes
  return minutes < 60 ? `within ${minutes} minutes` : `within ${minutes / 60} hours`
}
