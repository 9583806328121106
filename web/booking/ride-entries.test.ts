import { expect, test } from 'vitest'
import { emptyRide, entriesAt } from './ride-entries.ts'

const kept = { ...emptyRide, date: '2026-06-18', time: '18:00', foilCount: 3, fullName: 'Nele Kuusk' }

test('a place chosen on the hub is where the ride begins; changing the location clears the chosen time', () => {
  expect(entriesAt('dubai', null)).toEqual({ ...emptyRide, location: 'dubai' })
  expect(entriesAt('dubai', kept)).toEqual({ ...kept, location: 'dubai', date: '', time: '' })
  expect(entriesAt('tallinn', kept)).toEqual(kept)
})
