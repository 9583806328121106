import type { Activity } from '#domain/activities/activity.ts'
import { catalogue } from '#domain/activities/catalogue.ts'
import type { Rental } from '#domain/activities/rental.ts'
import type { Screen } from './screens.ts'
import { screens } from './screens.ts'

// Not in screens.ts: browsers get that file, and have no use for the catalogue.

const ownPaths = new Set<string>(Object.values<Screen>(screens).flatMap(({ paths }) => paths))

/** Rentals without a page of their own: each has one at its path, made of its descriptor. */
export const rentalsWithoutPage: readonly Rental[] = (catalogue as readonly Activity[]).filter(
  (activity): activity is Rental =>
    'rental' in activity && !ownPaths.has(activity.path) && !activity.path.includes('#'),
)

/** The screen of such a rental. */
export const rentalScreen = ({ path }: Pick<Rental, 'path'>): Screen => ({
  paths: [path],
  prerender: true,
  index: true,
})

/** Every screen: those of the map, and the page of each such rental. */
export const allScreens: readonly Screen[] = [
  ...Object.values<Screen>(screens),
  ...rentalsWithoutPage.map(rentalScreen),
]

/** Addresses whose HTML the server renders at its start. */
export const prerendered = (): string[] =>
  allScreens.flatMap((screen) => (screen.prerender ? [...screen.paths] : []))
