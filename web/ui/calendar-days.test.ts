import { expect, test } from 'vitest'
import { dayByKey, monthAfter, weeksOf } from './calendar-days.ts'

const bounds = { first: '2026-06-10', last: '2027-06-30', isClosed: () => false }
const led = (from: string, key: string, shiftKey = false, closed: string[] = []) =>
  dayByKey(from, { key, shiftKey }, { ...bounds, isClosed: (date) => closed.includes(date) })

test('a month has six full weeks, beginning on Monday', () => {
  const weeks = weeksOf('2026-08')
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(weeks[0]).toEqual(
    ['27', '28', '29', '30', '31'].map((day) => `2026-07-${day}`).concat('2026-08-01', '2026-08-02'),
  )
  expect(weeks[5]!.at(0)).toBe('2026-08-31')
  expect(weeks[5]!.at(-1)).toBe('2026-09-06')
})

test('the months before and after', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
})

test('arrows move by days and weeks, with Shift by months and years', () => {
  expect(led('2026-06-30', 'ArrowRight')).toBe('2026-07-01')
  expect(led('2026-06-18', 'ArrowUp')).toBe('2026-06-11')
  expect(led('2026-06-18', 'ArrowRight', true)).toBe('2026-07-18')
  expect(led('2026-06-18', 'ArrowDown', true)).toBe('2027-06-18')
})

test('a month after the 31st is the last day of a shorter month', () => {
  expect(led('2026-08-31', 'PageDown')).toBe('2026-09-30')
})

test('Home and End move to the Monday and Sunday of the week', () => {
  expect(led('2026-06-18', 'Home')).toBe('2026-06-15')
  expect(led('2026-06-18', 'End')).toBe('2026-06-21')
})

test('closed days are skipped', () => {
  expect(led('2026-06-18', 'ArrowRight', false, ['2026-06-19', '2026-06-20'])).toBe('2026-06-21')
})

test('no key moves before the first day, after the last, or to a closed end of a week', () => {
  expect(led('2026-06-12', 'ArrowUp')).toBeUndefined()
  expect(led('2027-06-30', 'ArrowRight')).toBeUndefined()
  expect(led('2026-06-18', 'End', false, ['2026-06-21'])).toBeUndefined()
  expect(led('2026-06-18', 'Enter')).toBeUndefined()
})
