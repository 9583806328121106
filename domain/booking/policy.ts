/** Minutes that a hold keeps its units while the customer pays (R-M3). */
export const holdMinutes = 15

/** Hours before the start until which a cancel gives everything back. Default of an activity (R-M6). */
export const freeCancelHours = 24

export const weatherText = 'If we cancel, or the weather does, you get everything back.'

/** Sentence of the cancellation policy, one text for page, terms and mail. */
export const cancelPolicyTextOf = (hours: number): string =>
  `Cancel free of charge until ${hours} hours before the start; after that nothing is refunded. ${weatherText}`
export const cancelPolicyText = cancelPolicyTextOf(freeCancelHours)

/** The same for a booking that is made after its free time. */
export const tooSoonText = `It starts so soon that cancelling is not free any more. ${weatherText}`

type Cancel = {
  by: 'customer' | 'operator'
  start: Temporal.Instant
  at: Temporal.Instant
  /** What was paid for the booking, less what was given back. */
  paidCents: number
  freeHours?: number
}

/**
 * What a cancel gives back, in cents: all until `freeHours` before the start, then nothing; always all when the operator
 * cancels.
 */
export function refundDue({ by, start, at, paidCents, freeHours = freeCancelHours }: Cancel): number {
  const isFree = Temporal.Instant.compare(at, start.subtract({ hours: freeHours })) <= 0
  return by === 'operator' || isFree ? Math.max(0, paidCents) : 0
}

/** Minutes before the start that the customer should be there. */
export const arriveEarlyMinutes = 15

/** Hours before the start that the customer is contacted and reminded. */
export const contactHours = 24

/** Hours after its end from which a ride that was never completed counts as returned: staff only forgot to press it. */
export const countsAsBackHours = 12

/** Minimum age in years for a lesson (riders aged 12 to 75). */
export const youngestRider = 12
