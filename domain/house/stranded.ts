import { addDays, isoWeekday, minutesOf } from '../calendar.ts'
import type { LocationId } from '../locations.ts'
import type { House } from './house.ts'
import { openingConflict } from './opening.ts'

/** An upcoming booking: local date and time, length, and the numbers of its units. */
export type UpcomingBooking = Ride & { unitIds: readonly number[] }
type Ride = { activity: string; location: LocationId; date: string; time: string; minutes: number }

/** The rules of a house, apart from units, by which it may not sell a booking. */
export const saleRules = ['activity', 'weekday', 'start', 'closed', 'hours'] as const
export type SaleRule = (typeof saleRules)[number]

/** Why a booking can no longer be sold by a house; undefined if it can, or if it already could not before for the same reason. */
export function strandedBy(next: House, before: House, booking: UpcomingBooking): string | undefined {
  const earlier = problemsOf(before, booking)
  return problemsOf(next, booking).find((words, index) => words !== undefined && earlier[index] === undefined)
}

/** Why a house cannot sell a booking: its activity, weekday, start, closed days, the hours and dusk of its place, or its units. */
const problemsOf = (house: House, booking: UpcomingBooking): (string | undefined)[] => [
  ...saleRules.map((rule) => ruleProblem(rule, house, booking)),
  ...booking.unitIds.map((number) => unitProblem(house, number, booking)),
]

/** Why a house cannot sell a booking because of one of its parts; undefined if it can. */
export const ruleProblem = (rule: SaleRule, house: House, booking: Ride): string | undefined =>
  problemOf[rule](house, booking)

function activityProblem({ activities }: House, { activity, location }: Ride): string | undefined {
  const sold = activities[activity]
  if (sold && !sold.on) return 'no longer sold'
  return sold && !sold.places.includes(location) ? 'no longer sold at this place' : undefined
}

function weekdayProblem({ activities }: House, { activity, date }: Ride): string | undefined {
  const sold = activities[activity]
  const weekdays = sold && 'weekdays' in sold ? sold.weekdays : undefined
  return weekdays?.includes(isoWeekday(date)) === false ? 'no longer sold on this day of the week' : undefined
}

function startProblem({ activities }: House, { activity, location, time }: Ride): string | undefined {
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

function unitProblem(
  { units }: House,
  number: number,
  { location, ...ride }: UpcomingBooking,
): string | undefined {
  const unit = Object.values(units).find((one) => one.number === number)
  if (!unit) return undefined
  const { name, place, since, retired } = unit
  const lastDay = addDays(ride.date, Math.floor((minutesOf(ride.time) + ride.minutes - 1) / 1440))
  if (retired && retired <= lastDay) return `${name} is retired`
  if (since && since > ride.date) return `${name} is not in use yet`
  return place === location ? undefined : `${name} is at another place`
}

/** Checked apart from the hours: a booking that staff made outside the hours is still stranded by closed days. */
const closedProblem = (house: House, booking: Ride): string | undefined =>
  house.places[booking.location]?.closed.some(({ from, to }) => booking.date >= from && booking.date <= to)
    ? placeProblem(house, booking)
    : undefined

/** A place may no longer exist in the house. */
const placeProblem = (house: House, { location, ...ride }: Ride): string | undefined =>
  Object.hasOwn(house.places, location)
    ? openingConflict(house, location, ride, { forStaff: true })?.words
    : undefined

const problemOf: Record<SaleRule, (house: House, booking: Ride) => string | undefined> = {
  activity: activityProblem,
  weekday: weekdayProblem,
  start: startProblem,
  closed: closedProblem,
  hours: placeProblem,
}
