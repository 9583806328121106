import { expect, it } from 'vitest'
import { catalogueOf } from '#domain/activities/catalogue.ts'
import { checkHouse } from '#domain/house/check.ts'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { withUnitCount } from './fleet.ts'
import { emptyRental, filled, rentalProblems } from './new-rental.ts'
import { put } from './price-sheets.ts'
import { rentalOf, withRental } from './with-rental.ts'

const boards = {
  ...emptyRental,
  name: 'Paddle boards',
  units: { puhajarve: 8 },
  lengths: [
    { minutes: '120', price: '40,50' },
    { minutes: '60', price: '25' },
  ],
}
const now = Temporal.Instant.from('2026-06-16T12:00:00Z')
const today = () => '2026-06-16'

it('proposes the address, the singular and the plural', () => {
  expect(filled(boards)).toMatchObject({ slug: 'paddle-boards', one: 'paddle board', many: 'paddle boards' })
  expect(filled({ ...boards, name: 'Süsta  & Kanuu!' })).toMatchObject({ slug: 'susta-kanuu' })
  expect(filled({ ...boards, name: 'Kayak', slug: 'k' })).toMatchObject({ slug: 'k', many: 'kayaks' })
})

it.each(['1.290', '1,290', '0x10', '-5', ''])('a length that costs “%s” has no price', (price) => {
  const typed = { ...boards, lengths: [{ minutes: '60', price }] }
  expect(rentalProblems(typed, theHouse)).toEqual({
    lengths: 'Please give each length a price, up to 100,000 €',
  })
})

it('allows at most 100 units per place at once, and says so', () => {
  expect(rentalProblems({ ...boards, units: { puhajarve: 101 } }, theHouse)).toEqual({
    units: 'At most 100 at once',
  })
})

it('creates a rental with units that the server accepts', () => {
  const made = withRental(theHouse, boards, today)
  const { house, problems } = checkHouse(made, { published: theHouse, taken: [] })
  expect(problems).toEqual([])
  expect(house!.activities['paddle-boards']).toMatchObject({
    kind: 'units',
    places: ['puhajarve'],
    most: 8,
    durations: { '1h': { cents: 2_500, label: '1 hour' }, '2h': { cents: 4_050 } },
  })
  const units = Object.values(house!.units).filter(({ activity }) => activity === 'paddle-boards')
  expect(units.map(({ name }) => name)).toContain('Paddle board 8')
  expect(new Set(units.map(({ number }) => number)).size).toBe(8)
})

it('creates a session with its places, days and times', () => {
  const session = {
    ...emptyRental,
    shape: 'session' as const,
    name: 'SUP yoga',
    units: { puhajarve: 3 },
    lengths: [{ minutes: '60', price: '25' }],
    weekdays: [3],
  }
  expect(rentalProblems({ ...session, weekdays: [] }, theHouse)).toEqual({
    weekdays: 'Choose a day of the week',
  })
  const made = withRental(theHouse, session, today)
  const { house, problems } = checkHouse(made, { published: theHouse, taken: [] })
  expect(problems).toEqual([])
  expect(house!.activities['sup-yoga']).toMatchObject({
    noun: { one: 'place', many: 'places' },
    shape: 'session',
    weekdays: [3],
    starts: ['18:00'],
  })
  expect(
    catalogueOf(house!)
      .find(({ id }) => id === 'sup-yoga')!
      .units.map(({ name }) => name),
  ).toEqual(['Place 1', 'Place 2', 'Place 3'])
})

it('creates a boat with its people and its add-on', () => {
  const boat = {
    ...emptyRental,
    shape: 'boat' as const,
    name: 'Fishing boat',
    units: { puhajarve: 1 },
    lengths: [{ minutes: '120', price: '120' }],
    people: 6,
    addOn: { name: 'Captain', cents: 4_000 },
  }
  expect(rentalProblems({ ...boat, people: undefined, addOn: { name: 'Captain' } }, theHouse)).toEqual({
    people: 'Say how many, from 1 to 100',
    addOn: 'Please give it a price',
  })
  const { house, problems } = checkHouse(withRental(theHouse, boat, today), {
    published: theHouse,
    taken: [],
  })
  expect(problems).toEqual([])
  expect(house!.activities['fishing-boat']).toMatchObject({ most: 6, shape: 'boat', addOn: boat.addOn })
  const sold = catalogueOf(house!).find(({ id }) => id === 'fishing-boat')!
  expect(sold.units.map(({ name }) => name)).toEqual(['Fishing boat 1'])
})

it('creates machines with their names, at first at one price', () => {
  const pedal = {
    ...emptyRental,
    shape: 'machines' as const,
    name: 'Pedal boats',
    names: { puhajarve: 'Anna, Berta' },
    lengths: [{ minutes: '60', price: '20' }],
  }
  expect(rentalProblems({ ...pedal, names: { puhajarve: ' , ' } }, theHouse)).toEqual({
    units: 'Say what they are called for at least one place',
  })
  const made = withRental(theHouse, pedal, today)
  const { house, problems } = checkHouse(made, { published: theHouse, taken: [] })
  expect(problems).toEqual([])
  expect(house!.activities['pedal-boats']).toMatchObject({
    kind: 'machines',
    places: ['puhajarve'],
    durations: { '1h': { cents: { 'pedal-boats-1': 2_000, 'pedal-boats-2': 2_000 } } },
  })
  const sold = catalogueOf(house!).find(({ id }) => id === 'pedal-boats')!
  expect(sold.units.map(({ name }) => name)).toEqual(['Anna', 'Berta'])
  expect(rentalOf(theHouse, pedal, now)).toEqual({ made, problems: {} })
  expect(rentalOf(theHouse, { ...pedal, names: { puhajarve: 'Anna, Anna' } }, now).problems).toEqual({
    units: 'Another machine has this name, here or at another place',
  })
  expect(rentalOf(made, { ...pedal, name: 'Row boats' }, now).problems).toEqual({
    units: 'Another unit at this place has this name',
  })
})

it('reports units that would have the names of others at their place', () => {
  const made = withRental(theHouse, boards, today)
  expect(rentalOf(theHouse, boards, now)).toEqual({ made, problems: {} })
  const surf = { ...boards, name: 'Surfboards', slug: 'surfboards', one: 'paddle board' }
  expect(rentalOf(made, surf, now).problems).toEqual({ one: 'Another unit at this place has this name' })
})

it('retires the last places of a session, and brings them back first', () => {
  const at = { activity: 'efoil-private', place: 'tallinn', since: '2026-06-16' }
  const used = (house: House) =>
    Object.values(house.units).filter(
      ({ activity, place, retired }) => activity === at.activity && place === at.place && !retired,
    )
  const four = withUnitCount(theHouse, { ...at, count: 4 })
  expect(used(four).map(({ name }) => name)).toEqual(['E-foil 1', 'E-foil 2', 'E-foil 3', 'E-foil 4'])
  const seven = withUnitCount(four, { ...at, count: 7 })
  expect(used(seven)).toHaveLength(7)
  expect(Object.keys(seven.units)).toHaveLength(Object.keys(theHouse.units).length + 1)
})

it('retyping a number digit by digit leaves the units as they were', () => {
  const at = { activity: 'efoil-private', place: 'tallinn', since: '2026-06-16' }
  const twelve = withUnitCount(theHouse, { ...at, count: 12 })
  const first = put(twelve, ['units', 'efoil-tallinn-1', 'retired'], '2025-10-01')
  const house = put(first, ['units', 'efoil-tallinn-3', 'retired'], '2027-01-01')
  const typed = [1, 10].reduce((now, count) => withUnitCount(now, { ...at, count }), house)
  expect(typed).toEqual(house)
})

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['an address that is taken', { slug: 'wake-surf' }, 'slug'],
  ['an address of another page', { slug: 'custom-service' }, 'slug'],
  ['an address with spaces', { slug: 'paddle boards' }, 'slug'],
  ['no place', { units: {} }, 'units'],
  ['a length without a price', { lengths: [{ minutes: '60', price: '' }] }, 'lengths'],
  ['a price below 0', { lengths: [{ minutes: '60', price: '-1' }] }, 'lengths'],
  ['a length twice', { lengths: [boards.lengths[1]!, boards.lengths[1]!] }, 'lengths'],
  ['a last start before the first', { first: '21:00' }, 'last'],
  ['starts every 0 minutes', { every: '0' }, 'every'],
])('refuses %s', (_, fields, field) => {
  expect(Object.keys(rentalProblems({ ...boards, ...fields }, theHouse))).toContain(field)
})

it('finds nothing wrong with a form that is complete', () => {
  expect(rentalProblems(boards, theHouse)).toEqual({})
})

it('machines get no id that another unit has', () => {
  const boats = {
    ...theHouse,
    units: { ...theHouse.units, 'wake-boat-2': { ...theHouse.units['wake-boat']!, number: 802 } },
  }
  const named = {
    ...boards,
    shape: 'machines' as const,
    name: 'Wake boat',
    names: { tallinn: 'Anna, Berta, Carla' },
  }
  const made = withRental(boats, named, today)
  expect(made.units).toMatchObject(boats.units)
  expect(Object.keys(made.units)).toHaveLength(Object.keys(boats.units).length + 3)
})
