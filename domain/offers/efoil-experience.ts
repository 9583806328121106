import { isIsoDate } from '../calendar.ts'
import type { House } from '../house/house.ts'
import { priceOn } from '../house/price-on.ts'

// The guided session is requested, not booked. The house has its lengths and prices per person (R-H27).

type GuidedLength = { id: string } & House['guidedSession']['durations'][string]

/** The day whose prices apply: the preferred one, else today; '' if neither is known, for the list prices. */
export const guidedDay = (wished: string | undefined, today = ''): string =>
  isIsoDate(wished) ? wished : today

/** From shortest to longest, each with its price on a day. */
export const guidedLengths = ({ guidedSession }: House, date = ''): readonly GuidedLength[] =>
  Object.entries(guidedSession.durations)
    .map(([id, length]) => ({
      id,
      ...length,
      cents: priceOn(guidedSession.seasons, id, length.cents, { location: '', date }),
    }))
    .toSorted((one, other) => one.minutes - other.minutes)

export const guidedLength = (house: House, id: unknown, date = ''): GuidedLength | undefined =>
  guidedLengths(house, date).find((one) => one.id === id)

/** The shortest of the cheapest. */
export const cheapestGuided = (house: House, date = ''): GuidedLength =>
  guidedLengths(house, date).reduce((least, one) => (one.cents < least.cents ? one : least))

/** '20 minutes to 2 hours'. */
export function guidedLengthsText(house: House): string {
  const [first, last] = [guidedLengths(house)[0]!.label, guidedLengths(house).at(-1)!.label]
  return first === last ? first : `${first} to ${last}`
}

/** The price stored with a request, so that later changes do not affect it; undefined for a length that is not offered. */
export type GuidedQuote = { length: string; totalCents: number }

export function guidedQuote(
  house: House,
  { duration, participants }: { duration: string; participants: number },
  date = '',
): GuidedQuote | undefined {
  const chosen = guidedLength(house, duration, date)
  return chosen && { length: chosen.label, totalCents: chosen.cents * participants }
}
