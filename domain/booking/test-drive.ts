import { z } from 'zod'
import { countSchema, durationSchema } from '../activities/choice-schema.ts'
import { defaultRide, testDrive } from '../activities/efoil-ride.ts'
import { countField, personNoun } from '../activities/fields.ts'
import { emailAddress, optionalText, personName, phoneNumber } from '../contact.ts'
import { perHouse } from '../house/per-house.ts'
import { locationField, locationIn } from '../location-field.ts'
import { clockTime, isoDate } from '../start-fields.ts'
import { shownPrice } from './on-site.ts'
import type { BookingRequest } from './plan.ts'

/** The test-drive form of the start page. */
export const testDriveForm = perHouse((house) => {
  const { foils, duration } = testDrive(house).fields
  return wire.extend({
    location: locationIn(house),
    foilCount: countSchema(foils),
    duration: durationSchema(duration),
  })
})

/** Fields that do not depend on the house. */
const wire = z.object({
  date: isoDate,
  time: clockTime,
  location: locationField,
  fullName: personName,
  email: emailAddress,
  phone: optionalText(phoneNumber),
  /** More people than foils may take turns. */
  peopleCount: countSchema(countField({ label: 'Number of people', noun: personNoun, most: 10 })).optional(),
  ...shownPrice,
})
export type TestDriveForm = z.infer<ReturnType<typeof testDriveForm>>

/** The body of the call; by default one foil for an hour. */
export const testDriveBody = wire.extend({
  foilCount: z.unknown().default(1),
  duration: z.unknown().default(defaultRide),
})

/** The part of the choice that a query for free times may contain. */
export const testDriveChoice = perHouse((house) =>
  testDriveForm(house).pick({ foilCount: true, duration: true }).partial(),
)

export const requestOfTestDrive = (form: TestDriveForm): BookingRequest => ({
  activity: 'test-drive',
  choice: { foils: form.foilCount, duration: form.duration },
  people: form.peopleCount,
  location: form.location,
  date: form.date,
  time: form.time,
  contact: { name: form.fullName, email: form.email, phone: form.phone },
})
