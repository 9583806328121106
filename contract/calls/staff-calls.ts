import { z } from 'zod'
import { bookingStatus, bookingStatuses, undoableStatuses } from '#domain/booking/status.ts'
import { maxOfferedStarts } from '#domain/booking/time-offer.ts'
import { optionalText, paragraph } from '#domain/contact.ts'
import { equipmentStatus } from '#domain/fleet/unit-status.ts'
import { sector } from '#domain/roles.ts'
import { isoDate, yearMonth } from '#domain/start-fields.ts'
import { accountAddresses } from '../account-addresses.ts'
import { endpoint } from '../endpoint.ts'
import { bookingView, equipmentView, historyView, monthView, overviewView, slotsView } from '../views.ts'
import { equipmentChangedView } from './dock-calls.ts'
import { euroAmount, idInPath, start } from './ids.ts'

const number = z.coerce.number()
const states = bookingStatuses.join('|')

export const bookingsQuery = z.object({
  from: isoDate.optional().describe('First day, wall time of each place; yesterday (UTC) by default'),
  to: isoDate.optional().describe('Last day; no end by default'),
  sector: sector.optional(),
  status: z
    .string()
    // So that a wrong state is reported at 'status', not at an index of it.
    .regex(new RegExp(`^(${states})(,(${states}))*$`), 'Unknown state')
    .transform((text) => text.split(','))
    .pipe(z.array(bookingStatus))
    .optional()
    .describe('One or more states, separated by commas'),
  limit: number.pipe(z.int().min(1).max(1000)).default(500),
  cursor: z.string().max(120).optional().describe('From the link to the next page'),
})

export const staffCalls = {
  bookings: endpoint({
    ...accountAddresses.bookings,
    access: 'staff',
    summary: 'Bookings of the own sectors by start, between two days, page by page',
    description:
      'A page holds up to `limit` bookings. Where the list goes on, the answer has a header `Link: <address>; rel="next"` with the address of the next page; without it the list is complete. A ride over midnight belongs to both of its days until it is back, and a ride in progress to every day until today.',
    query: bookingsQuery,
    reply: z.array(bookingView),
  }),
  setBookingStatus: endpoint({
    ...accountAddresses.setBookingStatus,
    access: 'staff',
    summary: 'Move a booking to its next state; a cancel gives its money back',
    params: idInPath,
    body: z.object({
      status: bookingStatus,
      reason: optionalText(paragraph(500)),
      // In euros, only for a cancel; by default the policy's refund.
      refund: euroAmount.min(0).optional(),
      /** With 'confirmed', for a request without a price: the total in euros that the customer must agree to. */
      price: euroAmount.positive().optional(),
      /** With 'in_progress': 409 'not_ready' with `reasons` and `instead` (free equal units) if staff must confirm first. */
      ifReady: z.boolean().optional(),
    }),
    reply: bookingView,
  }),
  deleteBooking: endpoint({
    ...accountAddresses.deleteBooking,
    access: 'staff',
    summary: 'Cancel a booking',
    params: idInPath,
    reply: bookingView,
  }),
  restoreBooking: endpoint({
    ...accountAddresses.restoreBooking,
    access: 'staff',
    summary: 'Undo a cancel within 10 minutes',
    params: idInPath,
    reply: bookingView,
  }),
  undoBookingStatus: endpoint({
    ...accountAddresses.undoBookingStatus,
    access: 'staff',
    summary: 'Undo a start or a complete within 10 minutes; 409 when the booking is no longer in that state',
    params: idInPath,
    body: z.object({ status: z.enum(undoableStatuses) }),
    reply: bookingView,
  }),
  rescheduleBooking: endpoint({
    ...accountAddresses.rescheduleBooking,
    access: 'staff',
    summary: 'Move a booking to another start; 409 when its start is not `from`, where that is given',
    params: idInPath,
    body: start.extend({ from: start.optional() }),
    reply: bookingView,
  }),
  offerTimes: endpoint({
    ...accountAddresses.offerTimes,
    access: 'staff',
    summary: 'Offer the guest other times by mail; the guest chooses one through the link',
    params: idInPath,
    body: z.object({
      starts: z.array(start).min(1).max(maxOfferedStarts),
      /** A cancel refunds everything while the offer is open. */
      refund: z.boolean().default(false),
      /** Why, in words for the guest. */
      reason: optionalText(paragraph(300)),
    }),
    reply: bookingView,
  }),
  rescheduleStarts: endpoint({
    ...accountAddresses.rescheduleStarts,
    access: 'staff',
    summary: 'Start times of a day that a booking may be moved to; its own units count as free',
    params: idInPath,
    query: z.object({ date: isoDate }),
    reply: slotsView,
  }),
  rescheduleMonth: endpoint({
    ...accountAddresses.rescheduleMonth,
    access: 'staff',
    summary: 'Free, few, full, closed or past, for each day of a month, for a booking that is to be moved',
    params: idInPath,
    query: z.object({ month: yearMonth }),
    reply: monthView,
  }),
  contactCustomer: endpoint({
    ...accountAddresses.contactCustomer,
    access: 'staff',
    summary: 'Note that staff call or write; answers the link to open',
    params: idInPath,
    body: z.object({ method: z.enum(['phone', 'email']) }),
    reply: z.object({ success: z.boolean(), link: z.string() }),
  }),
  bookingHistory: endpoint({
    ...accountAddresses.bookingHistory,
    access: 'staff',
    summary: 'Every change of a booking',
    params: idInPath,
    reply: historyView,
  }),
  overview: endpoint({
    ...accountAddresses.overview,
    access: 'staff',
    summary: 'Figures of the booking dashboard',
    query: z.object({
      sector: sector.optional(),
      range: z.enum(['today', 'week', 'month']).default('today'),
    }),
    reply: overviewView,
  }),
  equipment: endpoint({
    ...accountAddresses.equipment,
    access: 'staff',
    summary: 'Equipment of the own sectors',
    reply: z.array(equipmentView),
  }),
  setEquipmentStatus: endpoint({
    ...accountAddresses.setEquipmentStatus,
    access: 'staff',
    summary: 'Set status or battery of a piece of equipment; 409 when it is not as it was in `version`',
    params: idInPath,
    body: z
      .object({
        status: equipmentStatus.optional(),
        batteryLevel: z.int().min(0).max(100).optional(),
        version: z.string().max(100).optional(),
      })
      .refine(({ status, batteryLevel }) => status !== undefined || batteryLevel !== undefined, {
        path: ['status'],
        message: 'Name a status or a battery level',
      }),
    reply: equipmentChangedView,
  }),
}
