import { expect, it } from 'vitest'
import type { House, UnitsActivity } from '../house/house.ts'
import { theHouse } from '../house/the-house.ts'
import { requestOfStaff, staffBooking } from './staff-request.ts'

const boat: UnitsActivity = {
  kind: 'units',
  on: true,
  title: 'Wakesurf',
  places: ['tallinn'],
  noun: { one: 'boat', many: 'boats' },
  most: 8,
  durations: { '1h': { label: '1 hour', short: '1 h', minutes: 60, cents: 9_000 } },
  starts: ['12:00'],
  shape: 'boat',
}
const withBoat = (on: boolean): House => ({
  ...theHouse,
  activities: { ...theHouse.activities, wakesurf: { ...boat, on } },
})
const enteredFor = (house: House, activity: string) =>
  requestOfStaff(
    house,
    staffBooking.parse({
      activity,
      choice: { people: 2, duration: '1h' },
      location: 'tallinn',
      date: '2026-06-18',
      time: '12:00',
      customerName: 'Mart Õunapuu',
      customerPhone: '+372 5555 1234',
    }),
  ).activity

it('staff can book what the owner added even if a form of the site uses that name for something else', () => {
  expect(enteredFor(theHouse, 'wakesurf')).toBe('wake-surf')
  expect(enteredFor(withBoat(true), 'wakesurf')).toBe('wakesurf')
  expect(() => enteredFor(withBoat(false), 'wakesurf')).toThrow('This activity is not offered')
})
