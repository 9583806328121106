import { expect, it } from 'vitest'
import type { Block, Hit } from '#contract/calls/dock-calls.ts'
import { waitingIn } from './no-machine.tsx'

const hit = (id: string, from: string): Hit => ({
  id,
  from,
  reference: 'ML-7K3Q9',
  customerName: 'Liis Tamm',
  date: '2026-06-18',
  time: '12:00',
})
const block = (...waiting: Hit[]): Block => ({
  id: 1,
  kind: 'closed',
  units: [],
  location: 'tallinn',
  from: '2026-06-18T06:00:00Z',
  to: '2026-06-19T06:00:00Z',
  reason: 'Battery change',
  by: 'jana',
  createdAt: '2026-06-16T08:00:00Z',
  waiting,
  others: 0,
  mayOpen: true,
})

it('lists the closed and the retired units of each booking once', () => {
  const waiting = waitingIn([
    block(hit('a', 'E-foil 1'), hit('a', 'E-foil 2'), hit('b', 'E-foil 1')),
    block(hit('a', 'E-foil 1')),
    { ...block(hit('a', 'E-foil 3'), hit('c', 'E-foil 3')), kind: 'retired' },
    { ...block(hit('d', 'E-foil 4')), kind: 'moved' },
  ])
  expect([...waiting]).toEqual([
    ['a', 'E-foil 1 + E-foil 2 closed, E-foil 3 retired'],
    ['b', 'E-foil 1 closed'],
    ['c', 'E-foil 3 retired'],
    ['d', 'E-foil 4 moved away'],
  ])
})
