import type { Quote } from '#domain/activities/activity.ts'
import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { discountLines, quoteOf } from './words.ts'

/** What the chosen machines cost who is signed in; `off`: what is taken off and why something else is not. */
export type MyPrice = { quote: Quote; off: Quote['lines']; checking: boolean }

/** `date` may still be empty. The price does not depend on the way of booking. */
export function useMyPrice(chosen: JetskisChosen | undefined, date: string) {
  const { price, checking } = useMyPricing()
  if (!chosen) return { price, mine: undefined }
  const list = quoteOf(chosen)
  const quote = price(list, { activity: 'jetski-rental', date })
  return { price, mine: { quote, off: discountLines(list, quote), checking } satisfies MyPrice }
}
