import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import { call } from '#web/call.ts'
import type { StoredPending } from '#web/new-pending.ts'
import { ownPageQuery } from '#web/queries.ts'

/** The hold that was just paid: its secret proves it. */
export type PaidHold = StoredPending['hold']

const key = 'ownLink'
const ownPath = '/b/'

/** The last link that this tab received: kept across reloads, absent from the address, gone with the tab. */
const storedLinks = {
  read(bookingId: string): string | undefined {
    try {
      const { id, path } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      return id === bookingId && typeof path === 'string' && path.startsWith(ownPath) ? path : undefined
    } catch {
      return undefined
    }
  },
  write(bookingId: string, path: string): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ id: bookingId, path }))
    } catch {
      // Without storage, the mail still has the link.
    }
  },
}

/** The link to a booking's own page, and whether the booking was cancelled there since. */
export type OwnLink = { path?: string; coming: boolean; cancelled: boolean }

/** For the visitor who paid in this browser; others cannot prove it, and find the link in the mail. */
export function useOwnLink(bookingId: string | undefined, hold: PaidHold): OwnLink {
  const stored = bookingId === undefined ? undefined : storedLinks.read(bookingId)
  const { data, isLoading } = useQuery({
    queryKey: [api.linkPaidBooking.path, bookingId],
    queryFn: async ({ signal }) => {
      const { path } = await call(api.linkPaidBooking, {
        params: { id: bookingId! },
        body: { clientSecret: hold!.clientSecret },
        signal,
      })
      storedLinks.write(bookingId!, path)
      return path
    },
    enabled: stored === undefined && hold !== undefined && hold.bookingId === bookingId,
  })
  const own = useQuery({
    ...ownPageQuery(stored?.slice(ownPath.length) ?? ''),
    enabled: stored !== undefined,
  })
  return { path: stored ?? data, coming: isLoading, cancelled: own.data?.state === 'cancelled' }
}
