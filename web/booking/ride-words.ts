import type { PlacedStart } from '#domain/activities/activity.ts'
import type { privateRide, RideChoice } from '#domain/activities/efoil-ride.ts'
import { spanText } from '#domain/calendar.ts'

// The words of a ride, said the same way wherever one is booked.

/** A private ride or a test drive, as the house sells it. */
export type SoldRide = Pick<ReturnType<typeof privateRide>, 'fields' | 'minutes' | 'rental'>

export const foilsText = (foils: number): string => `${foils} ${foils === 1 ? 'foil' : 'foils'}`

export const askedFoils = (foils: number): string => `${foils} free ${foils === 1 ? 'foil' : 'foils'}`

export const atMostFoils = ({ fields }: SoldRide): string =>
  `Up to ${fields.foils.most}: all our foils at one place`

/** Foils are rented as long at every place. */
const anyPlace = 'tallinn'

/** '18:00 to 19:30', the gift included. */
export const rideSpan = (sold: SoldRide, time: string, choice: RideChoice): string =>
  spanText(time, sold.minutes(anyPlace, time, choice))

/** The lengths with their prices for a foil on that day. */
export const rideLengths = ({ rental }: SoldRide, start: Pick<PlacedStart, 'location' | 'date'>) =>
  Object.entries(rental.duration.options).map(([code, option]) => ({
    code,
    name: option.short,
    short: code === 'full' ? 'Full' : undefined,
    cents: rental.centsAt(start, code),
  }))

/** The same as a sentence; every full day ends at closing, whatever its start. */
export const rideSpanText = (sold: SoldRide, time: string, choice: RideChoice): string =>
  time ? `Your ride is ${rideSpan(sold, time, choice)}. ` : ''

/** What many foils bring, or how far it is to there; undefined where the house gives nothing. */
export function giftWords(
  sold: SoldRide,
  choice: RideChoice,
  time: string,
): { title: string; text: string } | undefined {
  const { gift } = sold.rental
  if (!gift) return undefined
  const { from, minutes } = gift
  if (choice.foils >= from)
    return {
      title: `${minutes} minutes of free extra ride time.`,
      text: time
        ? `Your ride is ${rideSpan(sold, time, choice)}.`
        : `Everyone rides ${minutes} minutes longer.`,
    }
  return {
    title:
      choice.foils === from - 1
        ? `One more foil, ${minutes} minutes free.`
        : `From ${from} foils, ${minutes} minutes free.`,
    text: `Book ${from} or more foils and everyone gets ${minutes} minutes of extra ride time.`,
  }
}
