import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#contract/account-client.ts'
import type { CallOf, QueryOf } from '#contract/endpoint.ts'
import type { BookingRow } from '#contract/views.ts'
import { addressOf, call } from '#web/call.ts'
import { withPendingChanges } from './acts/booking-acts.ts'

export type BookingsQuery = z.input<QueryOf<CallOf<typeof api.bookings>>>

type Page<Row> = { rows: Row[]; next: string | undefined }

/** One page of a list, with the next page's cursor from its header. */
export async function pageOf<Row>(
  read: (onAnswer: (headers: Headers) => void) => Promise<Row[]>,
): Promise<Page<Row>> {
  let link: string | null = null
  const rows = await read((headers) => {
    link = headers.get('link')
  })
  return { rows, next: cursorOf(link) }
}

/** The cursor in the link to the next page (RFC 8288); the last page has none. */
export function cursorOf(link: string | null): string | undefined {
  const next = /<[^>]*\?([^>]*)>; rel="next"/.exec(link ?? '')?.[1]
  return next === undefined ? undefined : (new URLSearchParams(next).get('cursor') ?? undefined)
}

/** All pages to the end of the list. */
export async function allPages<Row>(
  pageAt: (cursor: string | undefined) => Promise<Page<Row>>,
  cursor?: string,
): Promise<Row[]> {
  const { rows, next } = await pageAt(cursor)
  return next === undefined ? rows : [...rows, ...(await allPages(pageAt, next))]
}

const bookingsPage = (query: BookingsQuery, signal: AbortSignal): Promise<Page<BookingRow>> =>
  pageOf((onAnswer) => call(api.bookings, { query, signal, onAnswer }))

const keyOf = (query: BookingsQuery) => [addressOf(api.bookings, { query }), 'bookings'] as const

export const bookingsQuery = (query: BookingsQuery) =>
  queryOptions({
    queryKey: keyOf(query),
    queryFn: async ({ client, signal }) =>
      withPendingChanges(
        client,
        await allPages((cursor = query.cursor) => bookingsPage({ ...query, cursor }, signal)),
      ),
  })

/** Only the first page. */
export const firstBookingsQuery = (query: BookingsQuery) =>
  queryOptions({
    queryKey: keyOf(query),
    queryFn: async ({ client, signal }) =>
      withPendingChanges(client, (await bookingsPage(query, signal)).rows),
  })
