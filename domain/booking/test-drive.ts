import { z } from 'zod'
import { countSchema, durationSchema } from '../activities/choice-schema.ts'
import { testDrive } from '../activities/efoil-ride.ts'
import { emailAddress, optionalText, personName, phoneNumber } from '../contact.ts'
import { clockTime, isoDate, locationField } from '../start-fields.ts'
import type { BookingRequest } from './plan.ts'

export const foilCount = countSchema(testDrive.fields.foils)
export const rideDuration = durationSchema(testDrive.fields.duration)

/** The landing form. */
export const testDriveForm = z.object({
  date: isoDate,
  time: clockTime,
  location: locationField,
  foilCount,
  duration: rideDuration,
  fullName: personName,
  email: emailAddress,
  phone: optionalText(phoneNumber),
  /** What the client showed, if it says so; never trusted (R-M1). */
  totalPrice: z
    .union([z.string().max(20), z.number()])
    .optional()
    .catch(undefined),
})
export type TestDriveForm = z.infer<typeof testDriveForm>

/** The body of the call: one that names no foils and no duration means one foil for an hour. */
export const testDriveBody = testDriveForm.extend({
  foilCount: foilCount.default(1),
  duration: rideDuration.default('1h'),
})

export const requestOfTestDrive = (form: TestDriveForm): BookingRequest => ({
  activity: 'test-drive',
  choice: { foils: form.foilCount, duration: form.duration },
  location: form.location,
  date: form.date,
  time: form.time,
  contact: { name: form.fullName, email: form.email, phone: form.phone },
})
