import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#contract/client.ts'
import type { CallOf, QueryOf } from '#contract/endpoint.ts'
import type { BookingRow } from '#contract/views.ts'
import { addressOf, call } from '#web/api.ts'

export type Asked = z.input<QueryOf<CallOf<typeof api.bookings>>>

type Page = { rows: BookingRow[]; next: string | undefined }

async function pageOf(query: Asked, signal: AbortSignal): Promise<Page> {
  let link: string | null = null
  const rows = await call(api.bookings, {
    query,
    signal,
    onAnswer: (headers) => {
      link = headers.get('link')
    },
  })
  return { rows, next: cursorOf(link) }
}

/** The cursor in the link to the next page (RFC 8288); a list that ends has none. */
export function cursorOf(link: string | null): string | undefined {
  const next = /<[^>]*\?([^>]*)>; rel="next"/.exec(link ?? '')?.[1]
  return next === undefined ? undefined : (new URLSearchParams(next).get('cursor') ?? undefined)
}

async function allPagesOf(query: Asked, signal: AbortSignal): Promise<BookingRow[]> {
  const { rows, next } = await pageOf(query, signal)
  return next === undefined ? rows : [...rows, ...(await allPagesOf({ ...query, cursor: next }, signal))]
}

const keyOf = (query: Asked) => [addressOf(api.bookings, { query }), 'bookings'] as const

/** All bookings that are asked for, page by page. */
export const bookingsQuery = (query: Asked) =>
  queryOptions({ queryKey: keyOf(query), queryFn: ({ signal }) => allPagesOf(query, signal) })

/** The first page of them, where the next ones are not shown. */
export const firstBookingsQuery = (query: Asked) =>
  queryOptions({ queryKey: keyOf(query), queryFn: async ({ signal }) => (await pageOf(query, signal)).rows })
