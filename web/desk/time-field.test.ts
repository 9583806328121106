import { describe, expect, it } from 'vitest'
import { clockOf } from './time-field.tsx'

describe('a typed time', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['1430', '14:30'],
    ['9.30', '09:30'],
    [' 9:05 ', '09:05'],
    ['14:30', '14:30'],
  ])('%j is %s', (typed, time) => {
    expect(clockOf(typed)).toBe(time)
  })

  it.each(['', '25:00', '9:5', '1275', 'noon'])('%j stays as it is typed', (typed) => {
    expect(clockOf(typed)).toBe(typed)
  })
})
