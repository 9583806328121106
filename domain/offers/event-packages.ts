import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import type { PackageId, PackageSet } from './package-ids.ts'
import { packageSets } from './package-ids.ts'

// Birthdays and corporate events: asked for, not paid online. What each costs and brings is the house's.

/** The one that is selected at first. */
export const firstBirthday = { B: 'standard-b', A: 'premium-a' } as const

export type EventPackage = { id: PackageId } & House['packages'][PackageId]

const bySet = perHouse(({ packages }) => {
  const listOf = (ids: readonly PackageId[]) => ids.map((id): EventPackage => ({ id, ...packages[id] }))
  return { B: listOf(packageSets.B), A: listOf(packageSets.A), corporate: listOf(packageSets.corporate) }
})

/** The packages of a set, in their order. */
export const packagesOf = (house: House, set: PackageSet): readonly EventPackage[] => bySet(house)[set]

/** What a number of people means for a package: 'Standard is for up to 12 people.' and, beyond it, which one would fit. */
export function fitText(chosen: EventPackage, people: number, all: readonly EventPackage[]): string {
  const words = `${chosen.name} is for ${chosen.people}.`
  const { least, most } = chosen.fits
  if (people >= least && people <= most) return words
  const fitting = all.find(({ fits }) => people >= fits.least && people <= fits.most)
  return fitting
    ? `${words} ${fitting.name} fits ${people}.`
    : `${words} For ${people} we make you an offer of your own.`
}
