import type { JetskiBooking } from '#contract/calls/jetski-desk-calls.ts'
import { instantOf } from '#domain/calendar.ts'
import { site } from '#domain/site.ts'
import { booking } from '#web/staff/row/sample-row.ts'

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
