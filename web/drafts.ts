import type { PendingDraft } from '#domain/booking/pending.ts'
import { isClockTime, isIsoDate } from '#domain/calendar.ts'
import { emailProblem, isOneLine, nameProblem, phoneProblem } from '#domain/contact-rules.ts'
import {
  jetskiChoiceDraft,
  jetskiFormDraft,
  lastContact,
  privateRideDraft,
  rentalDraft,
  wakeSurfDraft,
} from './form-drafts.ts'
import { maxPendingAgeMs, type StoredPending, writePending } from './new-pending.ts'
import { clearStored, readStored } from './pending-store.ts'

// Plain functions that check the fields of a stored draft that checkout needs: the schema of domain/booking/pending.ts and its
// library weigh three times as much as the page's own code. The server checks everything; drafts.test.ts compares the two.

type Stored = Readonly<Record<string, unknown>>
type Rule = (value: unknown) => boolean

const isLine =
  (most: number): Rule =>
  (value) =>
    typeof value === 'string' && value.length <= most && isOneLine(value)
const fits =
  (problem: (text: string) => string | undefined): Rule =>
  (value) =>
    typeof value === 'string' && problem(value) === undefined
const orMissing =
  (is: Rule): Rule =>
  (value) =>
    value === undefined || value === null || value === '' || is(value)

const isName = orMissing(fits(nameProblem))
const isEmail = orMissing(fits(emailProblem))
const isPhone = orMissing(fits(phoneProblem))

const rules: Record<string, Rule> = {
  bookingType: isLine(40),
  service: orMissing(isLine(120)),
  date: isIsoDate,
  time: isClockTime,
  location: isLine(60),
  duration: isLine(40),
  quantity: (value) => value === undefined || Number.isFinite(Number(value)),
  name: isName,
  email: isEmail,
  phone: isPhone,
  customerInfo: (value) =>
    value === undefined ||
    (isRecord(value) && isName(value.fullName) && isEmail(value.email) && isPhone(value.phone)),
}

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a stored draft can be shown and booked. */
export const isUsable = (draft: Stored): boolean =>
  Object.entries(rules).every(([name, is]) => is(draft[name]))

// What a visitor has begun, stored in the browser under the spec's keys. Broken or old drafts are dropped silently.

/** The pending booking, if there is a valid one: this tab's or, if it has none, another tab's. */
export function readPending(): StoredPending | undefined {
  try {
    const stored = readStored({ shared: true })
    return stored && checked(stored)
  } catch {
    return undefined
  }
}

/** A stored pending booking; undefined if it is invalid or too old. */
export function checked(stored: object): StoredPending | undefined {
  const { savedAt, key, hold, replaces, ...draft } = stored as PendingDraft & Omit<StoredPending, 'draft'>
  if (!isUsable(draft)) return undefined
  const isOurs =
    typeof savedAt === 'number' &&
    typeof key === 'string' &&
    (hold === undefined || hasTexts(hold, ['bookingId', 'clientSecret', 'expiresAt'])) &&
    (replaces === undefined || hasTexts(replaces, ['bookingId', 'clientSecret']))
  if (!isOurs) return named(draft)
  return Date.now() - savedAt > maxPendingAgeMs ? undefined : { draft, savedAt, key, hold, replaces }
}

const hasTexts = (value: unknown, names: string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')

/** A draft in the spec's bare shape gets a key once and keeps it: the next reader must find the same hold. */
function named(draft: PendingDraft): StoredPending {
  const pending = { draft, savedAt: Date.now(), key: crypto.randomUUID() }
  writePending(pending)
  return pending
}

/** The same draft after a payment for its hold was begun. */
export const triedToPay = (pending: StoredPending): StoredPending =>
  pending.hold ? { ...pending, hold: { ...pending.hold, tried: true } } : pending

/** The forms that lead to checkout; those of other rentals are found by id. */
const formsOf: Record<string, readonly { clear(): void }[]> = {
  'efoil-private': [privateRideDraft],
  'wake-surf': [wakeSurfDraft],
  'jetski-rental': [jetskiChoiceDraft, jetskiFormDraft],
}

/** After a payment: stores the contact for the next booking, and removes the booking and the form that led to it. */
export function clearPaid(): void {
  const { bookingType = '', name, email, phone, customerInfo } = readPending()?.draft ?? {}
  lastContact.write({
    fullName: name || customerInfo?.fullName,
    email: email || customerInfo?.email,
    phone: phone || customerInfo?.phone,
  })
  clearStored()
  for (const form of formsOf[bookingType] ?? [rentalDraft(bookingType)]) form.clear()
  if (bookingType !== 'jetski-rental') return
  try {
    localStorage.removeItem('jetskiSelection')
    localStorage.removeItem('jetskiBookingData')
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}
