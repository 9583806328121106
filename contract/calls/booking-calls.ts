import { z } from 'zod'
import { onSiteBody } from '#domain/booking/on-site.ts'
import { bookingId, pendingBooking, replacedHold, shownTotal } from '#domain/booking/pending.ts'
import { testDriveBody } from '#domain/booking/test-drive.ts'
import { line, optionalText } from '#domain/contact.ts'
import { most } from '#domain/house/house-fields.ts'
import { locationField } from '#domain/location-field.ts'
import { isoDate, yearMonth } from '#domain/start-fields.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import {
  createdView,
  jetskiStatusView,
  monthView,
  nextStartsView,
  paymentIntentView,
  receiptView,
  slotsView,
  storedView,
} from '../views.ts'
import { idInPath } from './ids.ts'

const number = z.coerce.number()
/** The checkout request: a draft and the client's total. */
const intentBody = z.object({
  amount: shownTotal,
  bookingData: pendingBooking(),
  replaces: replacedHold,
})
export type PaymentRequest = z.output<typeof intentBody>

/** The visitor's own hold: its units count as free, because the next hold replaces it. */
const hold = bookingId.optional()

/**
 * The choice in a query for free times: `units` are foils or people, `equipment` comma-separated jetskis, `sauna` the wake
 * add-on.
 */
const choiceFields = {
  activity: line(40),
  /** Default: the first place of the activity. */
  location: locationField.optional(),
  units: number.pipe(most).optional(),
  duration: line(20).optional(),
  equipment: line(200).optional(),
  sauna: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
}

const testPayment = pendingBooking()
  .partial()
  .extend({
    bookingId: optionalText(bookingId),
    paymentStatus: z.string().max(40).optional(),
    paymentMethod: z.string().max(40).optional(),
    testMode: z.boolean().optional(),
  })

export const bookingCalls = {
  availableSlots: endpoint({
    ...addresses.availableSlots,
    access: 'anyone',
    summary: 'Free start times of a day',
    query: z.object({
      date: isoDate,
      location: locationField,
      foilCount: number.optional(),
      duration: line(40).optional(),
      activity: z.enum(['test-drive', 'efoil-private']).optional(),
      hold,
    }),
    reply: slotsView,
  }),
  month: endpoint({
    ...addresses.month,
    access: 'anyone',
    summary: 'Free, few, full, closed or past, for each day of a month',
    query: z.object({
      ...choiceFields,
      month: yearMonth,
    }),
    reply: monthView,
  }),
  availability: endpoint({
    ...addresses.availability,
    access: 'anyone',
    summary: 'Start times of a day with what is free at each and why one is closed, for every activity',
    query: z.object({ ...choiceFields, date: isoDate, hold }),
    reply: slotsView,
  }),
  nextStarts: endpoint({
    ...addresses.nextStarts,
    access: 'anyone',
    summary: 'The next free start times from now on, or after a day, for every activity: at most three',
    query: z.object({ ...choiceFields, after: isoDate.optional() }),
    reply: nextStartsView,
  }),
  jetskiAvailability: endpoint({
    ...addresses.jetskiAvailability,
    access: 'anyone',
    summary: 'Status of each jetski under its catalogue id',
    reply: jetskiStatusView,
  }),
  bookOnSite: endpoint({
    ...addresses.bookOnSite,
    access: 'anyone',
    summary: 'Book a group session, a private ride, a rental or jetskis, paid on site',
    idempotent: 'whoever',
    perMinute: 30,
    success: 201,
    body: onSiteBody,
    reply: storedView,
  }),
  bookTestDrive: endpoint({
    ...addresses.bookTestDrive,
    access: 'anyone',
    summary: 'Book a test drive',
    idempotent: 'whoever',
    perMinute: 30,
    success: 201,
    body: testDriveBody,
    reply: createdView,
  }),
  createPaymentIntent: endpoint({
    ...addresses.createPaymentIntent,
    access: 'anyone',
    summary: 'Hold the units for 15 minutes and prepare the payment',
    idempotent: true,
    perMinute: 30,
    body: intentBody,
    reply: paymentIntentView,
  }),
  createTestBooking: endpoint({
    ...addresses.createTestBooking,
    access: 'anyone',
    summary: 'Confirm a hold, or book, without a charge (test mode)',
    idempotent: true,
    perMinute: 30,
    body: testPayment,
    reply: z.object({
      success: z.boolean(),
      bookingId: z.string(),
      booking: receiptView,
      message: z.string(),
    }),
  }),
  finalizeBooking: endpoint({
    ...addresses.finalizeBooking,
    access: 'anyone',
    summary: 'Confirm a held booking after its payment',
    idempotent: true,
    perMinute: 30,
    body: z.object({ bookingId, paymentIntentId: line(200) }),
    reply: z.object({ success: z.boolean(), bookingId: z.string(), booking: receiptView }),
  }),
  releaseHold: endpoint({
    ...addresses.releaseHold,
    access: 'anyone',
    summary: 'Give a hold back before it runs out',
    success: 204,
    params: idInPath,
    body: z.object({ clientSecret: z.string().max(200) }),
  }),
}
