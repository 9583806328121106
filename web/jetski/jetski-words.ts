import type { PlacedStart, Quote } from '#domain/activities/activity.ts'
import { jetskiMinutes } from '#domain/activities/jetski.ts'
import { jetskiCents, onRequestOf, quoteJetskis, usesFuel } from '#domain/activities/jetski-prices.ts'
import { dateText, spanText } from '#domain/calendar.ts'
import { findJetski, type JetskiId, jetskiOf } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf, placesText as placesOfAll, placeText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'

// The texts of a jetski rental, the same on all three pages. Pure.

type Ids = readonly JetskiId[]

/** The house's label of a duration. */
export const lengthOf = (house: House, duration: string): { label: string; short: string } =>
  house.activities['jetski-rental'].durations[duration]!

/** '2 jetskis, 1 h'. */
export const chosenText = (house: House, ids: Ids, duration: string): string =>
  ids.length === 0
    ? 'no jetski selected'
    : `${ids.length} ${ids.length === 1 ? 'jetski' : 'jetskis'}, ${lengthOf(house, duration).short}`

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

/** 'Two', as a sentence begins. */
export const numberText = (count: number): string => numbers[count] ?? String(count)

/** '1 hour', 'a full day'. */
export const longText = (house: House, duration: string): string =>
  duration === 'full' ? 'a full day' : lengthOf(house, duration).label

/** 'Noblessner, Tallinn', for all places. */
export const placesText = (house: House): string =>
  placesOfAll(house, house.activities['jetski-rental'].places)

/** The place of the chosen machines. */
export const placeOf = (house: House, ids: Ids): LocationId =>
  ids[0] === undefined ? house.activities['jetski-rental'].places[0]! : jetskiOf(house, ids[0]).place

/** 'Two jetskis for 1 hour, from Noblessner, Tallinn.' */
export const leadText = (house: House, ids: Ids, duration: string): string =>
  `${numberText(ids.length)} ${ids.length === 1 ? 'jetski' : 'jetskis'} for ${longText(house, duration)}, from ${placeText(locationOf(house, placeOf(house, ids)))}.`

/** What a start must have: 'this jetski', 'both jetskis', 'all 3 jetskis'. */
export const machinesText = (ids: Ids): string =>
  ids.length === 1 ? 'this jetski' : ids.length === 2 ? 'both jetskis' : `all ${ids.length} jetskis`

const families: Partial<Record<JetskiId, string>> = {
  'trixx-23-blue': 'Trixx',
  'trixx-23-red': 'Trixx',
  'trixx-25-red': 'Trixx',
  'rxp-x-rs': 'RXP',
  'gti-130': 'GTI',
}
const models: Partial<Record<JetskiId, string>> = {
  'trixx-23-blue': '23 Blue',
  'trixx-23-red': '23 Red',
  'trixx-25-red': '25 Red',
}

/** 'RXP out': the chosen machines that make a start unavailable; '3 out' if there are many. */
export function outText(house: House, lacks: readonly string[], chosen: Ids): string {
  const out = lacks.flatMap((name) => findJetski(house, name)?.id ?? [])
  if (out.length === 0 || out.length === chosen.length) return 'taken'
  if (out.length > 1) return `${out.length} out`
  const [id] = out as [JetskiId]
  const alike = chosen.filter((other) => families[id] && families[other] === families[id]).length > 1
  return `${(alike && models[id]) || families[id] || jetskiOf(house, id).name} out`
}

/** The fuel note, also for the RXP combined with others; fuel is never in the total. */
export function fuelText(ids: Ids, duration: string): string | undefined {
  if (usesFuel(ids, duration)) return 'RXP-X RS 300 fuel is paid at the dock and is not in the total.'
  return ids.includes('rxp-x-rs') && ids.length > 1
    ? 'RXP-X RS 300: fuel is paid at the dock for 1 hour and for a full day.'
    : undefined
}

/** Whether a machine without a price is among them. */
export const isEstimate = (house: House, ids: Ids): boolean => onRequestOf(house, ids).length > 0

/** The price of one machine on a day, as text; the note is separate. */
export function machinePrice(
  house: House,
  id: JetskiId,
  { duration, date }: { duration: string; date: string },
): { price: string; cents?: number; note?: string } {
  const cents = jetskiCents(house, id, { duration, date })
  if (cents !== undefined)
    return { price: priceText(cents), cents, ...(usesFuel([id], duration) ? { note: 'plus fuel' } : {}) }
  return {
    price: isEstimate(house, [id]) ? 'Price on request' : `Not rented for ${lengthOf(house, duration).label}`,
  }
}

/** '16:30 to 17:30'. */
export const spanOf = (house: House, start: PlacedStart, duration: string): string =>
  spanText(start.time, jetskiMinutes(house, start, { duration }))

type Chosen = { jetskis: Ids; duration: string }

export const quoteOf = (house: House, { jetskis, duration }: Chosen, date: string): Quote =>
  quoteJetskis(house, { jetskis: [...jetskis], duration }, date)

/** The total as text: no number if a machine has no price (R-A10). */
export const sumWords = (house: House, ids: Ids, cents: number): string =>
  isEstimate(house, ids) ? 'On request' : priceText(cents)

/** The line under the total at the foot of a phone: the selection or the chosen time, and costs outside the total. */
export function barText(house: House, { jetskis, duration }: Chosen, date = '', time = ''): string {
  const when =
    date === '' ? chosenText(house, jetskis, duration) : `${dateText(date, 'short')} ${time}`.trim()
  const outside = usesFuel(jetskis, duration) ? ', plus fuel' : ''
  return `${when}${outside}`
}
