import { z } from 'zod'
import { bookingStatus } from '#domain/booking/status.ts'
import { equipmentStatus } from '#domain/fleet/unit-status.ts'
import { paidStates, payMethods } from '#domain/money-moves.ts'
import { membershipTypes, role, sector } from '#domain/roles.ts'
import { storedLocation } from './calls/ids.ts'

// Shapes of replies. A reply contains only what its view names.

const quoteLineView = z.object({
  label: z.string(),
  cents: z.number().optional(),
  note: z.string().optional(),
  tone: z.enum(['gift', 'muted']).optional(),
})

/** A booking for its customer, without contact data (R-P6). `totalPrice` is text in euros. */
export const receiptView = z.object({
  id: z.string(),
  reference: z.string(),
  status: bookingStatus,
  activity: z.string(),
  service: z.string(),
  location: storedLocation,
  locationLabel: z.string(),
  date: z.string(),
  time: z.string(),
  until: z.string(),
  durationLabel: z.string(),
  quantity: z.number(),
  quantityLabel: z.string(),
  /** The noun of the count: '1 foil', '2 foils'. */
  noun: z.object({ one: z.string(), many: z.string() }),
  totalPrice: z.string(),
  totalCents: z.number(),
  /** The deposit charged at checkout, if less than the total. */
  dueNowCents: z.number().optional(),
  paymentMethod: z.enum(['card', 'test', 'on_site']),
  /** Staff have not set its price yet: the total is an internal default. */
  priceOpen: z.boolean().optional(),
  lines: z.array(quoteLineView),
})
export type Receipt = z.infer<typeof receiptView>

export const createdView = receiptView.extend({ priceChanged: z.boolean() })
export type Created = z.infer<typeof createdView>

/** A stored booking paid on site. A legacy one without a day has no receipt yet: staff call. */
export const storedView = z.object({
  id: z.string(),
  reference: z.string(),
  status: bookingStatus,
  totalPrice: z.string(),
  priceChanged: z.boolean(),
  receipt: receiptView.optional(),
})
export type Stored = z.infer<typeof storedView>

/** Status by catalogue id; only 'maintenance' cannot be booked. */
export const jetskiStatusView = z.record(z.string(), z.enum(['available', 'rented', 'maintenance']))

/**
 * A booking for staff: the stored columns and what a dashboard row shows. `owedCents` is the balance that staff collect on site;
 * an account that may not see money gets no other amount.
 */
export const bookingView = receiptView.omit({ lines: true, dueNowCents: true }).extend({
  totalPrice: z.string().optional(),
  totalCents: z.number().optional(),
  owedCents: z.number(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  sector,
  /** The choice, by the activity's fields. */
  choice: z.record(z.string(), z.unknown()),
  serviceType: z.string(),
  equipmentType: z.string(),
  /** Instants, ISO 8601. */
  startTime: z.string(),
  endTime: z.string(),
  duration: z.number(),
  numberOfPeople: z.number(),
  basePrice: z.string().optional(),
  specialRequests: z.string().nullable(),
  units: z.array(z.string()),
  paid: z.boolean(),
  /** Payments minus refunds. */
  paidCents: z.number().optional(),
  paidState: z.enum(paidStates),
  demo: z.boolean(),
  heldUntil: z.string().nullable(),
  /** If other times are offered to the guest: until when (ISO) one can be chosen. Stays after that, until it is moved. */
  chooseBy: z.string().optional(),
  /** In progress or completed: since when (ISO); it can be undone for ten minutes. */
  statusSince: z.string().optional(),
  /** What staff price once or again before the guest agrees (its name, if a machine), and what the rest costs, in cents. */
  toPrice: z.object({ name: z.string().optional(), otherCents: z.number() }).optional(),
  /** 'Tallinn closed': why the house no longer sells it, if the owner kept it and it is to come. */
  keptDespite: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type BookingRow = z.infer<typeof bookingView>

/** Why a start cannot be chosen (R-C3). */
const slotReason = z.enum(['past', 'dark', 'closed', 'full', 'in_service', 'busy', 'too_soon', 'too_far'])
const slotView = z.object({
  time: z.string(),
  free: z.number(),
  open: z.boolean(),
  reason: slotReason.optional(),
  /** Bookable, but begins before civil dawn or ends after civil dusk. */
  dark: z.boolean().optional(),
  /** Bookable and in the last hour of sun. */
  golden: z.boolean().optional(),
  /** Why a start cannot be booked, in words for the guest; every closed start has them. */
  words: z.string().optional(),
  /** True if the words say no more than the reason. */
  plain: z.boolean().optional(),
  /** Names of what is missing if several things are needed: a jetski, the sauna. */
  lacks: z.array(z.string()).optional(),
})
export type Slot = z.infer<typeof slotView>

/** `data`: the specified list of bookable times; `slots`: every start with what is free. */
export const slotsView = z.object({ data: z.array(z.string()), slots: z.array(slotView) })

const alternativeView = z.object({ date: z.string(), time: z.string(), free: z.number() })
export type Alternative = z.infer<typeof alternativeView>
export const nextStartsView = z.object({ data: z.array(alternativeView) })

const dayState = z.enum(['free', 'few', 'full', 'closed', 'past'])
export type DayState = z.infer<typeof dayState>
/** `closed`: until when the place is closed, in words for the guest; one sentence per run of days. */
export const monthView = z.object({ days: z.record(z.string(), dayState), closed: z.array(z.string()) })
export type MonthReply = z.infer<typeof monthView>

export const userView = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string().nullable(),
  fullName: z.string().nullable(),
  phone: z.string().nullable(),
  role,
  membershipType: z.enum(membershipTypes).nullable(),
  sectors: z.array(sector),
  /** Ids of the places that the account is limited to; null for all. */
  places: z.array(z.string()).nullable(),
  seesMoney: z.boolean(),
  givesMoneyBack: z.boolean(),
  editsHouse: z.boolean(),
  /** The account must set up a second factor; until then every other call is refused. */
  secondFactorMissing: z.literal(true).optional(),
  createdAt: z.string(),
})
export type User = z.infer<typeof userView>

export const sessionView = z.object({ user: userView, sessionId: z.string() })

export const demoAccountView = z.object({
  username: z.string(),
  password: z.string(),
  label: z.string(),
  role,
})

/**
 * `amount`: euros as computed by the server; `dueNowCents`: the part charged now, if not all; units are held until `expiresAt`
 * (ISO). `publishableKey`: opens the provider's part of the page; only in mode 'stripe'.
 */
export const paymentIntentView = z.object({
  clientSecret: z.string(),
  publishableKey: z.string().optional(),
  bookingId: z.string(),
  reference: z.string(),
  amount: z.number(),
  dueNowCents: z.number().optional(),
  priceChanged: z.boolean(),
  /** When it ends, in local time. */
  until: z.string(),
  /** Its length, also across a clock change. */
  minutes: z.number(),
  lines: z.array(quoteLineView),
  expiresAt: z.string(),
  mode: z.enum(['test', 'on_site', 'stripe']),
})
export type PaymentIntentReply = z.infer<typeof paymentIntentView>

/** Figures of the dashboard; money in cents, revenue omitted for accounts that may not see money. */
export const overviewView = z.object({
  totalRevenueCents: z.number().optional(),
  previousRevenueCents: z.number().optional(),
  monthRevenueCents: z.number().optional(),
  monthDays: z.object({ passed: z.number(), all: z.number() }),
  newCustomers: z.number(),
  /** The last eight periods of seven days, oldest first; the last one ends today. */
  newCustomersByWeek: z.array(z.object({ from: z.string(), people: z.number() })),
  returningCustomers: z.number(),
  customers: z.number(),
  revenueSeries: z.array(z.object({ day: z.string(), cents: z.number() })).optional(),
  /** Cents taken or refunded today, by method. */
  takenToday: z.array(z.object({ method: z.enum(payMethods), cents: z.number() })).optional(),
  demo: z.boolean(),
})
export type Overview = z.infer<typeof overviewView>

export const equipmentView = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  model: z.string(),
  status: equipmentStatus,
  batteryLevel: z.number().optional(),
  sector,
  location: storedLocation,
  /** Local days from and until which it is in use. */
  since: z.string().optional(),
  retired: z.string().optional(),
  /** Version of the fields shown here; to be sent back with a change. */
  version: z.string(),
})
export type Equipment = z.infer<typeof equipmentView>

export const historyView = z.array(
  z.object({
    at: z.string(),
    by: z.string(),
    what: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    reason: z.string().nullable(),
  }),
)
