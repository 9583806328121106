import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { problemAt, withActivity } from './edits.ts'
import { fleetsOf, unitsByPlace, withNewUnits } from './fleet.ts'
import { put } from './price-sheets.ts'
import { openMonths } from './strip-days.ts'

const place = theHouse.places['koh-phangan']!
const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], open: '09:00', close: '18:00' }

it('shows the months of a season and the closed ones', () => {
  const seasonal = { ...place, hours: [{ ...daily, from: '12-16', to: '09-30' }] }
  const months = openMonths(seasonal, '2026-08-20')
  expect(months.map(({ state }) => state).slice(0, 5)).toEqual(['open', 'open', 'closed', 'closed', 'some'])
  expect(months[4]!.words).toBe('December 2026: open on 16 of 31 days')
  expect(openMonths(place, '2026-08-20').every(({ state }) => state === 'open')).toBe(true)
  const monsoon = { ...place, closed: [{ from: '2026-10-01', to: '2026-11-30', reason: 'Monsoon' }] }
  expect(
    openMonths(monsoon, '2026-10-05')
      .map(({ state }) => state)
      .slice(0, 3),
  ).toEqual(['closed', 'closed', 'open'])
})

it('adds an e-foil with the next free name and leaves its number to the server', () => {
  const more = withNewUnits(theHouse, { activity: 'efoil-private', place: 'tallinn', since: '2026-06-16' })
  expect(more.units['efoil-tallinn-7']).toEqual({
    name: 'E-foil 7',
    activity: 'efoil-private',
    place: 'tallinn',
    since: '2026-06-16',
  })
  expect(theHouse.units['efoil-tallinn-7']).toBeUndefined()
})

it('adds a jetski and a sauna with unique names and ids', () => {
  const added = { place: 'puhajarve', since: '2026-06-16' }
  const jetski = withNewUnits(theHouse, { activity: 'jetski-rental', ...added })
  expect(jetski.units['jetski-6']).toEqual({
    name: 'Jetski 6',
    activity: 'jetski-rental',
    seats: 2,
    ...added,
  })
  const more = withNewUnits(theHouse, { activity: 'wake-surf', kind: 'sauna', ...added })
  expect(more.units['floating-sauna-2']).toMatchObject({ name: 'Floating sauna 2', kind: 'sauna' })
})

it('adds a machine with the prices of the first one in use, including those of seasons', () => {
  const sold = theHouse.activities['jetski-rental']
  const summer = { from: '2026-06-01', cents: { '1h': { 'trixx-23-red': 15_000, 'rxp-x-rs': 30_000 } } }
  const dearer = withActivity(theHouse, 'jetski-rental', { seasons: [summer] })
  const house = put(dearer, ['units', 'trixx-23-blue', 'retired'], '2026-01-01')
  const added = { activity: 'jetski-rental', place: 'tallinn', since: '2026-06-16' }
  const { durations, seasons } = withNewUnits(house, added).activities['jetski-rental']
  const pricesOf = (id: string) => Object.values(durations).map(({ cents }) => cents[id])
  expect(pricesOf('jetski-6')).toEqual([8_000, 13_000, 21_000, 27_500])
  expect(seasons![0]!.cents['1h']).toEqual({ ...summer.cents['1h'], 'jetski-6': 15_000 })
  expect(pricesOf('gti-130')).toEqual(Object.values(sold.durations).map(() => undefined))
})

it('lists units by place, those in use first', () => {
  expect(fleetsOf(theHouse).map(({ one }) => one)).toEqual([
    'E-foil',
    'Jetski',
    'Wake boat',
    'Floating sauna',
  ])
  const retired = put(theHouse, ['units', 'efoil-tallinn-1', 'retired'], '2026-06-16')
  const [tallinn, units] = unitsByPlace(retired, { activity: 'efoil-private' })[0]!
  expect([tallinn, units.length, units.at(-1)![0]]).toEqual(['tallinn', 6, 'efoil-tallinn-1'])
})

it('finds the sentence of a field by its path', () => {
  const problems = [{ path: 'places.tallinn.hours.0.open', message: 'No time' }]
  expect(problemAt(problems, 'places.tallinn.hours.0.open')).toBe('No time')
  expect(problemAt(problems, 'places.tallinn.hours')).toBeUndefined()
})
