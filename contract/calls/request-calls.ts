import { z } from 'zod'
import { waitlistForm } from '#domain/booking/waitlist.ts'
import { enquiryForm } from '#domain/enquiries/enquiry.ts'
import { customOrderForm } from '#domain/offers/custom-board.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'

/** Visitors' requests that are not booked at once: waitlist, custom board, enquiry. */
export const requestCalls = {
  joinWaitlist: endpoint({
    ...addresses.joinWaitlist,
    access: 'anyone',
    summary: 'Tell me when a place is free',
    idempotent: 'whoever',
    perMinute: 10,
    success: 201,
    body: waitlistForm,
    reply: z.object({ id: z.number() }),
  }),
  orderBoard: endpoint({
    ...addresses.orderBoard,
    access: 'anyone',
    summary: 'Order a board; the price is in whole dollars',
    idempotent: 'whoever',
    perMinute: 10,
    success: 201,
    body: customOrderForm,
    reply: z.object({ id: z.number(), totalPrice: z.number() }),
  }),
  enquire: endpoint({
    ...addresses.enquire,
    access: 'anyone',
    summary: 'Ask for what a person answers',
    idempotent: 'whoever',
    perMinute: 10,
    success: 201,
    body: enquiryForm,
    reply: z.object({
      id: z.number(),
      reference: z.string(),
      promisedUntil: z.string(),
      /** The stored price of a guided session. */
      totalCents: z.number().optional(),
    }),
  }),
}
