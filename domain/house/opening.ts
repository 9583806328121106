import { addDays, dateText, minutesOf, timeOf } from '../calendar.ts'
import { type LocationId, locationOf } from '../locations.ts'
import { darkOf } from './dusk.ts'
import { hoursOn, joinParts, partsOn } from './hours.ts'
import type { House } from './house.ts'

// Which starts a place's hours, closed days and daylight allow.

/** A ride to check: local date and time, length, and how much of it needs daylight (default: all). */
type Ride = { date: string; time: string; minutes: number; daylightMinutes?: number }

/** Why a start cannot be booked, in words for the guest. */
export type OpeningConflict = { reason: 'closed' | 'dark'; words: string }

type Place = House['places'][LocationId]

/**
 * Why the place's hours, closed days or dusk rule out a ride; undefined if they do not. `forStaff` ignores dusk where it applies
 * only to visitors.
 */
export function openingConflict(
  house: House,
  location: LocationId,
  ride: Ride,
  { forStaff = false } = {},
): OpeningConflict | undefined {
  const place = house.places[location]
  if (!place) return { reason: 'closed', words: 'Closed.' }
  const closed = closedOn(place, ride.date) ?? closedOn(place, endOf(place, ride))
  const isOpen = place.hours.length === 0 ? !closed : isInHours(place, ride)
  if (!isOpen)
    return {
      reason: 'closed',
      words: closed ? closedWords(place, closed, ride.date) : hoursWords(place, ride.date),
    }
  const closesAtDark = place.afterDark === 'close' || (place.afterDark === 'staff' && !forStaff)
  const inLight = { ...ride, minutes: ride.daylightMinutes ?? ride.minutes }
  const dark = closesAtDark ? darkOf(locationOf(house, location), inLight) : undefined
  if (!dark) return undefined
  const words =
    'until' in dark
      ? `It is dark until ${timeOf(dark.until)}: rides begin after.`
      : `It is dark from ${timeOf(dark.from % day)}: rides end before.`
  return { reason: 'dark', words }
}

/** Whether a ride begins before civil dawn or ends after civil dusk at its place. */
export const isDark = (house: House, location: LocationId, ride: Ride): boolean =>
  darkOf(locationOf(house, location), ride) !== undefined

const closedOn = ({ closed }: Place, date: string) =>
  closed.find(({ from, to }) => date >= from && date <= to)

const day = 24 * 60

/** The day on which a ride ends. Hours after midnight belong to the day on which they began. */
const endOf = ({ hours }: Place, { date, time, minutes }: Ride): string =>
  hours.length > 0 ? date : addDays(date, Math.floor((minutesOf(time) + minutes - 1) / day))

function isInHours(place: Place, { date, time, minutes }: Ride): boolean {
  const begins = minutesOf(time)
  // The previous day's hours may end after midnight, and the next day's may begin at midnight.
  const open = [-1, 0, 1].flatMap((later) => {
    const on = addDays(date, later)
    return closedOn(place, on)
      ? []
      : partsOn(place, on).map(({ from, to }) => ({ from: from + later * day, to: to + later * day }))
  })
  return joinParts(open).some(({ from, to }) => from <= begins && to >= begins + minutes)
}

/** 'Closed until Friday 18 June: monsoon.' */
function closedWords(place: Place, { to, reason }: { to: string; reason: string }, date: string): string {
  const why = reason === '' ? '' : `: ${reason.replace(/\.$/, '')}`
  const again = nextOpenDay(place, to)
  return `Closed${why}. ${again ? `Open again on ${dayText(again, date)}.` : ''}`.trim()
}

function hoursWords(place: Place, date: string): string {
  const today = hoursOn(place, date)
  if (today.length > 0)
    return `Closed then: open from ${today.map(({ open, close }) => `${open} to ${close}`).join(' and from ')}.`
  const again = nextOpenDay(place, date)
  return again ? `Closed. Open again on ${dayText(again, date)}.` : 'Closed.'
}

const daysLookedAt = 400

/** The first day after `date` on which the place is open; undefined if there is none within a year. */
function nextOpenDay(place: Place, date: string): string | undefined {
  for (let ahead = 1; ahead <= daysLookedAt; ahead++) {
    const next = addDays(date, ahead)
    if (isOpenOn(place, next)) return next
  }
  return undefined
}

/** Whether a place is open at any time of a day. */
export const isOpenOn = (place: Place, date: string): boolean =>
  !closedOn(place, date) && (place.hours.length === 0 || hoursOn(place, date).length > 0)

const dayText = (date: string, from: string): string =>
  dateText(date, date.slice(0, 4) === from.slice(0, 4) ? 'long' : 'year')
