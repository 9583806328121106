import { addDays } from '#domain/calendar.ts'
import { bookingAlert, enquiryAlert, paymentAlert } from './alert-letters.ts'
import { movedLetter, offerLetter, reminderLetter, requestLetter, restoredLetter } from './booking-letters.ts'
import type { CalendarUse } from './calendar-file.ts'
import { cancelledLetter } from './cancel-letter.ts'
import { confirmationLetter } from './confirmation.ts'
import { enquiryReceivedLetter } from './enquiry-letter.ts'
import { manualLetter, testLetter } from './hand-letters.ts'
import type { Letter } from './letter.ts'
import { passwordResetLetter } from './password-reset.ts'
import { lateLetter, problemLetter, refundedLetter } from './payment-letters.ts'
import { placeFreeLetter } from './place-free.ts'
import { bookedAt, booking, enquiry, sampleFacts, start, startsAt } from './sample-booking.ts'

// Every letter of the house with the same made-up customer, to be looked at.

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
    'request-received': { letter: requestLetter(facts) },
    'price-offer': { letter: offerLetter(facts, dayBefore.toString()) },
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
