import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { entryText } from './booking-history.tsx'

const entry = (part: Record<string, unknown>) => ({
  at: '2026-06-16T11:20:00Z',
  by: 'jana',
  what: 'status',
  before: 'pending' as unknown,
  after: 'confirmed' as unknown,
  reason: null,
  ...part,
})

describe('history of a booking', () => {
  it('shows who, when, before, after and the reason', () => {
    expect(entryText(theHouse, entry({ reason: 'Called back' }), 'tallinn')).toEqual({
      when: 'Tue 16 June, 14:20',
      who: 'jana',
      what: 'Status',
      before: 'Pending',
      after: 'Confirmed',
      reason: 'Called back',
    })
  })

  it.each([
    ['created', null, { date: '2026-06-16', time: '15:00' }, undefined, 'Tue 16 June, 15:00'],
    [
      'move',
      { date: '2026-06-16', time: '15:00' },
      { date: '2026-06-17', time: '09:30' },
      'Tue 16 June, 15:00',
      'Wed 17 June, 09:30',
    ],
    ['unit', 'E-foil 6', 'E-foil 5', 'E-foil 6', 'E-foil 5'],
    ['price', 20_000, 24_000, '200\u00a0€', '240\u00a0€'],
    ['contact', null, 'phone', undefined, 'Called'],
    ['restore', 'cancelled', 'confirmed', 'Cancelled', 'Confirmed'],
    ['entered', null, { channel: 'walk_in' }, undefined, 'At the dock'],
    ['refund', null, 12_050, undefined, '120.50\u00a0€'],
    ['payment', null, { cents: 5_000, method: 'card_terminal' }, undefined, '50\u00a0€, card terminal'],
    ['something new', { a: 1 }, 'b', '1', 'b'],
  ])('is readable: %s', (what, before, after, from, to) => {
    const text = entryText(theHouse, entry({ what, before, after }), 'tallinn')
    expect([text.before, text.after]).toEqual([from, to])
  })

  it('names the website where a customer booked', () => {
    expect(entryText(theHouse, entry({ what: 'created', by: 'site' }), 'tallinn').who).toBe('Website')
  })
})
