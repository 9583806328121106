import { findSession } from '#domain/activities/group-session.ts'
import { type GroupDraft, groupDraftOf, isGroupDraft } from '#domain/booking/stored-group.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { clearChoice, readChoice, storeChoice } from '#web/booking/stored-choice.ts'
import { formDraft, noContact } from '#web/form-drafts.ts'

// The state of the session page, and the choice passed to the confirm page, each in its own shape.

const firstPlace = (house: House): LocationId => house.activities['efoil-group'].places[0]!
export const emptySession = (house: House) => ({
  location: firstPlace(house),
  people: 1,
  date: '',
  time: '',
  ...noContact,
})
export type SessionEntries = ReturnType<typeof emptySession>

const key = 'groupEfoilBookingData'
const entriesOfTab = formDraft('groupSessionForm')

export const readSessionChoice = (house: House) =>
  readChoice<GroupDraft>(key, (stored) => isGroupDraft(house, stored))

/** Entries of this tab, or else from a choice stored for the confirm page. */
export const sessionDraft = (house: House) => ({
  read: (): unknown => {
    const choice = readSessionChoice(house)
    return entriesOfTab.read() ?? (choice && entriesOf(house, choice))
  },
  write: (entries: unknown) => entriesOfTab.write(entries),
})

/** Passes the choice to the confirm page; the session page finds it again after going back. */
export function handToConfirm(house: House, draft: GroupDraft): void {
  entriesOfTab.write(entriesOf(house, draft))
  storeChoice(key, draft, { orInMemory: true })
}

export function clearSessionChoice(): void {
  clearChoice(key)
  entriesOfTab.clear()
}

/** The choice of complete entries; keeps the notes of the confirm page. */
export const draftOf = (
  house: House,
  { location, people, date, time, fullName, email, phone }: SessionEntries,
): GroupDraft => ({
  ...groupDraftOf(
    house,
    { location, date, time: findSession(house, time)!, people },
    { name: fullName, email, phone },
  ),
  notes: readSessionChoice(house)?.notes,
})

const entriesOf = (
  house: House,
  { location = firstPlace(house), date, time, participants, contact }: GroupDraft,
): SessionEntries => ({
  location,
  people: participants,
  date,
  time: house.activities['efoil-group'].sessions[time].from,
  fullName: contact?.name ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
})

/** The query for free places. */
export const sessionQuery = (people: number, location: LocationId) =>
  ({ activity: 'efoil-group', location, units: people }) as const
