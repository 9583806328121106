import { expect, it } from 'vitest'
import type { Riding } from './ride-days.ts'
import { isOnDay } from './ride-days.ts'

const ride = (part: Partial<Riding> = {}): Riding => ({
  date: '2026-06-16',
  time: '22:00',
  until: '23:00',
  status: 'confirmed',
  ...part,
})
const days = ['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19']
/** The days that it is on, seen on 18 June. */
const daysOf = (part: Partial<Riding>) =>
  days.filter((day) => isOnDay(ride(part), day, '2026-06-18')).map((day) => Number(day.slice(-2)))

it('a booking belongs to its day, one over midnight to both', () => {
  expect(daysOf({})).toEqual([16])
  expect(daysOf({ until: '00:00' })).toEqual([16])
  expect(daysOf({ until: '00:45' })).toEqual([16, 17])
})

it('a ride that is over belongs to the day of its start', () => {
  expect(daysOf({ until: '00:45', status: 'completed' })).toEqual([16])
  expect(daysOf({ until: '00:45', status: 'cancelled' })).toEqual([16])
})

it('a ride that is not back belongs to every day until today', () => {
  expect(daysOf({ status: 'in_progress' })).toEqual([16, 17, 18])
})
