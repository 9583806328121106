import { expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import type { MembershipKind } from '../members/membership.ts'
import { scheme } from '../members/riding-hours.ts'
import { discounted } from './discounts.ts'
import { benefits, givesBack, membership, membershipFaq } from './membership.ts'

it('joining costs 89 euros, then 8 a month', () => {
  expect([membership.joiningFeeCents, membership.monthlyFeeCents]).toEqual([8_900, 800])
})

it('15% off a private hour of 120 euros is 18 a ride; the joining fee is back after the fifth', () => {
  expect(givesBack(2, hourCents)).toEqual({ perRideCents: 1_800, savedCents: 3_600, feeBackAfter: 5 })
})

it('who does not ride saves nothing', () => {
  expect(givesBack(0, hourCents).savedCents).toBe(0)
})

const hourCents = theHouse.activities['efoil-private'].durations['1h']!.cents

const monday = '2026-11-23'
const percentOff = (activity: string, kind: MembershipKind) => {
  const buyer = { memberships: [kind], hadJetski: false, hadWake: false }
  const list = { totalCents: 10_000, lines: [{ kind: 'text' as const, label: 'Ride', cents: 10_000 }] }
  return (10_000 - discounted(list, { activity, date: monday }, buyer).totalCents) / 100
}

it('a house of one’s own promises the percentages that the price gives, and the riding hours that count', () => {
  const own = benefits.filter(({ only }) => only !== 'demo')
  const titles = own.map(({ title }) => title)
  expect(titles).toEqual([
    `${scheme.everyMinutes / 60} riding hours, ${scheme.gives}`,
    `${percentOff('efoil-private', 'member')}% off private e-foil rentals`,
    'Members-only events',
    `${percentOff('jetski-rental', 'member')}% off the first partner jetski ride`,
    `${percentOff('wake-surf', 'member')}% off the first wake surf session`,
  ])
  const faq = JSON.stringify(membershipFaq)
  expect(faq).toContain(`${percentOff('test-drive', 'platinum')}% off every booking`)
  expect(faq).toContain(`${scheme.everyMinutes / 60} riding hours unlock ${scheme.gives}`)
})

it('the demo keeps the six benefits of the spec', () => {
  expect(benefits.filter(({ only }) => only !== 'own').map(({ title }) => title)).toEqual([
    '30 riding hours, one free',
    '15% off private e-foil rentals',
    'Members-only events',
    '5% off the first partner jetski ride',
    '10% off the first wake surf session',
    '20% off the first children’s city camp',
  ])
})
