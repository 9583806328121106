import { ZodError } from 'zod'
import type { Activity, PlacedStart, Quote } from '../activities/activity.ts'
import { findOffered } from '../activities/catalogue.ts'
import { parseChoice } from '../activities/choice-schema.ts'
import type { Rental } from '../activities/rental.ts'
import { isClockTime } from '../calendar.ts'
import type { House } from '../house/house.ts'
import { Refusal } from '../refusal.ts'
import { fitOf } from './fit.ts'
import { isOfferedAt, planWith } from './plan.ts'

/** A trial booking by the owner; nothing is stored. `time`: '' on a day without a start. */
export type TrialBooking = PlacedStart & { activity: string; choice: Readonly<Record<string, unknown>> }

/** Its price, if any, and why it cannot be booked, if so. */
export type TrialResult = { quote?: Quote; problem?: string }

/** Prices and checks a trial booking as if there were no other bookings. */
export function checkTrialBooking(house: House, tried: TrialBooking, now: Temporal.Instant): TrialResult {
  const activity = findOffered(house, tried.activity)
  if (!activity) return { problem: 'It is not sold.' }
  if (!house.places[tried.location]) return { problem: 'There is no such place.' }
  if (!hasDuration(activity, tried)) return { problem: 'It is not sold for this duration.' }
  const priced = refusalAsProblem(() => priceOf(activity, tried))
  return { ...priced, ...refusalAsProblem(() => ({ problem: unitsProblem(house, activity, tried, now) })) }
}

const hasDuration = ({ fields }: Activity, { choice }: TrialBooking): boolean =>
  Object.entries(fields).every(
    ([key, field]) => field.kind !== 'duration' || Object.hasOwn(field.options, String(choice[key])),
  )

/** Turns a refusal into a reason. */
function refusalAsProblem(look: () => TrialResult): TrialResult {
  try {
    return look()
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message }
    if (error instanceof ZodError) return { problem: error.issues[0]!.message }
    throw error
  }
}

function priceOf(activity: Activity, { choice, ...start }: TrialBooking): TrialResult {
  return isOfferedAt(activity, start.location)
    ? { quote: activity.quote(parseChoice(activity, choice), start) }
    : {}
}

function unitsProblem(house: House, activity: Activity, tried: TrialBooking, now: Temporal.Instant) {
  if (!isClockTime(tried.time)) return 'Nothing starts on this day.'
  const contact = { name: '', email: '', phone: '' }
  const { needs } = planWith(house, activity, { ...tried, contact }, now)
  const { fits, free } = fitOf(house, needs, new Map())
  if (fits) return undefined
  const { one, many } = 'rental' in activity ? (activity as Rental).rental.unit : activity.noun
  return `The place has only ${free} ${free === 1 ? one : many}.`
}
