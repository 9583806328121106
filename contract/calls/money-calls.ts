import { z } from 'zod'
import { fileReply } from '#contract/endpoint.ts'
import { optionalText, paragraph } from '#domain/contact.ts'
import { movementKinds, onSiteMethods, payMethods, refundStates } from '#domain/money-moves.ts'
import { accountAddresses } from '../account-addresses.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import { euroAmount, idInPath, numberInPath } from './ids.ts'

const movementView = z.object({
  id: z.number(),
  kind: z.enum(movementKinds),
  method: z.enum(payMethods),
  cents: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
})

const refundView = z.object({
  id: z.number(),
  cents: z.number(),
  method: z.enum(payMethods),
  state: z.enum(refundStates),
  /** Not refundable through the provider, or refused by it: staff refund it by hand and record that. */
  byHand: z.boolean(),
  reason: z.string(),
  by: z.string(),
  dueAt: z.string(),
  problem: z.string().nullable(),
})

/** The money of a booking in cents. `cancelling`: what a cancel now would refund, by who cancels. */
const moneyView = z.object({
  totalCents: z.number(),
  paidCents: z.number(),
  /** What the guest still owes. */
  openCents: z.number(),
  refundableCents: z.number(),
  movements: z.array(movementView),
  refunds: z.array(refundView),
  cancelling: z.object({ operator: z.number(), customer: z.number() }),
  disputed: z.boolean(),
  hasReceipt: z.boolean(),
})
export type Money = z.infer<typeof moneyView>
/** For accounts that may not see money: only the balance to collect at the dock. */
const owedView = z.object({ owedCents: z.number() })
export type MoneySeen = Money | z.infer<typeof owedView>
const seen = z.union([moneyView, owedView])

const amount = euroAmount.positive('An amount above zero')

export const moneyCalls = {
  bookingMoney: endpoint({
    ...accountAddresses.bookingMoney,
    access: 'staff',
    summary: 'Movements of money of a booking, its refunds, and what a cancel would refund',
    params: idInPath,
    reply: seen,
  }),
  refundBooking: endpoint({
    ...accountAddresses.refundBooking,
    access: 'staff',
    summary: 'Refund: to the card automatically, what was paid on site counts as given by hand',
    params: idInPath,
    body: z.object({ amount, reason: paragraph(500).pipe(z.string().min(3, 'Please say why')) }),
    reply: seen,
    idempotent: true,
  }),
  recordPayment: endpoint({
    ...accountAddresses.recordPayment,
    access: 'staff',
    summary: 'Record what was paid on site; what is more than owed is refused without `agreed`',
    params: idInPath,
    body: z.object({
      amount,
      method: z.enum(onSiteMethods),
      note: optionalText(paragraph(500)),
      agreed: z.literal(true).optional(),
    }),
    reply: seen,
    success: 201,
    idempotent: true,
  }),
  refundGiven: endpoint({
    ...accountAddresses.refundGiven,
    access: 'staff',
    summary: 'Record that a refund was given by hand, or a failed one by bank transfer',
    params: numberInPath,
    reply: seen,
  }),
  bookingReceipt: endpoint({
    ...accountAddresses.bookingReceipt,
    access: 'signed_in',
    summary: 'Receipt and credit notes of an own booking, or of one of the own sectors',
    params: idInPath,
    reply: fileReply,
    media: 'application/pdf',
    perMinute: 60,
  }),
}

/** Calls signed by providers. */
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
