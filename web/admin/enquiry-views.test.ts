import { describe, expect, it } from 'vitest'
import type { Enquiry } from '#contract/calls/admin-calls.ts'
import { filterBySector, inView } from './inbox.tsx'

const row = (id: number, part: Partial<Enquiry>) =>
  ({
    id,
    state: 'new',
    sector: 'efoil',
    promisedUntil: `2026-06-16T08:${30 + id}:00Z`,
    changedAt: `2026-06-16T08:0${id}:00Z`,
    ...part,
  }) as Enquiry
const ids = (rows: Enquiry[]) => rows.map(({ id }) => id)

describe('the inbox', () => {
  const rows = [
    row(1, { promisedUntil: '2026-06-17T08:00:00Z' }),
    row(2, { state: 'taken' }),
    row(3, {}),
    row(4, { state: 'answered' }),
    row(5, { state: 'answered', sector: 'main' }),
    row(6, { state: 'closed' }),
  ]

  it('sorts open ones by the earliest promise, whether they are taken or not', () => {
    expect(ids(inView(rows, 'open'))).toEqual([2, 3, 1])
  })

  it('sorts closed ones by the latest first', () => {
    expect(ids(inView(rows, 'answered'))).toEqual([5, 4])
    expect(ids(inView(rows, 'closed'))).toEqual([6])
  })

  it('has only the sectors of the account', () => {
    expect(ids(filterBySector(rows, ['main', 'jetski']))).toEqual([5])
  })
})
