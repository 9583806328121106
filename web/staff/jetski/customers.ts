import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { matching } from '#web/desk/matching.ts'

export type Customer = {
  key: string
  name: string
  email: string
  phone: string | null
  bookings: number
  /** `yyyy-MM-dd` of the latest visit, today included. */
  lastVisit: string | undefined
  /** The nearest coming day, for a customer without a past visit. */
  firstVisit: string | undefined
  /** Undefined for accounts that do not see money. */
  spentCents: number | undefined
}

/** Bookings grouped by customer name and e-mail; spent means paid. */
export function customersOf(bookings: readonly JetskiBooking[], today: string): Customer[] {
  const byKey = Map.groupBy(bookings, ({ customerName, email }) => `${plain(customerName)}\n${plain(email)}`)
  return [...byKey].map(([key, own]) => customerOf(key, own, today))
}

function customerOf(key: string, own: readonly JetskiBooking[], today: string): Customer {
  const latest = own.at(-1)!
  const byDay = own.toSorted((one, other) => one.date.localeCompare(other.date))
  return {
    key,
    name: latest.customerName,
    email: latest.email,
    phone: own.findLast(({ phone }) => phone)?.phone ?? null,
    bookings: own.length,
    lastVisit: byDay.findLast(({ date, status }) => date <= today && status !== 'pending')?.date,
    firstVisit: byDay.find(({ date }) => date >= today)?.date,
    spentCents: own.some(({ paidCents }) => paidCents !== undefined)
      ? own.reduce((sum, { paidCents = 0 }) => sum + paidCents, 0)
      : undefined,
  }
}

const plain = (text: string): string => text.trim().toLowerCase()

export type SortBy = 'name' | 'bookings' | 'lastVisit' | 'spentCents'
export type Sorting = { by: SortBy; down: boolean }

/** Customers whose name, e-mail or phone contains the words, in the requested order; equal ones by name. */
export function shownCustomers(customers: readonly Customer[], words: string, { by, down }: Sorting) {
  const sign = down ? -1 : 1
  return matching(customers, words, ({ name, email, phone }) => [
    name,
    email,
    (phone ?? '').replaceAll(/\D/g, ''),
  ]).sort((one, other) => sign * compare(one[by], other[by]) || compare(one.name, other.name))
}

const collator = new Intl.Collator('et', { numeric: true, sensitivity: 'base' })

const compare = (one: string | number | undefined, other: string | number | undefined): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one ?? ''), String(other ?? ''))
