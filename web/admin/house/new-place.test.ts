import { expect, it } from 'vitest'
import { changesBetween } from '#domain/house/changes.ts'
import { checkHouse } from '#domain/house/check.ts'
import { houseSchema } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { emptyPlace, placeId, placeProblems, withNewPlace, withPlaceMoved, withSoldAt } from './new-place.ts'
import { emptyRental, rentalProblems } from './new-rental.ts'
import { withRental } from './with-rental.ts'

const haapsalu = {
  name: 'Haapsalu',
  label: '',
  country: 'Estonia',
  zone: 'Europe/Tallinn',
  meetingPoint: 'The yacht club, Haapsalu',
  vatPercent: 24,
  map: { latitude: 58.9564, longitude: 23.5264 },
  foils: 2,
}

it('names what a new place lacks', () => {
  expect(Object.keys(placeProblems(emptyPlace, theHouse)).sort()).toEqual([
    'country',
    'map.latitude',
    'map.longitude',
    'meetingPoint',
    'name',
    'vatPercent',
    'zone',
  ])
  expect(placeProblems({ ...haapsalu, name: 'PÜHAJÄRVE ' }, theHouse)).toEqual({
    name: 'Another place has this name',
  })
  expect(placeProblems({ ...haapsalu, foils: 101 }, theHouse)).toEqual({ foils: 'At most 100 at once' })
  expect(placeId('Pärnu rand!', theHouse)).toBe('parnu-rand')
})

it('adds places whose names have no Latin letters', () => {
  const house = withNewPlace(theHouse, { ...haapsalu, name: 'เกาะเต่า' }, '2026-06-16')
  const next = { ...haapsalu, name: 'Пярну' }
  expect(placeProblems(next, house)).toEqual({})
  const both = withNewPlace(house, next, '2026-06-16')
  expect(Object.values(both.places).map(({ name }) => name)).toEqual([
    ...Object.values(theHouse.places).map(({ name }) => name),
    'เกาะเต่า',
    'Пярну',
  ])
  const numbered = ['หาด 2', 'ท่าเรือ 2'].reduce((house, name) => {
    expect(placeProblems({ ...haapsalu, name }, house)).toEqual({})
    return withNewPlace(house, { ...haapsalu, name }, '2026-06-16')
  }, both)
  expect(Object.keys(numbered.places)).toHaveLength(Object.keys(both.places).length + 2)
  expect(Object.keys(both.places).every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true)
})

it('adds a place with e-foils, where rides end before dark, and which the schema accepts', () => {
  expect(placeProblems(haapsalu, theHouse)).toEqual({})
  const house = withNewPlace(theHouse, haapsalu, '2026-06-16')
  expect(Object.keys(house.places).at(-1)).toBe('haapsalu')
  expect(house.places.haapsalu).toMatchObject({ label: 'Haapsalu', hours: [], afterDark: 'close' })
  expect(house.activities['efoil-private'].places.at(-1)).toBe('haapsalu')
  expect(house.activities['test-drive'].places.at(-1)).toBe('haapsalu')
  const units = Object.entries(house.units).map(([id, unit], index) => [id, { ...unit, number: index + 1 }])
  const { error } = houseSchema.safeParse({ ...house, units: Object.fromEntries(units) })
  expect(error).toBeUndefined()
  expect(units.filter(([id]) => String(id).startsWith('efoil-haapsalu-'))).toHaveLength(2)
})

it('the server accepts a rental with the longest address at a place with the longest name', () => {
  const name = 'Pärnu rannahotelli sadam'
  const placed = withNewPlace(theHouse, { ...haapsalu, name }, '2026-06-16')
  const place = Object.keys(placed.places).at(-1)!
  const lengths = [{ minutes: '60', price: '25' }]
  const boards = { ...emptyRental, name: 'Boards', slug: 'b'.repeat(24), units: { [place]: 12 }, lengths }
  expect(rentalProblems(boards, placed)).toEqual({})
  const made = withRental(placed, boards, () => '2026-06-16')
  const { house, problems } = checkHouse(made, { published: theHouse, taken: [] })
  expect(problems).toEqual([])
  const units = Object.values(house!.units).filter(({ activity }) => activity === boards.slug)
  expect(units.map((unit) => unit.name)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Board ${index + 1}`),
  )
})

it('removes a place from an activity and puts it back in the same position', () => {
  const without = withSoldAt(theHouse, 'efoil-private', 'malaga', false)
  expect(without.activities['efoil-private'].places).not.toContain('malaga')
  const back = withSoldAt(without, 'efoil-private', 'malaga', true)
  expect(back.activities['efoil-private'].places).toEqual(theHouse.activities['efoil-private'].places)
})

it('moves a place in the order of lists and activities, no further than the ends', () => {
  const moved = withPlaceMoved(theHouse, 'puhajarve', -1)
  const order = ['puhajarve', 'tallinn', 'koh-phangan', 'malaga', 'dubai']
  expect(Object.keys(moved.places)).toEqual(order)
  expect(moved.activities['efoil-private'].places).toEqual(order)
  expect(moved.activities['wake-surf'].places).toEqual(['tallinn'])
  expect(withPlaceMoved(moved, 'puhajarve', -1)).toBe(moved)
  expect(withPlaceMoved(moved, 'dubai', 1)).toBe(moved)
  expect(changesBetween(theHouse, moved)).toContain(
    'Order of places: Pühajärve, Tallinn, Koh Phangan, Málaga, Dubai',
  )
})
