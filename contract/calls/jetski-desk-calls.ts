import { z } from 'zod'
import { jetskiFleetStatus } from '#domain/fleet/unit-status.ts'
import { accountAddresses } from '../account-addresses.ts'
import { endpoint } from '../endpoint.ts'
import { bookingView } from '../views.ts'
import { closingView } from './dock-calls.ts'
import { idInPath } from './ids.ts'
import { bookingsQuery } from './staff-calls.ts'

const desk = { sector: 'jetski' } as const

/** A booking with the additional fields of the specified jetski dashboard; `jetskiModel` joins several names by ' + '. */
const jetskiBooking = bookingView.extend({
  jetskiModel: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  peopleCount: z.number(),
  isFirstTime: z.boolean(),
  notes: z.string().nullable(),
  isGroupBooking: z.boolean(),
})
export type JetskiBooking = z.infer<typeof jetskiBooking>

const jetskiUnit = z.object({
  id: z.string(),
  model: z.string(),
  name: z.string(),
  catalogueId: z.string(),
  status: jetskiFleetStatus,
  /** When the status ends automatically (ISO). */
  until: z.string().nullable(),
  engineHours: z.number(),
  /** Version of the status; to be sent back with a change. */
  version: z.string(),
})
export type JetskiUnit = z.infer<typeof jetskiUnit>

/** Calls of the jetski dashboard; money in euros, as specified. */
export const jetskiDeskCalls = {
  jetskiBookings: endpoint({
    ...accountAddresses.jetskiBookings,
    access: desk,
    summary:
      'Jetski bookings from a day on, a week ago unless told, by start; cancelled ones and those being paid left out',
    description:
      'Pages as those of /api/bookings, with a `Link` to the next. `todayCount` and `pendingCount` count what stands on the page.',
    query: bookingsQuery.pick({ from: true, limit: true, cursor: true }),
    reply: z.object({
      bookings: z.array(jetskiBooking),
      todayCount: z.number(),
      pendingCount: z.number(),
    }),
  }),
  jetskiFleet: endpoint({
    ...accountAddresses.jetskiFleet,
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
    ...accountAddresses.setJetskiStatus,
    access: desk,
    summary:
      'Available, rented out for 60 minutes, or in maintenance for two weeks; 409 when it is not as it was in `version`',
    params: idInPath,
    body: z.object({ status: jetskiFleetStatus, version: z.string().max(100).optional() }),
    reply: jetskiUnit.extend(closingView.partial().shape),
  }),
  jetskiAnalytics: endpoint({
    ...accountAddresses.jetskiAnalytics,
    access: desk,
    summary: 'Figures of the jetskis from stored bookings and payments',
    reply: z.object({
      /** Omitted for accounts that may not see money. */
      todayRevenue: z.number().optional(),
      monthlyRevenue: z.number().optional(),
      totalBookings: z.number(),
      /** Revenue in euros of each of the last 7 days, oldest first. */
      week: z.array(z.object({ day: z.string(), revenue: z.number() })).optional(),
      /** Bookings and hours rented per machine in the last 30 days. */
      machines: z.array(z.object({ name: z.string(), bookings: z.number(), hours: z.number() })),
      cancelledShare: z.number(),
      firstTimerShare: z.number(),
      averageMinutes: z.number(),
      demo: z.boolean(),
    }),
  }),
}
