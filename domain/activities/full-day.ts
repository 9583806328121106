import { minutesOf, timeOf } from '../calendar.ts'

// A full day lasts to closing and is sold while at least six hours of it are left (R-A3).

export const closingTime = '23:00'
const leastHours = 6
const lastStart = timeOf(minutesOf(closingTime) - leastHours * 60)

/** Minutes to closing; an hour at least for a later start that staff enter with a reason. */
export const fullDayMinutes = (time: string): number => Math.max(60, minutesOf(closingTime) - minutesOf(time))

/** Why a full day cannot start then, for a guest; undefined when it can. */
export const fullDayBar = (time: string): string | undefined =>
  time > lastStart
    ? `A full day needs ${leastHours} hours before we close at ${closingTime}: it can start until ${lastStart}.`
    : undefined
