import { expect, test } from 'vitest'
import { onSiteBody, requestOfOnSite } from '#domain/booking/on-site.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { type Booking, bodyOf, whatText } from './request-body.ts'

const booking: Booking = {
  jetskis: ['trixx-23-blue', 'gti-130'],
  duration: '1h',
  date: '2026-06-20',
  time: '13:00',
  people: 3,
  isFirstTime: true,
  fullName: 'Tanja Žukov',
  email: 'tanja@example.ee',
  phone: '+372 5123 4567',
  notes: '',
}

test('the payload names the jetskis joined by commas and a price as text; the status is pending', () => {
  const body = bodyOf(theHouse, booking, (quote) => quote)
  expect(body).toMatchObject({
    activityType: 'jetski',
    sector: 'jetski',
    equipment: 'Trixx 2023 Blue, GTI 130',
    totalPrice: '175',
    participants: 3,
    status: 'pending',
  })
  expect(requestOfOnSite(theHouse, onSiteBody.parse(body))).toMatchObject({
    activity: 'jetski-request',
    choice: { jetskis: booking.jetskis, duration: '1h', people: 3, isFirstTime: true },
    time: '13:00',
  })
  expect(whatText(theHouse, booking)).toBe('Trixx 2023 Blue, GTI 130, Saturday 20 June, 13:00, 1 hour')
})

test('a machine whose name has a comma is requested like any other', () => {
  const blue = { ...theHouse.units['trixx-23-blue']!, name: 'Trixx 2023, blue' }
  const house = { ...theHouse, units: { ...theHouse.units, 'trixx-23-blue': blue } }
  const body = bodyOf(house, booking, (quote) => quote)
  expect(requestOfOnSite(house, onSiteBody.parse(body))).toMatchObject({
    choice: { jetskis: booking.jetskis },
  })
})
