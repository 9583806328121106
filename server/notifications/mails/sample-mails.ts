import { addDays } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { invitationMail, passwordResetMail } from './account-mails.ts'
import { bookingAlert, enquiryAlert, orderAlert, paymentAlert } from './alert-mails.ts'
import { cancelledMail, movedMail, reminderMail, requestMail, restoredMail } from './booking-mails.ts'
import { type CalendarUse, confirmationMail } from './confirmation.ts'
import type { MailContent } from './mail-content.ts'
import { manualMail, testMail } from './manual-mails.ts'
import { offerMail, timeOfferMail } from './offer-mails.ts'
import { lateMail, problemMail, refundedMail } from './payment-mails.ts'
import { enquiryReceivedMail, placeFreeMail } from './place-free.ts'
import { bookedAt, booking, enquiry, sampleFacts, start, startsAt } from './sample-booking.ts'

// Every mail with the same made-up customer, for the preview.

export type Sample = { content: MailContent; use?: CalendarUse }
export type SampleName = keyof ReturnType<typeof sampleMails>

/** Mails by the name of their preview. */
export function sampleMails(publicUrl: string, house: House) {
  const { brand } = house
  const facts = sampleFacts(publicUrl, house)
  const dayBefore = startsAt.subtract({ hours: 24 })
  const free = [
    { date: start.date, time: '19:30' },
    { date: addDays(start.date, 1), time: '18:00' },
  ]
  const card = { paymentMethod: 'card', paidCents: 36_000 } as const
  const heldUntil = bookedAt.add({ minutes: 15 }).toString()
  const reset = { username: 'liis', fullName: 'Liis Tamm', secret: 'example', publicUrl }
  const place = {
    fullName: 'Liis Tamm',
    title: 'E-Foil Private Rent',
    path: '/booking/efoil-private',
    where: 'Noblessner, Tallinn',
    date: start.date,
  } as const
  const about = { booking, sector: 'efoil', publicUrl } as const
  const noBooking = { booking: undefined, sector: 'main', publicUrl } as const
  const words = 'A refund of 360 € failed for good: the card is closed. Please give it back by bank transfer.'
  return {
    confirmation: { content: confirmationMail(facts), use: 'request' },
    'request-received': { content: requestMail(facts, bookedAt) },
    'price-offer': { content: offerMail(facts, dayBefore.toString()) },
    'time-offer': {
      content: timeOfferMail(facts, {
        starts: free,
        until: dayBefore.toString(),
        refund: true,
        reason: 'A storm is forecast.',
      }),
    },
    reminder: { content: reminderMail(facts, dayBefore) },
    moved: { content: movedMail(facts, { date: '2026-06-17', time: '12:00' }), use: 'request' },
    'cancelled-all-back': { content: cancelledMail(facts, { ...card, refundCents: 36_000 }), use: 'cancel' },
    'cancelled-part-back': { content: cancelledMail(facts, { ...card, refundCents: 10_000 }), use: 'cancel' },
    'cancelled-too-late': {
      content: cancelledMail(facts, { ...card, refundCents: 0, dueCents: 0 }),
      use: 'cancel',
    },
    restored: { content: restoredMail(facts), use: 'request' },
    'payment-problem': {
      content: problemMail(facts, { heldUntil, problem: 'Your bank refused the card.', now: bookedAt }),
    },
    'payment-late': { content: lateMail(facts, { paidCents: 36_000, free }) },
    refunded: { content: refundedMail(facts, 36_000, 'card') },
    'enquiry-received': { content: enquiryReceivedMail(enquiry, brand, bookedAt) },
    'place-free': { content: placeFreeMail({ ...place, times: ['18:00', '19:30'], publicUrl, brand }) },
    'password-reset': { content: passwordResetMail({ ...reset, brand }) },
    invitation: { content: invitationMail({ ...reset, brand, role: 'rayfoil_ambassador' }) },
    'alert-booking': { content: bookingAlert(facts, booking) },
    'alert-enquiry': { content: enquiryAlert(enquiry, { house, publicUrl }) },
    'alert-payment': { content: paymentAlert(words, about) },
    'alert-order': { content: orderAlert('Order 12 waits on the list of custom orders.', noBooking) },
    'by-hand': {
      content: manualMail(
        'Strong wind tomorrow',
        'Hello Liis,\n\nthe wind may be too strong.\nMay we call you at noon?',
      ),
    },
    test: { content: testMail('Main Admin', bookedAt) },
  } satisfies Record<string, Sample>
}
