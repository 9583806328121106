import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { addDays, instantOf } from '#domain/calendar.ts'
import { site } from '#domain/site.ts'

/** The instants of a ride; an end before the start is on the next day. */
function instantsOf({ date = '2026-06-16', time = '15:00', until = '16:00' }: Partial<BookingRow>) {
  const at = (day: string, clock: string) => instantOf(day, clock, site.homeZone).toString()
  return { startTime: at(date, time), endTime: at(until <= time ? addDays(date, 1) : date, until) }
}

/** A booking of Tuesday 16 June 2026 at Noblessner, 15:00 to 16:00, for tests; override what a test needs. */
export const booking = (part: Partial<BookingRow>): BookingRow => ({
  id: part.reference ?? 'one',
  reference: 'ML-7K3Q9',
  status: 'confirmed',
  activity: 'efoil-private',
  service: 'E-Foil Private Rent',
  location: 'tallinn',
  locationLabel: 'Noblessner',
  date: '2026-06-16',
  time: '15:00',
  until: '16:00',
  durationLabel: '1 hour',
  quantity: 2,
  quantityLabel: 'Foils',
  noun: { one: 'foil', many: 'foils' },
  totalPrice: '240',
  totalCents: 24_000,
  owedCents: 0,
  paymentMethod: 'card',
  customerName: 'Mart Õunapuu',
  customerEmail: 'mart@example.ee',
  customerPhone: '+372 5555 0100',
  sector: 'efoil',
  choice: { foils: 2, duration: '1h' },
  serviceType: 'rental',
  equipmentType: 'efoil',
  ...instantsOf(part),
  duration: 60,
  numberOfPeople: 2,
  basePrice: '240',
  specialRequests: null,
  units: ['E-foil 1', 'E-foil 2'],
  paid: true,
  paidCents: 24_000,
  paidState: 'paid',
  demo: false,
  heldUntil: null,
  createdAt: '2026-06-15T12:00:00Z',
  updatedAt: '2026-06-15T12:00:00Z',
  ...part,
})

/** An e-foil at Noblessner, for tests; override what a test needs. */
export const foil = (n: number, part: Partial<Equipment> = {}): Equipment => ({
  id: `efoil-tallinn-${n}`,
  name: `E-foil ${n}`,
  type: 'efoil',
  model: 'E-foil',
  status: 'available',
  sector: 'efoil',
  location: 'tallinn',
  version: 'available  ',
  ...part,
})

/** A jetski booking of Tuesday 16 June 2026, 14:30 to 15:30, for tests; override what a test needs. */
export function jetskiBooking(part: Partial<JetskiBooking>): JetskiBooking {
  const { date = '2026-06-16', time = '14:30', until = '15:30' } = part
  const {
    customerName = 'Pavel Ivanov',
    email = 'pavel@example.ee',
    phone = null,
    notes = null,
    peopleCount = 1,
    isFirstTime = false,
  } = part
  const zone = site.homeZone
  return {
    ...booking({
      activity: 'jetski-request',
      service: 'Jetski Rent',
      sector: 'jetski',
      choice: { jetskis: ['trixx-23-blue'], duration: '1h', people: peopleCount, isFirstTime },
      customerName,
      customerEmail: email,
      customerPhone: phone,
      specialRequests: notes,
      numberOfPeople: peopleCount,
      equipmentType: 'Trixx 2023 Blue',
      units: ['Trixx SININE'],
      quantity: 1,
      quantityLabel: 'Jetskis',
      totalPrice: '130',
      totalCents: 13_000,
      paidCents: 13_000,
      date,
      time,
      until,
      startTime: instantOf(date, time, zone).toString(),
      endTime: instantOf(date, until, zone).toString(),
    }),
    id: part.reference ?? 'one',
    jetskiModel: 'Trixx 2023 Blue',
    fullName: customerName,
    email,
    phone,
    peopleCount,
    isFirstTime,
    notes,
    isGroupBooking: false,
    ...part,
  }
}
