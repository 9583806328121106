import { type Screen, screens } from '#contract/screens.ts'
import type { Activity, Offer } from '#domain/activities/activity.ts'
import { catalogueOf, isOff } from '#domain/activities/catalogue.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { type LocationId, locationsOf } from '#domain/locations.ts'
import { offeredLocations } from '#domain/offered-locations.ts'
import { customOrderDollars } from '#domain/offers/board-price.ts'
import { guidedLengths } from '#domain/offers/efoil-experience.ts'
import { type EventPackage, packagesOf } from '#domain/offers/event-packages.ts'
import { membership } from '#domain/offers/membership.ts'

/** What a page sells, for search engines, with the prices that the page shows. */
export type Service = { name: string; places: readonly LocationId[]; offers: readonly Offer[] }

const placesOf = (house: House): LocationId[] => offeredLocations(house).map(({ id }) => id)
/** Events are held at the first place of the house. */
const eventPlaces = (house: House): LocationId[] => [locationsOf(house)[0]!.id]

const packages = (list: readonly EventPackage[]): Offer[] =>
  list.map(({ name, people, length, cents }) => ({ name: `${name}, ${people}, ${length}`, cents }))

const servicesOf = perHouse(
  (house): ReadonlyMap<Screen, Service> =>
    new Map<Screen, Service>([
      [
        screens.efoilExperience,
        {
          name: 'Guided e-foil session',
          places: placesOf(house),
          offers: guidedLengths(house).map(({ label, cents }) => ({ name: `${label}, per person`, cents })),
        },
      ],
      [
        screens.birthdays,
        { name: 'Birthday party', places: eventPlaces(house), offers: packages(packagesOf(house, 'B')) },
      ],
      [
        screens.birthdayEvents,
        { name: 'Birthday party', places: eventPlaces(house), offers: packages(packagesOf(house, 'A')) },
      ],
      [
        screens.corporate,
        {
          name: 'Corporate event',
          places: eventPlaces(house),
          offers: packages(packagesOf(house, 'corporate')),
        },
      ],
      [
        screens.membership,
        {
          name: membership.name,
          places: placesOf(house),
          offers: [
            { name: 'Joining fee', cents: house.membership.joiningFeeCents },
            { name: 'Per month, from the second month', cents: house.membership.monthlyFeeCents },
          ],
        },
      ],
      [
        screens.customOrder,
        {
          name: 'Custom e-foil',
          places: placesOf(house),
          offers: [
            {
              name: 'Board as it is, without accessories',
              cents: customOrderDollars(house, { motorPower: '1', mastLength: '1', accessories: [] }) * 100,
              currency: 'USD',
            },
          ],
        },
      ],
    ]),
)

const soldOf = (house: House): Activity[] => catalogueOf(house).filter(({ id }) => !isOff(house, id))

const byPath = perHouse(
  (house) =>
    new Map<string, Activity>(
      soldOf(house)
        .reverse()
        .map((activity): [string, Activity] => [activity.path, activity]),
    ),
)

/** What a screen sells; the first in the catalogue if there are several. */
export function serviceOf(house: House, screen: Screen): Service | undefined {
  const sold = screen.paths.flatMap((path) => byPath(house).get(path) ?? [])[0]
  return sold
    ? { name: sold.title, places: sold.places ?? placesOf(house), offers: sold.offers }
    : servicesOf(house).get(screen)
}

/** Whether everything sold on a screen is switched off: the page stays for existing links but is hidden from search engines. */
export const isSwitchedOff = (house: House, { paths }: Screen): boolean =>
  catalogueOf(house).some(({ path }) => paths.includes(path)) &&
  !paths.some((path) => byPath(house).has(path))
