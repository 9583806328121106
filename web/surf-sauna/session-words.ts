import type { Quote } from '#domain/activities/activity.ts'
import type { SessionId } from '#domain/activities/group-session.ts'
import {
  findSession,
  groupPrice,
  groupSession,
  mostInSession,
  sessions,
} from '#domain/activities/group-session.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { freeCancelHours } from '#domain/booking/policy.ts'
import { dateText, instantOf, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import type { Start } from '#web/booking/start-list.ts'

const { zone } = locationOf('tallinn')

/** Only Mondays and Tuesdays. */
export const isSold = (date: string): boolean =>
  groupSession.startTimes('tallinn', date, { people: 1 }).length > 0

/** '20:00-22:00'. */
export const sessionSpan = (id: SessionId): string => `${sessions[id].from}-${sessions[id].to}`

export const peopleText = (people: number): string => `${people} ${people === 1 ? 'person' : 'people'}`

export const placesText = (places: number): string => `${places} ${places === 1 ? 'place' : 'places'}`

const savingCents = groupPrice.onSiteCents - groupPrice.onlineCents

/** What booking online saves each of them. */
export const savingText = `Booking online saves ${priceText(savingCents)} per person.`

/** The price, and what it would be for who just walks in. `price`: as who is signed in gets it. */
export function quoteOnline(people: number, date: string, price: Pricing): Quote {
  const quote = price(groupSession.quote({ people }, { location: 'tallinn', date, time: '' }), {
    activity: groupSession.id,
    date,
  })
  const saved = {
    kind: 'text',
    label: `Saved against ${priceText(groupPrice.onSiteCents)} without booking`,
    note: priceText(people * savingCents),
    tone: 'gift',
  } as const
  return { ...quote, lines: [...quote.lines, saved] }
}

/** What a card says of its session on the chosen day; nothing while it is not known. */
export function placesLeft(start: Start | undefined): string | undefined {
  if (!start) return undefined
  const { open, free = 0, reason } = start
  if (reason === 'closed') return 'closed'
  if (reason === 'past') return 'past'
  if (open) return start.free === undefined ? undefined : `${placesText(free)} left`
  return free > 0 ? `only ${placesText(free)} left` : 'full'
}

/** A session that was chosen and can no longer be had is named, with what would do instead. */
export function lostText({ time, free = 0, reason, words }: Start, date: string): string {
  const { name } = sessions[findSession(time)!]
  if (words) return `${words} Choose another day.`
  if (reason === 'past') return `${name} on ${dateText(date)} has already begun. Choose another session.`
  return free > 0
    ? `${name} has only ${placesText(free)} left. Choose another session, or fewer people.`
    : `${name} on ${dateText(date)} is full. Choose another session or day.`
}

/** The 15 places of a session: taken by others, yours, still free. `free` is what was free before you. */
export const placesOf = (free: number, yours: number) => {
  const others = Math.max(0, mostInSession - Math.max(free, yours))
  return { taken: others, yours, free: Math.max(0, mostInSession - others - yours) }
}

/** 'Monday 22 June, 20:00': until then it costs nothing to cancel; undefined when that moment has passed. */
export function freeToCancelUntil(date: string, id: SessionId, now: Temporal.Instant): string | undefined {
  const until = instantOf(date, sessions[id].from, zone).subtract({ hours: freeCancelHours })
  const there = wallTime(until, zone)
  return Temporal.Instant.compare(until, now) > 0 ? `${dateText(there.date)}, ${there.time}` : undefined
}
