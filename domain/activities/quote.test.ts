import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, carts, pricesOfSpec } from '#tests/carts.ts'
import { theHouse } from '../house/the-house.ts'
import { findActivity } from './catalogue.ts'
import { parseChoice } from './choice-schema.ts'
import { centsOf, lineText, type QuoteLine } from './quote-lines.ts'

const quoteOf = ({ activity, choice, date, time }: Cart) => {
  const sold = findActivity(theHouse, activity)!
  return sold.quote(parseChoice(sold, choice), { location: 'tallinn', date, time })
}

describe('Any cart', () => {
  test('costs what the spec’s table says, to the cent, which its lines add up to; a note never counts', () => {
    const isPricedBySpec = (cart: Cart) => {
      const { lines, totalCents } = quoteOf(cart)
      expect(totalCents).toBe(cart.euros * 100)
      expect(lines.reduce((cents, line) => cents + centsOf(line), 0)).toBe(totalCents)
    }
    fc.assert(fc.property(carts, isPricedBySpec), { numRuns: 5_000 })
  })

  test('of ten thousand covers every price of the table', () => {
    const some = fc.sample(carts, { numRuns: 10_000, seed: 20_261_121 })
    for (const [activity, prices] of Object.entries(pricesOfSpec)) {
      const met = some.filter((cart) => cart.activity === activity).map(({ euros }) => euros)
      expect(new Set(met)).toEqual(new Set([...met, ...prices]))
    }
  })
})

test('A line stored as words by an earlier version is shown as those words', () => {
  const line = { label: '30 extra minutes', note: 'free', tone: 'gift' }
  expect(lineText(line as QuoteLine)).toEqual(line)
})
