import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'

/** A booking of Tuesday 16 June 2026, 14:30 to 15:30, for tests; override what matters. */
export const jetskiBooking = (part: Partial<JetskiBooking>): JetskiBooking => ({
  id: part.reference ?? 'one',
  reference: 'ML-7K3Q9',
  status: 'confirmed',
  date: '2026-06-16',
  time: '14:30',
  until: '15:30',
  durationLabel: '1 hour',
  jetskiModel: 'Trixx 2023 Blue',
  customerName: 'Pavel Ivanov',
  fullName: part.customerName ?? 'Pavel Ivanov',
  email: 'pavel@example.ee',
  phone: null,
  peopleCount: 1,
  isFirstTime: false,
  notes: null,
  isGroupBooking: false,
  totalPrice: '130',
  paid: true,
  paidCents: 13_000,
  paidState: 'paid',
  demo: false,
  updatedAt: '2026-06-15T12:00:00Z',
  ...part,
})
