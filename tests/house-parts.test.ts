import { describe, expect, it } from 'vitest'
import { type Reads, readsAt, rentalReads, screens } from '#contract/screens.ts'
import { houseSchema } from '#domain/house/house.ts'
import { publicHouse } from '#domain/house/public-house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { offered } from '#domain/offers/offered.ts'
import { screenModules } from '#web/routes.ts'
import { partOf, readsInHtml } from '#web/served-house.ts'
import { importsOf, textOf } from './sources.ts'

// A page contains the parts of the house that its screen reads (contract/screens.ts). This test finds them in the screen's module
// and its imports, including lazy ones: a dialog that reads a missing part fails here, not for a visitor.

const keys = Object.keys(houseSchema.shape)
const named = /(?:\bhouse|useHouse\(\)|houseOfMatches\(matches\))\??\.(\w+)/g
const braces = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`
const takenApart = [
  String.raw`${braces}: (?:Pick<)?House\b`,
  String.raw`${braces} = (?:useHouse\(\)|houseOfMatches\(matches\)|house)\n`,
  String.raw`perHouse\(\s*\(${braces}`,
].map((pattern) => new RegExp(pattern, 'g'))
const ownActivity = /activities(?:\?\.)?\['([a-z-]+)'\]/g
const anyActivity = /\bactivities(?:\?\.)?(?:\[(?!')|\))/

/** These read the activity of their parameter, which is one of the screen's. */
const readOne = ['web/booking/hand-over.ts', 'web/booking/rental-page.tsx']

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!)

/** The parts that a module reads from the page's house. */
function readsOf(file: string): string[] {
  const text = textOf.get(file)!
  const words = takenApart
    .flatMap((pattern) => matches(text, pattern))
    .flatMap((one) => one.match(/\w+/g) ?? [])
  const found = [...matches(text, named), ...words].filter((word) => keys.includes(word))
  const readsAny = anyActivity.test(text) && found.includes('activities') && !readOne.includes(file)
  return [
    ...found.filter((key) => key !== 'activities' && key !== 'brand'),
    ...matches(text, ownActivity),
    ...(readsAny ? ['activities'] : []),
    ...(/\buse(?:Offered|OfferedAs|CancelPolicy)\(/.test(text) ? ['offered'] : []),
    ...(/\bexperienceCards\(/.test(text) ? ['cards'] : []),
  ]
}

/** How a page gets its part, and the schema. */
const apart = [
  'web/house-on-page.ts',
  'web/offered-on-page.ts',
  'web/served-house.ts',
  'domain/house/house.ts',
]

/** A module with all its imports, except type-only ones. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (!textOf.has(file) || seen.has(file) || apart.includes(file)) return seen
  seen.add(file)
  const text = textOf.get(file)!.replace(/(?:^|\n)import type [^;]*? from '[^']+'/g, '')
  for (const name of importsOf(file, text)) reached(name, seen)
  return seen
}

/** By reader: the parts that it reads without listing them. */
const missing = (module: string, reads: Reads, besides = ''): Record<string, string[]> =>
  Object.fromEntries(
    [...reached(`web/${module}`, new Set([besides]))]
      .filter((file) => file !== besides)
      .map(
        (file) => [file, readsOf(file).filter((key) => !(reads as readonly string[]).includes(key))] as const,
      )
      .filter(([, keys]) => keys.length > 0),
  )

describe('the part of the house that a page carries', () => {
  // The editor reads the draft, which it loads.
  const names = Object.keys(screens).filter((name) => name !== 'houseEditor') as (keyof typeof screens)[]

  it.each(names)('is all that the screen %s reads', (name) => {
    expect(missing(screenModules[name], screens[name].reads)).toEqual({})
  })

  it('is with the HTML of the start page all that it reads besides the text below its form', () => {
    const inHtml = readsInHtml('/', screens.landing.reads)
    expect(missing(screenModules.landing, inHtml, 'web/front/sections.tsx')).toEqual({})
    expect(screens.landing.reads.length - inHtml.length).toBeGreaterThan(0)
  })

  it('is all that the page of a rental reads', () => {
    expect(missing('booking/rental-page.tsx', rentalReads)).toEqual({})
  })

  it('is only the brand for the frame of every page', () => {
    expect({ ...missing('root.tsx', []), ...missing('asking-pages.tsx', []) }).toEqual({})
  })

  it.each([
    ['efoilPrivate', 'efoilConfirm'],
    ['efoilConfirm', 'checkout'],
    ['surfSauna', 'groupConfirm'],
    ['groupConfirm', 'checkout'],
    ['jetski', 'jetskiForm'],
    ['jetskiForm', 'jetskiConfirm'],
    ['jetskiConfirm', 'checkout'],
    ['wakeSurf', 'checkout'],
    ['checkout', 'bookingSuccess'],
    ['bookingSuccess', 'ownBooking'],
  ] as const)('lets a visitor go on from %s to %s without asking the server', (from, to) => {
    expect(screens[from].reads).toEqual(expect.arrayContaining([...screens[to].reads]))
  })

  it('is taken from the house by the list of its screen', () => {
    const house = publicHouse(theHouse)
    const wake = partOf(house, screens.wakeSurf.reads)
    expect(Object.keys(wake.house)).toEqual(['brand', 'places', 'units', 'membership', 'activities'])
    expect(Object.keys(wake.house.activities)).toEqual(['wake-surf'])
    expect(Object.keys(wake.house.units)).toEqual(['wake-boat', 'floating-sauna'])
    expect(partOf(house, screens.jetski.reads).house.units).toHaveProperty('rxp-x-rs')
    expect(partOf(house, screens.terms.reads).house.units).toBe(house.units)
    expect(wake.offered?.some(({ card }) => card)).toBe(false)
    expect(partOf(house, screens.terms.reads).house.activities).toBe(house.activities)
    expect(partOf(house, screens.landing.reads).offered).toEqual(offered(house))
    expect(partOf(house, []).offered).toBeUndefined()
  })

  it.each([
    ['/', screens.landing],
    ['/payment-success', screens.bookingSuccess],
    ['/b/2c4f', screens.ownBooking],
    ['/booking/paddle-boards', { reads: rentalReads }],
  ])('is found by its address %s', (path, { reads }) => {
    expect(readsAt(path)).toEqual(reads)
  })
})
