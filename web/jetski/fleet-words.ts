import { durationBar } from '#domain/activities/jetski.ts'
import type { Jetski, JetskiId } from '#domain/fleet/jetskis.ts'
import { jetskiOf } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { isEstimate, quoteOf } from './jetski-words.ts'

// Words of the page where machines are chosen; the two pages after it do without them. Pure.

type Ids = readonly JetskiId[]

/** Each duration with the sum for the selection, or why it is off. */
export const durationRows = (house: House, ids: Ids) =>
  Object.entries(house.activities['jetski-rental'].durations).map(([duration, { short }]) => {
    const without = ids.find((id) => durationBar(house, [id], duration))
    return {
      value: duration,
      name: short,
      detail: without ? `not with ${shortName(house, without)}` : sumText(house, ids, duration),
      off: without !== undefined,
    }
  })

/** 'RXP-X RS', without its horsepower. */
const shortName = (house: House, id: JetskiId): string => jetskiOf(house, id).name.replace(/ \d+$/, '')

/** The list price of the chosen machines: no day is chosen yet. */
export const sumCents = (house: House, chosen: Parameters<typeof quoteOf>[1]): number =>
  quoteOf(house, chosen, '').totalCents

/** What the chosen machines cost for so long. */
export function sumText(house: House, ids: Ids, duration: string): string {
  if (ids.length === 0) return ''
  return isEstimate(house, ids) ? 'Price on request' : priceText(sumCents(house, { jetskis: ids, duration }))
}

/** How many it carries, as figure and word. */
export const seatsText = ({ seats }: Jetski): { figure: string; word: string } => ({
  figure: String(seats),
  word: seats === 1 ? 'person' : 'people max',
})
