import { describe, expect, it } from 'vitest'
import { matching } from '#web/desk/matching.ts'
import { pageOf, pageSize, pressed, sorted } from './list-pages.ts'

const people = [
  { name: 'Mart Õunapuu', email: 'mart@example.ee', no: 2 },
  { name: 'Tanja Žukov', email: 'tanja@example.ee', no: 10 },
  { name: 'Liis Tamm', email: 'liis@example.ee', no: 1 },
]
const texts = (one: (typeof people)[number]) => [one.name, one.email, `ML-${one.no}`]
const names = (rows: typeof people) => rows.map(({ name }) => name.split(' ')[0])

describe('the search of a list', () => {
  it.each([
    ['ounapuu', ['Mart']],
    ['ÕUNA', ['Mart']],
    ['zukov tanja', ['Tanja']],
    ['example.ee', ['Mart', 'Tanja', 'Liis']],
    ['ml-10', ['Tanja']],
    ['  ', ['Mart', 'Tanja', 'Liis']],
    ['.*', []],
  ])('finds name, e-mail and reference: %j', (typed, found) => {
    expect(names(matching(people, typed, texts))).toEqual(found)
  })
})

describe('the order of a list', () => {
  it('sorts numbers as numbers and letters by their alphabet', () => {
    expect(names(sorted(people, ({ no }) => no, false))).toEqual(['Liis', 'Mart', 'Tanja'])
    expect(names(sorted(people, ({ name }) => name, true))).toEqual(['Tanja', 'Mart', 'Liis'])
  })

  it('is reversed when its column head is pressed again', () => {
    expect(pressed({ by: 'name', down: false }, 'name')).toEqual({ by: 'name', down: true })
    expect(pressed({ by: 'name', down: true }, 'made')).toEqual({ by: 'made', down: false })
  })
})

describe('the pages of a list', () => {
  const many = Array.from({ length: 2 * pageSize + 3 }, (_, index) => index)

  it.each([
    [0, [1, pageSize], false],
    [2, [2 * pageSize + 1, 2 * pageSize + 3], true],
    // The last page disappeared with its last row.
    [9, [2 * pageSize + 1, 2 * pageSize + 3], true],
  ])('page %i shows %j', (number, [first, last], isLast) => {
    expect(pageOf(many, number)).toMatchObject({ first, last, all: many.length, isLast })
  })

  it('of an empty list are one empty page', () => {
    expect(pageOf([], 3)).toEqual({ rows: [], first: 0, last: 0, all: 0, number: 0, isLast: true })
  })
})
