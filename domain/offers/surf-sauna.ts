import { type SessionId, sessionCents, sessionIds } from '../activities/group-session.ts'
import { weekdayName } from '../calendar.ts'
import type { House } from '../house/house.ts'
import { priceText } from '../money.ts'

// The group session as shown on pages; the facts come from the house.

type Session = House['activities']['efoil-group']['sessions'][SessionId]
export type SessionCard = { id: SessionId } & Session
export const sessionCards = (house: House): SessionCard[] =>
  sessionIds.map((id) => ({ id, ...house.activities['efoil-group'].sessions[id] }))

/** 'Mondays and Tuesdays'. */
export const sessionDays = (house: House): string => {
  const days = house.activities['efoil-group'].weekdays.map((day) => `${weekdayName(day)}s`)
  return [days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(' and ')
}

/** The prices of a place in a session before a day is chosen: booked online, and as a walk-in. */
export const sessionPrices = (house: House) => ({
  booked: priceText(sessionCents(house, '')),
  walkIn: priceText(sessionCents(house, '', 'walk_in')),
})

/** What the price includes: the people by the house's figures, the rest in its words. */
export const surfSaunaIncludes = ({ activities }: House): readonly string[] => {
  const { mostInSession, includes = [] } = activities['efoil-group']
  return [`At most ${mostInSession} people per session`, ...includes]
}
