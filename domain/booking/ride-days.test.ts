import { expect, it } from 'vitest'
import { instantOf, wallTime } from '../calendar.ts'
import { isOnDay, type Riding } from './ride-days.ts'

const ride = ({ minutes = 60, ...part }: Partial<Riding> & { minutes?: number } = {}): Riding => {
  const { date = '2026-06-16', time = '22:00' } = part
  const start = instantOf(date, time, 'Europe/Tallinn')
  const end = start.add({ minutes })
  return {
    date,
    time,
    until: wallTime(end, 'Europe/Tallinn').time,
    startTime: start.toString(),
    endTime: end.toString(),
    status: 'confirmed',
    ...part,
  }
}
const days = ['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19']
/** The days that it is on, seen on 18 June. */
const daysOf = (part: Parameters<typeof ride>[0]) =>
  days.filter((day) => isOnDay(ride(part), day, '2026-06-18')).map((day) => Number(day.slice(-2)))

it('a booking belongs to its day, or to both days if it passes midnight', () => {
  expect(daysOf({})).toEqual([16])
  expect(daysOf({ minutes: 120 })).toEqual([16])
  expect(daysOf({ minutes: 165 })).toEqual([16, 17])
})

it('a ride that is over belongs to the day of its start', () => {
  expect(daysOf({ minutes: 165, status: 'completed' })).toEqual([16])
  expect(daysOf({ minutes: 165, status: 'cancelled' })).toEqual([16])
})

it('a ride that is not back yet belongs to every day until today', () => {
  expect(daysOf({ status: 'in_progress' })).toEqual([16, 17, 18])
})

it('a ride in the night when clocks go back belongs to its day although its end looks earlier than its start', () => {
  const night = ride({ date: '2026-10-25', time: '03:30', minutes: 30 })
  expect(night.until).toBe('03:00')
  expect(isOnDay(night, '2026-10-25', '2026-10-25')).toBe(true)
  expect(isOnDay(night, '2026-10-26', '2026-10-26')).toBe(false)
})
