import type { BookingStatus } from './status.ts'

/**
 * The state of a booking as its customer sees it. `held`: units are kept until it is paid; `lapsed`: not paid in time;
 * `requested`: waits for staff; `offered`: the customer must agree to the price; `missed`: not confirmed before its start.
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
  /** Its units are kept until the customer agrees to a price rather than pays. */
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

/** A customer can cancel until the start; a hold simply ends unpaid. */
export const mayCancelOwn = (state: OwnState): boolean =>
  state === 'booked' || state === 'requested' || state === 'offered'
