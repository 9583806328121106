import type { House } from '../house/house.ts'
import { perHouse } from '../house/per-house.ts'

// The guided session: asked for, not booked. Its lengths, and what each costs a person, are the house's (R-H27).

type GuidedLength = { id: string } & House['guidedSession']['durations'][string]

/** From the shortest to the longest. */
export const guidedLengths = perHouse(({ guidedSession }): readonly GuidedLength[] =>
  Object.entries(guidedSession.durations)
    .map(([id, length]) => ({ id, ...length }))
    .toSorted((one, other) => one.minutes - other.minutes),
)

export const guidedLength = (house: House, id: unknown): GuidedLength | undefined =>
  guidedLengths(house).find((one) => one.id === id)

/** The shortest of those that cost least. */
export const cheapestGuided = (house: House): GuidedLength =>
  guidedLengths(house).reduce((least, one) => (one.cents < least.cents ? one : least))

/** '20 minutes to 2 hours'. */
export function guidedLengthsText(house: House): string {
  const [first, last] = [guidedLengths(house)[0]!.label, guidedLengths(house).at(-1)!.label]
  return first === last ? first : `${first} to ${last}`
}

/** What a request is stored with, whatever the house says later; undefined for a length that is not offered. */
export type GuidedQuote = { length: string; totalCents: number }

export function guidedQuote(
  house: House,
  { duration, participants }: { duration: string; participants: number },
): GuidedQuote | undefined {
  const chosen = guidedLength(house, duration)
  return chosen && { length: chosen.label, totalCents: chosen.cents * participants }
}
