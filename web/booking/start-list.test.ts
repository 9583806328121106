import { describe, expect, test } from 'vitest'
import { emptyText, mayOpen } from './empty-day.ts'
import type { Start } from './start-list.ts'
import { chipOf, chipsOf, closedWords, darkWords, isFull, startsNow, startsOf } from './start-list.ts'

const open = (time: string, free?: number) => ({ time, open: true, free })
const off = (time: string, free: number, reason: Start['reason'] = 'full') => ({
  time,
  open: false,
  free,
  reason,
})

describe('the time list', () => {
  test('with no slot data it falls back to the list given', () => {
    expect(startsOf(undefined, ['09:00', '10:00'])).toEqual([open('09:00'), open('10:00')])
    expect(startsOf({}, ['09:00'])).toEqual([open('09:00')])
  })

  test('a data list alone is taken as it is, and an empty list is not missing data', () => {
    expect(startsOf({ data: ['12:00'] }, ['09:00'])).toEqual([open('12:00')])
    expect(startsOf({ data: [] }, ['09:00'])).toEqual([])
  })

  test('slots list every start with what is free there', () => {
    const slots = [open('09:00', 6), off('10:00', 0)].map((slot) => ({ ...slot, free: slot.free ?? 0 }))
    expect(startsOf({ data: ['09:00'], slots }, []).map((start) => start.open)).toEqual([true, false])
  })

  test('a time of today that is not later than now is past', () => {
    const now = { date: '2026-06-18', time: '18:00' }
    const starts = startsNow([open('17:00'), open('18:00'), open('19:00')], '2026-06-18', now, [])
    expect(starts.map((start) => start.open)).toEqual([false, false, true])
    expect(startsNow([open('09:00')], '2026-06-19', now, [])[0]?.open).toBe(true)
  })

  test('a start that passes while the page is open has nothing free any more', () => {
    const now = { date: '2026-06-18', time: '18:00' }
    const busy = { ...open('18:00', 9), open: false, reason: 'busy' as const, lacks: ['Floating sauna'] }
    for (const start of [open('18:00', 9), busy]) {
      const [past] = startsNow([start], '2026-06-18', now, [])
      expect(past).toEqual({ time: '18:00', open: false, reason: 'past' })
      expect(chipOf(past!, undefined).note).toBe('past')
    }
  })

  test('a start that was refused is marked as taken', () => {
    const now = { date: '2026-06-17', time: '08:00' }
    const [start] = startsNow([open('18:00', 4)], '2026-06-18', now, ['18:00'])
    expect(chipOf(start!, undefined)).toEqual({ time: '18:00', state: 'off', note: 'taken' })
  })
})

describe('the dark', () => {
  test('is mentioned beside the times, with the first start whose ride ends in it', () => {
    const dark = { ...open('16:00', 6), dark: true }
    expect(darkWords([open('15:00', 6), { ...off('15:30', 0), dark: true }, dark])).toBe(
      'From 16:00 on, the ride ends after dark.',
    )
    expect(darkWords([open('15:00', 6)])).toBeUndefined()
    const early = { ...open('05:00', 6), dark: true }
    expect(darkWords([early, open('09:00', 6)])).toBe('Before 09:00 it is dark.')
    expect(darkWords([early, open('09:00', 6), dark])).toBe(
      'Before 09:00 it is dark. From 16:00 on, the ride ends after dark.',
    )
  })

  test('allows no waitlist on a day with only dark starts', () => {
    expect(mayOpen([{ time: '17:00', open: false, free: 0, reason: 'dark' }])).toBe(false)
  })
})

describe('a slot chip', () => {
  test('shows a count at 3 or fewer, or if it is chosen', () => {
    expect(chipOf(open('16:00', 3), undefined)).toEqual({ time: '16:00', state: 'few', note: '3 left' })
    expect(chipOf(open('17:00', 4), undefined)).toEqual({ time: '17:00', state: 'free' })
    expect(chipOf(open('18:00', 4), '18:00')).toEqual({ time: '18:00', state: 'free', note: '4 free' })
  })

  test('that is disabled says why', () => {
    expect(chipOf(off('09:00', 0), undefined).note).toBe('full')
    expect(chipOf(off('13:00', 2), undefined).note).toBe('2 free')
    expect(chipOf(off('14:00', 6, 'past'), undefined).note).toBe('past')
    const closed = { ...off('22:00', 0, 'closed'), words: 'Closed until Friday 26 June, 10:00.' }
    expect(chipOf(closed, undefined).note).toBe('closed')
    expect(chipOf({ ...closed, words: 'A full day needs 6 hours.' }, undefined).note).toBe('too late')
    expect(chipOf(off('15:00', 0, 'in_service'), undefined).note).toBe('in service')
  })

  test('past slots today are hidden on the private page', () => {
    const starts = [off('09:00', 6, 'past'), open('10:00', 6)]
    expect(chipsOf(starts, undefined, true).map((chip) => chip.time)).toEqual(['10:00'])
    expect(chipsOf(starts, undefined, false)).toHaveLength(2)
  })
})

describe('the golden hour', () => {
  test('is mentioned at a start that can be booked, beside what is left', () => {
    const golden = { golden: true }
    const starts = [
      { ...open('20:00', 6), ...golden },
      { ...open('20:30', 2), ...golden },
      { ...off('21:00', 0), ...golden },
    ]
    expect(chipsOf(starts, undefined, false).map(({ note }) => note)).toEqual([
      'golden hour',
      '2 left, golden',
      'full',
    ])
  })
})

describe('a day without a free time', () => {
  test('an empty list means fully booked', () => {
    expect(isFull([])).toBe(true)
    expect(emptyText('Sunday 21 June', [], '3 free foils')).toBe('Sunday 21 June is fully booked')
  })

  test('says if there are foils, but not enough', () => {
    expect(emptyText('Sunday 21 June', [off('10:00', 2)], '3 free foils')).toBe(
      'Sunday 21 June has no time with 3 free foils',
    )
  })

  test('says how far ahead it is sold if it is too far ahead, and offers no waitlist', () => {
    const words = 'Bookings open 60 days ahead, now until 15 August 2026.'
    const starts = [{ ...off('10:00', 0, 'too_far'), words }]
    expect(emptyText('Sunday 16 August', starts, '3 free foils')).toBe(words)
    expect(mayOpen(starts)).toBe(false)
  })

  test('may become free if only the add-on is missing, and each start says what it lacks', () => {
    const busy = { ...off('10:00', 0, 'busy'), words: 'Not free then.', lacks: ['Floating sauna'] }
    expect(mayOpen([busy])).toBe(true)
    expect(closedWords([busy, open('12:00')])).toBeUndefined()
    expect(chipOf(busy, undefined).note).toBe('Floating sauna')
  })

  test('says until when the place is closed, and offers no waitlist', () => {
    const words = 'Closed until Friday 26 June, 10:00.'
    const closed = [off('09:00', 6, 'past'), { ...off('10:00', 0, 'closed'), words }]
    expect(emptyText('Sunday 21 June', closed, '1 free foil')).toBe(words)
    expect(mayOpen(closed)).toBe(false)
    expect(mayOpen([...closed, off('11:00', 0)])).toBe(true)
    expect(mayOpen([off('09:00', 6, 'past')])).toBe(false)
    expect(mayOpen([])).toBe(true)
  })

  test('says if the day is over', () => {
    expect(emptyText('Sunday 21 June', [off('10:00', 6, 'past')], '1 free foil')).toBe(
      'No times are left on Sunday 21 June',
    )
  })
})
