import { describe, expect, test } from 'vitest'
import { findActivity } from '../activities/catalogue.ts'
import { parseChoice } from '../activities/choice-schema.ts'
import { centsOf, lineText } from '../activities/quote-lines.ts'
import { theHouse } from '../house/the-house.ts'
import type { MembershipKind } from '../members/membership.ts'
import type { Buyer } from './discounts.ts'
import { discounted, mayBeFirst } from './discounts.ts'

// Ten thousand carts with buyers, priced by the domain and by the lines below, which are typed by hand from
// R-M2 and know nothing of the rules' table. The seed makes a failing cart the same on every machine.

/** mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = randomFrom(20_261_122)
const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1))
const oneOf = <Thing>(things: readonly Thing[]): Thing => things[between(0, things.length - 1)]!
const coin = (): boolean => random() < 0.5

const trixx = ['trixx-23-blue', 'trixx-23-red', 'trixx-25-red'] as const
const makers: readonly (() => { activity: string; choice: object })[] = [
  ...['efoil-private', 'test-drive'].map((activity) => () => ({
    activity,
    choice: { foils: between(1, 6), duration: oneOf(['30min', '1h', '2h', '4h', 'full']) },
  })),
  () => ({ activity: 'efoil-group', choice: { people: between(1, 12) } }),
  ...['jetski-rental', 'jetski-request'].map((activity) => () => ({
    activity,
    choice: {
      jetskis: trixx.slice(0, between(1, 3)),
      duration: oneOf(['30min', '1h', '2h', 'full']),
      people: 1,
    },
  })),
  () => ({ activity: 'wake-surf', choice: { duration: oneOf(['20min', '2h']), people: 2, sauna: coin() } }),
]

const someBuyer = (): Buyer => ({
  memberships: (['platinum', 'member', 'club'] as const).filter(() => random() < 0.4),
  hadJetski: coin(),
  hadWake: coin(),
})

const carts = Array.from({ length: 10_000 }, (_, index) => {
  const { activity, choice } = makers[index % makers.length]!()
  const day = Temporal.PlainDate.from('2026-01-01').add({ days: between(0, 1_500) })
  const start = { location: 'tallinn' as const, date: day.toString(), time: '18:00' }
  const sold = findActivity(theHouse, activity)!
  const list = sold.quote(parseChoice(sold, choice), start)
  return { activity, weekday: day.dayOfWeek, date: start.date, list, buyer: someBuyer() }
})
type Cart = (typeof carts)[number]

/** Per cent off, as a person would say it reading the spec. */
function percentBySpec({ activity, weekday, buyer }: Cart): number {
  const is = (...kinds: MembershipKind[]) => kinds.some((kind) => buyer.memberships.includes(kind))
  if (is('platinum')) return 25
  if (is('member') && activity === 'efoil-private' && weekday <= 5) return 15
  if (is('club')) return 10
  if (is('member') && activity === 'wake-surf' && !buyer.hadWake) return 10
  if (is('member') && activity.startsWith('jetski') && !buyer.hadJetski) return 5
  return 0
}

const priceOf = ({ list, activity, date, buyer }: Cart) =>
  discounted(theHouse, list, { activity, date }, buyer)

describe('Ten thousand carts with buyers', () => {
  test('cost what the spec’s list says less the best single discount, to the cent', () => {
    const wrong = carts.filter(
      (cart) => priceOf(cart).totalCents * 100 !== cart.list.totalCents * (100 - percentBySpec(cart)),
    )
    expect(wrong).toEqual([])
  })

  test('have lines that add up to the total, one discount at most, and keep the lines of the list price', () => {
    const wrong = carts.filter((cart) => {
      const { lines, totalCents } = priceOf(cart)
      const sum = lines.reduce((cents, line) => cents + centsOf(line), 0)
      const off = lines.filter((line) => centsOf(line) < 0)
      const unchanged = cart.list.lines.every((line, index) => lines[index] === line)
      return sum !== totalCents || !unchanged || off.length !== (percentBySpec(cart) > 0 ? 1 : 0)
    })
    expect(wrong).toEqual([])
  })

  test('name each line once, say a reason with each muted one, and are never below zero', () => {
    const wrong = carts.filter((cart) => {
      const { totalCents, ...quote } = priceOf(cart)
      const lines = quote.lines.map(lineText)
      const added = lines.slice(cart.list.lines.length).filter(({ cents }) => cents === undefined)
      const labels = new Set(lines.map(({ label }) => label))
      return (
        totalCents < 0 ||
        labels.size !== lines.length ||
        added.some(({ note, tone }) => !note || tone !== 'muted')
      )
    })
    expect(wrong).toEqual([])
  })

  test('meet every discount', () => {
    expect([...new Set(carts.map(percentBySpec))].sort((one, other) => one - other)).toEqual([
      0, 5, 10, 15, 25,
    ])
  })
})

const ride = { activity: 'efoil-private', date: '2026-06-18' }
const costing = (cents: number) => ({
  totalCents: cents,
  lines: [{ kind: 'text' as const, label: 'Ride', cents }],
})
const buyer = (memberships: MembershipKind[]): Buyer => ({ memberships, hadJetski: false, hadWake: false })

describe('A discount', () => {
  test('is rounded to the cent, half a cent for the customer', () => {
    // 15 % of 10 cents is 1.5, of 9 cents 1.35.
    expect(discounted(theHouse, costing(10), ride, buyer(['member'])).totalCents).toBe(8)
    expect(discounted(theHouse, costing(9), ride, buyer(['member'])).totalCents).toBe(8)
    for (let cents = 0; cents <= 5_000; cents++) {
      const { totalCents, lines } = discounted(theHouse, costing(cents), ride, buyer(['platinum']))
      expect(Number.isSafeInteger(totalCents) && totalCents >= 0 && totalCents <= cents).toBe(true)
      expect(lines.reduce((sum, line) => sum + centsOf(line), 0)).toBe(totalCents)
    }
  })

  test('takes nothing off what costs nothing', () => {
    expect(discounted(theHouse, costing(0), ride, buyer(['platinum']))).toEqual(costing(0))
  })

  test('for weekdays waits for a day to be chosen', () => {
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

  test('does not add up with another: the one that is beaten says so', () => {
    const { lines } = discounted(theHouse, costing(12_000), ride, buyer(['member', 'club']))
    expect(lines.slice(1).map(lineText)).toEqual([
      { label: 'Member, Mon to Fri, 15%', cents: -1_800 },
      { label: 'Club, 10%', note: 'not combined', tone: 'muted' },
    ])
  })

  test('of a first ride matters only to whom no better one is open', () => {
    const jetski = { activity: 'jetski-rental', date: '2026-06-18' }
    const had = { hadJetski: true, hadWake: true }
    expect(mayBeFirst(theHouse, jetski, { ...buyer(['member']), ...had })).toBe(true)
    expect(mayBeFirst(theHouse, jetski, buyer(['platinum']))).toBe(false)
    expect(mayBeFirst(theHouse, jetski, buyer(['member', 'club']))).toBe(false)
    expect(mayBeFirst(theHouse, ride, buyer(['member']))).toBe(false)
  })
})
