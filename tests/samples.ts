import type { OwnBooking } from '#contract/calls/own-calls.ts'
import type { Receipt } from '#contract/views.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { ConfirmationFacts } from '#server/notifications/mails/confirmation-facts.ts'
import { sampleFacts as previewFacts } from '#server/notifications/mails/sample-booking.ts'

// One private ride in Tallinn as in mails, receipts and drafts.

export const sampleFacts = (changes: Partial<ConfirmationFacts> = {}): ConfirmationFacts => {
  const { location: _location, ...facts } = previewFacts('https://merelend.example', theHouse)
  return {
    ...facts,
    paymentText: 'test card, no charge',
    version: 0,
    changedAt: '2026-06-01T10:00:00Z',
    ...changes,
  }
}

export const sampleReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  id: 'b1',
  reference: 'ML-7K3Q9',
  status: 'confirmed',
  activity: 'efoil-private',
  service: 'E-Foil Private Rent',
  location: 'tallinn',
  locationLabel: 'Noblessner',
  date: '2026-06-18',
  time: '18:00',
  until: '19:30',
  durationLabel: '1 hour',
  quantity: 3,
  quantityLabel: 'Foils',
  noun: { one: 'foil', many: 'foils' },
  totalPrice: '360',
  totalCents: 36_000,
  paymentMethod: 'test',
  lines: [],
  ...changes,
})

/** The same as its guest reads it on the own page. */
export const sampleOwnBooking = (changes: Partial<OwnBooking> = {}): OwnBooking => ({
  ...sampleReceipt({ until: '19:00', lines: [{ label: '3 foils, 1 hour', cents: 36_000 }] }),
  vatPercent: 24,
  freeCancelHours: 24,
  minutes: 60,
  paidCents: 36_000,
  onItsWayCents: 0,
  owedCents: 0,
  hasReceipt: true,
  ...changes,
})

export const sampleDraft = {
  bookingType: 'efoil-private',
  service: 'E-Foil Private Rent',
  date: '2026-06-18',
  time: '18:00',
  location: 'Noblessner',
  quantity: 3,
  duration: '1 hour',
  totalAmount: 360,
  name: 'Liis Tamm',
  email: 'liis@example.ee',
  phone: '+372 5123 4567',
}
