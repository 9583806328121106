import { bigserial, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MovementKind, PayMethod, RefundState } from '#domain/money-moves.ts'
import type { PaperFacts } from '#domain/receipt.ts'
import { instant } from './columns.ts'

// The tables of schema.ts about money; cents, always above zero: money_moved() has the sign in the till.

/**
 * owner: bookings (a charge, in the transaction that makes the booking paid) and payments (all else). Never changed, only
 * added to.
 */
export const payments = pgTable('payments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  bookingId: text('booking_id').notNull(),
  kind: text('kind').$type<MovementKind>().notNull(),
  method: text('method').$type<PayMethod>().notNull(),
  cents: integer('cents').notNull(),
  providerId: text('provider_id'),
  /** The card payment that it is of, or that it takes from. */
  intentId: text('intent_id'),
  /** Who did it: a user name, 'customer' or 'payment'. */
  by: text('by'),
  reason: text('reason'),
  at: instant('at').notNull(),
})
export type PaymentRecord = typeof payments.$inferSelect

/** owner: payments. What was begun at the provider, and its state there as it was last seen. */
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

/** owner: bookings write one in the transaction that decides it (bookings/queue-refund.ts), payments carry it out. */
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
  onceKey: text('once_key'),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
})
export type RefundRecord = typeof refunds.$inferSelect

/** owner: payments */
export const receiptCounters = pgTable('receipt_counters', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

/** owner: payments. `facts`: the complete content of the paper when it was issued. */
export const receipts = pgTable('receipts', {
  series: text('series').notNull(),
  number: integer('number').notNull(),
  bookingId: text('booking_id').notNull(),
  facts: jsonb('facts').$type<PaperFacts>().notNull(),
  issuedAt: instant('issued_at').notNull(),
})

/** owner: bookings. The link that hashes to this is enough to manage the booking. */
export const bookingLinks = pgTable('booking_links', {
  hash: text('hash').primaryKey(),
  bookingId: text('booking_id').notNull(),
  createdAt: instant('created_at').notNull(),
})
