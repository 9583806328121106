import { describe, expect, test } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { findActivity } from './catalogue.ts'
import { parseChoice } from './choice-schema.ts'
import type { QuoteLine } from './quote-lines.ts'
import { centsOf, lineText } from './quote-lines.ts'

// Ten thousand carts, priced by the domain and by the table below, which is typed by hand from the price list and imports nothing.
// Euros, as the spec writes them. The seed makes a failing cart the same on every machine.

const rideEuros = { '30min': 70, '1h': 120, '2h': 210, '4h': 400, full: 500 }
const groupEuros = 35
const trixx = { '30min': 80, '1h': 130, '2h': 210, full: 275 }
const jetskiEuros: Record<string, Record<string, number>> = {
  'trixx-23-blue': trixx,
  'trixx-23-red': trixx,
  'trixx-25-red': trixx,
  'rxp-x-rs': { '30min': 160, '1h': 280, full: 650 },
  // No price of its own: the confirm form's default for each jetski.
  'gti-130': { '30min': 45, '1h': 45, '2h': 45, full: 45 },
}
const seats: Record<string, number> = {
  'trixx-23-blue': 2,
  'trixx-23-red': 2,
  'trixx-25-red': 1,
  'rxp-x-rs': 2,
  'gti-130': 3,
}
const wakeEuros = { '20min': 60, '40min': 120, '1h': 180, '2h': 360 }
const wakePeople = { '20min': 2, '40min': 3, '1h': 4, '2h': 8 }
const wakeMinutes = { '20min': 20, '40min': 40, '1h': 60, '2h': 120 }

/** Monday to Thursday 200 by day and 250 in the evening; Friday to Sunday 250 and 290; evening from 18:00. */
function saunaEuros(date: string, time: string, afterMinutes: number): number {
  const start = Temporal.PlainDateTime.from(`${date}T${time}`).add({ minutes: afterMinutes })
  const evening = start.hour >= 18
  if (start.dayOfWeek <= 4) return evening ? 250 : 200
  return evening ? 290 : 250
}

/** mulberry32: small, seeded, good enough to wander through a price list. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = randomFrom(20_261_121)
const upTo = (most: number): number => Math.floor(random() * most)
const between = (least: number, most: number): number => least + upTo(most - least + 1)
const oneOf = <Thing>(things: readonly Thing[]): Thing => things[upTo(things.length)]!
const keysOf = <Key extends string>(table: Record<Key, unknown>): Key[] => Object.keys(table) as Key[]

type Cart = { activity: string; choice: unknown; date: string; time: string; euros: number }

const someDate = (): string =>
  Temporal.PlainDate.from('2026-01-01')
    .add({ days: upTo(1_500) })
    .toString()
const someTime = (): string => `${String(between(9, 22)).padStart(2, '0')}:${random() < 0.5 ? '00' : '30'}`

function someRide(activity: string): Cart {
  const duration = oneOf(keysOf(rideEuros))
  const foils = between(1, 6)
  const choice = { foils, duration }
  return { activity, choice, date: someDate(), time: someTime(), euros: rideEuros[duration] * foils }
}

function someGroup(): Cart {
  const people = between(1, 12)
  const euros = groupEuros * people
  return { activity: 'efoil-group', choice: { people }, date: someDate(), time: '18:00', euros }
}

function someJetskis(activity: 'jetski-rental' | 'jetski-request'): Cart {
  const fleet = keysOf(jetskiEuros).filter((id) => activity === 'jetski-request' || id !== 'gti-130')
  const some = fleet.filter(() => random() < 0.5)
  const jetskis = some.length === 0 ? [oneOf(fleet)] : some
  const durations = keysOf(trixx).filter((duration) => !(duration === '2h' && jetskis.includes('rxp-x-rs')))
  const duration = oneOf(durations)
  const sum = (facts: (id: string) => number): number => jetskis.reduce((total, id) => total + facts(id), 0)
  const choice = {
    jetskis,
    duration,
    people: between(
      1,
      sum((id) => seats[id]!),
    ),
    isFirstTime: random() < 0.5,
  }
  return {
    activity,
    choice,
    date: someDate(),
    time: someTime(),
    euros: sum((id) => jetskiEuros[id]![duration]!),
  }
}

function someWake(): Cart {
  const [date, time, duration] = [someDate(), someTime(), oneOf(keysOf(wakeEuros))]
  const sauna = random() < 0.5
  const choice = { duration, people: between(1, wakePeople[duration]), sauna }
  const extra = sauna ? saunaEuros(date, time, wakeMinutes[duration]) : 0
  return { activity: 'wake-surf', choice, date, time, euros: wakeEuros[duration] + extra }
}

const makers: readonly (() => Cart)[] = [
  () => someRide('test-drive'),
  () => someRide('efoil-private'),
  someGroup,
  () => someJetskis('jetski-rental'),
  () => someJetskis('jetski-request'),
  someWake,
]
const carts = Array.from({ length: 10_000 }, (_, index) => makers[index % makers.length]!())

const quoteOf = ({ activity, choice, date, time }: Cart) => {
  const sold = findActivity(theHouse, activity)!
  return sold.quote(parseChoice(sold, choice), { location: 'tallinn', date, time })
}

describe('Ten thousand carts', () => {
  test('cost what the spec’s table says, to the cent', () => {
    const wrong = carts.filter((cart) => quoteOf(cart).totalCents !== cart.euros * 100)
    expect(wrong).toEqual([])
  })

  test('have lines that add up to their total; a note never counts', () => {
    const wrong = carts.filter((cart) => {
      const { lines, totalCents } = quoteOf(cart)
      const sum = lines.reduce((cents, line) => cents + centsOf(line), 0)
      return sum !== totalCents || !Number.isSafeInteger(totalCents)
    })
    expect(wrong).toEqual([])
  })

  test('meet every price of the table', () => {
    const met = (activity: string) =>
      new Set(carts.filter((cart) => cart.activity === activity).map((cart) => cart.euros))
    for (const euros of Object.values(rideEuros)) expect(met('efoil-private')).toContain(euros)
    for (const euros of [80, 130, 210, 275, 160, 280, 650]) expect(met('jetski-rental')).toContain(euros)
    for (const base of Object.values(wakeEuros))
      for (const sauna of [0, 200, 250, 290]) expect(met('wake-surf')).toContain(base + sauna)
    expect(met('jetski-request')).toContain(45)
  })
})

test('A line that an earlier version stored as words is shown by them', () => {
  const line = { label: '30 extra minutes', note: 'free', tone: 'gift' }
  expect(lineText(line as QuoteLine)).toEqual(line)
})
