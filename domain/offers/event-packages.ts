import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'
import { locationsOf, placeText } from '../locations.ts'
import { type PackageId, type PackageSet, packageSets } from './package-ids.ts'

// Birthdays and corporate events are requested, not paid online. The house has their prices and contents.

/** The one that is selected at first. */
export const firstBirthday = { B: 'standard-b', A: 'premium-a' } as const

export type EventPackage = { id: PackageId } & House['packages'][PackageId]

const bySet = perHouse(({ packages }) => {
  const listOf = (ids: readonly PackageId[]) => ids.map((id): EventPackage => ({ id, ...packages[id] }))
  return { B: listOf(packageSets.B), A: listOf(packageSets.A), corporate: listOf(packageSets.corporate) }
})

/** The packages of a set, in their order. */
export const packagesOf = (house: House, set: PackageSet): readonly EventPackage[] => bySet(house)[set]

/** 'Noblessner, Tallinn': events are held at the first place of the house. */
export const eventPlace = (house: House): string => placeText(locationsOf(house)[0]!)

/** The range of people that packages are for. */
export const peopleOf = (packages: readonly EventPackage[]): { least: number; most: number } => ({
  least: Math.min(...packages.map(({ fits }) => fits.least)),
  most: Math.max(...packages.map(({ fits }) => fits.most)),
})

const figure = (text: string): string => /\d+/.exec(text)?.[0] ?? ''

/** '1 to 4 hours', '30 minutes to 2 hours': the lengths of the packages. */
export function lengthsText(packages: readonly EventPackage[]): string {
  const [first, last] = [packages[0]!.length, packages.at(-1)!.length]
  const unit = (text: string) => text.replace(/\d+/, '').replace(/s$/, '')
  if (first === last) return last
  return figure(first) !== '' && unit(first) === unit(last)
    ? `${figure(first)} to ${last}`
    : `${first} to ${last}`
}

/** '2, 4 or 6 foils': the first thing that each package includes, if it is a count of the same thing; else undefined. */
export function countsText(packages: readonly EventPackage[], noun: string): string | undefined {
  const counts = packages.map(({ includes }) =>
    includes[0]?.endsWith(` ${noun}`) ? figure(includes[0]) : '',
  )
  if (counts.includes('')) return undefined
  const anyOf = [counts.slice(0, -1).join(', '), counts.at(-1)].filter(Boolean)
  return `${anyOf.join(' or ')} ${noun}`
}

/** How a number of people fits a package: 'Standard is for up to 12 people.' and, if it does not, which one would. */
export function fitText(chosen: EventPackage, people: number, all: readonly EventPackage[]): string {
  const words = `${chosen.name} is for ${chosen.people}.`
  const { least, most } = chosen.fits
  if (people >= least && people <= most) return words
  const fitting = all.find(({ fits }) => people >= fits.least && people <= fits.most)
  return fitting
    ? `${words} ${fitting.name} fits ${people}.`
    : `${words} For ${people} we make you an offer of your own.`
}
