import { expect, it } from 'vitest'
import { theHouse } from './house/the-house.ts'
import { locationsOf } from './locations.ts'
import { amountText, documentNumber, type Moved, missingDocuments, seriesOf, sumsOf } from './receipt.ts'

const moved = (changed: Partial<Moved>): Moved => ({
  id: 1,
  kind: 'charge',
  method: 'card',
  cents: 36_000,
  date: '2026-06-16',
  ...changed,
})
const line = { kind: 'text', label: '3 foils', cents: 36_000 } as const
const priced = { service: 'E-foil', totalCents: 36_000, lines: [line] }

it('net and VAT add up to the total, to the cent, at the rate of every place, there and back', () => {
  for (const { vatPercent } of locationsOf(theHouse))
    for (let cents = 1; cents < 3_000; cents += 7)
      for (const kind of ['receipt', 'credit_note'] as const) {
        const sums = sumsOf(kind, [moved({ cents })], { ...priced, vatPercent })
        expect(sums.netCents + sums.vatCents).toBe(sums.totalCents)
        expect(Math.abs(sums.totalCents)).toBe(cents)
        expect(sums.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(sums.totalCents)
      }
  const back = sumsOf('credit_note', [moved({ cents: 31 })], { ...priced, vatPercent: 24 })
  const there = sumsOf('receipt', [moved({ cents: 31 })], { ...priced, vatPercent: 24 })
  expect(back.vatCents).toBe(-there.vatCents)
})

it('tells the lines of the price where all of it was paid, and one line of a part', () => {
  expect(sumsOf('receipt', [moved({})], { ...priced, vatPercent: 24 }).lines).toEqual([
    { label: '3 foils', cents: 36_000 },
  ])
  expect(sumsOf('receipt', [moved({ cents: 100 })], { ...priced, vatPercent: 24 }).lines).toEqual([
    { label: 'Payment, E-foil', cents: 100 },
  ])
})

it('keeps receipts, credit notes and test money apart', () => {
  const all = [
    moved({ id: 1 }),
    moved({ id: 2, kind: 'refund' }),
    moved({ id: 3, method: 'test' }),
    moved({ id: 4, kind: 'dispute' }),
  ]
  expect(
    missingDocuments(all, false).map(({ kind, test, moved }) => [kind, test, moved.map(({ id }) => id)]),
  ).toEqual([
    ['receipt', false, [1]],
    ['receipt', true, [3]],
    ['credit_note', false, [2]],
  ])
  expect(missingDocuments(all, true).every(({ test }) => test)).toBe(true)
})

it('numbers documents by the year, and tests apart', () => {
  expect(documentNumber(seriesOf('2026', false), 42)).toBe('2026-00042')
  expect(documentNumber(seriesOf('2026', true), 1)).toBe('TEST-2026-00001')
})

it('writes amounts with their cents', () => {
  expect(amountText(129_000)).toBe('1\u00a0290.00\u00a0€')
  expect(amountText(-5)).toBe('\u22120.05\u00a0€')
})
