import type { Activity } from '../activities/activity.ts'
import { minutesOf, timeOf } from '../calendar.ts'
import type { Starts } from './plan.ts'

/**
 * The starts that staff may move a booking to: half hours in addition to the public starts, except for a session, which people
 * ride together.
 */
export const movesOf = ({ units }: Pick<Activity, 'units'>): Starts =>
  units.some(({ place }) => place) ? (starts) => [...starts] : withHalfHours

/** Adds the half hours between starts an hour apart. */
const withHalfHours: Starts = (starts) =>
  starts.flatMap((start, index) => {
    const at = minutesOf(start)
    return starts[index + 1] === timeOf(at + 60) ? [start, timeOf(at + 30)] : [start]
  })
