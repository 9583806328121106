import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import { addressOf, call } from '#web/call.ts'
import { withPendingChanges } from '#web/staff/acts/booking-acts.ts'
import { allPages, pageOf } from '#web/staff/bookings-query.ts'

// The second part of a key names the group of queries that a change reloads.

/** Jetski bookings from a day on. Default: from a week ago. */
export const jetskiBookingsQuery = (query: { from?: string } = {}) =>
  queryOptions({
    queryKey: [addressOf(api.jetskiBookings, { query }), 'bookings'],
    queryFn: async ({ client, signal }) =>
      withPendingChanges(
        client,
        await allPages((cursor) =>
          pageOf(
            async (onAnswer) =>
              (await call(api.jetskiBookings, { query: { ...query, cursor }, signal, onAnswer })).bookings,
          ),
        ),
      ),
  })

export const jetskiFleetQuery = () =>
  queryOptions({
    queryKey: [api.jetskiFleet.path, 'overview'],
    queryFn: ({ signal }) => call(api.jetskiFleet, { signal }),
  })

export const jetskiAnalyticsQuery = () =>
  queryOptions({
    queryKey: [api.jetskiAnalytics.path, 'overview'],
    queryFn: ({ signal }) => call(api.jetskiAnalytics, { signal }),
  })
