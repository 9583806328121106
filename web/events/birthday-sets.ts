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

/** Version B is the whole party, version A is the foils alone (R-P3). */
export type BirthdaySetId = 'B' | 'A'

export type BirthdaySet = {
  id: BirthdaySetId
  name: string
  path: string
  title: string
  /** For how many, how long, as its packages say. */
  lead: (house: House) => string
  /** Id of the package that is selected at first. */
  first: string
  /** Guests that the request begins with. */
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

/** 'Up to 12 friends on 2, 4 or 6 foils, 1 to 3 hours in Noblessner', the first place of the house. */
function partyText(house: House, set: BirthdaySetId): string {
  const packages = packagesOf(house, set)
  const foils = countsText(packages, 'foils')
  const friends = `Up to ${peopleOf(packages).most} friends${foils === undefined ? '' : ` on ${foils}`}`
  return `${friends}, ${lengthsText(packages)} in ${locationsOf(house)[0]!.label}`
}

/** '350 to 850 €, 2 to 4 hours': what a set costs and how long it lasts, from its smallest package to its largest. */
export function rangeText(packages: readonly EventPackage[]): string {
  const [least, most] = [packages[0], packages.at(-1)] as [EventPackage, EventPackage]
  const from = priceText(least.cents).replace(/\D+$/, '')
  return `${from} to ${priceText(most.cents)}, ${lengthsText(packages)}`
}
