import { bigserial, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MovementKind, PayMethod, RefundState } from '#domain/money-moves.ts'
import type { DocumentFacts } from '#domain/receipt.ts'
import { instant } from './columns.ts'

// Tables about money. Cents are always positive: money_moved() gives the sign from our point of view.

/** owner: bookings (a charge, in the transaction that makes the booking paid) and payments (everything else). Append-only. */
export const payments = pgTable('payments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  bookingId: text('booking_id').notNull(),
  kind: text('kind').$type<MovementKind>().notNull(),
  method: text('method').$type<PayMethod>().notNull(),
  cents: integer('cents').notNull(),
  providerId: text('provider_id'),
  /** The card payment that it belongs to or takes from. */
  intentId: text('intent_id'),
  /** Who did it: a user name, 'customer' or 'payment'. */
  by: text('by'),
  reason: text('reason'),
  at: instant('at').notNull(),
})
export type PaymentRecord = typeof payments.$inferSelect

/** owner: payments. Payments begun at the provider, with their last known state there. */
export const cardPayments = pgTable('card_payments', {
  intentId: text('intent_id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  cents: integer('cents').notNull(),
  currency: text('currency').notNull(),
  state: text('state').$type<'open' | 'processing' | 'succeeded' | 'cancelled'>().notNull(),
  problem: text('problem'),
  disputedAt: instant('disputed_at'),
  createdAt: instant('created_at').notNull(),
  checkedAt: instant('checked_at').notNull(),
})
export type CardPayment = typeof cardPayments.$inferSelect

/** owner: bookings add one in the transaction that decides it (bookings/queue-refund.ts); payments carry it out. */
export const refunds = pgTable('refunds', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  bookingId: text('booking_id').notNull(),
  cents: integer('cents').notNull(),
  method: text('method').$type<PayMethod>().notNull(),
  intentId: text('intent_id'),
  reason: text('reason').notNull(),
  by: text('by').notNull(),
  state: text('state').$type<RefundState>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: instant('due_at').notNull(),
  providerId: text('provider_id'),
  lastError: text('last_error'),
  idempotencyKey: text('idempotency_key'),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
})
export type RefundRecord = typeof refunds.$inferSelect

/** owner: payments */
export const receiptCounters = pgTable('receipt_counters', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

/** owner: payments. `facts`: the complete content of the document as issued. */
export const receipts = pgTable('receipts', {
  series: text('series').notNull(),
  number: integer('number').notNull(),
  bookingId: text('booking_id').notNull(),
  facts: jsonb('facts').$type<DocumentFacts>().notNull(),
  issuedAt: instant('issued_at').notNull(),
})

/** owner: bookings. A link whose hash is stored here is enough to manage the booking. */
export const bookingLinks = pgTable('booking_links', {
  hash: text('hash').primaryKey(),
  bookingId: text('booking_id').notNull(),
  createdAt: instant('created_at').notNull(),
})
