import type { House } from './house.ts'
import { perHouse } from './per-house.ts'

/** The part of a house that visitors may know; of the units those of rentals without a file of their own, whose pages count them. */
export const publicHouse = perHouse(
  (house): House => ({
    ...house,
    units: Object.fromEntries(
      Object.entries(house.units).filter(([, { activity }]) => activity !== 'efoil-private'),
    ),
  }),
)
