import type { Alternative } from '#contract/views.ts'
import type { PendingBooking, PendingDraft } from '#domain/booking/pending.ts'
import { centsOf } from '#domain/money.ts'
import { newPending, type StoredPending } from '#web/new-pending.ts'

// Reading and changing a draft at checkout. Every change gets a new key: one key stands for one body.

/** The spec's amount for a draft without one. */
const defaultCents = 10_000

export type ContactEntries = { name: string; email: string; phone: string }

/** The parts of a pending booking that checkout shows. */
export type Pending = Pick<
  PendingBooking,
  'bookingType' | 'service' | 'date' | 'time' | 'duration' | 'location' | 'quantity' | 'totalAmount'
> & {
  contact: ContactEntries
}

export function pendingBookingOf({ draft }: StoredPending): Pending {
  const { bookingType, service, date, time, duration, location, quantity, totalAmount } = draft
  return {
    bookingType,
    service: textOf(service) || undefined,
    date,
    time,
    duration,
    location,
    quantity: quantity === undefined ? undefined : Number(quantity),
    totalAmount: amountOf(totalAmount),
    contact: contactIn(draft),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const amountOf = (value: unknown): number | undefined =>
  value === '' || value == null || !Number.isFinite(Number(value)) ? undefined : Number(value)

/** The contact as far as known, at the top level or in `customerInfo`. */
const contactIn = ({ name, email, phone, customerInfo }: PendingDraft): ContactEntries => ({
  name: textOf(name) || textOf(customerInfo?.fullName),
  email: textOf(email) || textOf(customerInfo?.email),
  phone: textOf(phone) || textOf(customerInfo?.phone),
})

export const contactOf = (pending: Pending): ContactEntries => pending.contact

export const lacksContact = (pending: Pending): boolean =>
  Object.values(contactOf(pending)).some((entry) => entry === '')

/** The total shown by the page before checkout. */
export const shownCents = (pending: Pending): number => centsOf(pending.totalAmount) ?? defaultCents

/** The same booking with a new key, for a new hold. */
export const withNewKey = (stored: StoredPending): StoredPending => newPending(stored.draft, stored)

export const withContact = (stored: StoredPending, contact: ContactEntries): StoredPending =>
  newPending({ ...stored.draft, ...contact }, stored)

export const atAnotherTime = (stored: StoredPending, { date, time }: Alternative): StoredPending =>
  newPending({ ...stored.draft, date, time }, stored)

/** The free starts listed in a 409. */
export function alternativesOf(problem: { [fact: string]: unknown } | undefined): Alternative[] {
  const listed = problem?.alternatives
  return Array.isArray(listed) && listed.every(isAlternative) ? listed : []
}

const isAlternative = (value: Partial<Alternative> | null): value is Alternative =>
  typeof value?.date === 'string' && typeof value.time === 'string' && typeof value.free === 'number'
