import type { Screen } from '#contract/screens.ts'
import { screens } from '#contract/screens.ts'
import { rideDurations, rides } from '#domain/activities/efoil-ride.ts'
import { groupPrice } from '#domain/activities/group-session.ts'
import { jetskiCents, jetskiDurations, jetskiTimes } from '#domain/activities/jetski.ts'
import { wakeDurations, wakes } from '#domain/activities/wake-surf.ts'
import { jetskis } from '#domain/fleet/jetskis.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationIds } from '#domain/locations.ts'
import { customOrderDollars } from '#domain/offers/custom-board.ts'
import { experienceDurations } from '#domain/offers/efoil-experience.ts'
import type { EventPackage } from '#domain/offers/event-packages.ts'
import { birthdaysA, birthdaysB, corporatePackages } from '#domain/offers/event-packages.ts'
import { membership } from '#domain/offers/membership.ts'

/** What can be had on a page, for search engines: the prices are those that the page quotes. `cents` of `currency`. */
export type Offer = { name: string; cents: number; currency?: 'EUR' | 'USD' }
export type Service = { name: string; places: readonly LocationId[]; offers: readonly Offer[] }

const noblessner = ['tallinn'] as const

const packages = (list: readonly EventPackage[]): Offer[] =>
  list.map(({ name, people, length, cents }) => ({ name: `${name}, ${people}, ${length}`, cents }))

const jetskiOffers = (): Offer[] =>
  jetskis.flatMap(({ id, name }) =>
    jetskiDurations.flatMap((duration) => {
      const cents = jetskiCents(id, duration)
      return cents === undefined ? [] : [{ name: `${name}, ${jetskiTimes[duration].label}`, cents }]
    }),
  )

const services: readonly [Screen, Service][] = [
  [
    screens.efoilPrivate,
    {
      name: 'E-Foil Private Rent',
      places: locationIds,
      offers: rideDurations.map((code) => ({
        name: `${rides[code].label}, per foil`,
        cents: rides[code].cents,
      })),
    },
  ],
  [
    screens.efoilExperience,
    {
      name: 'Guided e-foil session',
      places: locationIds,
      offers: experienceDurations.map(({ label, cents }) => ({ name: `${label}, per person`, cents })),
    },
  ],
  [
    screens.surfSauna,
    {
      name: 'Surf and Sauna Session',
      places: noblessner,
      offers: [{ name: '2 hours, per person, booked online', cents: groupPrice.onlineCents }],
    },
  ],
  [screens.jetski, { name: 'Jetski Rent', places: noblessner, offers: jetskiOffers() }],
  [
    screens.wakeSurf,
    {
      name: 'Wake Surf',
      places: noblessner,
      offers: wakeDurations.map((code) => ({
        name: `${wakes[code].label}, up to ${wakes[code].people} people`,
        cents: wakes[code].cents,
      })),
    },
  ],
  [screens.birthdays, { name: 'Birthday party', places: noblessner, offers: packages(birthdaysB) }],
  [screens.birthdayEvents, { name: 'Birthday party', places: noblessner, offers: packages(birthdaysA) }],
  [screens.corporate, { name: 'Corporate event', places: noblessner, offers: packages(corporatePackages) }],
  [
    screens.membership,
    {
      name: membership.name,
      places: locationIds,
      offers: [
        { name: 'Joining fee', cents: membership.joiningFeeCents },
        { name: 'Per month, from the second month', cents: membership.monthlyFeeCents },
      ],
    },
  ],
  [
    screens.customOrder,
    {
      name: 'Custom e-foil',
      places: locationIds,
      offers: [
        {
          name: 'Board as it is, without accessories',
          cents: customOrderDollars({ motorPower: '1', mastLength: '1', accessories: [] }) * 100,
          currency: 'USD',
        },
      ],
    },
  ],
]

const byScreen = new Map(services)

export const serviceOf = (screen: Screen): Service | undefined => byScreen.get(screen)
