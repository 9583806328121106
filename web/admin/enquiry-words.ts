import type { Enquiry } from '#contract/calls/admin-calls.ts'
import { longestWait, waitText } from '#web/staff/row/booking-days.ts'

/** '4 waiting, the oldest for 42 minutes'. */
export const waitingText = (open: readonly Pick<Enquiry, 'createdAt'>[], now: Temporal.Instant): string =>
  open.length === 0
    ? 'Nobody is waiting for an answer'
    : `${open.length} waiting, the oldest for ${waitText(longestWait(open, now))}`

/** 'MA' for 'Main Admin'; keeps a character whole that takes two code units. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
