import { z } from 'zod'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'

/** Calls of providers, which sign what they send. */
export const webhookCalls = {
  stripeEvent: endpoint({
    ...addresses.stripeEvent,
    access: 'anyone',
    summary: 'An event of the card provider, signed (Stripe-Signature)',
    bytes: 'application/json',
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    reply: z.object({ received: z.boolean() }),
  }),
}
