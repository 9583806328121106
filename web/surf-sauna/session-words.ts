import type { Quote } from '#domain/activities/activity.ts'
import type { SessionId } from '#domain/activities/group-session.ts'
import { findSession, groupSession, sessionCents, sessionIds } from '#domain/activities/group-session.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { bookableDays, dateText } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import type { Start } from '#web/booking/start-list.ts'

const sold = (house: House) => house.activities['efoil-group']

const firstPlace = (house: House): LocationId => sold(house).places[0]!

/** Sessions are sold only on their weekdays. */
export const isSold = (house: House, date: string): boolean =>
  groupSession(house).startTimes(firstPlace(house), date, { people: 1 }).length > 0

/** '8 weeks': how far ahead sessions are sold. */
export function aheadText(house: House): string {
  const days = sold(house).daysAhead ?? bookableDays
  return days % 7 === 0 && days > 7 ? `${days / 7} weeks` : `${days} days`
}

export const sessionTimes = (house: House): string[] => sessionIds.map((id) => sold(house).sessions[id].from)

/** '20:00-22:00'. */
export function sessionSpan(house: House, id: SessionId): string {
  const { from, to } = sold(house).sessions[id]
  return `${from}-${to}`
}

export const placesText = (places: number): string => counted(places, 'place')

const savingCents = (house: House, date: string, location?: LocationId): number =>
  sessionCents(house, date, 'walk_in', location) - sessionCents(house, date, 'site', location)

/** When a place is paid, if it costs anything, and what booking online saves per person. */
export function payText(house: House): string {
  const saving = savingCents(house, '')
  const pay = sessionCents(house, '') > 0 ? 'You pay when you arrive. ' : ''
  return saving > 0 ? `${pay}Booking online saves ${priceText(saving)} per person.` : pay
}

/** `location`: default is the first place. */
type Group = { people: number; date: string; location?: LocationId }

/** The price, and that of a walk-in. `price`: applies the signed-in person's discounts. */
export function quoteOnline(
  house: House,
  { people, date, location = firstPlace(house) }: Group,
  price: Pricing,
): Quote {
  const quote = price(groupSession(house).quote({ people }, { location, date, time: '' }), {
    activity: 'efoil-group',
    date,
  })
  const savedEach = savingCents(house, date, location)
  if (savedEach <= 0) return quote
  const saved = {
    kind: 'text',
    label: `Saved against ${priceText(sessionCents(house, date, 'walk_in', location))} without booking`,
    note: priceText(people * savedEach),
    tone: 'gift',
  } as const
  return { ...quote, lines: [...quote.lines, saved] }
}

/** The text of a session's card for the chosen day; undefined while loading. */
export function placesLeft(start: Start | undefined): string | undefined {
  if (!start) return undefined
  const { open, free = 0, reason, words } = start
  if (words || reason === 'closed' || reason === 'past') return reason?.replace('_', ' ')
  if (open) return start.free === undefined ? undefined : `${placesText(free)} left`
  return free > 0 ? `only ${placesText(free)} left` : 'full'
}

/** Names a chosen session that became unavailable, with an alternative. */
export function lostText(house: House, { time, free = 0, reason, words }: Start, date: string): string {
  const { name } = sold(house).sessions[findSession(house, time)!]
  if (words) return `${words} Choose another day.`
  if (reason === 'past') return `${name} on ${dateText(date)} has already begun. Choose another session.`
  return free > 0
    ? `${name} has only ${placesText(free)} left. Choose another session, or fewer people.`
    : `${name} on ${dateText(date)} is full. Choose another session or day.`
}

/** The 15 places of a session: taken by others, yours, still free. `free`: the number free before yours. */
export const placesOf = (house: House, free: number, yours: number) => {
  const { mostInSession } = sold(house)
  const others = Math.max(0, mostInSession - Math.max(free, yours))
  return { taken: others, yours, free: Math.max(0, mostInSession - others - yours) }
}
