import { quoteRide } from '#domain/activities/efoil-ride.ts'
import { bringOnWater } from '#domain/booking/bring.ts'
import { freeCancelHours } from '#domain/booking/policy.ts'
import { addDays, instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { directionsLink, site } from '#domain/site.ts'
import { bookingAlert, enquiryAlert, paymentAlert } from './alert-letters.ts'
import { movedLetter, reminderLetter, restoredLetter } from './booking-letters.ts'
import type { CalendarUse } from './calendar-file.ts'
import { cancelledLetter } from './cancel-letter.ts'
import { confirmationLetter } from './confirmation.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import { enquiryReceivedLetter } from './enquiry-letter.ts'
import { manualLetter, testLetter } from './hand-letters.ts'
import type { Letter } from './letter.ts'
import { passwordResetLetter } from './password-reset.ts'
import { lateLetter, problemLetter, refundedLetter } from './payment-letters.ts'
import { placeFreeLetter } from './place-free.ts'

// Every letter of the house with the same made-up customer, to be looked at.

const start = { date: '2026-06-18', time: '18:00' }
const { zone } = locationOf('tallinn')
const startsAt = instantOf(start.date, start.time, zone)
/** Two weeks before the session. */
const bookedAt = startsAt.subtract({ hours: 14 * 24 })

export const sampleFacts = (publicUrl: string): ConfirmationFacts => ({
  id: '0199b1a2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  reference: 'ML-7K3Q9',
  service: 'E-Foil Private Rent',
  customerName: 'Liis Tamm',
  email: 'liis.tamm@example.ee',
  locationLabel: locationOf('tallinn').label,
  place: site.meetingPoints.tallinn,
  zone,
  ...start,
  until: '19:30',
  startsAt: startsAt.toString(),
  endsAt: startsAt.add({ minutes: 90 }).toString(),
  quantityText: '3 foils',
  durationLabel: '1 hour',
  ...quoteRide({ foils: 3, duration: '1h' }),
  paymentText: 'Paid by card.',
  publicUrl,
  bookingUrl: `${publicUrl}/b/0123456789abcdefghijkl`,
  bookedAt: bookedAt.toString(),
  freeHours: freeCancelHours,
  bring: bringOnWater,
  directionsUrl: directionsLink('tallinn'),
  version: 1,
  changedAt: bookedAt.toString(),
})

const booking = {
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
const enquiry = {
  kind: 'birthday',
  fullName: 'Karin Saar',
  email: 'karin.saar@example.ee',
  phone: '+372 5123 4567',
  message: 'Eight children, the youngest is twelve.',
  reference: 'EN-4QX2D',
  sector: 'main',
  promisedUntil: bookedAt.add({ minutes: 30 }).toString(),
} as const

export type Sample = { letter: Letter; use?: CalendarUse }

/** Each letter by the name that its preview has. */
export function sampleLetters(publicUrl: string): Record<string, Sample> {
  const facts = sampleFacts(publicUrl)
  const dayBefore = startsAt.subtract({ hours: 24 })
  const free = [
    { date: start.date, time: '19:30' },
    { date: addDays(start.date, 1), time: '18:00' },
  ]
  const card = { paymentMethod: 'card', paidCents: 36_000 } as const
  const heldUntil = bookedAt.add({ minutes: 15 }).toString()
  const reset = { username: 'liis', fullName: 'Liis Tamm', secret: 'example', publicUrl }
  const wanted = {
    fullName: 'Liis Tamm',
    activity: 'efoil-private',
    location: 'tallinn',
    date: start.date,
  } as const
  const about = { booking, sector: 'efoil', publicUrl } as const
  const words = 'A refund of 360 € failed for good: the card is closed. Please give it back by bank transfer.'
  return {
    confirmation: { letter: confirmationLetter(facts), use: 'request' },
    reminder: { letter: reminderLetter(facts, dayBefore) },
    moved: { letter: movedLetter(facts, { date: '2026-06-17', time: '12:00' }), use: 'request' },
    'cancelled-all-back': { letter: cancelledLetter(facts, { ...card, refundCents: 36_000 }), use: 'cancel' },
    'cancelled-part-back': {
      letter: cancelledLetter(facts, { ...card, refundCents: 10_000 }),
      use: 'cancel',
    },
    'cancelled-too-late': { letter: cancelledLetter(facts, { ...card, refundCents: 0 }), use: 'cancel' },
    restored: { letter: restoredLetter(facts), use: 'request' },
    'payment-problem': {
      letter: problemLetter(facts, { heldUntil, problem: 'Your bank refused the card.', now: bookedAt }),
    },
    'payment-late': { letter: lateLetter(facts, { paidCents: 36_000, free }) },
    refunded: { letter: refundedLetter(facts, 36_000, 'card') },
    'enquiry-received': { letter: enquiryReceivedLetter(enquiry, bookedAt) },
    'place-free': { letter: placeFreeLetter({ ...wanted, times: ['18:00', '19:30'], publicUrl }) },
    'password-reset': { letter: passwordResetLetter(reset) },
    'alert-booking': { letter: bookingAlert(facts, booking) },
    'alert-enquiry': { letter: enquiryAlert(enquiry, publicUrl) },
    'alert-payment': { letter: paymentAlert(words, about) },
    'by-hand': {
      letter: manualLetter(
        'Strong wind tomorrow',
        'Hello Liis,\n\nthe wind may be too strong.\nMay we call you at noon?',
      ),
    },
    test: { letter: testLetter('Main Admin', bookedAt) },
  }
}
