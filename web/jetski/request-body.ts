import type { Stored } from '#contract/views.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import { dateText } from '#domain/calendar.ts'
import { jetskiNames } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { euroText } from '#domain/money.ts'
import type { JetskiEntries } from './jetski-entries.ts'
import { lengthOf, quoteOf } from './jetski-words.ts'

/** Machines with all entries of the form. */
export type Booking = JetskisChosen & JetskiEntries

/** The body of POST /api/bookings as specified; duration and first time are our additions. */
export function bodyOf(house: House, { jetskis, duration, ...entries }: Booking, price: Pricing) {
  const { date } = entries
  const { totalCents } = price(quoteOf(house, { jetskis, duration }, date), {
    activity: 'jetski-request',
    date,
  })
  return {
    activityType: 'jetski',
    sector: 'jetski',
    customerName: entries.fullName,
    customerEmail: entries.email,
    customerPhone: entries.phone,
    date,
    startTime: entries.time,
    participants: entries.people,
    equipment: jetskiNames(house, jetskis),
    totalPrice: euroText(totalCents),
    agreedCents: totalCents,
    status: 'pending',
    notes: entries.notes,
    duration,
    isFirstTime: entries.isFirstTime,
  }
}

/** The request that was just sent, passed from the form to the jetski page. */
export type RequestSent = { stored: Stored; what: string }

/** 'Trixx 2023 Blue, RXP-X RS 300, Saturday 20 June, 13:00, 1 hour'. */
export const whatText = (house: House, { jetskis, duration, date, time }: Booking): string =>
  `${jetskiNames(house, jetskis)}, ${dateText(date)}, ${time}, ${lengthOf(house, duration).label.toLowerCase()}`
