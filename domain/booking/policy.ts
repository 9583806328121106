/** Minutes that a hold keeps its units while the customer pays (R-M3). */
export const holdMinutes = 15

/** Hours before the start until which a cancel is refunded in full. Default of an activity (R-M6). */
export const freeCancelHours = 24

export const weatherText = 'If we cancel, or the weather does, you get everything back.'

/** The cancel policy; the same text on pages, terms and mails. */
export const cancelPolicyTextOf = (hours: number): string =>
  `Cancel free of charge until ${hours} hours before the start; after that nothing is refunded. ${weatherText}`
export const cancelPolicyText = cancelPolicyTextOf(freeCancelHours)

/** The policy of a booking made after its free cancel has ended. */
export const tooSoonText = `It starts so soon that cancelling is no longer free. ${weatherText}`

type Cancel = {
  by: 'customer' | 'operator'
  start: Temporal.Instant
  at: Temporal.Instant
  /** Payments minus refunds. */
  paidCents: number
  freeHours?: number
}

/**
 * Cents that a cancel refunds: everything until `freeHours` before the start, then nothing; always everything if the operator
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

/** Hours after its end from which a ride that was never completed counts as returned: staff just forgot to press the button. */
export const assumedReturnedHours = 12

/** Minimum age in years for a lesson (riders aged 12 to 75). */
export const youngestRider = 12
