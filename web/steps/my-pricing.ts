import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '#contract/client.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { call, storedSession } from '#web/api.ts'

const freshMs = 5_000

/** What the prices depend on, and the rules for it: both come only where somebody is signed in. */
const pricingQuery = () =>
  queryOptions({
    queryKey: [api.myBuyer.path],
    queryFn: async ({ signal }): Promise<Pricing> => {
      const [{ discounted }, buyer] = await Promise.all([
        import('#domain/offers/discounts.ts'),
        call(api.myBuyer, { signal }),
      ])
      return (quote, priced) => discounted(quote, priced, buyer)
    },
    // A first ride is the first only once.
    staleTime: freshMs,
  })

const listPrice: Pricing = (quote) => quote
const nothing = () => () => undefined
/** The page as it is built knows nobody. */
const onServer = () => undefined

/**
 * The price as who is signed in gets it, by the server's own rules. While `checking` it is the list price, and not to be
 * shown as the last word. `guest`: nobody is signed in.
 */
export function useMyPricing(): { price: Pricing; checking: boolean; guest: boolean } {
  const session = useSyncExternalStore<string | null | undefined>(nothing, storedSession.read, onServer)
  const signedIn = typeof session === 'string'
  const { data, isPending } = useQuery({ ...pricingQuery(), enabled: signedIn })
  return { price: data ?? listPrice, checking: signedIn && isPending, guest: session === null }
}
