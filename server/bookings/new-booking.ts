import { randomUUID } from 'node:crypto'
import type { Channel } from '#domain/activities/activity.ts'
import { centsOf, isPriceOpen } from '#domain/activities/quote-lines.ts'
import type { Plan, PlanTerms } from '#domain/booking/plan.ts'
import { currentSaleTerms } from '#domain/booking/sale-terms.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { limitsOf } from '#domain/booking-limits.ts'
import type { House } from '#domain/house/house.ts'
import { euroText, priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { newCode } from '../db/random-code.ts'
import type { NewBooking } from './store-booking.ts'

/** A random short reference, `ML-7K3Q9`; the database refuses one that exists. */
export const newReference = (): string => `ML-${newCode(5)}`

/** The network that a request came from. */
export type Source = { network: string }

export type Terms = {
  status: BookingStatus
  paymentMethod: 'card' | 'test' | 'on_site'
  heldUntil?: string
  paymentSecretHash?: string
  userId?: number
  channel?: Channel
  plan?: PlanTerms
  /** Units that it must not get even if they are free. */
  avoid?: readonly number[]
  /** Undefined where no limits apply, as for staff. */
  source?: Source
  /** The most that the customer agreed to pay; undefined where the price is shown before a payment. */
  agreedCents?: number
  /** A repeated request with the same key finds the first booking. */
  idempotencyKey?: string
  message: string | null
}

/** The row of a planned booking, with a new id and reference. */
export function newBookingOf(
  house: House,
  plan: Plan,
  terms: Terms,
  now: Temporal.Instant,
): Omit<NewBooking, 'houseVersion'> {
  const { request, activity, quote } = plan
  const summary = activity.summary(plan.choice)
  const price = euroText(quote.totalCents)
  // Without a price: staff must set one before the guest can agree to it (R-A10).
  const isOpen = isPriceOpen(quote.lines)
  return {
    id: randomUUID(),
    reference: newReference(),
    activity: activity.id,
    sector: activity.sector,
    equipmentType: summary.equipmentType,
    customerName: request.contact.name,
    customerEmail: request.contact.email,
    customerPhone: request.contact.phone ?? null,
    location: request.location,
    date: request.date,
    time: request.time,
    startTime: plan.from.toString(),
    endTime: plan.to.toString(),
    duration: plan.minutes,
    numberOfPeople: request.people ?? summary.people,
    basePrice: euroText(beforeDiscount(quote)),
    totalPrice: price,
    totalCents: quote.totalCents,
    lines: quote.lines,
    choice: plan.choice,
    soldUnder: currentSaleTerms(house, { activity, location: request.location }),
    status: isOpen ? 'pending' : terms.status,
    specialRequests: request.notes ?? null,
    paymentMethod: terms.paymentMethod,
    paymentSecretHash: terms.paymentSecretHash ?? null,
    heldUntil: terms.heldUntil ?? null,
    userId: terms.userId ?? null,
    channel: terms.channel ?? 'site',
    idempotencyKey: terms.idempotencyKey ?? null,
    demo: false,
    createdAt: now.toString(),
    needs: plan.needs.map((need) => ({
      ...need,
      from: need.from.toString(),
      to: need.to.toString(),
      avoid: terms.avoid,
    })),
    message: isOpen && terms.message === 'confirmation' ? 'request_received' : terms.message,
    limits: terms.source
      ? limitsOf({
          email: request.contact.email,
          phone: request.contact.phone,
          network: terms.source.network,
          heldUntil: terms.heldUntil,
          end: plan.to,
          isOnSite: terms.paymentMethod === 'on_site',
          now,
        })
      : [],
  }
}

/** The refusal of a price above the agreed one. A price that staff have still to set is agreed to later (R-A10). */
export function priceAboveAgreed(
  { quote }: Plan,
  { agreedCents = quote.totalCents }: Terms,
): Refusal | undefined {
  const { totalCents, lines } = quote
  if (totalCents <= agreedCents || isPriceOpen(lines)) return undefined
  const detail = `The price is now ${priceText(totalCents)}, no longer ${priceText(agreedCents)}. Nothing is booked yet.`
  return new Refusal('price_changed', detail, { totalCents })
}

const beforeDiscount = ({ lines }: Plan['quote']): number =>
  lines.reduce((sum, line) => sum + Math.max(0, centsOf(line)), 0)
