import type { PlacedStart } from '#domain/activities/activity.ts'
import type { privateRide, RideChoice } from '#domain/activities/efoil-ride.ts'
import { spanText } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { LocationId } from '#domain/locations.ts'

// The words of a ride, the same wherever one is booked.

/** A private ride or a test drive, as the house sells it. */
export type SoldRide = Pick<ReturnType<typeof privateRide>, 'fields' | 'minutes' | 'places' | 'rental'>

export const foilsText = (foils: number): string => counted(foils, 'foil')

export const freeFoils = (foils: number): string => `${foils} free ${foils === 1 ? 'foil' : 'foils'}`

export const atMostFoils = ({ fields }: SoldRide): string =>
  `Up to ${fields.foils.most}: all our foils at one place`

/** '18:00 to 19:30', the gift included. */
export const rideSpan = (sold: SoldRide, start: PlacedStart, choice: RideChoice): string =>
  spanText(start.time, sold.minutes(start, choice))

/** The lengths with their prices for a foil on that day. */
export const rideLengths = ({ rental }: SoldRide, start: Pick<PlacedStart, 'location' | 'date'>) =>
  Object.entries(rental.duration.options).map(([code, option]) => ({
    code,
    name: option.short,
    short: code === 'full' ? 'Full' : undefined,
    cents: rental.centsAt(start, code),
  }))

/** The same as a sentence. */
export const rideSpanText = (span: string): string => (span ? `Your ride is ${span}. ` : '')

/** The gift for many foils, or how many more are needed for it; undefined if the house has none. */
export function giftWords(
  sold: SoldRide,
  choice: RideChoice,
  { location, span }: { location: LocationId; span: string },
): { title: string; text: string } | undefined {
  const gift = sold.rental.giftAt(location, choice.duration)
  if (!gift) return undefined
  const { from, minutes } = gift
  if (choice.foils >= from)
    return {
      title: `${minutes} minutes of free extra ride time.`,
      text: rideSpanText(span).trim() || `Everyone rides ${minutes} minutes longer.`,
    }
  return {
    title:
      choice.foils === from - 1
        ? `One more foil, ${minutes} minutes free.`
        : `From ${from} foils, ${minutes} minutes free.`,
    text: `Book ${from} or more foils and everyone gets ${minutes} minutes of extra ride time.`,
  }
}
