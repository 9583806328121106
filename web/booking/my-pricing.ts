import { queryOptions, useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { api } from '#contract/client.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import type { House } from '#domain/house/house.ts'
import { call, storedSession } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'

const freshMs = 5_000

/** The facts for a price and the rules of prices, loaded only for signed-in visitors. */
const pricingQuery = () =>
  queryOptions({
    queryKey: [api.myBuyer.path],
    queryFn: async ({ signal }): Promise<PricingIn> => {
      const [{ discounted }, buyer] = await Promise.all([
        import('#domain/offers/discounts.ts'),
        call(api.myBuyer, { signal }),
      ])
      return (house) => (quote, priced) => discounted(house, quote, priced, buyer)
    },
    // A first-ride discount applies only once.
    staleTime: freshMs,
  })

type PricingIn = (house: House) => Pricing
const listPrice: Pricing = (quote) => quote

/**
 * The price of the signed-in person, by the server's own rules. While `checking` it is the list price, which must not be
 * shown as final. `guest`: not signed in.
 */
export function useMyPricing(): { price: Pricing; checking: boolean; guest: boolean } {
  // The prerendered page has no session. Updated in a transition, like the clock, so that the form is not rendered twice.
  const [session, setSession] = useState<string | null>()
  useEffect(() => {
    const read = () => startTransition(() => setSession(storedSession.read()))
    read()
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [])
  const signedIn = typeof session === 'string'
  const house = useHouse()
  const { data, isPending } = useQuery({ ...pricingQuery(), enabled: signedIn })
  return {
    price: (signedIn && data?.(house)) || listPrice,
    checking: signedIn && isPending,
    guest: session === null,
  }
}
