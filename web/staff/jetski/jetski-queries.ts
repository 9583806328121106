import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import { call } from '#web/api.ts'

const bookingsPollMs = 15_000
const analyticsPollMs = 30_000

// What staff change anywhere is read again here: the desk's lists and figures carry the mark that its refreshing looks for.
const mark = 'overview'

/** Jetski bookings; asked again every 15 seconds. */
export const jetskiBookingsQuery = () =>
  queryOptions({
    queryKey: [api.jetskiBookings.path, mark],
    queryFn: ({ signal }) => call(api.jetskiBookings, { signal }),
    refetchInterval: bookingsPollMs,
  })

export const jetskiFleetQuery = () =>
  queryOptions({
    queryKey: [api.jetskiFleet.path, mark],
    queryFn: ({ signal }) => call(api.jetskiFleet, { signal }),
    refetchInterval: bookingsPollMs,
  })

/** Figures; asked again every 30 seconds. */
export const jetskiAnalyticsQuery = () =>
  queryOptions({
    queryKey: [api.jetskiAnalytics.path, mark],
    queryFn: ({ signal }) => call(api.jetskiAnalytics, { signal }),
    refetchInterval: analyticsPollMs,
  })
