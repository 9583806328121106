import type { RideDuration } from '#domain/activities/efoil-ride.ts'
import { rideTimes } from '#domain/activities/efoil-ride.ts'
import { fullDayBar } from '#domain/activities/full-day.ts'
import { slotsQuery } from '#web/queries.ts'
import type { Starts } from './use-starts.ts'
import { useStarts } from './use-starts.ts'
import type { StartsQuery } from './which-day.tsx'

export type RideAsked = StartsQuery & { date: string } & { duration: RideDuration }
export type RideStarts = Starts

/** Start times of a ride, from the call that the spec names for it. */
export const useRideStarts = (
  asked: RideAsked,
  now: Temporal.Instant | undefined,
  taken: readonly string[],
): RideStarts =>
  useStarts(asked, {
    now,
    taken,
    freedBy: (held, { free = 0 }) => free + Number(held.quantity ?? 0) >= Number(asked.units ?? 1),
    fallback: asked.duration === 'full' ? rideTimes.filter((time) => !fullDayBar(time)) : rideTimes,
    slots: ({ location, units }, date) =>
      slotsQuery({ date, location, foilCount: units, duration: asked.duration }),
  })
