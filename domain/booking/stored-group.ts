import { type GroupChoice, groupSession, type SessionId, sessionIds } from '../activities/group-session.ts'
import { isIsoDate } from '../calendar.ts'
import type { House } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import { euros } from '../money.ts'
import { hasTexts, isCount, isMissingOr, isOneOf, isText, type Stored } from './stored.ts'

/** `groupEfoilBookingData`. */
export type GroupDraft = {
  type: 'efoil-group'
  date: string
  time: SessionId
  participants: number
  totalPrice: number
  /** Not in the specification. Default: the first place of the activity. */
  location?: LocationId
  /** Not in the specification: saves typing the contact again. */
  contact?: { name?: string; email?: string; phone?: string }
  notes?: string
}

export const isGroupDraft = (
  house: House,
  { type, date, time, participants, totalPrice, location, contact, notes }: Stored,
): boolean =>
  type === 'efoil-group' &&
  isIsoDate(date) &&
  isOneOf(time, sessionIds) &&
  isCount(participants, house.activities['efoil-group'].most) &&
  typeof totalPrice === 'number' &&
  isMissingOr(location, (value) => isOneOf(value, house.activities['efoil-group'].places)) &&
  isMissingOr(contact, (value) => hasTexts(value, ['name', 'email', 'phone'])) &&
  isMissingOr(notes, isText)

export function groupDraftOf(
  house: House,
  { date, time, people, location }: Pick<GroupDraft, 'date' | 'time' | 'location'> & GroupChoice,
  contact?: GroupDraft['contact'],
): GroupDraft {
  const { sessions, places } = house.activities['efoil-group']
  const { totalCents } = groupSession(house).quote(
    { people },
    { location: location ?? places[0]!, date, time: sessions[time].from },
  )
  return {
    type: 'efoil-group',
    date,
    time,
    participants: people,
    totalPrice: euros(totalCents),
    location,
    contact,
  }
}
