import type { Activity, BookingBasics, Quote } from '#domain/activities/activity.ts'
import { dueNowCents } from '#domain/booking/deposit.ts'
import { pendingDraftOf } from '#domain/booking/draft-of.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { instantOf } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { newPending, ownHold, writePending } from '#web/new-pending.ts'
import { serverClock } from '#web/server-clock.ts'
import { type bookingWords, refuse } from './booking-toasts.ts'

type Words = Pick<(typeof bookingWords)['privateRide' | 'wakeSurf' | 'jetskiForm'], 'passed' | 'failed'>

/** Calls `store` and returns whether that was done. Refuses a start that has passed at its place; reports failing storage. */
export function storeUpcoming(
  house: House,
  { location, date, time }: Pick<BookingBasics, 'location' | 'date' | 'time'>,
  words: Words,
  store: () => void,
): boolean {
  const start = instantOf(date, time, locationOf(house, location).zone)
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

/** The hold that the next hand-over replaces: this tab's, never another tab's. */
export const holdToReplace = (): string | undefined => ownHold()?.bookingId

/** Stores the booking for checkout, in the spec's shape. Returns false, after showing why, when it cannot. */
export const handToCheckout = <Choice>(
  house: House,
  activity: Activity<Choice>,
  request: BookingBasics & { choice: Choice },
  { words, price }: { words: Words; price: Pricing },
): boolean =>
  storeUpcoming(house, request, words, () =>
    writePending(newPending(pendingDraftOf(house, activity, request, price))),
  )

/** Adds '27 € now, 63 € on site' to the quote of an activity with a deposit. */
export function withDeposit<Shown extends Quote>({ activities }: House, id: string, quote: Shown): Shown {
  const { lines, totalCents } = quote
  const now = dueNowCents(activities[id] as { depositPercent?: number } | undefined, totalCents)
  if (now === totalCents) return quote
  const label = `${priceText(now)} now, ${priceText(totalCents - now)} on site`
  return { ...quote, lines: [...lines, { kind: 'text', label, note: 'deposit', tone: 'muted' }] }
}
