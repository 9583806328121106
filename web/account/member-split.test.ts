import { describe, expect, it } from 'vitest'
import type { Receipt } from '#contract/views.ts'
import { splitByStart } from './member-split.ts'

const booking = (id: string, date: string, changes: Partial<Receipt> = {}): Receipt => ({
  id,
  reference: id,
  status: 'confirmed',
  activity: 'efoil-private',
  service: 'E-Foil Private Rent',
  location: 'tallinn',
  locationLabel: 'Noblessner',
  date,
  time: '18:00',
  until: '19:00',
  durationLabel: '1 hour',
  quantity: 1,
  quantityLabel: 'Foils',
  totalPrice: '120',
  totalCents: 12_000,
  paymentMethod: 'test',
  lines: [],
  ...changes,
})
const now = Date.parse('2026-06-18T14:30:00Z')
const ids = (bookings: Receipt[]) => bookings.map(({ id }) => id)

describe('own bookings work', () => {
  it('what is ahead comes soonest first, what is past latest first', () => {
    const { ahead, past } = splitByStart(
      [
        booking('later', '2026-07-01'),
        booking('old', '2026-05-01'),
        booking('soon', '2026-06-19'),
        booking('last', '2026-06-17'),
      ],
      now,
    )
    expect([ids(ahead), ids(past)]).toEqual([
      ['soon', 'later'],
      ['last', 'old'],
    ])
  })

  it('a start is judged by the clock of its place', () => {
    const there = booking('dubai', '2026-06-18', { location: 'dubai' })
    expect(ids(splitByStart([booking('here', '2026-06-18'), there], now).ahead)).toEqual(['here'])
  })

  it('a cancelled ride is never ahead', () => {
    expect(splitByStart([booking('off', '2026-07-01', { status: 'cancelled' })], now).ahead).toEqual([])
  })
})
