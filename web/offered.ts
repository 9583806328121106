import { useRouteLoaderData } from 'react-router'
import { cancelPolicyTextOf } from '#domain/booking/policy.ts'
import type { Offered } from '#domain/offers/offered.ts'
import type { loader } from './root.tsx'

/** Everything that is sold, as it came with the page. */
export const useOffered = (): readonly Offered[] => useRouteLoaderData<typeof loader>('root')!.offered!

/** What is sold under this id; the last, which stands for anything, where it is no longer sold. */
export function useOfferedAs(id: string | undefined): Offered {
  const all = useOffered()
  return all.find((activity) => activity.id === id) ?? all.at(-1)!
}

/** The sentence of its cancellation policy. */
export const useCancelPolicy = (id: string | undefined): string =>
  cancelPolicyTextOf(useOfferedAs(id).freeCancelHours)
