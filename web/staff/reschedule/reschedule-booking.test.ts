import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { booking } from '#web/staff/row/sample-row.ts'
import { alternativeStarts, chipToMoveTo, lastDayFor, nearDays } from './reschedule-starts.ts'

const jetski = booking({
  activity: 'jetski-rental',
  sector: 'jetski',
  service: 'Jetski Rent',
  choice: { jetskis: ['trixx-23-blue', 'rxp-x-rs'], duration: '1h', people: 2, isFirstTime: false },
  units: ['Trixx SININE', 'RXP'],
})
const day = '2026-06-17'

it('a group session can be moved as far ahead as its calendar goes, others for three years', () => {
  expect(lastDayFor(theHouse, booking({ activity: 'efoil-group' }), day) < '2027-06-17').toBe(true)
  expect(lastDayFor(theHouse, jetski, day) > '2029-06-01').toBe(true)
})

it('the likely new days end with the last that can be chosen, apart from its own day', () => {
  const days = { today: '2026-06-10', last: day }
  expect(nearDays('2026-06-16', days)).toEqual(['2026-06-16', day])
  expect(nearDays('2026-06-18', days)).toEqual(['2026-06-18'])
  expect(nearDays('2026-06-01', days)).toEqual(['2026-06-10', '2026-06-11'])
})

describe('a start that is taken', () => {
  const full = { time: '16:00', open: false, reason: 'full' } as const

  it('is shown as taken', () => {
    expect(chipToMoveTo(theHouse, jetski, day, full)).toEqual({ time: '16:00', state: 'off', note: 'taken' })
  })

  it('is marked as now if it is the booking’s own', () => {
    const own = { ...full, time: jetski.time }
    expect(chipToMoveTo(theHouse, jetski, jetski.date, own)).toMatchObject({ state: 'free', note: 'now' })
  })

  it('says why a machine is not available at all', () => {
    const out = chipToMoveTo(theHouse, jetski, day, { time: '16:00', open: false, reason: 'in_service' })
    expect(out).toEqual({ time: '16:00', state: 'off', note: 'in service' })
  })

  it('leads to free alternatives in the answer, else to the nearest on that day', () => {
    const taken = { date: day, time: '16:00' }
    const starts = ['14:00', '15:30', '16:00', '16:30', '20:00'].map((time) => ({ time, open: true }))
    expect(alternativeStarts(taken, [{ date: day, time: '18:00', free: 1 }], starts)).toHaveLength(1)
    expect(alternativeStarts(taken, [], starts).map(({ time }) => time)).toEqual(['15:30', '16:30', '14:00'])
  })
})
