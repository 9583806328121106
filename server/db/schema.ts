import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, date, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { QuoteLine } from '#domain/activities/quote-lines.ts'
import type { SaleTerms } from '#domain/booking/sale-terms.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { TimeOffer } from '#domain/booking/time-offer.ts'
import type { EnquiryKind, EnquiryState } from '#domain/enquiries/enquiry-kinds.ts'
import type { EquipmentStatus } from '#domain/fleet/unit-status.ts'
import type { SaleRule } from '#domain/house/stranded.ts'
import type { LocationId } from '#domain/locations.ts'
import type { Channel, Delivery, MessageKind, MessageState } from '#domain/messages/message.ts'
import type { GuidedQuote } from '#domain/offers/efoil-experience.ts'
import type { Sector } from '#domain/roles.ts'
import { instant, span, spans } from './columns.ts'

// Every table and its owner: any capability may read any table, only the owner writes it. The SQL is in migrations/; a test
// checks that these types match it. Personal data: schema-people.ts; money: schema-money.ts; the server itself:
// schema-server.ts.

/** owner: fleet (rows come from domain/fleet/units.ts) */
export const units = pgTable('units', {
  id: integer('id').primaryKey(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  pool: text('pool').notNull(),
  location: text('location').$type<LocationId>().notNull(),
  sector: text('sector').$type<Sector>().notNull(),
  model: text('model').notNull(),
  status: text('status').$type<EquipmentStatus>().notNull().default('available'),
  batteryLevel: integer('battery_level'),
  /** When the status ends automatically. */
  statusUntil: instant('status_until'),
  /** When the unit cannot be booked; computed from blocks that have not ended. */
  outOfService: spans('out_of_service'),
  baseEngineHours: integer('base_engine_hours').notNull().default(0),
  /** When the house has the unit in use; null means always. */
  inFleet: span('in_fleet'),
  /** When it was removed from domain/fleet. */
  retiredAt: instant('retired_at'),
  /** When the house last moved it to another place. */
  movedAt: instant('moved_at'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** owner: fleet. Closings with time and reason; `units.out_of_service` is computed from those that have not ended. */
export const blocks = pgTable('blocks', {
  id: serial('id').primaryKey(),
  kind: text('kind').$type<'closed' | 'maintenance'>().notNull(),
  unitIds: integer('unit_ids').array().notNull(),
  sectors: text('sectors').array().$type<Sector[]>().notNull(),
  location: text('location').$type<LocationId>().notNull(),
  during: span('during').notNull(),
  reason: text('reason'),
  by: text('by').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
  wholePlace: boolean('whole_place').notNull().default(false),
})

/** owner: bookings (updated by a trigger). The search words of bookings. */
export const bookingWords = pgTable('booking_words', {
  bookingId: text('booking_id').primaryKey(),
  sector: text('sector').$type<Sector>().notNull(),
  startTime: instant('start_time').notNull(),
  words: text('words').notNull(),
})

/** owner: bookings */
export const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  activity: text('activity').notNull(),
  sector: text('sector').$type<Sector>().notNull(),
  serviceType: text('service_type').notNull().default('rental'),
  equipmentType: text('equipment_type').notNull(),
  customerName: text('customer_name').notNull(),
  customerEmail: text('customer_email').notNull(),
  customerPhone: text('customer_phone'),
  location: text('location').$type<LocationId>().notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  time: text('time').notNull(),
  startTime: instant('start_time').notNull(),
  endTime: instant('end_time').notNull(),
  duration: integer('duration').notNull().default(60),
  numberOfPeople: integer('number_of_people').notNull().default(1),
  basePrice: text('base_price').notNull(),
  totalPrice: text('total_price').notNull(),
  totalCents: integer('total_cents').notNull(),
  lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
  choice: jsonb('choice').notNull(),
  status: text('status').$type<BookingStatus>().notNull().default('pending'),
  /** VAT rate, cancel policy and seller at the time of sale. */
  soldUnder: jsonb('sold_under').$type<SaleTerms>(),
  specialRequests: text('special_requests'),
  paymentMethod: text('payment_method').$type<'card' | 'test' | 'on_site'>().notNull(),
  paymentSecretHash: text('payment_secret_hash'),
  heldUntil: instant('held_until'),
  timeOffer: jsonb('time_offer').$type<TimeOffer>(),
  /** What of the house no longer sells it, if the owner kept it. */
  keptDespite: text('kept_despite').array().$type<SaleRule[]>(),
  userId: integer('user_id'),
  /** The ambassador whose link the customer used. */
  referredBy: integer('referred_by'),
  channel: text('channel').notNull().default('site'),
  idempotencyKey: text('idempotency_key'),
  demo: boolean('demo').notNull().default(false),
  /** Raised by each change that the guest is notified of; messages and calendar entries carry it. */
  version: integer('version').notNull().default(0),
  /** Set by a trigger on each write of the row, its units or its money. */
  rowVersion: integer('row_version').notNull().default(sql`nextval('booking_row_versions')`),
  /** The house version that it was sold under; null if there were no versions yet. */
  houseVersion: integer('house_version'),
  cancelledAt: instant('cancelled_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type BookingRecord = typeof bookings.$inferSelect
/** The columns with which a booking is stored; the others have a default. */
export type NewRecord = Omit<
  BookingRecord,
  | 'version'
  | 'rowVersion'
  | 'timeOffer'
  | 'keptDespite'
  | 'cancelledAt'
  | 'updatedAt'
  | 'serviceType'
  | 'referredBy'
>

/** owner: bookings */
export const allocations = pgTable('allocations', {
  bookingId: text('booking_id').notNull(),
  unitId: integer('unit_id').notNull(),
  during: span('during').notNull(),
  heldUntil: instant('held_until'),
  live: boolean('live').notNull().default(true),
  /** Rows with the same share may overlap, as places in one session do. */
  share: bigint('share', { mode: 'number' }).notNull().default(sql`nextval('allocation_share')`),
})

/** owner: bookings, by take_limits(). `key`: a keyed hash of an e-mail, phone or network. */
export const bookingLimits = pgTable('booking_limits', {
  key: text('key').notNull(),
  bookingId: text('booking_id').notNull(),
  until: instant('until').notNull(),
})

/** owner: bookings */
export const bookingHistory = pgTable('booking_history', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  bookingId: text('booking_id').notNull(),
  at: instant('at').notNull(),
  by: text('by').notNull(),
  what: text('what').notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
  reason: text('reason'),
})

/** owner: enquiries */
export const enquiries = pgTable('enquiries', {
  id: serial('id').primaryKey(),
  reference: text('reference').notNull(),
  kind: text('kind').$type<EnquiryKind>().notNull(),
  sector: text('sector').$type<Sector>().notNull(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message'),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  /** The price of a guided session at the time of the request. */
  quoted: jsonb('quoted').$type<GuidedQuote>(),
  state: text('state').$type<EnquiryState>().notNull().default('new'),
  takenBy: text('taken_by'),
  promisedUntil: instant('promised_until').notNull(),
  idempotencyKey: text('idempotency_key'),
  /** Sample data of the demo: causes no mails. */
  demo: boolean('demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type EnquiryRecord = typeof enquiries.$inferSelect

/** owner: enquiries */
export const waitlistEntries = pgTable('waitlist_entries', {
  id: serial('id').primaryKey(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  location: text('location').$type<LocationId>().notNull(),
  receiveUpdates: boolean('receive_updates').notNull().default(false),
  activity: text('activity'),
  waitDate: date('wanted_date', { mode: 'string' }),
  choiceQuery: jsonb('asked').notNull().default({}),
  notifiedAt: instant('told_at'),
  tellingUntil: instant('telling_until'),
  idempotencyKey: text('idempotency_key'),
  demo: boolean('demo').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
  deletedBy: text('deleted_by'),
})

/** owner: enquiries; the price in whole dollars */
export const customOrders = pgTable('custom_orders', {
  id: serial('id').primaryKey(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  color: text('color').notNull(),
  motorPower: text('motor_power').notNull(),
  mastLength: text('mast_length').notNull(),
  accessories: text('accessories').array().notNull().default([]),
  totalPrice: integer('total_price').notNull(),
  idempotencyKey: text('idempotency_key'),
  demo: boolean('demo').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
  deletedBy: text('deleted_by'),
})

/** owner: notifications; bookings add theirs in their own transaction */
export const messages = pgTable('messages', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** Null for messages without a booking: a test, a mail by hand, the alert of an enquiry. */
  bookingId: text('booking_id'),
  kind: text('kind').$type<MessageKind>().notNull(),
  channel: text('channel').$type<Channel>().notNull().default('email'),
  version: integer('version').notNull().default(0),
  /** The sector if there is no booking. */
  sector: text('sector').$type<Sector>(),
  /** Recipient and subject; null until sent if the booking determines them. */
  toAddress: text('to_address'),
  subject: text('subject'),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
  idempotencyKey: text('idempotency_key'),
  state: text('state').$type<MessageState>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: instant('due_at').notNull(),
  sentAt: instant('sent_at'),
  lastError: text('last_error'),
  /** The provider's id and the state that it reported. */
  providerId: text('provider_id'),
  delivery: text('delivery').$type<Delivery>(),
  deliveredAt: instant('delivered_at'),
  createdAt: instant('created_at').notNull(),
})
export type MessageRecord = typeof messages.$inferSelect
