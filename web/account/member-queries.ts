import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/staff-client.ts'
import { call } from '#web/call.ts'

export const membershipQuery = () =>
  queryOptions({
    queryKey: [api.myMembership.path],
    queryFn: ({ signal }) => call(api.myMembership, { signal }),
  })

export const referralsQuery = () =>
  queryOptions({
    queryKey: [api.myReferrals.path],
    queryFn: ({ signal }) => call(api.myReferrals, { signal }),
  })

/** The inbox of the own sectors, most urgent first. */
export const enquiriesQuery = () =>
  queryOptions({
    queryKey: [api.enquiries.path, 'enquiries'],
    queryFn: ({ signal }) => call(api.enquiries, { query: {}, signal }),
  })
