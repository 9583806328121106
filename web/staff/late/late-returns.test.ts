import { describe, expect, it } from 'vitest'
import type { BookingRow } from '#contract/views.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { booking, foil } from '#web/staff/row/sample-row.ts'
import { isLate, type LateReturn, lateReturns } from './late-returns.ts'
import { lateTitle, lateText as textAt } from './late-strip.tsx'

const now = Temporal.Instant.from('2026-06-16T12:25:00Z')
const lateText = (late: LateReturn) => textAt(theHouse, late, now)

/** Saar was due at 15:00; it is 15:25. */
const saar = booking({
  id: 'saar',
  customerName: 'Karin Saar',
  status: 'in_progress',
  time: '13:00',
  until: '15:00',
  startTime: '2026-06-16T10:00:00.000Z',
  endTime: '2026-06-16T12:00:00.000Z',
  units: ['E-foil 1'],
})
const lepp = booking({
  id: 'lepp',
  customerName: 'Ott Lepp',
  time: '15:30',
  until: '16:30',
  startTime: '2026-06-16T12:30:00.000Z',
  endTime: '2026-06-16T13:30:00.000Z',
  units: ['E-foil 1'],
})
const onFoil = (n: number, time: string, until: string, part: Partial<BookingRow> = {}) =>
  booking({
    id: `on-${n}-${time}`,
    time,
    until,
    startTime: `2026-06-16T${Number(time.slice(0, 2)) - 3}:00:00.000Z`,
    endTime: `2026-06-16T${Number(until.slice(0, 2)) - 3}:00:00.000Z`,
    units: [`E-foil ${n}`],
    ...part,
  })

const returns = (bookings: BookingRow[], equipment = [foil(1), foil(2), foil(3, { batteryLevel: 82 })]) =>
  lateReturns({ bookings, equipment, closings: [], now })

describe('late returns', () => {
  it('a ride in progress past its end is late', () => {
    expect(isLate(saar, now)).toBe(true)
    expect(isLate(saar, Temporal.Instant.from('2026-06-16T11:59:00Z'))).toBe(false)
    expect(isLate({ ...saar, status: 'confirmed' }, now)).toBe(false)
    expect(isLate({ ...saar, status: 'completed' }, now)).toBe(false)
  })

  it('a ride that was never marked as returned stays late for days, after those of today', () => {
    const old = {
      ...saar,
      id: 'old',
      date: '2026-06-13',
      startTime: '2026-06-13T10:00:00.000Z',
      endTime: '2026-06-13T12:00:00.000Z',
    }
    const [first, second] = returns([old, saar])
    expect([first?.row.id, second?.row.id]).toEqual(['saar', 'old'])
    expect(lateTitle(second!)).toBe('E-foil 1 is 3 days late')
    expect(lateText(second!)).toContain('Saar was due on Sat 13 Jun at 15:00.')
  })

  it('names the next booking on another date: after midnight, or today for a ride out since yesterday', () => {
    const night = Temporal.Instant.from('2026-06-16T20:55:00Z')
    const out = {
      ...saar,
      startTime: '2026-06-16T18:00:00.000Z',
      endTime: '2026-06-16T20:30:00.000Z',
      until: '23:30',
    }
    const next = {
      ...lepp,
      date: '2026-06-17',
      time: '00:30',
      startTime: '2026-06-16T21:30:00.000Z',
      endTime: '2026-06-16T22:30:00.000Z',
    }
    const [late] = lateReturns({ bookings: [out, next], equipment: [], closings: [], now: night })
    expect(textAt(theHouse, late!, night)).toBe(
      'Saar was due at 23:30. Lepp starts on it on Wed 17 Jun at 00:30. No equal unit is free then.',
    )
    const yesterday = {
      ...saar,
      date: '2026-06-15',
      startTime: '2026-06-15T14:00:00.000Z',
      endTime: '2026-06-15T15:00:00.000Z',
    }
    const missed = onFoil(1, '14:00', '15:00')
    expect(
      lateReturns({ bookings: [yesterday, missed, lepp], equipment: [], closings: [], now })[0]?.next,
    ).toMatchObject({
      row: { id: 'lepp' },
      soon: true,
    })
  })

  it('names the next booking of that unit and a free unit', () => {
    const [late] = returns([saar, lepp, onFoil(2, '16:00', '17:00'), onFoil(3, '18:00', '19:00')])
    expect(lateTitle(late!)).toBe('E-foil 1 is 25 min late')
    expect(lateText(late!)).toBe(
      'Saar was due at 15:00. Lepp starts on it at 15:30. E-foil 3 is free until 18:00, battery 82%.',
    )
  })

  it('says that the next ride was to start once that moment has passed', () => {
    const at = Temporal.Instant.from('2026-06-16T12:31:00Z')
    const [late] = lateReturns({ bookings: [saar, lepp], equipment: [], closings: [], now: at })
    expect(textAt(theHouse, late!, at)).toBe(
      'Saar was due at 15:00. Lepp was to start on it at 15:30. No equal unit is free then.',
    )
  })

  it('names each unit of a ride with several', () => {
    const [late] = returns([{ ...saar, units: ['E-foil 1', 'E-foil 2'] }, lepp])
    expect(lateTitle(late!)).toBe('E-foil 1 + 2 are 25 min late')
    expect(lateText(late!)).toContain('Lepp starts on E-foil 1 at 15:30.')
  })

  it('proposes no unit that is out, charging, low, closed or at another place', () => {
    const taken = [
      foil(1),
      foil(2, { status: 'charging' }),
      foil(3, { batteryLevel: 19 }),
      foil(4, { location: 'dubai' }),
      foil(5),
      foil(6),
    ]
    const bookings = [saar, lepp, onFoil(5, '15:00', '16:00', { status: 'in_progress' })]
    const closings = [
      {
        id: 1,
        kind: 'closed' as const,
        units: [{ code: 'efoil-tallinn-6', name: 'E-foil 6' }],
        location: 'tallinn' as const,
        from: '2026-06-16T10:00:00Z',
        to: '2026-06-16T20:00:00Z',
        reason: null,
        by: 'jana',
        createdAt: '2026-06-16T10:00:00Z',
        waiting: [],
        others: 0,
        mayOpen: true,
      },
    ]
    const [late] = lateReturns({ bookings, equipment: taken, closings, now })
    expect(lateText(late!)).toContain('No equal unit is free then.')
  })

  it('says so when there is no next booking', () => {
    expect(lateText(returns([saar])[0]!)).toBe(
      'Saar was due at 15:00. No other booking follows within 24 hours.',
    )
  })

  it('a booking that starts hours later is named but needs no other unit', () => {
    const [late] = returns([saar, onFoil(1, '18:00', '19:00', { customerName: 'Ott Lepp' })])
    expect(lateText(late!)).toBe('Saar was due at 15:00. Lepp starts on it at 18:00.')
  })

  it('are sorted by the latest first', () => {
    const later = { ...saar, id: 'later', endTime: '2026-06-16T12:20:00.000Z' }
    expect(returns([later, saar]).map(({ row }) => row.id)).toEqual(['saar', 'later'])
  })
})
