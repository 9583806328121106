import { expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import type { MembershipKind } from '../members/membership-kinds.ts'
import { discounted } from './discounts.ts'
import { benefitsOf, memberSavings, membershipFaq } from './membership.ts'

it('joining costs 89 euros, then 8 a month', () => {
  expect([theHouse.membership.joiningFeeCents, theHouse.membership.monthlyFeeCents]).toEqual([8_900, 800])
})

it('15% off a private hour of 120 euros is 18 a ride; the joining fee is back after the fifth', () => {
  expect(memberSavings(theHouse, 2, hourCents)).toEqual({
    perRideCents: 1_800,
    savedCents: 3_600,
    feeBackAfter: 5,
  })
})

it('a member who does not ride saves nothing', () => {
  expect(memberSavings(theHouse, 0, hourCents).savedCents).toBe(0)
})

const hourCents = theHouse.activities['efoil-private'].durations['1h']!.cents

const monday = '2026-11-23'
const percentOff = (activity: string, kind: MembershipKind) => {
  const buyer = { memberships: [kind], hadJetski: false, hadWake: false }
  const list = { totalCents: 10_000, lines: [{ kind: 'text' as const, label: 'Ride', cents: 10_000 }] }
  return (10_000 - discounted(theHouse, list, { activity, date: monday }, buyer).totalCents) / 100
}

it('an operator’s house promises the percentages in its prices and the scheme of riding hours in use', () => {
  const own = benefitsOf(theHouse).filter(({ only }) => only !== 'demo')
  const titles = own.map(({ title }) => title)
  expect(titles).toEqual([
    `${theHouse.membership.ridingHours.everyMinutes / 60} riding hours, ${theHouse.membership.ridingHours.gives}`,
    `${percentOff('efoil-private', 'member')}% off private e-foil rentals`,
    'Members-only events',
    `${percentOff('jetski-rental', 'member')}% off the first partner jetski ride`,
    `${percentOff('wake-surf', 'member')}% off the first wake surf session`,
  ])
  const faq = JSON.stringify(membershipFaq(theHouse))
  expect(faq).toContain(`${percentOff('test-drive', 'platinum')}% off every booking`)
  expect(faq).toContain(
    `${theHouse.membership.ridingHours.everyMinutes / 60} riding hours unlock ${theHouse.membership.ridingHours.gives}`,
  )
})

it('a discount of 0% is no benefit', () => {
  const { membership } = theHouse
  const discounts = { ...membership.discounts, weekday: 0 }
  const titles = benefitsOf({ ...theHouse, membership: { ...membership, discounts } }).map(
    ({ title }) => title,
  )
  expect(titles.filter((title) => title.includes('private e-foil'))).toEqual([])
  expect(titles).toContain('10% off the first wake surf session')
})

it('the demo keeps the six benefits of the spec', () => {
  expect(
    benefitsOf(theHouse)
      .filter(({ only }) => only !== 'own')
      .map(({ title }) => title),
  ).toEqual([
    '30 riding hours, one free',
    '15% off private e-foil rentals',
    'Members-only events',
    '5% off the first partner jetski ride',
    '10% off the first wake surf session',
    '20% off the first children’s city camp',
  ])
})

it('texts of the owner have the figures that they name, which follow the prices', () => {
  const { membership } = theHouse
  const rules = { ...membership, joiningFeeCents: 9_950, discounts: { ...membership.discounts, weekday: 0 } }
  const own = {
    ...theHouse,
    membership: {
      ...rules,
      benefits: [
        { icon: 'percent' as const, title: 'Save {weekday discount}%', description: 'Monday to Friday.' },
        {
          icon: 'tag' as const,
          title: 'Join for {joining fee} €',
          description: '{wake discount}% off wake surf.',
        },
      ],
      faq: [{ question: 'Why {joining fee}?', answer: 'It gives {reward} after {riding hours} hours.' }],
    },
  }
  expect(benefitsOf(own)).toEqual([
    { icon: 'tag', title: 'Join for 99.50 €', description: '10% off wake surf.' },
  ])
  expect(membershipFaq(own)).toEqual([
    { question: 'Why 99.50?', answer: 'It gives a free 2-hour rental after 20 hours.' },
  ])
})
