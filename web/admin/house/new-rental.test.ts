import { expect, it } from 'vitest'
import { checkHouse } from '#domain/house/check.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { emptyRental, filled, rentalProblems, withRental } from './new-rental.ts'

const boards = {
  ...emptyRental,
  name: 'Paddle boards',
  units: { puhajarve: 8 },
  lengths: [
    { minutes: '120', price: '40,50' },
    { minutes: '60', price: '25' },
  ],
}
const today = () => '2026-06-16'

it('proposes the address and what one and more are called', () => {
  expect(filled(boards)).toMatchObject({ slug: 'paddle-boards', one: 'paddle board', many: 'paddle boards' })
  expect(filled({ ...boards, name: 'Süsta  & Kanuu!' })).toMatchObject({ slug: 'susta-kanuu' })
  expect(filled({ ...boards, name: 'Kayak', slug: 'k' })).toMatchObject({ slug: 'k', many: 'kayaks' })
})

it('makes a rental with its units that the server takes', () => {
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

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['an address that is taken', { slug: 'wake-surf' }, 'slug'],
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
