import { durationConflict } from '#domain/activities/jetski-prices.ts'
import { type Jetski, type JetskiId, jetskiOf } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { isEstimate, quoteOf } from './jetski-words.ts'

// Texts of the page where machines are chosen, not needed by the two pages after it. Pure.

type Ids = readonly JetskiId[]

/** Each duration with the total for the selection, or why it is unavailable. */
export const durationRows = (house: House, ids: Ids) =>
  Object.entries(house.activities['jetski-rental'].durations).map(([duration, { short }]) => {
    const without = ids.find((id) => durationConflict(house, [id], duration))
    return {
      value: duration,
      name: short,
      detail: without ? `not with ${shortName(house, without)}` : sumText(house, ids, duration),
      off: without !== undefined,
    }
  })

/** 'RXP-X RS', without its horsepower. */
const shortName = (house: House, id: JetskiId): string => jetskiOf(house, id).name.replace(/ \d+$/, '')

/** The list price of the chosen machines for a duration, as no day is chosen yet. */
export function sumText(house: House, ids: Ids, duration: string): string {
  if (ids.length === 0) return ''
  if (isEstimate(house, ids)) return 'Price on request'
  return priceText(quoteOf(house, { jetskis: ids, duration }, '').totalCents)
}

/** 'Large storage, boarding platform'; with the place if jetskis are rented at several. */
export function featuresText(house: House, { specs, place }: Jetski): string {
  const [first, ...others] = specs.features
  const where = placeText(locationOf(house, place))
  return [
    ...(first ? [first] : []),
    ...others.map((feature) => feature.toLowerCase()),
    ...(house.activities['jetski-rental'].places.length > 1 ? [`${first ? 'at' : 'At'} ${where}`] : []),
  ].join(', ')
}

/** How many people it carries, as figure and word. */
export const seatsText = ({ seats }: Jetski): { figure: string; word: string } => ({
  figure: String(seats),
  word: seats === 1 ? 'person' : 'people max',
})
