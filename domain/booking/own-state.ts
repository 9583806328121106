import type { BookingStatus } from './status.ts'

/**
 * State of a booking for its customer at a moment. `held`: its units are kept until it is paid; `lapsed`: not paid in time;
 * `requested`: waits for staff; `offered`: the customer has to agree to the price; `missed`: not confirmed before its start.
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
  /** Its units are kept until the customer agrees to a price, not until they pay. */
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

/** A customer can cancel what has not begun; a hold is dropped by not paying for it. */
export const mayCancelOwn = (state: OwnState): boolean =>
  state === 'booked' || state === 'requested' || state === 'offered'
