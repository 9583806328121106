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
export async function pageOf<Row>(read: (onAnswer: (headers: Headers) => void) => Promise<Row[]>) {
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

/** Bookings with the changes in progress. The second part of the key names the group of queries that a change reloads. */
export const rowsQuery = <Row extends BookingRow>(
  address: string,
  read: (signal: AbortSignal) => Promise<Row[]>,
) =>
  queryOptions({
    queryKey: [address, 'bookings'],
    queryFn: async ({ client, signal }) => withPendingChanges(client, await read(signal)),
  })

const bookingsPage = (query: BookingsQuery, signal: AbortSignal): Promise<Page<BookingRow>> =>
  pageOf((onAnswer) => call(api.bookings, { query, signal, onAnswer }))

export const bookingsQuery = (query: BookingsQuery) =>
  rowsQuery(addressOf(api.bookings, { query }), (signal) =>
    allPages((cursor = query.cursor) => bookingsPage({ ...query, cursor }, signal)),
  )

export const minLetters = 2

/** Bookings of the person's sectors and places by name, phone, e-mail or reference. */
export const searchQuery = (q: string) => ({
  ...rowsQuery(addressOf(api.search, { query: { q } }), (signal) =>
    call(api.search, { query: { q }, signal }),
  ),
  enabled: q.length >= minLetters,
  staleTime: 5_000,
})

/** Only the first page. */
export const firstBookingsQuery = (query: BookingsQuery) =>
  rowsQuery(addressOf(api.bookings, { query }), async (signal) => (await bookingsPage(query, signal)).rows)
