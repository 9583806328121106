import { describe, expect, it } from 'vitest'
import { centsOfEntry, changedBy, entryOf, pastedRows } from './price-entry.ts'

describe('a price as it is typed', () => {
  it.each([
    ['120', 12_000],
    ['120,50', 12_050],
    ['120.5', 12_050],
    [' 1 290 € ', 129_000],
    ['0', 0],
    ['19.99', 1_999],
    ['100000', 10_000_000],
  ])('%s is accepted', (typed, cents) => expect(centsOfEntry(typed)).toBe(cents))

  it.each(['', 'abc', '-5', '1.234', '1,2,3', '100001', '1e3', '100000.01'])('%s is refused', (typed) =>
    expect(centsOfEntry(typed)).toBeUndefined(),
  )

  it('reads as it was typed', () => {
    expect([12_000, 12_050, undefined].map(entryOf)).toEqual(['120', '120.50', ''])
  })

  it('changes by per cent to the cent, and not below 0', () => {
    expect([changedBy(12_000, 10), changedBy(999, 5), changedBy(100, -200)]).toEqual([13_200, 1_049, 0])
  })
})

it('a block from a spreadsheet is read as rows of cells, without the last line end', () => {
  expect(pastedRows('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
})
