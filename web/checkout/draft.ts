import { z } from 'zod'
import type { Alternative } from '#contract/views.ts'
import { alternativeView } from '#contract/views.ts'
import type { PendingBooking } from '#domain/booking/pending.ts'
import { pendingBooking } from '#domain/booking/pending.ts'
import { centsOf } from '#domain/money.ts'
import type { StoredPending } from '#web/new-pending.ts'
import { newPending } from '#web/new-pending.ts'

// What checkout reads from a draft and how it changes it. Every change is a new key: one key stands for one body.

/** The spec's amount where a draft names none. */
const defaultCents = 10_000

export type ContactEntries = { name: string; email: string; phone: string }

export const pendingOf = ({ draft }: StoredPending): PendingBooking => pendingBooking().parse(draft)

/** Contact as far as it is known; it may stand at the top or in `customerInfo`. */
export const contactOf = (pending: PendingBooking): ContactEntries => ({
  name: pending.name ?? pending.customerInfo?.fullName ?? '',
  email: pending.email ?? pending.customerInfo?.email ?? '',
  phone: pending.phone ?? pending.customerInfo?.phone ?? '',
})

export const lacksContact = (pending: PendingBooking): boolean =>
  Object.values(contactOf(pending)).some((entry) => entry === '')

/** The total that the page before checkout showed. */
export const shownCents = (pending: PendingBooking): number => centsOf(pending.totalAmount) ?? defaultCents

/** The same booking, to be held anew. */
export const heldAnew = (stored: StoredPending): StoredPending => newPending(stored.draft, stored)

export const withContact = (stored: StoredPending, contact: ContactEntries): StoredPending =>
  newPending({ ...stored.draft, ...contact }, stored)

export const atAnotherTime = (stored: StoredPending, { date, time }: Alternative): StoredPending =>
  newPending({ ...stored.draft, date, time }, stored)

/** The free starts that a 409 names; none when it names none or something else. */
export function alternativesOf(problem: { [fact: string]: unknown } | undefined): Alternative[] {
  const read = z.array(alternativeView).safeParse(problem?.alternatives)
  return read.success ? read.data : []
}
