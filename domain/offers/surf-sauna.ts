import type { SessionId } from '../activities/group-session.ts'
import { groupPrice, mostInSession, sessionIds, sessions } from '../activities/group-session.ts'

/** The group session as pages show it; the facts are the activity's. */
export const surfSauna = { days: 'Mondays and Tuesdays', atMostPeople: mostInSession, ...groupPrice } as const

export type SessionCard = { id: SessionId } & (typeof sessions)[SessionId]
export const sessionSlots: readonly SessionCard[] = sessionIds.map((id) => ({ id, ...sessions[id] }))

/** What is in the price: people and fleet as specified, the rest the operator's to replace. */
export const surfSaunaIncludes: readonly string[] = [
  'At most 15 people per session',
  'A fleet of 6 e-foils',
  'Instructor on the water',
  'Wetsuit, vest and helmet',
  'Two hours with the floating sauna',
  'Towels and hot drinks',
]
