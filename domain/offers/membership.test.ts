import { expect, it } from 'vitest'
import { rides } from '../activities/efoil-ride.ts'
import { givesBack, membership } from './membership.ts'

it('joining costs 89 euros, then 8 a month', () => {
  expect([membership.joiningFeeCents, membership.monthlyFeeCents]).toEqual([8_900, 800])
})

it('15% off a private hour of 120 euros is 18 a ride; the joining fee is back after the fifth', () => {
  expect(givesBack(2, rides['1h'].cents)).toEqual({ perRideCents: 1_800, savedCents: 3_600, feeBackAfter: 5 })
})

it('who does not ride saves nothing', () => {
  expect(givesBack(0, rides['1h'].cents).savedCents).toBe(0)
})
