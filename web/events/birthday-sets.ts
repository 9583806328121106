import type { House } from '#domain/house/house.ts'
import { locationsOf } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import type { EventPackage } from '#domain/offers/event-packages.ts'
import {
  countsText,
  firstBirthday,
  lengthsText,
  packagesOf,
  peopleOf,
} from '#domain/offers/event-packages.ts'

/** Version B is the whole party, version A only the foils (R-P3). */
export type BirthdaySetId = 'B' | 'A'

export type BirthdaySet = {
  id: BirthdaySetId
  name: string
  path: string
  title: string
  /** For how many people and how long, according to its packages. */
  lead: (house: House) => string
  /** Id of the initially selected package. */
  first: string
  /** The initial number of guests. */
  guests: number
}

export const birthdaySets: Record<BirthdaySetId, BirthdaySet> = {
  B: {
    id: 'B',
    name: 'Whole party',
    path: '/birthdays',
    title: 'A birthday above the water',
    lead: (house) => `${partyText(house, 'B')}. We bring everything but the candles.`,
    first: firstBirthday.B,
    guests: 10,
  },
  A: {
    id: 'A',
    name: 'Foils only',
    path: '/birthday-events',
    title: 'A birthday on the foils',
    lead: (house) => `${partyText(house, 'A')}. You bring the cake.`,
    first: firstBirthday.A,
    guests: 6,
  },
}

/** 'Up to 12 friends on 2, 4 or 6 foils, 1 to 3 hours in Noblessner', for the first place of the house. */
function partyText(house: House, set: BirthdaySetId): string {
  const packages = packagesOf(house, set)
  const foils = countsText(packages, 'foils')
  const friends = `Up to ${peopleOf(packages).most} friends${foils === undefined ? '' : ` on ${foils}`}`
  return `${friends}, ${lengthsText(packages)} in ${locationsOf(house)[0]!.label}`
}

/** '350 to 850 €, 2 to 4 hours': prices and lengths of a set, from its smallest to its largest package. */
export function rangeText(packages: readonly EventPackage[]): string {
  const [least, most] = [packages[0], packages.at(-1)] as [EventPackage, EventPackage]
  const from = priceText(least.cents).replace(/\D+$/, '')
  return `${from} to ${priceText(most.cents)}, ${lengthsText(packages)}`
}
