import { describe, expect, test, vi } from 'vitest'
import { earliest, leftText, nextFree, whenText } from './next-free.ts'

const today = '2026-06-18'
const open = (time: string, free = 4) => ({ time, open: true, free })
const past = (time: string) => ({ time, open: false, free: 0, reason: 'past' as const })

describe('each card ends with its next free time', () => {
  test('the first open start of the first day with room', async () => {
    const month = vi.fn(async () => ({ '2026-06-17': 'free', [today]: 'few', '2026-06-19': 'free' }))
    const starts = async (date: string) => (date === today ? [past('09:00'), open('15:00', 2)] : [])
    expect(await nextFree(today, { month, starts })).toEqual({ date: today, time: '15:00', free: 2 })
    expect(month).toHaveBeenCalledTimes(1)
  })

  test('another day when today has nothing left, the next month when this one has not', async () => {
    const month = async (each: string): Promise<Record<string, string>> =>
      each === '2026-06' ? { [today]: 'free', '2026-06-30': 'full' } : { '2026-07-01': 'free' }
    const starts = async (date: string) => (date === today ? [past('09:00')] : [open('09:00')])
    expect(await nextFree(today, { month, starts })).toMatchObject({ date: '2026-07-01', time: '09:00' })
  })

  test('none when two months are full', async () => {
    expect(await nextFree(today, { month: async () => ({}), starts: async () => [] })).toBeNull()
  })

  test('the earliest machine is enough', () => {
    const late = { date: '2026-06-19', time: '09:00' }
    const soon = { date: today, time: '18:00' }
    expect(earliest([null, late, soon])).toEqual(soon)
    expect(earliest([soon, null])).toEqual(soon)
    expect(earliest([null])).toBeNull()
  })

  test('is said as people say it, with the count where few are left', () => {
    expect(whenText({ date: today, time: '15:00' }, today)).toBe('today at 15:00')
    expect(whenText({ date: '2026-06-19', time: '09:00' }, today)).toBe('tomorrow at 09:00')
    expect(whenText({ date: '2026-06-22', time: '16:00' }, today)).toBe('Monday at 16:00')
    expect(whenText({ date: '2026-06-29', time: '16:00' }, today)).toBe('Mon 29 Jun at 16:00')
    expect(leftText({ date: today, time: '15:00', free: 3 }, true)).toBe('3 left')
    expect(leftText({ date: today, time: '15:00', free: 4 }, true)).toBeUndefined()
    expect(leftText({ date: today, time: '15:00', free: 1 }, false)).toBeUndefined()
  })
})
