import { minutesOf, timeOf } from '../calendar.ts'
import type { Starts } from './plan.ts'

/** Starts with the half hours between those that are an hour apart. */
export const withHalfHours: Starts = (starts) =>
  starts.flatMap((start, nth) => {
    const at = minutesOf(start)
    return starts[nth + 1] === timeOf(at + 60) ? [start, timeOf(at + 30)] : [start]
  })
