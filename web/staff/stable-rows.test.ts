import { describe, expect, it } from 'vitest'
import { stableRows } from './stable-rows.ts'

const row = (id: string, status = 'pending') => ({ id, status })
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('while the pointer is on a list', () => {
  const held = [row('a'), row('b'), row('c')]

  it('refreshing moves nothing; new rows are added below', () => {
    const rows = [row('c'), row('new'), row('a'), row('b')]
    const { shown, fresh } = stableRows({ rows, all: rows, held })
    expect([ids(shown), ids(fresh)]).toEqual([['a', 'b', 'c'], ['new']])
  })

  it('a row that an act removes from the list stays, with its new state', () => {
    const rows = [row('b'), row('c')]
    const { shown } = stableRows({ rows, all: [row('a', 'confirmed'), ...rows], held })
    expect(shown).toEqual([row('a', 'confirmed'), row('b'), row('c')])
  })

  it('a row that is gone, or that the account may no longer see, disappears at once', () => {
    expect(ids(stableRows({ rows: [row('b')], all: [row('b')], held }).shown)).toEqual(['b'])
  })

  it('without a pointer all current rows are shown', () => {
    expect(ids(stableRows({ rows: [row('b')], all: [], held: undefined }).shown)).toEqual(['b'])
  })
})
