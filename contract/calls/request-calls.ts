import { z } from 'zod'
import { waitlistForm } from '#domain/booking/waitlist.ts'
import { enquiryForm } from '#domain/enquiries/enquiry.ts'
import { customOrderForm } from '#domain/offers/custom-board.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'

/** Calls of visitors for requests that are not booked at once: the waitlist, a board to order, an enquiry. */
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
      /** Of a guided session, as it was stored. */
      totalCents: z.number().optional(),
    }),
  }),
}
