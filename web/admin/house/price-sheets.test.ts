import { describe, expect, it } from 'vitest'
import { houseSchema } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { put, seasonSheet, seasonsOf, sheetsOf } from './price-sheets.ts'
import { monthSpans, spanText } from './season-words.ts'

const sheetsFor = (id: string) => sheetsOf(theHouse, id, theHouse.activities[id]!)
const first = (id: string) =>
  sheetsFor(id).map(({ heads, rows }) => [heads, rows[0]!.label, rows[0]!.cells.map(({ cents }) => cents)])

describe('the price lists', () => {
  it('have a row for each duration, and a column for each place or machine', () => {
    expect(first('efoil-private')).toEqual([
      [
        ['Everywhere', 'Tallinn', 'Pühajärve', 'Koh Phangan', 'Málaga', 'Dubai'],
        '30 minutes',
        [7_000, undefined, undefined, undefined, undefined, undefined],
      ],
    ])
    expect(first('jetski-rental')).toEqual([
      [
        ['Trixx 2023 Blue', 'Trixx 2023 Red', 'Trixx 2025 Red', 'RXP-X RS 300', 'GTI 130'],
        '30 minutes',
        [8_000, 8_000, 8_000, 16_000, undefined],
      ],
    ])
    expect(first('efoil-group')).toEqual([[['Online', 'Walk-in'], '2 hours', [3_500, 4_000]]])
    expect(first('wake-surf')[1]).toEqual([['Day', 'Evening from 18:00'], 'Weekday', [20_000, 25_000]])
  })

  it('name the place of each machine if there are several places', () => {
    const house = put(theHouse, ['units', 'gti-130', 'place'], 'malaga')
    const [sheet] = sheetsOf(house, 'jetski-rental', house.activities['jetski-rental'])
    expect(sheet!.heads).toContain('Trixx 2023 Blue, Tallinn')
    expect(sheet!.heads).toContain('GTI 130, Málaga')
    expect(sheet!.rows[0]!.cells[4]!.label).toBe('30 minutes, GTI 130')
  })

  it('name the field of each price, and a price set there keeps the house valid', () => {
    for (const id of Object.keys(theHouse.activities))
      for (const { path } of sheetsFor(id).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))) {
        const next = put(theHouse, path, 4_242)
        expect(houseSchema.safeParse(next).success, path.join('.')).toBe(true)
        expect(JSON.stringify(next).match(/4242/g), path.join('.')).toHaveLength(1)
      }
  })

  it('leave nothing behind when the price of a place is removed again', () => {
    const path = ['activities', 'efoil-private', 'at', 'tallinn', 'cents', '1h']
    expect(put(put(theHouse, path, 1), path, undefined)).toEqual(theHouse)
  })

  it('keep their rows when the last price of a length is removed', () => {
    const cells = (house: typeof theHouse) =>
      sheetsOf(house, 'jetski-rental', house.activities['jetski-rental'])[0]!.rows[2]!.cells
    const emptied = cells(theHouse).reduce((house, { path }) => put(house, path, undefined), theHouse)
    expect(cells(emptied).map(({ cents }) => cents)).toEqual(Array(5).fill(undefined))
    expect(houseSchema.safeParse(emptied).success).toBe(true)
  })
})

it('a season also has prices of walk-ins, add-ons and the sauna', () => {
  const labels = (id: string) => {
    const begun = put(theHouse, ['activities', id, 'seasons'], [{ from: '07-01', to: '07-31', cents: {} }])
    return seasonSheet(begun, id, 0).rows.flatMap(({ label, cells }) => [label, cells[0]!.usual])
  }
  expect(labels('efoil-group')).toEqual(['2 hours', 3_500, 'Walk-in', 4_000])
  expect(labels('wake-surf').slice(-2)).toEqual(['Sauna, weekend, evening', 29_000])
})

it('a season leaves prices that it does not have unchanged, even if it has none', () => {
  const { from, to } = monthSpans()[6]!
  expect(spanText({ from, to })).toBe('1 July to 31 July, every year')
  expect(spanText({ from, to, since: '2027-07-10' })).toBe(
    '1 July to 31 July, every year, from 10 July 2027 on',
  )
  const season = ['activities', 'jetski-rental', 'seasons']
  const begun = put(theHouse, season, [{ from, to, cents: {} }])
  const cell = (house: typeof begun) => seasonSheet(house, 'jetski-rental', 0).rows[1]!.cells[0]!
  expect(cell(begun)).toMatchObject({ cents: undefined, usual: 13_000 })
  const priced = put(begun, cell(begun).path, 14_000)
  expect(houseSchema.safeParse(priced).success).toBe(true)
  expect(cell(priced).cents).toBe(14_000)
  expect(seasonsOf(put(priced, cell(priced).path, undefined).activities['jetski-rental'])).toEqual([
    { from, to, cents: {} },
  ])
})
