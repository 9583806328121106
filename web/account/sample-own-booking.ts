import type { OwnBooking } from '#contract/calls/mine.ts'

/** A booking for tests. */
export const ownBooking = (changes: Partial<OwnBooking> = {}): OwnBooking => ({
  id: 'one',
  reference: 'ML-7K3Q9',
  status: 'confirmed',
  activity: 'efoil-private',
  service: 'E-Foil Private Rent',
  location: 'tallinn',
  locationLabel: 'Noblessner',
  date: '2026-06-18',
  time: '18:00',
  until: '19:00',
  durationLabel: '1 hour',
  quantity: 3,
  quantityLabel: 'Foils',
  noun: { one: 'foil', many: 'foils' },
  totalPrice: '360',
  totalCents: 36_000,
  paymentMethod: 'test',
  lines: [{ label: '3 foils, 1 hour', cents: 36_000 }],
  vatPercent: 24,
  freeCancelHours: 24,
  minutes: 60,
  paidCents: 36_000,
  hasReceipt: true,
  ...changes,
})
