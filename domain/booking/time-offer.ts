import { type BookingStatus, isMovable } from './status.ts'

/**
 * Other starts, wall time of the place, that staff offer the guest of a booking (R-B7). `until`: ISO; `refund`: until then a
 * cancel refunds everything; `reason`: in words for the guest.
 */
export type TimeOffer = {
  starts: readonly { date: string; time: string }[]
  until: string
  refund: boolean
  reason?: string | undefined
}

export const maxOfferedStarts = 6

const offerHours = 48

/** When an offer made at `at` ends: with the last of its starts at the latest. */
export function timeOfferEnds(at: Temporal.Instant, starts: readonly Temporal.Instant[]): Temporal.Instant {
  const last = starts.toSorted(Temporal.Instant.compare).at(-1)
  const later = at.add({ hours: offerHours })
  return last && Temporal.Instant.compare(last, later) < 0 ? last : later
}

type Offered = { status: BookingStatus; timeOffer: TimeOffer | null }

/** The offer of which the guest can still choose a start. */
export function openTimeOffer({ status, timeOffer }: Offered, at: Temporal.Instant): TimeOffer | undefined {
  const isOpen = timeOffer !== null && isMovable(status) && Temporal.Instant.compare(timeOffer.until, at) > 0
  return isOpen ? timeOffer : undefined
}
