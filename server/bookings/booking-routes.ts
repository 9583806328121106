import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { rightsKey, untilChange } from '../live/feed.ts'
import { bookTestDrive } from './book-test-drive.ts'
import { contactCustomer, historyOf } from './history.ts'
import { jetskiListOf, jetskiListStart } from './jetski-list.ts'
import { requesterOf } from './limits.ts'
import { listBookings } from './list.ts'
import { storeReferral } from './referrals.ts'
import { rescheduleRoutes } from './reschedule-routes.ts'
import { searchBookings } from './search.ts'
import { staffBook } from './staff-book.ts'
import { statusRoutes } from './status-routes.ts'

export function bookingRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  const cache = untilChange(deps.feed)

  serve(api.bookTestDrive, async (call) => {
    const booked = await bookTestDrive(deps, call.body, requesterOf(deps, call))
    await storeReferral(db, booked.id, call.request)
    return booked
  })
  serve(api.bookings, async ({ caller, query, reply }) => {
    const at = now()
    const { rows, next } = await cache.read(JSON.stringify([rightsKey(caller), query]), at, () =>
      listBookings(db, caller, query, at),
    )
    if (next !== undefined) reply.header('link', linkToNext(api.bookings, { ...query, cursor: next }))
    return rows
  })
  serve(api.jetskiBookings, async ({ caller, query, reply }) => {
    const at = now()
    const { list, next } = await cache.read(
      JSON.stringify(['jetskis', rightsKey(caller), query]),
      at,
      async () => {
        const { from = jetskiListStart(db.house(), at) } = query
        const { rows, next } = await listBookings(db, caller, { ...query, from, sector: 'jetski' }, at)
        return { list: jetskiListOf(db.house(), rows, at), next }
      },
    )
    if (next !== undefined) reply.header('link', linkToNext(api.jetskiBookings, { ...query, cursor: next }))
    return list
  })
  statusRoutes(serve, deps)
  rescheduleRoutes(serve, deps)
  serve(api.contactCustomer, ({ caller, params, body }) =>
    contactCustomer(deps, caller, params.id, body.method),
  )
  serve(api.staffBook, ({ caller, body, idempotencyKey }) => staffBook(deps, caller, body, idempotencyKey))
  serve(api.search, ({ caller, query }) => searchBookings(db, caller, query, now()))
  serve(api.bookingHistory, ({ caller, params }) => historyOf(db, caller, params.id))
}

/** The Link header (RFC 8288) of the next page. */
const linkToNext = ({ path }: { path: string }, query: Record<string, string | number | string[]>): string =>
  `<${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}>; rel="next"`
