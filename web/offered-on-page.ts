import { useRouteLoaderData } from 'react-router'
import { cancelPolicyTextOf } from '#domain/booking/policy.ts'
import type { Offered } from '#domain/offers/offered.ts'
import type { loader } from './root.tsx'

/** Everything that is or was sold, as it came with the page. */
export const useOffered = (): readonly Offered[] => useRouteLoaderData<typeof loader>('root')!.offered!

/** The activity of an id; if the house does not know it, the last one, which is the general one. */
export function useOfferedAs(id: string | undefined): Offered {
  const all = useOffered()
  return all.find((activity) => activity.id === id) ?? all.at(-1)!
}

/** The sentence of its cancellation policy. */
export const useCancelPolicy = (id: string | undefined): string =>
  cancelPolicyTextOf(useOfferedAs(id).freeCancelHours)
