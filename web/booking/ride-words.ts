import type { RideChoice } from '#domain/activities/efoil-ride.ts'
import { getsGift, giftMinutes, rideDurations, rideMinutes, rides } from '#domain/activities/efoil-ride.ts'
import { spanText } from '#domain/calendar.ts'
import { maxFoils } from '#domain/fleet/efoils.ts'

// The words of a ride, said the same way wherever one is booked.

export const foilsText = (foils: number): string => `${foils} ${foils === 1 ? 'foil' : 'foils'}`

export const askedFoils = (foils: number): string => `${foils} free ${foils === 1 ? 'foil' : 'foils'}`

export const atMostFoils = `Up to ${maxFoils}: all our foils at one place`

/** '18:00 to 19:30', the gift included. */
export const rideSpan = (time: string, choice: RideChoice): string =>
  spanText(time, rideMinutes(time, choice))

export const rideLengths = rideDurations.map((code) => ({
  code,
  name: rides[code].short,
  short: code === 'full' ? 'Full' : undefined,
  cents: rides[code].cents,
}))

/** The same as a sentence; every full day ends at closing, whatever its start. */
export const rideSpanText = (time: string, choice: RideChoice): string =>
  time ? `Your ride is ${rideSpan(time, choice)}. ` : ''

/** What 3 or more foils bring, or how far it is to there. */
export function giftWords(choice: RideChoice, time: string): { title: string; text: string } {
  const { foils } = choice
  const title = `${giftMinutes} minutes of free extra ride time.`
  if (getsGift(foils))
    return {
      title,
      text: time
        ? `Your ride is ${rideSpan(time, choice)}.`
        : `Everyone rides ${giftMinutes} minutes longer.`,
    }
  return {
    title:
      foils === 2
        ? `One more foil, ${giftMinutes} minutes free.`
        : `From 3 foils, ${giftMinutes} minutes free.`,
    text: `Book 3 or more foils and everyone gets ${giftMinutes} minutes of extra ride time.`,
  }
}
