import { minutesOf, timeOf } from '../calendar.ts'
import type { Starts } from './plan.ts'

/** Starts with the half hours between those that are an hour apart. */
export const withHalfHours: Starts = (starts) =>
  starts.flatMap((start, index) => {
    const at = minutesOf(start)
    return starts[index + 1] === timeOf(at + 60) ? [start, timeOf(at + 30)] : [start]
  })
