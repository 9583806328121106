import type { JetskiDuration } from '#domain/activities/jetski.ts'
import { durationBar, jetskiDurations, jetskiTimes } from '#domain/activities/jetski.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { jetskiOf } from '#domain/fleet/jetskis.ts'
import { priceText } from '#domain/money.ts'
import { isEstimate, sumCents } from './jetski-words.ts'

// Words of the page where machines are chosen; the two pages after it do without them. Pure.

type Ids = readonly JetskiId[]

/** Each duration with the sum for the selection, or why it is off. */
export const durationRows = (ids: Ids) =>
  jetskiDurations.map((duration) => {
    const bar = durationBar(ids, duration)
    return {
      value: duration,
      name: jetskiTimes[duration].short,
      detail: bar === undefined ? sumText(ids, duration) : 'not with RXP-X RS',
      off: bar !== undefined,
    }
  })

/** What the chosen machines cost for so long. */
export function sumText(ids: Ids, duration: JetskiDuration): string {
  if (ids.length === 0) return ''
  return isEstimate(ids) ? 'Price on request' : priceText(sumCents({ jetskis: ids, duration }))
}

/** How many it carries, as figure and word. */
export const seatsText = (id: JetskiId): { figure: string; word: string } => {
  const { seats } = jetskiOf(id)
  return { figure: String(seats), word: seats === 1 ? 'person' : 'people max' }
}
