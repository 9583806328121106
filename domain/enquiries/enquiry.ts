import { z } from 'zod'
import { emailAddress, line, optionalText, paragraph, personName, phoneNumber } from '../contact.ts'
import { slug } from '../house/house-fields.ts'
import { packageSets } from '../offers/package-ids.ts'
import { clockTime, isoDate } from '../start-fields.ts'
import { experienceLevels, maxExperiencePeople } from './enquiry-kinds.ts'

// Forms that a person answers (R-A14): stored, shown to staff, answered in time.

const customer = {
  fullName: personName,
  email: emailAddress,
  phone: phoneNumber,
  message: optionalText(paragraph(2000)),
}
const preferredDate = optionalText(isoDate)

const experience = z.object({
  kind: z.literal('efoil-experience'),
  ...customer,
  /** A code of the house, checked by the server. */
  duration: line(20).pipe(z.string().min(1, 'Please choose a duration')),
  participants: z.int().min(1).max(maxExperiencePeople, `At most ${maxExperiencePeople} participants`),
  preferredDate,
  preferredTime: optionalText(clockTime),
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
  /** Checked against the house by server/enquiries/enquire.ts. */
  event: slug,
})
const becomeMember = z.object({ kind: z.literal('membership'), ...customer })
const birthday = z.object({
  kind: z.literal('birthday'),
  ...customer,
  package: z.enum([...packageSets.B, ...packageSets.A], 'Unknown package'),
  preferredDate,
  people: z.int().min(1).max(100).optional(),
})
const corporate = z.object({
  kind: z.literal('corporate'),
  ...customer,
  company: optionalText(line(120)),
  package: optionalText(z.enum(packageSets.corporate, 'Unknown package')),
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
