import { expect, it } from 'vitest'
import { booking } from '#web/staff/row/sample-row.ts'
import { rideSpan } from './stretch.ts'

it('a ride in the night when clocks go back is drawn at its real length', () => {
  const night = booking({
    date: '2026-10-25',
    time: '03:00',
    until: '03:00',
    startTime: '2026-10-25T00:00:00Z',
    endTime: '2026-10-25T01:00:00Z',
  })
  expect(rideSpan(night, '2026-10-25')).toEqual({ from: 3 * 60, until: 4 * 60 })
})

it('a ride until midnight ends with its day, one past midnight continues', () => {
  const evening = { date: '2026-06-16', time: '23:00' }
  expect(rideSpan(booking({ ...evening, until: '00:00' }), '2026-06-16').until).toBe(24 * 60)
  expect(rideSpan(booking({ ...evening, until: '00:30' }), '2026-06-17')).toEqual({ from: -60, until: 30 })
})
