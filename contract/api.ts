import { z } from 'zod'
import { foilCount, rideDuration } from '#domain/activities/efoil-ride.ts'
import { pendingBooking } from '#domain/booking/pending.ts'
import { bookingStatus } from '#domain/booking/status.ts'
import { testDriveForm } from '#domain/booking/test-drive.ts'
import { clockTime, isoDate } from '#domain/calendar.ts'
import { emailAddress, line, optionalText, paragraph, personName } from '#domain/contact.ts'
import { equipmentStatus } from '#domain/fleet/status.ts'
import { locationField } from '#domain/locations.ts'
import { sector } from '#domain/roles.ts'
import { endpoint } from './endpoint.ts'
import {
  bookingView,
  createdView,
  demoAccountView,
  equipmentView,
  historyView,
  monthView,
  overviewView,
  paymentIntentView,
  receiptView,
  sessionView,
  slotsView,
  userView,
} from './views.ts'

// What cannot be an id is as unknown as an id that nobody has: it is looked up as the empty one, and found nowhere.
const id = z.object({ id: z.string().transform((text) => (/^[\w-]{1,64}$/.test(text) ? text : '')) })
const bookingId = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'This is no booking id')
const number = z.coerce.number()
const password = z.string().min(1, 'Please enter your password').max(200)

/** A draft and the client's figure: what is asked of checkout. */
const intentBody = z.object({
  amount: z.coerce.number().optional(),
  bookingData: pendingBooking,
  /** A hold of the same visitor that this one takes the place of; its secret is the proof. */
  replaces: z.object({ bookingId, clientSecret: z.string().max(200) }).optional(),
})

const testPayment = pendingBooking.partial().extend({
  bookingId: bookingId.optional(),
  paymentStatus: z.string().max(40).optional(),
  paymentMethod: z.string().max(40).optional(),
  testMode: z.boolean().optional(),
})

/** Every call, its access and shapes. What is not here does not exist. */
export const api = {
  availableSlots: endpoint({
    method: 'GET',
    path: '/api/test-drive/available-slots',
    access: 'anyone',
    summary: 'Free start times of a day',
    query: z.object({
      date: isoDate,
      location: locationField,
      foilCount: number.pipe(foilCount).optional(),
      duration: rideDuration.optional(),
    }),
    reply: slotsView,
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/availability/month',
    access: 'anyone',
    summary: 'Free, few, full, closed or past, for each day of a month',
    query: z.object({
      activity: line(40),
      location: locationField,
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Month must look like 2026-06'),
      units: number.pipe(z.int().min(1).max(12)).optional(),
      duration: line(20).optional(),
    }),
    reply: monthView,
  }),
  bookTestDrive: endpoint({
    method: 'POST',
    path: '/api/test-drive',
    access: 'anyone',
    summary: 'Book a test drive',
    idempotent: true,
    perMinute: 30,
    success: 201,
    body: testDriveForm,
    reply: createdView,
  }),
  createPaymentIntent: endpoint({
    method: 'POST',
    path: '/api/create-payment-intent',
    access: 'anyone',
    summary: 'Hold the units for 15 minutes and prepare the payment',
    idempotent: true,
    perMinute: 30,
    body: intentBody,
    reply: paymentIntentView,
  }),
  createTestBooking: endpoint({
    method: 'POST',
    path: '/api/bookings/create-test',
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
    method: 'POST',
    path: '/api/bookings/finalize',
    access: 'anyone',
    summary: 'Confirm a held booking after its payment',
    idempotent: true,
    perMinute: 30,
    body: z.object({ bookingId, paymentIntentId: z.string().max(200) }),
    reply: z.object({ success: z.boolean(), bookingId: z.string(), booking: receiptView }),
  }),
  releaseHold: endpoint({
    method: 'POST',
    path: '/api/bookings/:id/release',
    access: 'anyone',
    summary: 'Give a hold back before it runs out',
    success: 204,
    params: id,
    body: z.object({ clientSecret: z.string().max(200) }),
  }),

  login: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'anyone',
    summary: 'Sign in',
    perMinute: 30,
    body: z.object({ username: line(80).pipe(z.string().min(1, 'Please enter your username')), password }),
    reply: sessionView,
  }),
  signup: endpoint({
    method: 'POST',
    path: '/api/signup',
    access: 'anyone',
    summary: 'Create an account',
    success: 201,
    perMinute: 10,
    body: z.object({
      username: line(80).pipe(z.string().min(3, 'Username must be at least 3 characters')),
      password: z.string().min(8, 'Password must be at least 8 characters').max(200),
      email: emailAddress,
      fullName: personName,
      role: optionalText(z.string().max(50)),
      membershipType: optionalText(z.string().max(50)),
    }),
    reply: sessionView,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'signed_in',
    summary: 'Sign out',
    success: 204,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'signed_in',
    summary: 'Who is signed in',
    reply: userView,
  }),
  demoAccounts: endpoint({
    method: 'GET',
    path: '/api/demo-accounts',
    access: 'anyone',
    summary: 'Accounts of the demo; 404 when it is off',
    reply: z.array(demoAccountView),
  }),
  myBookings: endpoint({
    method: 'GET',
    path: '/api/my/bookings',
    access: 'signed_in',
    summary: 'Own bookings, newest first',
    reply: z.array(receiptView),
  }),

  bookings: endpoint({
    method: 'GET',
    path: '/api/bookings',
    access: 'staff',
    summary: 'Bookings of the own sectors by start, between two days (from yesterday on unless told)',
    query: z.object({
      from: isoDate.optional(),
      to: isoDate.optional(),
      sector: sector.optional(),
      status: bookingStatus.optional(),
      limit: number.pipe(z.int().min(1).max(1000)).default(500),
    }),
    reply: z.array(bookingView),
  }),
  setBookingStatus: endpoint({
    method: 'PATCH',
    path: '/api/bookings/:id/status',
    access: 'staff',
    summary: 'Move a booking to its next state',
    params: id,
    body: z.object({ status: bookingStatus, reason: optionalText(paragraph(500)) }),
    reply: bookingView,
  }),
  deleteBooking: endpoint({
    method: 'DELETE',
    path: '/api/bookings/:id',
    access: 'staff',
    summary: 'Cancel a booking',
    params: id,
    reply: bookingView,
  }),
  restoreBooking: endpoint({
    method: 'POST',
    path: '/api/bookings/:id/restore',
    access: 'staff',
    summary: 'Undo a cancel within 10 minutes',
    params: id,
    reply: bookingView,
  }),
  rescheduleBooking: endpoint({
    method: 'PATCH',
    path: '/api/bookings/:id/reschedule',
    access: 'staff',
    summary: 'Move a booking to another start',
    params: id,
    body: z.object({ date: isoDate, time: clockTime }),
    reply: bookingView,
  }),
  contactCustomer: endpoint({
    method: 'POST',
    path: '/api/bookings/:id/contact',
    access: 'staff',
    summary: 'Note that staff call or write; answers the link to open',
    params: id,
    body: z.object({ method: z.enum(['phone', 'email']) }),
    reply: z.object({ success: z.boolean(), link: z.string() }),
  }),
  bookingHistory: endpoint({
    method: 'GET',
    path: '/api/bookings/:id/history',
    access: 'staff',
    summary: 'Every change of a booking',
    params: id,
    reply: historyView,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/analytics/overview',
    access: 'staff',
    summary: 'Figures of the booking dashboard',
    query: z.object({
      sector: sector.optional(),
      range: z.enum(['today', 'week', 'month']).default('today'),
    }),
    reply: overviewView,
  }),
  equipment: endpoint({
    method: 'GET',
    path: '/api/equipment',
    access: 'staff',
    summary: 'Equipment of the own sectors',
    reply: z.array(equipmentView),
  }),
  setEquipmentStatus: endpoint({
    method: 'PATCH',
    path: '/api/equipment/:id/status',
    access: 'staff',
    summary: 'Set status and battery of a piece of equipment',
    params: id,
    body: z.object({ status: equipmentStatus, batteryLevel: z.int().min(0).max(100).optional() }),
    reply: equipmentView,
  }),
}
