import type { Activity, BookingBasics } from '#domain/activities/activity.ts'
import { pendingDraftOf } from '#domain/booking/draft-of.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { newPending, writePending } from '#web/new-pending.ts'
import { serverClock } from '#web/server-clock.ts'
import type { bookingWords } from './booking-toasts.ts'
import { refuse } from './booking-toasts.ts'

type Words = Pick<(typeof bookingWords)['privateRide' | 'wakeSurf' | 'jetskiForm'], 'passed' | 'failed'>

/** Whether `store` was done; refuses a start that has passed by the clock of its place, and tells when the storage throws. */
export function storeUpcoming(
  { location, date, time }: Pick<BookingBasics, 'location' | 'date' | 'time'>,
  words: Words,
  store: () => void,
): boolean {
  const start = instantOf(date, time, locationOf(location).zone)
  if (Temporal.Instant.compare(start, serverClock.instant()) <= 0) {
    refuse(words.passed)
    return false
  }
  try {
    store()
    return true
  } catch {
    refuse(words.failed)
    return false
  }
}

/** Leaves the booking for checkout to find, in the spec's shape. Answers false, and has said why, when it cannot. */
export const handToCheckout = <Choice>(
  activity: Activity<Choice>,
  request: BookingBasics & { choice: Choice },
  { words, price }: { words: Words; price: Pricing },
): boolean =>
  storeUpcoming(request, words, () => writePending(newPending(pendingDraftOf(activity, request, price))))
