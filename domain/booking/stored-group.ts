import type { GroupChoice, SessionId } from '../activities/group-session.ts'
import { groupSession, sessionIds } from '../activities/group-session.ts'
import { isIsoDate } from '../calendar.ts'
import type { House } from '../house/house.ts'
import { euros } from '../money.ts'
import type { Stored } from './stored.ts'
import { hasTexts, isCount, isMissingOr, isOneOf, isText } from './stored.ts'

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
