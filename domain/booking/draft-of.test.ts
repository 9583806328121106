import { expect, test } from 'vitest'
import { privateRide } from '../activities/efoil-ride.ts'
import { jetskiRental } from '../activities/jetski.ts'
import { wakeSurf } from '../activities/wake-surf.ts'
import { theHouse } from '../house/the-house.ts'
import { pendingDraftOf } from './draft-of.ts'
import type { Pricing } from './plan.ts'

const contact = { name: 'Liis Sepp', email: 'liis@example.ee', phone: '+372 5123 4567' }
const who = { fullName: contact.name, email: contact.email, phone: contact.phone }
const start = { location: 'tallinn', date: '2026-06-18', time: '12:00', contact }
const listPrice: Pricing = (quote) => quote
const when = { date: start.date, time: start.time, location: 'Noblessner' }

test('a private ride is stored in the shape of the spec', () => {
  const choice = { foils: 2, duration: '1h' } as const
  expect(pendingDraftOf(theHouse, privateRide(theHouse), { ...start, choice }, listPrice)).toEqual({
    ...when,
    ...contact,
    bookingType: 'efoil-private',
    service: 'E-Foil Private Rent',
    quantity: 2,
    duration: '1 hour',
    totalAmount: 240,
    ids: expect.anything(),
  })
})

test('a jetski rental is stored in the shape of the spec, with notes beside the guests', () => {
  const choice = { jetskis: ['trixx-23-blue'], duration: '1h', people: 2, isFirstTime: true }
  const request = { ...start, choice, notes: 'Harbour first' }
  expect(pendingDraftOf(theHouse, jetskiRental(theHouse), request, listPrice)).toEqual({
    ...when,
    bookingType: 'jetski-rental',
    service: 'Jetski Rent',
    quantity: 1,
    duration: '1 hour',
    totalAmount: 130,
    jetskis: ['Trixx 2023 Blue'],
    customerInfo: { ...who, peopleCount: 2, isFirstTime: true, notes: 'Harbour first' },
    ids: expect.anything(),
  })
})

test('a wake session is stored in the shape of the spec, with special requests beside the guests', () => {
  const choice = { duration: '1h', people: 3, sauna: true }
  const request = { ...start, choice, notes: 'A left-hander' }
  expect(pendingDraftOf(theHouse, wakeSurf(theHouse), request, listPrice)).toEqual({
    ...when,
    bookingType: 'wake-surf',
    service: 'Wake Surf - 1 hour + Floating Sauna',
    quantity: 3,
    duration: '1 hour',
    totalAmount: 380,
    details: { wakeSurfDuration: 60, includeOODSauna: true, saunaTimeSlot: 'day', saunaPrice: 200 },
    customerInfo: { ...who, peopleCount: 3, specialRequests: 'A left-hander' },
    ids: expect.anything(),
  })
})
