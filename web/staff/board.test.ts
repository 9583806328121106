import { describe, expect, it } from 'vitest'
import type { Equipment } from '#contract/views.ts'
import { booking } from '#web/desk/sample-booking.ts'
import { scrollTo, shareOf, surname, unitsOf } from './board.ts'

const foil = (n: number, part: Partial<Equipment> = {}): Equipment => ({
  id: `efoil-tallinn-${n}`,
  name: `E-foil ${n}`,
  type: 'efoil',
  model: 'E-foil',
  status: 'available',
  sector: 'efoil',
  location: 'tallinn',
  ...part,
})
const day = { place: 'tallinn', date: '2026-06-16' } as const

describe('the day by unit', () => {
  it('shows 09 to 23; what is outside stands at the edge', () => {
    expect([9 * 60, 16 * 60, 23 * 60, 6 * 60, 24 * 60].map(shareOf)).toEqual([0, 50, 100, 0, 100])
  })

  it('a booking of several units shows on each of them', () => {
    const [group] = unitsOf({ ...day, bookings: [booking({})], equipment: [foil(1), foil(2), foil(3)] })
    expect(group?.rows.map((row) => row.blocks.length)).toEqual([1, 1, 0])
  })

  it('rows are units, grouped by sector, in counting order', () => {
    const ski = foil(9, { name: 'GTI 130', sector: 'jetski' })
    const groups = unitsOf({ ...day, bookings: [], equipment: [ski, foil(10), foil(2)] })
    expect(groups.map((group) => [group.title, group.rows.map((row) => row.name)])).toEqual([
      ['E-foils', ['E-foil 2', 'E-foil 10']],
      ['Jetskis', ['GTI 130']],
    ])
  })

  it('leaves out the cancelled, other days and other places', () => {
    const bookings = [
      booking({ status: 'cancelled' }),
      booking({ date: '2026-06-17' }),
      booking({ location: 'dubai' }),
    ]
    const [group] = unitsOf({ ...day, bookings, equipment: [foil(1)] })
    expect(group?.rows[0]?.blocks).toEqual([])
  })

  it('a ride past midnight ends at the edge', () => {
    const late = booking({ time: '22:00', until: '00:30', units: ['E-foil 1'] })
    const [group] = unitsOf({ ...day, bookings: [late], equipment: [foil(1)] })
    const block = group?.rows[0]?.blocks[0]
    expect((block?.left ?? 0) + (block?.width ?? 0)).toBeCloseTo(100)
  })

  it('a unit that the list of equipment does not name still has its row', () => {
    const [group] = unitsOf({ ...day, bookings: [booking({ units: ['E-foil 7'] })], equipment: [] })
    expect(group?.rows.map((row) => row.name)).toEqual(['E-foil 7'])
  })

  it('on open it scrolls so that now is one quarter from the left', () => {
    expect(scrollTo(50, 1000, 400)).toBe(400)
    expect(scrollTo(0, 1000, 400)).toBe(0)
  })

  it.each([
    ['Mart Õunapuu', 'Õunapuu'],
    ['Madonna', 'Madonna'],
    ['Bolt Dock Crew', 'Bolt Dock Crew'],
  ])('a block names its customer by surname: %s', (name, short) => {
    expect(surname(name)).toBe(short)
  })
})
