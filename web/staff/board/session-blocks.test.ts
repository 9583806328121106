import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { booking, foil } from '#web/staff/row/sample-row.ts'
import { type Block, sessionBlocks, sharingUnits, unitsOf } from './board-units.ts'

const now = Temporal.Instant.from('2026-06-16T11:20:00Z')
const inSession = (reference: string, part: Parameters<typeof booking>[0] = {}) =>
  booking({ reference, time: '18:00', until: '20:00', units: ['E-foil 1', 'E-foil 2'], ...part })

/** The blocks of E-foil 1 on 16 June. */
const onFirst = (bookings: ReturnType<typeof booking>[], atRisk = new Set<string>()): Block[] => {
  const day = {
    house: theHouse,
    place: 'tallinn',
    date: '2026-06-16',
    now,
    closings: [],
    proposed: [],
  } as const
  return unitsOf({ ...day, bookings, atRisk, equipment: [foil(1), foil(2)] })[0]!.rows[0]!.blocks
}

describe('bookings of a unit in the same hours', () => {
  it('share one block of the board, so that none is hidden', () => {
    const blocks = onFirst([inSession('a'), inSession('b'), inSession('c'), booking({ reference: 'd' })])
    expect(
      sessionBlocks(blocks).map(({ booking: { id }, others }) => [id, others.map((row) => row.id)]),
    ).toEqual([
      ['a', ['b', 'c']],
      ['d', []],
    ])
  })

  it('show first what waits for staff, then what is in progress', () => {
    const first = (...statuses: ('pending' | 'confirmed' | 'in_progress' | 'completed')[]) =>
      sessionBlocks(onFirst(statuses.map((status) => inSession(status, { status })))).map(({ look }) => look)
    expect(first('completed', 'confirmed', 'pending', 'in_progress')).toEqual(['pending'])
    expect(first('completed', 'confirmed', 'in_progress')).toEqual(['in_progress'])
    expect(first('completed', 'confirmed')).toEqual(['confirmed'])
  })

  it('are marked when any of them waits for a unit that is not back', () => {
    const blocks = onFirst([inSession('a'), inSession('b')], new Set(['b']))
    expect(sessionBlocks(blocks).map(({ atRisk }) => atRisk)).toEqual([true])
  })

  it('lead from one to all others on any of its units', () => {
    const one = inSession('a')
    const rows = [
      one,
      inSession('b', { units: ['E-foil 2', 'E-foil 3'] }),
      inSession('elsewhere', { units: ['E-foil 5'] }),
      inSession('later', { time: '20:00', until: '22:00' }),
      inSession('gone', { status: 'cancelled' }),
      inSession('tomorrow', { date: '2026-06-17' }),
    ]
    expect(sharingUnits(rows, one).map(({ id }) => id)).toEqual(['b'])
  })
})
