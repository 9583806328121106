import { z } from 'zod'
import { mostInBooking, sessionIds } from '#domain/activities/group-session.ts'
import type { GroupDraft } from '#domain/booking/stored-drafts.ts'
import { groupDraft, groupDraftOf } from '#domain/booking/stored-drafts.ts'
import { storedChoice } from '#web/booking/stored-choice.ts'
import { formDraft } from '#web/form-drafts.ts'

/** What the session page holds while it is being filled in; `session` and `date` may be missing, contact is not checked here. */
const sessionEntries = z.object({
  session: z.enum(sessionIds).or(z.literal('')),
  date: z.string(),
  people: z.int().min(1).max(mostInBooking),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type SessionEntries = z.infer<typeof sessionEntries>

export const emptySession: SessionEntries = {
  session: '',
  date: '',
  people: 1,
  fullName: '',
  email: '',
  phone: '',
}

const kept = formDraft('groupSessionForm')

export const keepEntries = (entries: SessionEntries): void => kept.write(entries)

const handed = storedChoice('groupEfoilBookingData', groupDraft)

/** Where storage throws (private mode), the choice lives as long as the page. */
let inMemory: GroupDraft | undefined

export const readChoice = (): GroupDraft | undefined => inMemory ?? handed.read()

/** Entries of this tab, else of a choice that was handed on. */
export function readEntries(): SessionEntries | undefined {
  const entries = sessionEntries.safeParse(kept.read()).data
  const choice = readChoice()
  return entries ?? (choice && entriesOf(choice))
}

/** Hands the choice to the confirm page; the session page finds the same again on the way back. */
export function handOn(draft: GroupDraft): void {
  keepEntries(entriesOf(draft))
  try {
    handed.write(draft)
    inMemory = undefined
  } catch {
    inMemory = draft
  }
}

export function forgetChoice(): void {
  inMemory = undefined
  handed.clear()
  kept.clear()
}

/** The choice of complete entries; notes of the confirm page stay. */
export const draftOf = (
  { people, fullName, email, phone }: SessionEntries,
  chosen: Pick<GroupDraft, 'date' | 'time'>,
): GroupDraft => ({
  ...groupDraftOf({ ...chosen, people }, { name: fullName, email, phone }),
  notes: readChoice()?.notes,
})

const entriesOf = ({ date, time, participants, contact }: GroupDraft): SessionEntries => ({
  session: time,
  date,
  people: participants,
  fullName: contact?.name ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
})
