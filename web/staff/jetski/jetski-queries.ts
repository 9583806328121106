import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import { addressOf, call } from '#web/call.ts'
import { allPages, pageOf, rowsQuery } from '#web/staff/bookings-query.ts'

/** Jetski bookings from a day on. Default: from a week ago. */
export const jetskiBookingsQuery = (query: { from?: string } = {}) =>
  rowsQuery(addressOf(api.jetskiBookings, { query }), (signal) =>
    allPages((cursor) =>
      pageOf(
        async (onAnswer) =>
          (await call(api.jetskiBookings, { query: { ...query, cursor }, signal, onAnswer })).bookings,
      ),
    ),
  )

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
