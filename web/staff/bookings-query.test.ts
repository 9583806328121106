import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { statusKey } from '#web/staff/acts/booking-acts.ts'
import { booking } from '#web/staff/row/sample-row.ts'
import { bookingsQuery, cursorOf, firstBookingsQuery } from './bookings-query.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that has three bookings, one per page. */
function pages(): string[] {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    const page = Number(new URLSearchParams(address.split('?')[1]).get('cursor') ?? 0)
    const link = `</api/bookings?limit=1&cursor=${page + 1}>; rel="next"`
    return Response.json([booking({ id: `row-${page}` })], { headers: page < 2 ? { link } : {} })
  })
  return calls
}

it('all pages of a list of bookings are read', async () => {
  const calls = pages()
  const rows = await new QueryClient().query(bookingsQuery({ from: '2026-06-16', limit: 1 }))
  expect(rows.map(({ id }) => id)).toEqual(['row-0', 'row-1', 'row-2'])
  expect(calls[2]).toBe('/api/bookings?from=2026-06-16&limit=1&cursor=2')
})

it('only the first page of a partly shown list is read', async () => {
  pages()
  const rows = await new QueryClient().query(firstBookingsQuery({ limit: 1 }))
  expect(rows.map(({ id }) => id)).toEqual(['row-0'])
})

it('a list read during a cancel shows the cancel', async () => {
  pages()
  const client = new QueryClient()
  const cancel = { row: booking({ id: 'row-0' }), to: 'cancelled' }
  const mutation = client.getMutationCache().build(client, {
    mutationKey: statusKey,
    mutationFn: () => new Promise<never>(() => {}),
  })
  void mutation.execute(cancel)
  await vi.waitFor(() => expect(mutation.state.status).toBe('pending'))
  const shown = await client.query(firstBookingsQuery({ limit: 1 }))
  expect(shown.map(({ status }) => status)).toEqual(['cancelled'])
})

it('a list without a link to a next page ends', () => {
  expect(cursorOf(null)).toBeUndefined()
  expect(cursorOf('</api/bookings?limit=1&cursor=17_a-b>; rel="next"')).toBe('17_a-b')
})
