import { z } from 'zod'
import { bookingStatus } from '#domain/booking/status.ts'
import { jetskiFleetStatus } from '#domain/fleet/status.ts'
import { paidStates } from '#domain/money-moves.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import { closingView } from './dock.ts'
import { idInPath } from './ids.ts'

const desk = ['jetski_admin'] as const

/** The fields that the jetski dashboard reads; `jetskiModel` joins several by ' + '. */
const jetskiBooking = z.object({
  id: z.string(),
  reference: z.string(),
  status: bookingStatus,
  date: z.string(),
  time: z.string(),
  until: z.string(),
  durationLabel: z.string(),
  jetskiModel: z.string(),
  customerName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  peopleCount: z.number(),
  isFirstTime: z.boolean(),
  notes: z.string().nullable(),
  isGroupBooking: z.boolean(),
  totalPrice: z.string(),
  priceOpen: z.boolean().optional(),
  paid: z.boolean(),
  /** What came in less what went back. */
  paidCents: z.number(),
  paidState: z.enum(paidStates),
  demo: z.boolean(),
  updatedAt: z.string(),
})
export type JetskiBooking = z.infer<typeof jetskiBooking>

const jetskiUnit = z.object({
  id: z.string(),
  model: z.string(),
  name: z.string(),
  catalogueId: z.string(),
  status: jetskiFleetStatus,
  /** Until when, for what ends by itself (ISO). */
  until: z.string().nullable(),
  engineHours: z.number(),
  /** Another text when its status has changed; sent back with a change. */
  version: z.string(),
})
export type JetskiUnit = z.infer<typeof jetskiUnit>

/** Calls of the jetski dashboard; money in euros as the spec has it. */
export const jetskiDeskCalls = {
  jetskiBookings: endpoint({
    ...addresses.jetskiBookings,
    access: desk,
    summary: 'Jetski bookings of the last year and to come, by start',
    reply: z.object({
      bookings: z.array(jetskiBooking),
      /** Where these are not all: the first day of which all are here. */
      since: z.string().optional(),
      todayCount: z.number(),
      pendingCount: z.number(),
    }),
  }),
  jetskiFleet: endpoint({
    ...addresses.jetskiFleet,
    access: desk,
    summary: 'The jetskis with status and engine hours',
    reply: z.object({
      fleet: z.array(jetskiUnit),
      available: z.number(),
      total: z.number(),
      maintenance: z.number(),
    }),
  }),
  setJetskiStatus: endpoint({
    ...addresses.setJetskiStatus,
    access: desk,
    summary:
      'Available, rented out for 60 minutes, or in maintenance for two weeks; 409 when it is not as it was in `version`',
    params: idInPath,
    body: z.object({ status: jetskiFleetStatus, version: z.string().max(100).optional() }),
    reply: jetskiUnit.extend(closingView.partial().shape),
  }),
  jetskiAnalytics: endpoint({
    ...addresses.jetskiAnalytics,
    access: desk,
    summary: 'Figures of the jetskis from stored bookings and payments',
    reply: z.object({
      todayRevenue: z.number(),
      monthlyRevenue: z.number(),
      totalBookings: z.number(),
      /** Revenue in euros of each of the last 7 days, oldest first. */
      week: z.array(z.object({ day: z.string(), revenue: z.number() })),
      /** Of the last 30 days: bookings, hours rented and revenue of each machine. */
      machines: z.array(z.object({ name: z.string(), bookings: z.number(), hours: z.number() })),
      cancelledShare: z.number(),
      firstTimerShare: z.number(),
      averageMinutes: z.number(),
      demo: z.boolean(),
    }),
  }),
}
