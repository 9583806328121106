import { expect, it } from 'vitest'
import { dayAt, everyYear, partOf, spanOf } from './strip-days.ts'

const box = (left: number, top: number) => ({ left, right: left + 62, top, bottom: top + 40 })
const months = ['2026-06', '2026-07', '2026-08', '2026-09']
/** Two months per row, 8 pixels apart. */
const boxes = [box(0, 0), box(70, 0), box(0, 50), box(70, 50)]
const at = (x: number, y: number) => dayAt(months, boxes, { x, y })

it('finds the day of the month under the pointer by its position', () => {
  expect(at(0, 10)).toBe('2026-06-01')
  expect(at(31, 10)).toBe('2026-06-16')
  expect(at(70, 10)).toBe('2026-07-01')
  expect(at(132, 10)).toBe('2026-07-31')
  expect(at(31, 60)).toBe('2026-08-16')
})

it('takes the nearest month if the pointer is between months or outside', () => {
  expect(at(64, 10)).toBe('2026-06-30')
  expect(at(68, 10)).toBe('2026-07-01')
  expect(at(-50, -50)).toBe('2026-06-01')
  expect(at(500, 500)).toBe('2026-09-30')
})

it('is the same span in both directions, without past days', () => {
  expect(spanOf('2026-07-10', '2026-06-20', '2026-06-16')).toEqual({ from: '2026-06-20', to: '2026-07-10' })
  expect(spanOf('2026-06-01', '2026-06-20', '2026-06-16')).toEqual({ from: '2026-06-16', to: '2026-06-20' })
  expect(spanOf('2026-06-01', '2026-06-02', '2026-06-16')).toBeUndefined()
})

it('covers the part of each month within the span', () => {
  const span = { from: '2026-06-16', to: '2026-07-31' }
  expect(partOf('2026-06', span)).toEqual({ start: 0.5, width: 0.5 })
  expect(partOf('2026-07', span)).toEqual({ start: 0, width: 1 })
  expect(partOf('2026-08', span)).toBeUndefined()
})

it('is the same days of every year, to the end of February in leap years too', () => {
  expect(everyYear({ from: '2026-06-16', to: '2026-07-31' })).toEqual({ from: '06-16', to: '07-31' })
  expect(everyYear({ from: '2026-12-01', to: '2027-02-28' })).toEqual({ from: '12-01', to: '02-29' })
  expect(everyYear({ from: '2027-12-01', to: '2028-02-28' })).toEqual({ from: '12-01', to: '02-28' })
})
