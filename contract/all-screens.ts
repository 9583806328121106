import { catalogueOf } from '#domain/activities/catalogue.ts'
import type { Rental } from '#domain/activities/rental.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { rentalReads, type Screen, screens } from './screens.ts'

// Not in screens.ts, because browsers load that file and need no catalogue.

const ownPaths = new Set<string>(Object.values<Screen>(screens).flatMap(({ paths }) => paths))

/** Rentals without a specified page: each gets a page at its path, built from its descriptor. */
export const rentalsWithoutPage = perHouse((house): readonly Rental[] =>
  catalogueOf(house).filter(
    (activity): activity is Rental =>
      'rental' in activity && !ownPaths.has(activity.path) && !activity.path.includes('#'),
  ),
)

export const rentalScreen = ({ path }: Pick<Rental, 'path'>): Screen => ({
  paths: [path],
  index: true,
  reads: rentalReads,
})

/** All screens: the specified ones and the pages of such rentals. */
export const allScreens = perHouse((house): readonly Screen[] => [
  ...Object.values<Screen>(screens),
  ...rentalsWithoutPage(house).map(rentalScreen),
])

/** Paths whose HTML the server renders at its start and when a house is published. */
export const prerendered = (house: House): string[] => allScreens(house).flatMap(({ paths }) => paths)
