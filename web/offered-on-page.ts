import { useRouteLoaderData } from 'react-router'
import { cancelPolicyTextOf, tooSoonText } from '#domain/booking/policy.ts'
import type { Offered } from '#domain/offers/offered.ts'
import type { loader } from './root.tsx'
import { serverClock } from './server-clock.ts'

/** Every activity that is or was sold, as it came with the page. */
export const useOffered = (): readonly Offered[] => useRouteLoaderData<typeof loader>('root')!.offered!

/** The activity with an id; if the house does not have it, the last one, which is generic. */
export function useOfferedAs(id: string | undefined): Offered {
  const all = useOffered()
  return all.find((activity) => activity.id === id) ?? all.at(-1)!
}

/** The sentence of its cancellation policy; for a start (epoch ms) past its free time, that it has passed. */
export function useCancelPolicy(id: string | undefined, startsAt = Infinity): string {
  const { freeCancelHours } = useOfferedAs(id)
  const isFree = serverClock.now() < startsAt - freeCancelHours * 3_600_000
  return isFree ? cancelPolicyTextOf(freeCancelHours) : tooSoonText
}
