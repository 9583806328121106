import { z } from 'zod'
import { isoDate } from '../calendar.ts'
import { emailAddress, line, optionalText, personName } from '../contact.ts'
import { locationField } from '../locations.ts'

/** 'Tell me when a place is free' (spec 2 §3); activity and day are ours: what the place is wanted for. */
export const waitlistForm = z.object({
  fullName: personName,
  email: emailAddress,
  location: locationField,
  receiveUpdates: z.boolean().default(false),
  activity: optionalText(line(40)),
  date: optionalText(isoDate),
})
export type WaitlistForm = z.output<typeof waitlistForm>
