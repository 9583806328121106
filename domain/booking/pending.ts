import { z } from 'zod'
import { emailAddress, line, optionalText, paragraph, personName, phoneNumber } from '../contact.ts'
import { lazy } from '../lazy.ts'
import { locationField } from '../location-field.ts'
import { clockTime, isoDate } from '../start-fields.ts'

// The draft stored in the browser as `pendingBooking`.

const maxNames = 12

/** The price that the client showed; never a reason to refuse (R-M1), so anything that is not a number is ignored. */
export const shownTotal = optionalText(z.coerce.number()).catch(undefined)

/** The specified shape; contact may be at the top level or in `customerInfo`. */
export const pendingBooking = lazy(() => {
  const customerInfo = z.object({
    fullName: optionalText(personName),
    email: optionalText(emailAddress),
    phone: optionalText(phoneNumber),
    peopleCount: z.coerce.number().optional(),
    isFirstTime: z.boolean().optional(),
    notes: optionalText(paragraph(2000)),
    specialRequests: optionalText(paragraph(2000)),
  })
  return z.object({
    bookingType: line(40),
    service: optionalText(line(120)),
    date: isoDate,
    time: clockTime,
    location: locationField,
    quantity: z.coerce.number().optional(),
    duration: line(40),
    name: optionalText(personName),
    email: optionalText(emailAddress),
    phone: optionalText(phoneNumber),
    totalAmount: shownTotal,
    notes: optionalText(paragraph(2000)),
    jetskis: z.array(line(60)).max(maxNames, `At most ${maxNames} names`).optional(),
    details: z
      .object({
        wakeSurfDuration: z.coerce.number().optional(),
        includeOODSauna: z.boolean().optional(),
        saunaTimeSlot: optionalText(line(20)),
        saunaPrice: z.coerce.number().optional(),
      })
      .optional(),
    customerInfo: customerInfo.optional(),
    /** Ids for the names above, as in a query for free times, because the owner may rename things meanwhile. */
    ids: z
      .object({ location: line(60), duration: line(40), equipment: line(1000) })
      .partial()
      .optional(),
    /** For choices that fit no field of the specification. */
    choice: z.record(z.string().max(40), z.unknown()).optional(),
  })
})
/** A booking's id in a body. */
export const bookingId = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'This is not a booking id')

/** A hold of the same visitor that a booking replaces; the secret proves that it is theirs. */
export const replacedHold = z.object({ bookingId, clientSecret: z.string().max(200) }).optional()
export type ReplacedHold = z.output<typeof replacedHold>

export type PendingBooking = z.infer<ReturnType<typeof pendingBooking>>
export type PendingDraft = z.input<ReturnType<typeof pendingBooking>>
