import { findRideDuration } from '../activities/efoil-ride.ts'
import { isClockTime, isIsoDate } from '../calendar.ts'
import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import { hasTexts, isCount, isMissingOr, isOneOf, isText, type Stored } from './stored.ts'

/** `efoilBookingData` of the legacy confirm page; day, time, place and foils are our additions (R-P4). */
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
  isMissingOr(stored.location, (value) => isOneOf(value, Object.keys(house.places))) &&
  isMissingOr(stored.foilCount, (value) => isCount(value, house.activities['efoil-private'].most)) &&
  hasTexts(stored, ['customerName', 'customerEmail', 'customerPhone', 'notes'])
