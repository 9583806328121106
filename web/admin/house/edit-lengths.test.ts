import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { lengthProblem, withLength, withoutLength } from './edit-lengths.ts'

const ride = theHouse.activities['efoil-private']
const jetski = theHouse.activities['jetski-rental']
const wake = theHouse.activities['wake-surf']

it('a length is added in order, with its price', () => {
  const { durations } = withLength(
    theHouse,
    { id: 'efoil-private', sold: ride },
    { minutes: 90, cents: 15_000 },
  )
  expect(Object.keys(durations!).slice(0, 3)).toEqual(['30min', '1h', '90min'])
  expect(durations!['90min']).toEqual({
    label: '90 minutes',
    short: '90 min',
    minutes: 90,
    cents: 15_000,
  })
})

it('a full day stays the longest, and each jetski except the one on request gets the new price', () => {
  const { durations } = withLength(
    theHouse,
    { id: 'jetski-rental', sold: jetski },
    { minutes: 180, cents: 1 },
  )
  expect(Object.keys(durations!)).toEqual(['30min', '1h', '2h', '3h', 'full'])
  expect(durations!['3h']!.cents).toEqual({
    'trixx-23-blue': 1,
    'trixx-23-red': 1,
    'trixx-25-red': 1,
    'rxp-x-rs': 1,
  })
})

it('each machine gets the price of a new length if none has a price yet', () => {
  const sold = { ...jetski, durations: {} }
  const { durations } = withLength(theHouse, { id: 'jetski-rental', sold }, { minutes: 60, cents: 1 })
  expect(durations!['1h']!.cents).toMatchObject({ 'gti-130': 1, 'rxp-x-rs': 1 })
})

it('a new length of a boat allows as many people as the longest', () => {
  const { durations } = withLength(theHouse, { id: 'wake-surf', sold: wake }, { minutes: 240, cents: 1 })
  expect(durations!['4h']).toMatchObject({ people: wake.most, minutes: 240 })
})

it.each([
  [{ minutes: 60, cents: 1 }, 'This length already exists'],
  [{ minutes: 2, cents: 1 }, 'Minutes from 5 to 1440'],
  [{ minutes: undefined, cents: 1 }, 'Minutes from 5 to 1440'],
  [{ minutes: 90, cents: undefined }, 'Please give the length a price, up to 100,000 €'],
  [{ minutes: 90, cents: 1 }, undefined],
])('a length of %o is refused: %s', (typed, problem) => {
  expect(lengthProblem(ride, typed)).toBe(problem)
})

it('a length is removed with its prices of seasons and places', () => {
  const at = { tallinn: { cents: { '1h': 9_000 } }, malaga: { cents: { '1h': 1, '2h': 2 } } }
  const seasons = [
    { from: '06-01', to: '06-30', cents: { '1h': 1 } },
    { from: '07-01', to: '07-31', cents: { '1h': 1, '2h': 2 } },
  ]
  const changed = withoutLength({ ...ride, at, seasons } as typeof ride, '1h')
  expect(Object.keys(changed.durations!)).not.toContain('1h')
  expect(changed).toMatchObject({ at: { tallinn: { cents: {} }, malaga: { cents: { '2h': 2 } } } })
  expect(changed.seasons).toEqual([{ from: '07-01', to: '07-31', cents: { '2h': 2 } }])
})
