import fc from 'fast-check'

// Carts with prices in euros from tables that were typed from the spec's price list and import nothing.

const rideEuros = { '30min': 70, '1h': 120, '2h': 210, '4h': 400, full: 500 }
const groupEuros = 35
const trixx = { '30min': 80, '1h': 130, '2h': 210, full: 275 }
const jetskiEuros: Record<string, Record<string, number>> = {
  'trixx-23-blue': trixx,
  'trixx-23-red': trixx,
  'trixx-25-red': trixx,
  'rxp-x-rs': { '30min': 160, '1h': 280, full: 650 },
  // Without a price of its own: the confirm form's default for each jetski.
  'gti-130': { '30min': 45, '1h': 45, '2h': 45, full: 45 },
}
const seats: Record<string, number> = {
  'trixx-23-blue': 2,
  'trixx-23-red': 2,
  'trixx-25-red': 1,
  'rxp-x-rs': 2,
  'gti-130': 3,
}
const wake = {
  '20min': { euros: 60, people: 2, minutes: 20 },
  '40min': { euros: 120, people: 3, minutes: 40 },
  '1h': { euros: 180, people: 4, minutes: 60 },
  '2h': { euros: 360, people: 8, minutes: 120 },
}

/** Monday to Thursday 200 by day and 250 in the evening; Friday to Sunday 250 and 290; evening from 18:00. */
function saunaEuros(date: string, time: string, afterMinutes: number): number {
  const start = Temporal.PlainDateTime.from(`${date}T${time}`).add({ minutes: afterMinutes })
  const evening = start.hour >= 18
  if (start.dayOfWeek <= 4) return evening ? 250 : 200
  return evening ? 290 : 250
}

/** `euros`: the price according to the spec. */
export type Cart = { activity: string; choice: unknown; date: string; time: string; euros: number }

const keyOf = <Key extends string>(table: Record<Key, unknown>): fc.Arbitrary<Key> =>
  fc.constantFrom(...(Object.keys(table) as Key[]))

const start = fc.record({
  date: fc.nat(1_499).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString()),
  time: fc
    .integer({ min: 18, max: 45 })
    .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`),
})

const rides = (activity: string): fc.Arbitrary<Cart> =>
  fc
    .record({ start, duration: keyOf(rideEuros), foils: fc.integer({ min: 1, max: 6 }) })
    .map(({ start, duration, foils }) => ({
      activity,
      choice: { foils, duration },
      ...start,
      euros: rideEuros[duration] * foils,
    }))

const groups: fc.Arbitrary<Cart> = fc
  .record({ start, people: fc.integer({ min: 1, max: 12 }) })
  .map(({ start, people }) => ({
    activity: 'efoil-group',
    choice: { people },
    date: start.date,
    time: '18:00',
    euros: groupEuros * people,
  }))

function jetskis(activity: 'jetski-rental' | 'jetski-request'): fc.Arbitrary<Cart> {
  const fleet = Object.keys(jetskiEuros).filter((id) => activity === 'jetski-request' || id !== 'gti-130')
  const chosen = fc
    .record({ jetskis: fc.subarray(fleet, { minLength: 1 }), duration: keyOf(trixx) })
    .filter(({ jetskis, duration }) => jetskis.every((id) => jetskiEuros[id]![duration] !== undefined))
  return fc
    .record({ start, chosen, firstTime: fc.boolean(), places: fc.nat(9) })
    .map(({ start, chosen, firstTime, places }) => {
      const sum = (of: (id: string) => number) => chosen.jetskis.reduce((total, id) => total + of(id), 0)
      const people = 1 + (places % sum((id) => seats[id]!))
      return {
        activity,
        choice: { ...chosen, people, isFirstTime: firstTime },
        ...start,
        euros: sum((id) => jetskiEuros[id]![chosen.duration]!),
      }
    })
}

const wakes: fc.Arbitrary<Cart> = fc
  .record({ start, duration: keyOf(wake), places: fc.nat(7), sauna: fc.boolean() })
  .map(({ start, duration, places, sauna }) => {
    const { euros, people, minutes } = wake[duration]
    return {
      activity: 'wake-surf',
      choice: { duration, people: 1 + (places % people), sauna },
      ...start,
      euros: euros + (sauna ? saunaEuros(start.date, start.time, minutes) : 0),
    }
  })

/** Everything that the spec's house sells, as carts that can be booked. */
export const carts: fc.Arbitrary<Cart> = fc.oneof(
  rides('test-drive'),
  rides('efoil-private'),
  groups,
  jetskis('jetski-rental'),
  jetskis('jetski-request'),
  wakes,
)

/** All prices of an activity in the tables. */
export const pricesOfSpec: Readonly<Record<string, readonly number[]>> = {
  'efoil-private': Object.values(rideEuros),
  'jetski-rental': [80, 130, 210, 275, 160, 280, 650],
  'jetski-request': [45],
  'wake-surf': Object.values(wake).flatMap(({ euros }) => [0, 200, 250, 290].map((sauna) => euros + sauna)),
}
