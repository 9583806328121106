import type { BookingStatus } from './status.ts'

/**
 * What a booking is to its customer at a moment. `held`: waits for the payment that keeps its units; `lapsed`: that never
 * came; `requested`: waits for our staff; `offered`: waits for the customer to agree to its price; `missed`: its time came before they said yes.
 */
export const ownStates = [
  'held',
  'lapsed',
  'requested',
  'offered',
  'missed',
  'booked',
  'riding',
  'over',
  'cancelled',
] as const
export type OwnState = (typeof ownStates)[number]

type Facts = {
  status: BookingStatus
  heldUntil: Temporal.Instant | undefined
  start: Temporal.Instant
  end: Temporal.Instant
  at: Temporal.Instant
  /** Its place is kept until the customer agrees to a price, not until they pay. */
  isOffer?: boolean
}

const reached = (moment: Temporal.Instant, at: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, at) <= 0

export function ownStateOf({ status, heldUntil, start, end, at, isOffer }: Facts): OwnState {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'completed') return 'over'
  if (status === 'pending' && heldUntil) {
    if (reached(heldUntil, at)) return 'lapsed'
    return isOffer ? 'offered' : 'held'
  }
  if (status === 'pending') return reached(start, at) ? 'missed' : 'requested'
  if (reached(end, at)) return 'over'
  return status === 'in_progress' || reached(start, at) ? 'riding' : 'booked'
}

/** A customer takes back what has not begun; a hold is taken back by not paying for it. */
export const mayCancelOwn = (state: OwnState): boolean =>
  state === 'booked' || state === 'requested' || state === 'offered'
