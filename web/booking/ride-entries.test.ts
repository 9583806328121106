import { expect, test } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { emptyRide, entriesAt } from './ride-entries.ts'

const entries = {
  ...emptyRide(theHouse),
  date: '2026-06-18',
  time: '18:00',
  foilCount: 3,
  fullName: 'Nele Kuusk',
}

test('a place chosen on the hub is where the ride begins; changing the location clears the chosen time', () => {
  expect(entriesAt(theHouse, 'dubai', null)).toEqual({ ...emptyRide(theHouse), location: 'dubai' })
  expect(entriesAt(theHouse, 'dubai', entries)).toEqual({ ...entries, location: 'dubai', date: '', time: '' })
  expect(entriesAt(theHouse, 'tallinn', entries)).toEqual(entries)
})
