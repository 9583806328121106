import { privateRide } from '#domain/activities/efoil-ride.ts'
import { usualBringList } from '#domain/booking/bring.ts'
import { freeCancelHours } from '#domain/booking/policy.ts'
import { instantOf } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { locationOf } from '#domain/locations.ts'
import { mapLinksOf } from '#domain/map.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'

// The made-up customer of the previews.

export const start = { date: '2026-06-18', time: '18:00' }
const place = locationOf(theHouse, 'tallinn')
const { zone } = place
export const startsAt = instantOf(start.date, start.time, zone)
/** Two weeks before the session. */
export const bookedAt = startsAt.subtract({ hours: 14 * 24 })

export type HouseTexts = Pick<House, 'brand' | 'enquiry'>

export const sampleFacts = (publicUrl: string, { brand, enquiry }: HouseTexts): ConfirmationFacts => ({
  brand,
  promiseMinutes: enquiry.promiseMinutes.request,
  id: '0199b1a2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  reference: 'ML-7K3Q9',
  service: 'E-Foil Private Rent',
  customerName: 'Liis Tamm',
  email: 'liis.tamm@example.ee',
  locationLabel: place.label,
  place: place.meetingPoint,
  location: 'tallinn',
  zone,
  town: place.name,
  ...start,
  until: '19:30',
  startsAt: startsAt.toString(),
  endsAt: startsAt.add({ minutes: 90 }).toString(),
  quantityText: '3 foils',
  durationLabel: '1 hour',
  ...privateRide(theHouse).quote({ foils: 3, duration: '1h' }, { location: 'tallinn', ...start }),
  paymentText: 'Paid by card.',
  publicUrl,
  bookingUrl: `${publicUrl}/b/0123456789abcdefghijkl`,
  bookedAt: bookedAt.toString(),
  freeHours: freeCancelHours,
  bring: usualBringList,
  directionsUrl: mapLinksOf(place).directionsUrl,
  version: 1,
  changedAt: bookedAt.toString(),
})

export const booking = {
  customerName: 'Liis Tamm',
  customerPhone: '+372 5123 4567',
  customerEmail: 'liis.tamm@example.ee',
  specialRequests: 'First time for two of us.',
  channel: 'site',
  sector: 'efoil',
  paymentMethod: 'card',
  status: 'confirmed',
  reference: 'ML-7K3Q9',
  totalCents: 36_000,
  ...start,
} as const
export const enquiry = {
  kind: 'birthday',
  fullName: 'Karin Saar',
  email: 'karin.saar@example.ee',
  phone: '+372 5123 4567',
  message: 'Eight children, the youngest is twelve.',
  details: { package: 'standard-b', people: 8, preferredDate: '2026-07-11' },
  quoted: null,
  reference: 'EN-4QX2D',
  sector: 'main',
  promisedUntil: bookedAt.add({ minutes: 30 }).toString(),
} as const
