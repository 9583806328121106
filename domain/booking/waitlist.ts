import { z } from 'zod'
import { emailAddress, line, optionalText, personName } from '../contact.ts'
import { most } from '../house/house-fields.ts'
import { locationField } from '../location-field.ts'
import { isoDate } from '../start-fields.ts'

/** 'Tell me when a place is free'. Activity and day, which say what the place is wanted for, are not in the specification. */
export const waitlistForm = z.object({
  fullName: personName,
  email: emailAddress,
  location: locationField,
  receiveUpdates: z.boolean().default(false),
  activity: optionalText(line(40)),
  date: optionalText(isoDate),
  /** What must be free, as in a query for free times. */
  units: most.optional(),
  duration: optionalText(line(20)),
  equipment: optionalText(line(200)),
  sauna: z.enum(['true', 'false']).optional(),
})
export type WaitlistForm = z.output<typeof waitlistForm>
