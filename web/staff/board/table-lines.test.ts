import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { booking, foil } from '#web/staff/row/sample-row.ts'
import { linesOf, sorted } from './board-table.tsx'
import { unitsOf } from './board-units.ts'

const lines = linesOf(
  theHouse,
  unitsOf({
    house: theHouse,
    place: 'tallinn',
    date: '2026-06-16',
    now: Temporal.Instant.from('2026-06-16T11:20:00Z'),
    bookings: [
      booking({ id: 'b', customerName: 'Berta Bell', time: '10:00', until: '11:00', units: ['E-foil 2'] }),
      booking({ id: 'a', customerName: 'Anna Alt', time: '18:00', until: '19:00' }),
    ],
    equipment: [foil(1), foil(2), foil(3, { status: 'maintenance' })],
    closings: [],
    atRisk: new Set(),
    proposed: [],
  }),
)
const names = (by: Parameters<typeof sorted>[1]) => sorted(lines, by).map(({ who }) => who)

describe('the day as a table', () => {
  it('has the same data as the board, with a booking of two units once, and closings', () => {
    expect(names({ column: 'from', down: false })).toEqual(['E-foil 3 is closed', 'Berta Bell', 'Anna Alt'])
    expect(lines.find(({ who }) => who === 'Anna Alt')?.units).toBe('E-foil 1 + 2')
  })

  it('can be sorted by each column, both ways', () => {
    expect(names({ column: 'who', down: false })).toEqual(['Anna Alt', 'Berta Bell', 'E-foil 3 is closed'])
    expect(names({ column: 'from', down: true })).toEqual(['Anna Alt', 'Berta Bell', 'E-foil 3 is closed'])
  })
})
