import { describe, expect, it } from 'vitest'
import type { Receipt } from '#contract/views.ts'
import { calendarOf } from './calendar-file.ts'
import { momentsOf, spanOf } from './receipt-moments.ts'

const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  id: 'b1',
  reference: 'ML-7K3Q9',
  status: 'confirmed',
  activity: 'efoil-private',
  service: 'E-Foil Private Rent',
  location: 'tallinn',
  locationLabel: 'Noblessner',
  date: '2026-06-18',
  time: '18:00',
  until: '19:30',
  durationLabel: '1 hour',
  quantity: 3,
  quantityLabel: 'Foils',
  noun: { one: 'foil', many: 'foils' },
  totalPrice: '360',
  totalCents: 36_000,
  paymentMethod: 'test',
  lines: [],
  ...changes,
})
const now = Temporal.Instant.from('2026-06-01T10:00:00Z')

describe("what's next works", () => {
  it('the team contacts you 24 hours before the session, by the clock of the place', () => {
    expect(momentsOf(receipt(), now).contactOn).toBe('Wednesday 17 June at 18:00')
    expect(momentsOf(receipt({ location: 'dubai', time: '09:00' }), now).contactOn).toBe(
      'Wednesday 17 June at 09:00',
    )
  })

  it('arrive 15 minutes early', () => {
    expect(momentsOf(receipt(), now).arriveAt).toBe('17:45')
  })

  it('a session sooner than 24 hours names no moment that has passed', () => {
    expect(momentsOf(receipt(), Temporal.Instant.from('2026-06-18T10:00:00Z')).contactOn).toBeUndefined()
  })
})

describe('the calendar file of a receipt works', () => {
  it('holds the session in UTC under the same UID as the mail', async () => {
    const file = await calendarOf(receipt(), '+372 5555 0123')
    for (const line of [
      'UID:b1@merelend',
      'SEQUENCE:0',
      'DTSTART:20260618T150000Z',
      'DTEND:20260618T163000Z',
    ])
      expect(file).toContain(`${line}\r\n`)
  })

  it('a session that ends after midnight ends on the next day', () => {
    const { from, to } = spanOf(receipt({ time: '22:00', until: '02:30' }))
    expect(from.until(to).total('minutes')).toBe(270)
  })
})
