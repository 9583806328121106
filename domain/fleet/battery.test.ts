import { describe, expect, it } from 'vitest'
import { batteryBand, isLow } from './unit-status.ts'

describe('battery', () => {
  it.each([
    [100, 'good'],
    [51, 'good'],
    [50, 'fair'],
    [21, 'fair'],
    [20, 'poor'],
    [0, 'poor'],
  ])('colour: above 50 green, above 20 yellow, otherwise red: %i is %s', (percent, band) => {
    expect(batteryBand(percent)).toBe(band)
  })

  it('low-battery equipment has battery level below 20', () => {
    expect([19, 20].map(isLow)).toEqual([true, false])
  })

  it('a unit without a battery is never low', () => {
    expect(isLow(undefined)).toBe(false)
  })
})
