import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/staff-client.ts'
import { call } from '#web/api.ts'

// Nothing here is pushed: whoever comes back to a list reads it again.
const fresh = { refetchOnMount: 'always' } as const

export const testDrivesQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: [api.adminTestDrives.path],
    queryFn: ({ signal }) => call(api.adminTestDrives, { signal }),
  })

export const waitlistQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: [api.adminWaitlist.path],
    queryFn: ({ signal }) => call(api.adminWaitlist, { signal }),
  })

export const ordersQuery = () =>
  queryOptions({
    ...fresh,
    queryKey: [api.adminOrders.path],
    queryFn: ({ signal }) => call(api.adminOrders, { signal }),
  })
