import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { MessageState } from '#domain/messages/message.ts'
import { addressOf, call } from '#web/call.ts'
import { reading } from '#web/queries.ts'

const pollMs = 10_000
const listed = 50

/** Reloaded on each visit. */
const fresh = { refetchOnMount: 'always', refetchInterval: pollMs } as const

export const statusQuery = () => ({ ...reading(api.notificationStatus), ...fresh })

export const logQuery = (state?: MessageState) => {
  const query = { state, limit: listed }
  return queryOptions({
    ...fresh,
    queryKey: [addressOf(api.messageLog, { query }), 'log'],
    queryFn: ({ signal }) => call(api.messageLog, { query, signal }),
  })
}

const isWhole = /^(ml-[a-z0-9]{5}|[0-9a-f-]{36})$/i

/** Loaded once a reference or an id is complete. */
export const outlookQuery = (booking: string) =>
  queryOptions({
    queryKey: [addressOf(api.reminderOutlook, { params: { bookingId: booking.toUpperCase() } })],
    queryFn: ({ signal }) => call(api.reminderOutlook, { params: { bookingId: booking }, signal }),
    enabled: isWhole.test(booking),
    refetchOnMount: 'always',
  })
