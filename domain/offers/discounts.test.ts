import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, carts } from '#tests/carts.ts'
import { findActivity } from '../activities/catalogue.ts'
import { parseChoice } from '../activities/choice-schema.ts'
import { centsOf, lineText } from '../activities/quote-lines.ts'
import { theHouse } from '../house/the-house.ts'
import type { MembershipKind } from '../members/membership-kinds.ts'
import { type Buyer, discounted, mayGetFirstDiscount } from './discounts.ts'

const buyers: fc.Arbitrary<Buyer> = fc.record({
  memberships: fc.subarray(['platinum', 'member', 'club'] as const).map((kinds) => [...kinds]),
  hadJetski: fc.boolean(),
  hadWake: fc.boolean(),
})

/** The discount in percent by the words of the specification, independent of the rules' table. */
function percentBySpec({ activity, choice, date }: Cart, buyer: Buyer): number {
  // The GTI has no price until staff set it.
  if (JSON.stringify(choice).includes('gti-130')) return 0
  const is = (...kinds: MembershipKind[]) => kinds.some((kind) => buyer.memberships.includes(kind))
  if (is('platinum')) return 25
  if (is('member') && activity === 'efoil-private' && Temporal.PlainDate.from(date).dayOfWeek <= 5) return 15
  if (is('club')) return 10
  if (is('member') && activity === 'wake-surf' && !buyer.hadWake) return 10
  if (is('member') && activity.startsWith('jetski') && !buyer.hadJetski) return 5
  return 0
}

function priced({ activity, choice, date, time }: Cart, buyer: Buyer) {
  const sold = findActivity(theHouse, activity)!
  const list = sold.quote(parseChoice(sold, choice), { location: 'tallinn', date, time })
  return { list, price: discounted(theHouse, list, { activity, date }, buyer) }
}

describe('Any cart with a buyer', () => {
  const holds = (rule: (cart: Cart, buyer: Buyer) => void) =>
    fc.assert(fc.property(carts, buyers, rule), { numRuns: 2_000 })

  test('costs the spec’s list price minus the best single discount, to the cent', () => {
    holds((cart, buyer) => {
      const { list, price } = priced(cart, buyer)
      expect(price.totalCents * 100).toBe(list.totalCents * (100 - percentBySpec(cart, buyer)))
    })
  })

  test('has lines that add up to the total, one discount at most, and keeps the lines of the list price', () => {
    holds((cart, buyer) => {
      const { list, price } = priced(cart, buyer)
      expect(price.lines.reduce((cents, line) => cents + centsOf(line), 0)).toBe(price.totalCents)
      expect(price.lines.slice(0, list.lines.length)).toEqual(list.lines)
      const off = price.lines.filter((line) => centsOf(line) < 0)
      expect(off).toHaveLength(percentBySpec(cart, buyer) > 0 ? 1 : 0)
    })
  })

  test('has each line once, a reason with each muted one, and is never below zero', () => {
    holds((cart, buyer) => {
      const { list, price } = priced(cart, buyer)
      const lines = price.lines.map(lineText)
      expect(price.totalCents).toBeGreaterThanOrEqual(0)
      expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length)
      for (const { cents, note, tone } of lines.slice(list.lines.length))
        if (cents === undefined) expect([note, tone]).toEqual([expect.stringMatching(/./), 'muted'])
    })
  })

  test('of ten thousand covers every discount', () => {
    const some = fc.sample(fc.tuple(carts, buyers), { numRuns: 10_000, seed: 20_261_122 })
    const met = new Set(some.map(([cart, buyer]) => percentBySpec(cart, buyer)))
    expect(met).toEqual(new Set([0, 5, 10, 15, 25]))
  })
})

const ride = { activity: 'efoil-private', date: '2026-06-18' }
const costing = (cents: number) => ({
  totalCents: cents,
  lines: [{ kind: 'text' as const, label: 'Ride', cents }],
})
const buyer = (memberships: MembershipKind[]): Buyer => ({ memberships, hadJetski: false, hadWake: false })

describe('A discount', () => {
  test('is rounded to the cent, half a cent in favour of the customer', () => {
    // 15 % of 10 cents is 1.5, of 9 cents 1.35.
    expect(discounted(theHouse, costing(10), ride, buyer(['member'])).totalCents).toBe(8)
    expect(discounted(theHouse, costing(9), ride, buyer(['member'])).totalCents).toBe(8)
    const isWhole = (cents: number) => {
      const { totalCents, lines } = discounted(theHouse, costing(cents), ride, buyer(['platinum']))
      expect(Number.isSafeInteger(totalCents) && totalCents >= 0 && totalCents <= cents).toBe(true)
      expect(lines.reduce((sum, line) => sum + centsOf(line), 0)).toBe(totalCents)
    }
    fc.assert(fc.property(fc.nat(100_000_00), isWhole), { numRuns: 5_000 })
  })

  test('takes nothing off a price of zero', () => {
    expect(discounted(theHouse, costing(0), ride, buyer(['platinum']))).toEqual(costing(0))
  })

  test('for weekdays needs a chosen day', () => {
    const { lines, totalCents } = discounted(
      theHouse,
      costing(12_000),
      { ...ride, date: '' },
      buyer(['member']),
    )
    expect(totalCents).toBe(12_000)
    expect(lineText(lines[1]!)).toEqual({
      label: 'Member, Mon to Fri, 15%',
      note: 'choose a day',
      tone: 'muted',
    })
  })

  test('is not combined with another, and the lower one says so', () => {
    const { lines } = discounted(theHouse, costing(12_000), ride, buyer(['member', 'club']))
    expect(lines.slice(1).map(lineText)).toEqual([
      { label: 'Member, Mon to Fri, 15%', cents: -1_800 },
      { label: 'Club, 10%', note: 'not combined', tone: 'muted' },
    ])
  })

  test('for a first ride matters only to buyers without a better one', () => {
    const jetski = { activity: 'jetski-rental', date: '2026-06-18' }
    const had = { hadJetski: true, hadWake: true }
    expect(mayGetFirstDiscount(theHouse, jetski, { ...buyer(['member']), ...had })).toBe(true)
    expect(mayGetFirstDiscount(theHouse, jetski, buyer(['platinum']))).toBe(false)
    expect(mayGetFirstDiscount(theHouse, jetski, buyer(['member', 'club']))).toBe(false)
    expect(mayGetFirstDiscount(theHouse, ride, buyer(['member']))).toBe(false)
  })
})
