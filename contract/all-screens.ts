import { catalogueOf } from '#domain/activities/catalogue.ts'
import type { Rental } from '#domain/activities/rental.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { rentalReads, type Screen, screens } from './screens.ts'

// Not in screens.ts: browsers get that file, and have no use for the catalogue.

const ownPaths = new Set<string>(Object.values<Screen>(screens).flatMap(({ paths }) => paths))

/** Rentals without a page of their own: each has one at its path, made of its descriptor. */
export const rentalsWithoutPage = perHouse((house): readonly Rental[] =>
  catalogueOf(house).filter(
    (activity): activity is Rental =>
      'rental' in activity && !ownPaths.has(activity.path) && !activity.path.includes('#'),
  ),
)

/** The screen of such a rental. */
export const rentalScreen = ({ path }: Pick<Rental, 'path'>): Screen => ({
  paths: [path],
  index: true,
  reads: rentalReads,
})

/** Every screen: those of the map, and the page of each such rental. */
export const allScreens = perHouse((house): readonly Screen[] => [
  ...Object.values<Screen>(screens),
  ...rentalsWithoutPage(house).map(rentalScreen),
])

/** Addresses whose HTML the server renders when a house is published, and at its start. */
export const prerendered = (house: House): string[] => allScreens(house).flatMap(({ paths }) => paths)
