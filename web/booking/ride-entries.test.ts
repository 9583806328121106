import { expect, test } from 'vitest'
import { privateRide, testDrive } from '#domain/activities/efoil-ride.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { allowedOfRide, emptyRide, entriesAt } from './ride-entries.ts'

const sold = privateRide(theHouse)
const entries = {
  ...emptyRide(sold),
  date: '2026-06-18',
  time: '18:00',
  foilCount: 3,
  fullName: 'Nele Kuusk',
}

test('a place chosen on the hub is where the ride begins; changing the location clears the chosen time', () => {
  expect(entriesAt(sold, 'dubai', null)).toEqual({ ...emptyRide(sold), location: 'dubai' })
  expect(entriesAt(sold, 'dubai', entries)).toEqual({ ...entries, location: 'dubai', date: '', time: '' })
  expect(entriesAt(sold, 'tallinn', entries)).toEqual(entries)
})

test('a place where no rides are sold leaves the entries unchanged', () => {
  const { 'efoil-private': ride } = theHouse.activities
  const activities = { ...theHouse.activities, 'efoil-private': { ...ride, places: ['tallinn', 'malaga'] } }
  expect(entriesAt(privateRide({ ...theHouse, activities }), 'dubai', entries)).toEqual(entries)
})

test('a length that is no longer sold is replaced by the usual one, and other entries are kept', () => {
  const stored = { ...entries, duration: '4h', foilCount: 7 }
  const { 'efoil-private': ride } = theHouse.activities
  const { '4h': _gone, ...durations } = ride.durations
  const activities = { ...theHouse.activities, 'efoil-private': { ...ride, durations } }
  const left = privateRide({ ...theHouse, activities })
  expect(entriesAt(left, 'tallinn', stored)).toEqual({ ...entries, duration: '1h', foilCount: 1 })
})

test('a test drive starts with its own length, place and number, not those of a private ride', () => {
  const { 'test-drive': drive } = theHouse.activities
  const { '30min': short } = drive.durations
  const house = {
    ...theHouse,
    activities: {
      ...theHouse.activities,
      'test-drive': { ...drive, most: 2, places: ['malaga'], durations: { '30min': short! } },
    },
  }
  const own = testDrive(house)
  expect(emptyRide(own)).toMatchObject({ duration: '30min', location: 'malaga' })
  expect(allowedOfRide(own)).toEqual({ location: ['malaga'], foilCount: [1, 2], duration: ['30min'] })
  expect(entriesAt(own, 'malaga', null)).toMatchObject({ duration: '30min' })
})
