import { describe, expect, it } from 'vitest'
import { timerText } from './fleet-timer.ts'
import { countsOf, minutesLate, pendingOf, recent, todayText, whenText } from './jetski-days.ts'
import { jetskiBooking } from './sample-jetski.ts'

describe('schedule', () => {
  it.each([
    ['2026-06-05', '14:30', '5. june at 14:30'],
    ['2026-12-31', '09:00', '31. december at 09:00'],
    ['2026-01-01', '22:30', '1. january at 22:30'],
  ])("writes date and time like '5. june at 14:30': %s %s", (date, time, text) => {
    expect(whenText(date, time, 2026)).toBe(text)
    expect(whenText(date, time, 2025)).toBe(text.replace(' at', ' 2026 at'))
  })

  it('names the day above it in the same way', () => {
    expect(todayText('2026-06-16')).toBe('Tuesday 16. june')
  })

  it('counts today, and the week from Monday to Sunday', () => {
    const on = (date: string) => jetskiBooking({ date })
    const list = ['2026-06-14', '2026-06-15', '2026-06-16', '2026-06-21', '2026-06-22'].map(on)
    expect(countsOf(list, '2026-06-16')).toEqual({ today: 1, week: 3 })
  })

  it('counts as pending what can still be approved: not who was to come before today', () => {
    const on = (date: string, status: 'pending' | 'confirmed') => jetskiBooking({ date, status })
    const list = [on('2026-06-15', 'pending'), on('2026-06-16', 'pending'), on('2026-06-17', 'confirmed')]
    expect(pendingOf(list, '2026-06-16')).toBe(1)
  })
})

describe('Recent Jetski Bookings', () => {
  const now = Temporal.Instant.from('2026-06-16T11:20:00Z')

  it('are the first 5 of today sorted by time, what is over behind the rest', () => {
    const at = (time: string, status: 'confirmed' | 'completed' = 'confirmed') =>
      jetskiBooking({ time, status, reference: time })
    const list = [
      at('18:00'),
      at('09:00', 'completed'),
      at('12:00'),
      at('20:00'),
      at('11:00'),
      jetskiBooking({ date: '2026-06-17', time: '08:00', reference: 'tomorrow' }),
    ]
    const times = (rows: ReturnType<typeof recent>) => rows.map(({ time }) => time)
    expect(times(recent(list, now))).toEqual(['11:00', '12:00', '18:00', '20:00', '09:00'])
    const out = jetskiBooking({ date: '2026-06-15', time: '19:00', status: 'in_progress' })
    expect(recent([...list, out], now)[0]).toBe(out)
    expect(recent([...list, at('13:00'), at('14:00')], now)).toHaveLength(5)
  })
})

describe('late returns', () => {
  const now = Temporal.Instant.from('2026-06-16T11:20:00Z')
  const out = { time: '12:00', until: '13:00', status: 'in_progress' } as const

  it('count the minutes since a ride was due that is not back, also over midnight', () => {
    const late = (part: Partial<Parameters<typeof minutesLate>[0]>) =>
      minutesLate({ date: '2026-06-16', ...out, ...part }, now)
    expect(late({})).toBe(80)
    expect(late({ until: '14:30' })).toBe(0)
    expect(late({ date: '2026-06-15', time: '23:30', until: '00:30' })).toBe(13 * 60 + 50)
    expect(late({ status: 'completed' })).toBe(0)
  })

  it('stand before all others in the recent bookings', () => {
    const late = jetskiBooking(out)
    expect(recent([jetskiBooking({ time: '09:00' }), late], now)[0]).toBe(late)
  })
})

describe('the timer of a machine', () => {
  const now = Temporal.Instant.from('2026-06-16T11:22:00Z')
  it.each([
    ['rented', '2026-06-16T12:00:00Z', '60min timer: 38 min left'],
    ['rented', '2026-06-16T12:22:40Z', '60min timer: 60 min left'],
    ['rented', '2026-06-16T11:22:20Z', '60min timer: 1 min left'],
    ['rented', '2026-06-16T11:21:00Z', '60min timer: over'],
    ['maintenance', '2026-06-27T12:00:00Z', '2 week timer: 11 days left'],
    ['maintenance', '2026-06-17T01:00:00Z', '2 week timer: 14 h left'],
    ['available', null, undefined],
  ] as const)('counts down while %s until %s', (status, until, text) => {
    expect(timerText({ status, until }, now)).toBe(text)
  })
})
