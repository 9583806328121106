import type { Quote } from '#domain/activities/activity.ts'
import type { JetskiDuration } from '#domain/activities/jetski.ts'
import {
  jetskiCents,
  jetskiMinutes,
  jetskiTimes,
  onRequest,
  quoteJetskis,
  usesFuel,
} from '#domain/activities/jetski.ts'
import { dateText, minutesOf, timeOf } from '#domain/calendar.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { findJetski } from '#domain/fleet/jetskis.ts'
import { priceText } from '#domain/money.ts'

// The words of a jetski rental, the same on all three pages. Pure.

type Ids = readonly JetskiId[]

/** '2 jetskis, 1 h'. */
export const chosenText = (ids: Ids, duration: JetskiDuration): string =>
  ids.length === 0
    ? 'no jetski selected'
    : `${ids.length} ${ids.length === 1 ? 'jetski' : 'jetskis'}, ${jetskiTimes[duration].short}`

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

/** 'Two jetskis for 1 hour, from Noblessner.' */
export function leadText(ids: Ids, duration: JetskiDuration): string {
  const long = duration === 'full' ? 'a full day' : jetskiTimes[duration].label
  return `${numbers[ids.length]} ${ids.length === 1 ? 'jetski' : 'jetskis'} for ${long}, from Noblessner.`
}

/** What a start must have: 'this jetski', 'both jetskis', 'all 3 jetskis'. */
export const machinesText = (ids: Ids): string =>
  ids.length === 1 ? 'this jetski' : ids.length === 2 ? 'both jetskis' : `all ${ids.length} jetskis`

const families: Record<JetskiId, string> = {
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

/** 'RXP out': which of the chosen machines keep a start from being free; '3 out' when they are many. */
export function outText(lacks: readonly string[], chosen: Ids): string {
  const out = lacks.flatMap((name) => findJetski(name)?.id ?? [])
  if (out.length === 0 || out.length === chosen.length) return 'taken'
  if (out.length > 1) return `${out.length} out`
  const [id] = out as [JetskiId]
  const alike = chosen.filter((other) => families[other] === families[id]).length > 1
  return `${(alike && models[id]) || families[id]} out`
}

/** 'plus fuel' in words, also where the RXP is combined with others; never in the total. */
export function fuelText(ids: Ids, duration: JetskiDuration): string | undefined {
  if (usesFuel(ids, duration)) return 'RXP-X RS 300 fuel is paid at the dock and is not in the total.'
  return ids.includes('rxp-x-rs') && ids.length > 1
    ? 'RXP-X RS 300: fuel is paid at the dock for 1 hour and for a full day.'
    : undefined
}

/** Whether a machine without a price is among them. */
export const isEstimate = (ids: Ids): boolean => ids.includes(onRequest)

/** The price of one machine as it is read; the note is what stands outside it. */
export function machinePrice(
  id: JetskiId,
  duration: JetskiDuration,
): { price: string; cents?: number; note?: string } {
  const cents = jetskiCents(id, duration)
  if (cents !== undefined)
    return { price: priceText(cents), cents, ...(usesFuel([id], duration) ? { note: 'plus fuel' } : {}) }
  return { price: id === onRequest ? 'Price on request' : `Not rented for ${jetskiTimes[duration].label}` }
}

export const peopleText = (people: number): string => `${people} ${people === 1 ? 'person' : 'people'}`

/** '16:30 to 17:30'. */
export const spanText = (time: string, duration: JetskiDuration): string =>
  `${time} to ${timeOf((minutesOf(time) + jetskiMinutes(time, { duration })) % (24 * 60))}`

type Chosen = { jetskis: Ids; duration: JetskiDuration }

export const quoteOf = ({ jetskis, duration }: Chosen): Quote =>
  quoteJetskis({ jetskis: [...jetskis], duration })

/** The total as it is read: no number while a machine has no price (R-A10). */
export const sumWords = (ids: Ids, cents: number): string =>
  isEstimate(ids) ? 'On request' : priceText(cents)

export const sumCents = (chosen: Chosen): number => quoteOf(chosen).totalCents

/** The line under the total at the foot of a phone: the selection, then what is chosen of when; what is outside it. */
export function barText({ jetskis, duration }: Chosen, date = '', time = ''): string {
  const when = date === '' ? chosenText(jetskis, duration) : `${dateText(date, 'short')} ${time}`.trim()
  const outside = usesFuel(jetskis, duration) ? ', plus fuel' : ''
  return `${when}${outside}`
}
