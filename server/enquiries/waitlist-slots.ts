import { ZodError } from 'zod'
import type { Slot } from '#contract/views.ts'
import { findOffered } from '#domain/activities/catalogue.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import type { LocationId } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Availability } from '../availability/day.ts'

/** What a waitlist entry waits for; `query` as in a query for free times. */
export type WaitlistTarget = {
  activity: string
  location: LocationId
  date: string
  query: { units?: number; duration?: string; equipment?: string; sauna?: 'true' | 'false' }
}

/** The starts of the wanted day; undefined if the activity or choice is not sold. */
export async function waitlistSlots(
  availability: Availability,
  { activity: id, location, date, query: { sauna, ...query } }: WaitlistTarget,
  now: Temporal.Instant,
): Promise<readonly Slot[] | undefined> {
  const activity = findOffered(availability.house(), id)
  if (!activity) return undefined
  const choice = choiceOf(() =>
    parseChoice(activity, activity.choiceOfQuery({ ...query, sauna: sauna === 'true' })),
  )
  if (choice === undefined) return undefined
  return (await availability.day({ activity, choice, location, date }, now)).slots
}

function choiceOf(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal || error instanceof ZodError) return undefined
    throw error
  }
}
