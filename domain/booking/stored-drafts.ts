import { findRideDuration } from '../activities/efoil-ride.ts'
import type { GroupChoice, SessionId } from '../activities/group-session.ts'
import { groupSession, sessionIds } from '../activities/group-session.ts'
import { isClockTime, isIsoDate } from '../calendar.ts'
import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import { locationIds } from '../locations.ts'
import { euros } from '../money.ts'

// What booking pages hand to their confirm pages through the browser, each under a key of the spec. Those of
// jetskis: stored-jetskis.ts; a page brings its own only, and no schemas.

/** What lies in a browser, field by field. */
export type Stored = Readonly<Record<string, unknown>>

/** `groupEfoilBookingData`. */
export type GroupDraft = {
  type: 'efoil-group'
  date: string
  time: SessionId
  participants: number
  totalPrice: number
  /** Ours: what was typed on the first page need not be typed again. */
  contact?: { name?: string; email?: string; phone?: string }
  notes?: string
}

export const isGroupDraft = (
  house: House,
  { type, date, time, participants, totalPrice, contact, notes }: Stored,
): boolean =>
  type === 'efoil-group' &&
  isIsoDate(date) &&
  isOneOf(time, sessionIds) &&
  isCount(participants, house.activities['efoil-group'].most) &&
  typeof totalPrice === 'number' &&
  isMissingOr(contact, (value) => hasTexts(value, ['name', 'email', 'phone'])) &&
  isMissingOr(notes, isText)

export function groupDraftOf(
  house: House,
  { date, time, people }: { date: string; time: SessionId } & GroupChoice,
  contact?: GroupDraft['contact'],
): GroupDraft {
  const { totalCents } = groupSession(house).quote(
    { people },
    { location: 'tallinn', date, time: house.activities['efoil-group'].sessions[time].from },
  )
  return { type: 'efoil-group', date, time, participants: people, totalPrice: euros(totalCents), contact }
}

/** `efoilBookingData` of the legacy confirm page; day, time, place and foils are ours (R-P4). */
export type LegacyDraft = {
  type: 'efoil-private'
  duration: string
  totalPrice: number
  date?: string
  time?: string
  location?: LocationId
  foilCount?: number
  customerName?: string
  customerEmail?: string
  customerPhone?: string
  notes?: string
}

export const isLegacyDraft = (house: House, stored: Stored): boolean =>
  stored.type === 'efoil-private' &&
  isText(stored.duration) &&
  findRideDuration(house, stored.duration) !== undefined &&
  typeof stored.totalPrice === 'number' &&
  isMissingOr(stored.date, isIsoDate) &&
  isMissingOr(stored.time, isClockTime) &&
  isMissingOr(stored.location, (value) => isOneOf(value, locationIds)) &&
  isMissingOr(stored.foilCount, (value) => isCount(value, house.activities['efoil-private'].most)) &&
  hasTexts(stored, ['customerName', 'customerEmail', 'customerPhone', 'notes'])

const isText = (value: unknown): value is string => typeof value === 'string'
const isOneOf = (value: unknown, values: readonly unknown[]): boolean => values.includes(value)
const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
const isMissingOr = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value)
const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => isMissingOr((value as Stored)[name], isText))
