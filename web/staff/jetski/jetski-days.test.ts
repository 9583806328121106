import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { jetskiBooking } from '#web/staff/row/sample-row.ts'
import {
  countsOf,
  dayText,
  firstToday,
  jetskiPlaces,
  modelsText,
  pendingCount,
  recent,
  todayText,
} from './jetski-days.ts'

const now = Temporal.Instant.from('2026-06-16T11:20:00Z')

describe('the day of the jetskis', () => {
  it('counts today, and the week from Monday to Sunday', () => {
    const on = (date: string) => jetskiBooking({ date })
    const list = ['2026-06-14', '2026-06-15', '2026-06-16', '2026-06-21', '2026-06-22'].map(on)
    expect(countsOf(theHouse, list, now)).toEqual({ today: 1, week: 3 })
  })

  it('counts as pending only what can still be approved, so nothing before today', () => {
    const on = (date: string, status: 'pending' | 'confirmed') => jetskiBooking({ date, status })
    const list = [on('2026-06-15', 'pending'), on('2026-06-16', 'pending'), on('2026-06-17', 'confirmed')]
    expect(pendingCount(theHouse, list, now)).toBe(1)
  })
})

describe('the places of the jetskis', () => {
  const moved = {
    ...theHouse,
    units: { ...theHouse.units, 'gti-130': { ...theHouse.units['gti-130']!, place: 'dubai' } },
  }
  const idsOf = (...args: Parameters<typeof jetskiPlaces>) => jetskiPlaces(...args).map(({ id }) => id)

  it('are those of the account’s places where they are rented or kept', () => {
    expect(idsOf(theHouse)).toEqual(['tallinn'])
    expect(idsOf(moved)).toEqual(['tallinn', 'dubai'])
    expect(idsOf(moved, { places: ['dubai', 'malaga'] })).toEqual(['dubai'])
    expect(idsOf(theHouse, { places: ['malaga'] })).toEqual(['tallinn'])
  })

  it('each have their own today, and lists begin with the first', () => {
    const night = Temporal.Instant.from('2026-06-16T20:30:00Z')
    expect(firstToday(moved, night)).toBe('2026-06-16')
    const there = jetskiBooking({ date: '2026-06-16', location: 'dubai', status: 'pending' })
    const here = jetskiBooking({ date: '2026-06-16', status: 'pending' })
    expect(countsOf(moved, [there, here], night)).toEqual({ today: 1, week: 2 })
    expect(pendingCount(moved, [there, here], night)).toBe(1)
  })
})

describe('Recent Jetski Bookings', () => {
  const of = (time: string, status: 'confirmed' | 'completed' = 'confirmed') =>
    jetskiBooking({ time, until: `${Number(time.slice(0, 2)) + 1}:00`, status, reference: time })

  it('are the first 5 of today sorted by time, with those that are over last', () => {
    const list = [
      of('18:00'),
      of('09:00', 'completed'),
      of('12:00'),
      of('20:00'),
      of('11:00'),
      jetskiBooking({ date: '2026-06-17', time: '08:00', reference: 'tomorrow' }),
    ]
    const times = (rows: ReturnType<typeof recent>) => rows.map(({ time }) => time)
    expect(times(recent(theHouse, list, now))).toEqual(['11:00', '12:00', '18:00', '20:00', '09:00'])
    const out = jetskiBooking({ date: '2026-06-15', time: '19:00', until: '20:00', status: 'in_progress' })
    expect(recent(theHouse, [...list, out], now)[0]).toBe(out)
    expect(recent(theHouse, [...list, of('13:00'), of('14:00')], now)).toHaveLength(5)
  })

  it('begin with late returns', () => {
    const late = jetskiBooking({ time: '12:00', until: '13:00', status: 'in_progress' })
    expect(recent(theHouse, [of('09:00'), late], now)[0]).toBe(late)
  })
})

it('group bookings show several models joined by +, each as staff call it', () => {
  expect(modelsText(theHouse, 'Trixx 2023 Blue + Trixx 2023 Red + RXP-X RS 300')).toBe(
    'Trixx SININE + Trixx PUNANE + RXP',
  )
  expect(modelsText(theHouse, 'Borrowed one')).toBe('Borrowed one')
})

it.each([
  ['2026-06-05', '5. june'],
  ['2026-12-31', '31. december'],
  ['2026-01-01', '1. january'],
])("writes a day like '5. june': %s", (date, text) => {
  expect(dayText(date, 2026)).toBe(text)
  expect(dayText(date, 2025)).toBe(`${text} 2026`)
})

it('names the day of today in the same way', () => {
  expect(todayText('2026-06-16')).toBe('Tuesday 16. june')
})
