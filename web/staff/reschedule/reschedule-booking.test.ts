import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { booking } from '#web/staff/row/sample-booking.ts'
import {
  chipToMoveTo,
  insteadOf,
  lastDayFor,
  startsAt,
  startsQueryFor,
  startsToMoveTo,
} from './reschedule-booking.ts'

const jetski = booking({
  activity: 'jetski-rental',
  sector: 'jetski',
  service: 'Jetski Rent',
  choice: { jetskis: ['trixx-23-blue', 'rxp-x-rs'], duration: '1h', people: 2, isFirstTime: false },
  units: ['Trixx SININE', 'RXP'],
})
const day = '2026-06-17'

describe('reschedule dialog', () => {
  it('times are half-hour slots from 09:00 to 22:00, no 22:30', () => {
    const times = startsToMoveTo(theHouse, jetski, day)
    expect([times[0], times[1], times.at(-1), times.length]).toEqual(['09:00', '09:30', '22:00', 27])
  })

  it('a present start at 22:30 stays a choice', () => {
    expect(startsToMoveTo(theHouse, booking({ ...jetski, time: '22:30' }), day).slice(-2)).toEqual([
      '22:00',
      '22:30',
    ])
  })

  it('other activities keep their own start times', () => {
    expect(startsToMoveTo(theHouse, booking({}), day).slice(0, 3)).toEqual(['09:00', '09:30', '10:00'])
    expect(startsToMoveTo(theHouse, booking({}), day).at(-1)).toBe('22:00')
    const group = booking({ activity: 'efoil-group', choice: { people: 4 } })
    expect(startsToMoveTo(theHouse, group, day)).toEqual([])
    expect(startsToMoveTo(theHouse, group, '2026-06-15')).not.toEqual([])
  })

  it('asks what is free for the same machines, foils or people, as long as before', () => {
    expect(startsQueryFor(theHouse, jetski)).toEqual({
      activity: 'jetski-rental',
      location: 'tallinn',
      equipment: 'trixx-23-blue,rxp-x-rs',
      duration: '1h',
    })
    expect(startsQueryFor(theHouse, booking({}))).toMatchObject({
      activity: 'efoil-private',
      units: 2,
      duration: '1h',
    })
    const wake = booking({
      sector: 'wakesurf',
      activity: 'wake-surf',
      choice: { duration: '1h', people: 2, sauna: true },
    })
    expect(startsQueryFor(theHouse, wake)).toMatchObject({ units: 2, sauna: 'true' })
  })

  it('a group session is sold as far ahead as its calendar goes, others for three years', () => {
    expect(lastDayFor(theHouse, booking({ activity: 'efoil-group' }), day) < '2027-06-17').toBe(true)
    expect(lastDayFor(theHouse, jetski, day) > '2029-06-01').toBe(true)
  })
})

describe('a start that is taken', () => {
  const full = { time: '16:00', open: false, reason: 'full' } as const

  it('is shown as taken', () => {
    expect(chipToMoveTo(theHouse, jetski, full, { date: day })).toEqual({
      time: '16:00',
      state: 'off',
      note: 'taken',
    })
  })

  it('never blocks the own present time, nor what overlaps it', () => {
    const own = (time: string) => chipToMoveTo(theHouse, jetski, { ...full, time }, { date: jetski.date })
    expect(own('15:00')).toEqual({ time: '15:00', state: 'free', note: 'now' })
    expect([own('14:00').state, own('14:30').state, own('15:30').state, own('16:00').state]).toEqual([
      'off',
      'free',
      'free',
      'off',
    ])
  })

  it('is taken where others have the half hour after the own time', () => {
    const halfHours = ['15:00', '15:30', '16:00'].map((time) => ({ ...full, time }))
    const own = (time: string) =>
      chipToMoveTo(theHouse, jetski, { ...full, time }, { date: jetski.date, halfHours }).state
    expect([own('14:30'), own('15:00'), own('15:30')]).toEqual(['free', 'free', 'off'])
  })

  it('says why a machine cannot be had at all', () => {
    const out = chipToMoveTo(
      theHouse,
      jetski,
      { time: '16:00', open: false, reason: 'in_service' },
      { date: day },
    )
    expect(out).toEqual({ time: '16:00', state: 'off', note: 'in service' })
  })

  it('leads to the free alternatives of the answer, else to the nearest of that day', () => {
    const taken = { date: day, time: '16:00' }
    const starts = ['14:00', '15:30', '16:00', '16:30', '20:00'].map((time) => ({ time, open: true }))
    expect(insteadOf(taken, [{ date: day, time: '18:00', free: 1 }], starts)).toHaveLength(1)
    expect(insteadOf(taken, [], starts).map(({ time }) => time)).toEqual(['15:30', '16:30', '14:00'])
  })
})

describe('a half hour between two hours', () => {
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00']
  const start = (time: string, part = {}) => ({ time, open: true, free: 3, ...part })
  const half = (before: object, after: object) =>
    startsAt(times.slice(0, 3), [start('09:00', before), start('10:00', after)])[1]

  it('is open where both are, and off with the reason of the one that is not', () => {
    expect(half({}, {})).toEqual({ time: '09:30', open: true })
    expect(half({ open: false, reason: 'full' }, {})).toMatchObject({ open: false, reason: 'full' })
    expect(half({}, { open: false, reason: 'closed' })).toMatchObject({ open: false, reason: 'closed' })
    expect(half({ open: false, reason: 'past' }, {})).toMatchObject({ open: true })
  })

  it('keeps what is known of the others', () => {
    expect(startsAt(times, [start('09:00'), start('10:00')]).map(({ time }) => time)).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ])
  })
})
