import { describe, expect, test } from 'vitest'
import { jetskiOf } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { durationRows, featuresText, sumText } from './fleet-words.ts'
import {
  chosenText,
  fuelText,
  leadText,
  machinePrice,
  machinesText,
  outText,
  quoteOf,
} from './jetski-words.ts'

const two = ['trixx-23-blue', 'rxp-x-rs'] as const
const listHour = { duration: '1h', date: '' }

describe('the words of a jetski rental', () => {
  test('the selection and its duration', () => {
    expect(chosenText(theHouse, two, '1h')).toBe('2 jetskis, 1 h')
    expect(leadText(theHouse, two, '1h')).toBe('Two jetskis for 1 hour, from Noblessner, Tallinn.')
    expect(leadText(theHouse, ['gti-130'], 'full')).toBe(
      'One jetski for a full day, from Noblessner, Tallinn.',
    )
    expect([1, 2, 3].map((count) => machinesText([...two, 'gti-130' as const].slice(0, count)))).toEqual([
      'this jetski',
      'both jetskis',
      'all 3 jetskis',
    ])
  })

  test('the features of a machine, with its place if there are several', () => {
    const gti = jetskiOf(theHouse, 'gti-130')
    expect(featuresText(theHouse, gti)).toBe('Large storage, boarding platform')
    const rental = { ...theHouse.activities['jetski-rental'], places: ['tallinn', 'malaga'] }
    const house = { ...theHouse, activities: { ...theHouse.activities, 'jetski-rental': rental } }
    expect(featuresText(house, gti)).toBe('Large storage, boarding platform, at Noblessner, Tallinn')
    const plain = { ...gti, specs: { ...gti.specs, features: [] } }
    expect(featuresText(house, plain)).toBe('At Noblessner, Tallinn')
    expect(featuresText(theHouse, plain)).toBe('')
  })

  test('a disabled slot names the machine that is not free', () => {
    expect(outText(theHouse, ['RXP-X RS 300'], two)).toBe('RXP out')
    expect(outText(theHouse, ['Trixx 2023 Blue'], two)).toBe('Trixx out')
    expect(outText(theHouse, ['Trixx 2023 Blue'], ['trixx-23-blue', 'trixx-23-red'])).toBe('23 Blue out')
    expect(outText(theHouse, ['Trixx 2023 Blue', 'RXP-X RS 300'], [...two, 'gti-130'])).toBe('2 out')
    expect(outText(theHouse, [], two)).toBe('taken')
  })

  test('the total is the sum over selected jetskis; the rxp unit has no 2h option', () => {
    const rows = durationRows(theHouse, two)
    expect(rows.map(({ detail, off }) => (off ? detail : detail.replace(/\s/, ' ')))).toEqual([
      '240 €',
      '410 €',
      'not with RXP-X RS',
      '925 €',
    ])
  })

  test('a fuel note shows when the rxp unit is combined with others', () => {
    expect(fuelText(two, '1h')).toContain('not in the total')
    expect(fuelText(two, '30min')).toBeDefined()
    expect(fuelText(['rxp-x-rs'], '30min')).toBeUndefined()
    expect(fuelText(['trixx-23-blue'], 'full')).toBeUndefined()
  })

  test('the GTI has its price on request', () => {
    expect(machinePrice(theHouse, 'gti-130', listHour)).toEqual({ price: 'Price on request' })
    expect(sumText(theHouse, ['gti-130'], '1h')).toBe('Price on request')
    expect(sumText(theHouse, ['gti-130', 'trixx-23-blue'], '1h')).toBe('Price on request')
    expect(machinePrice(theHouse, 'rxp-x-rs', listHour).note).toBe('plus fuel')
  })

  test('a day in a season has its prices, and a machine without one keeps its own', () => {
    const sold = theHouse.activities['jetski-rental']
    const june = { from: '06-01', to: '06-30', cents: { '1h': { 'rxp-x-rs': 30_000 } } }
    const house: House = {
      ...theHouse,
      activities: { ...theHouse.activities, 'jetski-rental': { ...sold, seasons: [june] } },
    }
    const inJune = { duration: '1h', date: '2026-06-20' }
    expect(machinePrice(house, 'rxp-x-rs', inJune).cents).toBe(30_000)
    expect(machinePrice(house, 'rxp-x-rs', listHour).cents).toBe(28_000)
    expect(quoteOf(house, { jetskis: two, duration: '1h' }, inJune.date).totalCents).toBe(43_000)
  })
})
