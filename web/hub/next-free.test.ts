import { describe, expect, test } from 'vitest'
import { earliest, leftText, whenText } from './ending.tsx'

const today = '2026-06-18'
describe('each card ends with its next free time', () => {
  test('for machines it is that of the earliest one', () => {
    const late = { date: '2026-06-19', time: '09:00' }
    const soon = { date: today, time: '18:00' }
    expect(earliest([null, late, soon])).toEqual(soon)
    expect(earliest([soon, null])).toEqual(soon)
    expect(earliest([null])).toBeNull()
  })

  test('it is in everyday words, with the count if few are left', () => {
    expect(whenText({ date: today, time: '15:00' }, today)).toBe('today at 15:00')
    expect(whenText({ date: '2026-06-19', time: '09:00' }, today)).toBe('tomorrow at 09:00')
    expect(whenText({ date: '2026-06-22', time: '16:00' }, today)).toBe('Monday at 16:00')
    expect(whenText({ date: '2026-06-29', time: '16:00' }, today)).toBe('Mon 29 Jun at 16:00')
    expect(leftText({ date: today, time: '15:00', free: 3 }, true)).toBe('3 left')
    expect(leftText({ date: today, time: '15:00', free: 4 }, true)).toBeUndefined()
    expect(leftText({ date: today, time: '15:00', free: 1 }, false)).toBeUndefined()
  })
})
