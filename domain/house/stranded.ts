import { addDays, isoWeekday, minutesOf } from '../calendar.ts'
import type { LocationId } from '../locations.ts'
import type { House } from './house.ts'
import { openingBar } from './opening.ts'

/** An upcoming booking: local date and time, length, and the numbers of its units. */
export type ToCome = {
  activity: string
  location: LocationId
  date: string
  time: string
  minutes: number
  unitIds: readonly number[]
}

/** Why a booking can no longer be sold by a house; undefined if it can, or if it already could not before for the same reason. */
export function strandedBy(next: House, before: House, booking: ToCome): string | undefined {
  const barred = barsOf(before, booking)
  return barsOf(next, booking).find((words, index) => words !== undefined && barred[index] === undefined)
}

/** Why a house cannot sell a booking: its activity, weekday, start, units, closed days, or the hours and dusk of its place. */
const barsOf = (house: House, booking: ToCome): (string | undefined)[] => [
  ...[activityBar, weekdayBar, startBar].map((bar) => bar(house, booking)),
  ...booking.unitIds.map((number) => unitBar(house, number, booking)),
  ...[closedBar, placeBar].map((bar) => bar(house, booking)),
]

function activityBar({ activities }: House, { activity, location }: ToCome): string | undefined {
  const sold = activities[activity]
  if (sold && !sold.on) return 'no longer sold'
  return sold && !sold.places.includes(location) ? 'no longer sold at this place' : undefined
}

function weekdayBar({ activities }: House, { activity, date }: ToCome): string | undefined {
  const sold = activities[activity]
  const weekdays = sold && 'weekdays' in sold ? sold.weekdays : undefined
  return weekdays?.includes(isoWeekday(date)) === false ? 'no longer sold on this day of the week' : undefined
}

function startBar({ activities }: House, { activity, location, time }: ToCome): string | undefined {
  const sold = activities[activity]
  return sold && !startsAt(activities, sold, location).includes(time)
    ? `no longer starts at ${time}`
    : undefined
}

type Activities = House['activities']

function startsAt(activities: Activities, sold: Activities[string], location: LocationId): readonly string[] {
  if (sold.kind === 'session') return Object.values(sold.sessions).map(({ from }) => from)
  if (sold.kind === 'request') return [...sold.starts, ...activities['jetski-rental'].starts]
  return (sold.kind === 'units' && sold.at?.[location]?.starts) || sold.starts
}

function unitBar({ units }: House, number: number, { location, ...ride }: ToCome): string | undefined {
  const unit = Object.values(units).find((one) => one.number === number)
  if (!unit) return undefined
  const { name, place, since, retired } = unit
  const lastDay = addDays(ride.date, Math.floor((minutesOf(ride.time) + ride.minutes - 1) / 1440))
  if (retired && retired <= lastDay) return `${name} is retired`
  if (since && since > ride.date) return `${name} is not in use yet`
  return place === location ? undefined : `${name} is at another place`
}

/** Checked apart from the hours: a booking that staff made outside the hours is still stranded by closed days. */
const closedBar = (house: House, booking: ToCome): string | undefined =>
  house.places[booking.location]?.closed.some(({ from, to }) => booking.date >= from && booking.date <= to)
    ? placeBar(house, booking)
    : undefined

/** A place may no longer exist in the house. */
const placeBar = (house: House, { location, ...ride }: ToCome): string | undefined =>
  Object.hasOwn(house.places, location)
    ? openingBar(house, location, ride, { forStaff: true })?.words
    : undefined
