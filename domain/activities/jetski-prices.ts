import { type Jetski, type JetskiId, jetskiOf, jetskisOf } from '../fleet/jetskis.ts'
import type { House } from '../house/house.ts'
import { priceOn } from '../house/price-on.ts'
import type { Quote } from './activity.ts'
import { centsOf } from './quote-lines.ts'

const fuelFrom: readonly string[] = ['1h', 'full']

export const listOf = (house: House) => house.activities['jetski-rental']

/** The machines among these without any price: they are requested. */
export const onRequestOf = (house: House, ids: readonly JetskiId[]): JetskiId[] =>
  ids.filter((id) => !Object.values(listOf(house).durations).some(({ cents }) => cents[id] !== undefined))

/** Machines whose prices are shown: those with a price that will not be retired, or all if none is left. */
export function shownOf(house: House): readonly Jetski[] {
  const all = jetskisOf(house)
  const shown = all.filter(({ id, retired }) => !retired && onRequestOf(house, [id]).length === 0)
  return shown.length > 0 ? shown : all
}

/** 'plus fuel' for the RXP for an hour or a day; a note, never part of the total (R-A9). */
export const usesFuel = (ids: readonly JetskiId[], duration: string): boolean =>
  ids.includes('rxp-x-rs') && fuelFrom.includes(duration)

type Timed = { duration: string; date: string }

/** Cents of a machine on a day, undefined if it has no price for that duration. `date` '' for the list price. */
export function jetskiCents(house: House, id: JetskiId, { duration, date }: Timed): number | undefined {
  const { seasons, durations } = listOf(house)
  const day = { location: jetskiOf(house, id).place, date, machine: id }
  return priceOn(seasons, duration, durations[duration]!.cents, day)[id]
}

/** Why a duration is not possible with these machines; undefined if it is. A machine without any price allows every duration. */
export function durationConflict(
  house: House,
  ids: readonly JetskiId[],
  duration: string,
): string | undefined {
  const { durations } = listOf(house)
  const asked = onRequestOf(house, ids)
  const without = ids.find((id) => durations[duration]?.cents[id] === undefined && !asked.includes(id))
  return (
    without &&
    `The ${jetskiOf(house, without).name} is not rented for ${durations[duration]?.label ?? duration}`
  )
}

type Selected = { jetskis: readonly JetskiId[]; duration: string }

/** A line per machine; one without a price has the house's estimate. */
export function quoteJetskis(house: House, { jetskis: ids, duration }: Selected, date: string): Quote {
  const { minutes } = listOf(house).durations[duration]!
  const lines: Quote['lines'] = ids.map((id) => {
    const cents = jetskiCents(house, id, { duration, date })
    const machine = { name: jetskiOf(house, id).name, minutes }
    return cents === undefined
      ? { kind: 'estimate', ...machine, cents: house.activities['jetski-request'].estimateCents }
      : { kind: 'machine', ...machine, cents }
  })
  const totalCents = lines.reduce((sum, line) => sum + centsOf(line), 0)
  for (const id of onRequestOf(house, ids))
    lines.push({ kind: 'price_on_request', name: jetskiOf(house, id).name })
  if (usesFuel(ids, duration)) lines.push({ kind: 'fuel', name: jetskiOf(house, 'rxp-x-rs').name })
  return { lines, totalCents }
}
