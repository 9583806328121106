import { describe, expect, it } from 'vitest'
import { checkHouse } from './check.ts'
import { theHouse } from './the-house.ts'

const context = { published: theHouse, taken: [101, 705, 801, 901, 999] }
const { number, ...third } = theHouse.units['efoil-malaga-3']!
const withoutNumber = { ...third, name: 'Board' }
const withUnits = (units: object) => ({ ...theHouse, units: { ...theHouse.units, ...units } })
const problems = (document: unknown) => checkHouse(document, context).problems

describe('a document that may be saved', () => {
  it('is the published house, frozen also within', () => {
    const { house } = checkHouse(theHouse, context)
    expect(house).toEqual(theHouse)
    expect(Object.isFrozen(house!.activities['wake-surf'].durations)).toBe(true)
  })

  it('of an earlier version has the published packages and membership', () => {
    const { brand: _brand, packages: _packages, membership: _membership, ...earlier } = theHouse
    const membership = { ...theHouse.membership, joiningFeeCents: 9_900 }
    const { house } = checkHouse(earlier, { ...context, published: { ...theHouse, membership } })
    expect(house!.membership).toEqual(membership)
    expect(house!.packages).toEqual(theHouse.packages)
  })

  it('of an earlier version has the published names, zones and rates of its places', () => {
    const { tallinn, malaga, ...places } = theHouse.places
    const { hours, closed, afterDark } = tallinn!
    const earlier = { ...theHouse, places: { tallinn: { hours, closed, afterDark }, malaga, ...places } }
    const published = {
      ...theHouse,
      places: { ...theHouse.places, tallinn: { ...tallinn!, vatPercent: 22 } },
    }
    const { house } = checkHouse(earlier, { ...context, published })
    expect(house!.places.tallinn).toEqual({ ...tallinn, vatPercent: 22 })
    expect(Object.keys(house!.places).slice(0, 2)).toEqual(['tallinn', 'malaga'])
  })

  it('may have another place, which units and activities may name', () => {
    const places = { ...theHouse.places, haapsalu: { ...theHouse.places.puhajarve!, name: 'Haapsalu' } }
    const one = { ...withoutNumber, place: 'haapsalu' }
    const { house } = checkHouse({ ...withUnits({ one }), places }, context)
    expect(house!.units.one!.place).toBe('haapsalu')
  })

  it('may have a place and a unit with an id that every object has', () => {
    const places = { ...theHouse.places, constructor: { ...theHouse.places.puhajarve!, name: 'Constructor' } }
    const unit = { ...withoutNumber, place: 'constructor' }
    expect(problems({ ...withUnits({ constructor: unit }), places })).toEqual([])
  })

  it('keeps the order of its durations', () => {
    const { house } = checkHouse(JSON.parse(JSON.stringify(theHouse)), context)
    expect(Object.keys(house!.activities['efoil-private'].durations)).toEqual([
      '30min',
      '1h',
      '2h',
      '4h',
      'full',
    ])
  })

  it('gives units numbers above all ever used, and a context unit its own', () => {
    const { house } = checkHouse(
      withUnits({ one: withoutNumber, 'efoil-malaga-3': third, two: { ...withoutNumber, name: 'Other' } }),
      context,
    )
    expect([house!.units.one!.number, house!.units.two!.number]).toEqual([1000, 1001])
    expect(house!.units['efoil-malaga-3']!.number).toBe(number)
  })

  it('gives a unit the first free number if the highest was given', () => {
    const last = { ...withoutNumber, number: 999_999 }
    const { house } = checkHouse(withUnits({ last, one: { ...withoutNumber, name: 'Other' } }), {
      ...context,
      taken: [1, 2],
    })
    expect(house!.units.one!.number).toBe(3)
  })
})

describe('a document that is refused', () => {
  it.each<[string, unknown, string, string]>([
    ['no object', 7, '', 'The request must be an object.'],
    ['an unknown key', { ...theHouse, extra: 1 }, 'extra', 'There is no such field'],
    ['another format', { ...theHouse, format: 2 }, 'format', "'format' must be"],
    [
      'another number',
      withUnits({ 'efoil-malaga-3': { ...withoutNumber, number: 77 } }),
      'units.efoil-malaga-3.number',
      'keeps its number',
    ],
    [
      'a taken number',
      withUnits({ one: { ...withoutNumber, number: 705 } }),
      'units.one.number',
      'keeps its number',
    ],
    [
      'a strange activity',
      withUnits({ one: { ...withoutNumber, activity: 'boats' } }),
      'units.one.activity',
      'No such thing',
    ],
    [
      'a unit at a place that there is not',
      withUnits({ one: { ...withoutNumber, number: 7_777, place: 'atlantis' } }),
      'units.one.place',
      'This place does not exist',
    ],
    [
      'a time zone that there is not',
      {
        ...theHouse,
        places: { ...theHouse.places, dubai: { ...theHouse.places.dubai, zone: 'Asia/Dubay' } },
      },
      'places.dubai.zone',
      'There is no such time zone',
    ],
    [
      'VAT in hundredths of a percent',
      { ...theHouse, places: { ...theHouse.places, dubai: { ...theHouse.places.dubai, vatPercent: 5.05 } } },
      'places.dubai.vatPercent',
      'VAT has one decimal place, like 5.5',
    ],
    [
      'the same place twice',
      {
        ...theHouse,
        activities: {
          ...theHouse.activities,
          'wake-surf': { ...theHouse.activities['wake-surf'], places: ['tallinn', 'tallinn'] },
        },
      },
      'activities.wake-surf.places',
      'Choose each place once',
    ],
    ['a unit that is gone', withUnits({ 'efoil-malaga-3': undefined }), 'units.efoil-malaga-3', 'is missing'],
  ])('%s, at its path', (_, document, path, message) => {
    expect(problems(document)).toEqual([{ path, message: expect.stringContaining(message) }])
  })

  it('lacks a unit, a place or an activity that was published', () => {
    const { 'efoil-malaga-3': gone, ...units } = theHouse.units
    expect(gone).toBeDefined()
    expect(problems({ ...theHouse, units })).toEqual([
      { path: 'units.efoil-malaga-3', message: 'A unit is never deleted: retire it instead' },
    ])
    const haapsalu = { ...theHouse.places.puhajarve!, name: 'Haapsalu' }
    const placed = { ...theHouse, places: { ...theHouse.places, haapsalu } }
    expect(checkHouse(theHouse, { ...context, published: placed }).problems).toEqual([
      {
        path: 'places.haapsalu',
        message: 'A place is never deleted: stop selling everything there instead',
      },
    ])
    const more = {
      ...theHouse,
      activities: { ...theHouse.activities, boards: theHouse.activities['test-drive'] },
    }
    expect(checkHouse(theHouse, { ...context, published: more }).problems).toEqual([
      { path: 'activities.boards', message: 'An activity is never deleted: switch it off instead' },
    ])
  })
})

describe('an activity sold at a place without its units', () => {
  const soldAt = (id: 'wake-surf' | 'efoil-group' | 'jetski-rental', places: string[]) => ({
    ...theHouse.activities,
    [id]: { ...theHouse.activities[id], places },
  })
  const boatAt = (place: string, more: object = {}) => ({
    'wake-boat': { ...theHouse.units['wake-boat'], place, ...more },
  })

  it.each([
    ['wake-surf', 'Wake Surf: there is no wake boat at Málaga. '],
    ['efoil-group', 'Surf and Sauna Session: there is no floating sauna at Málaga. '],
    ['jetski-rental', 'Jetski Rent: there is no jetski at Málaga. '],
  ] as const)('%s is a problem at that place', (id, message) => {
    const activities = soldAt(id, ['tallinn', 'malaga'])
    expect(problems({ ...theHouse, activities })).toEqual([
      { path: `activities.${id}.places.1`, message: expect.stringContaining(message) },
    ])
    const off = { ...activities, [id]: { ...activities[id], on: false } }
    expect(problems({ ...theHouse, activities: off })).toEqual([])
  })

  it('is a problem if the boat was moved away, but not once it is sold where the boat is', () => {
    expect(problems(withUnits(boatAt('malaga')))).toEqual([
      { path: 'activities.wake-surf.places.0', message: expect.stringContaining('no wake boat at Tallinn') },
    ])
    expect(problems({ ...withUnits(boatAt('malaga')), activities: soldAt('wake-surf', ['malaga']) })).toEqual(
      [],
    )
  })

  it('may still be sold while its only boat is retired, as its bookings end', () => {
    expect(problems(withUnits(boatAt('tallinn', { retired: '2026-10-01' })))).toEqual([])
  })
})

/** The paths of all numbers of a document that match, as '/'-joined keys. */
const numbersIn = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'number'
    ? [path]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        typeof inner === 'object' || typeof inner === 'number' ? numbersIn(inner, [...path, key]) : [],
      )

function withNumber(path: string[], number: number): unknown {
  const document = structuredClone(theHouse) as unknown as Record<string, unknown>
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, document)
  parent[path.at(-1)!] = number
  return document
}

it('every wrong number that an owner may type is refused with a sentence, not with its path', () => {
  // Assigned by the server.
  const given = /^format$|^units\.[^.]+\.number$/
  const paths = numbersIn(theHouse).filter((path) => !given.test(path.join('.')))
  expect(paths.length).toBeGreaterThan(100)
  const answers = paths.flatMap((path) =>
    [-1, 0.5, 1e9].flatMap((number) =>
      problems(withNumber(path, number)).map(({ message }) => `${path.join('.')}: ${message}`),
    ),
  )
  expect(answers.filter((answer) => answer.includes("'"))).toEqual([])
})
