import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { sampleReceipt as receipt } from '#tests/samples.ts'
import { calendarOf } from './calendar-file.ts'
import { momentsOf, spanOf } from './receipt-moments.ts'

const now = Temporal.Instant.from('2026-06-01T10:00:00Z')

describe("what's next works", () => {
  it('the team contacts you 24 hours before the session, by the clock of the place', () => {
    expect(momentsOf(theHouse, receipt(), now).contactOn).toBe('Wednesday 17 June at 18:00')
    expect(momentsOf(theHouse, receipt({ location: 'dubai', time: '09:00' }), now).contactOn).toBe(
      'Wednesday 17 June at 09:00',
    )
  })

  it('arrive 15 minutes early', () => {
    expect(momentsOf(theHouse, receipt(), now).arriveAt).toBe('17:45')
  })

  it('a session in less than 24 hours names no time in the past', () => {
    expect(
      momentsOf(theHouse, receipt(), Temporal.Instant.from('2026-06-18T10:00:00Z')).contactOn,
    ).toBeUndefined()
  })
})

describe('the calendar file of a receipt works', () => {
  it('holds the session in UTC under the same UID as the mail', async () => {
    const file = await calendarOf(theHouse, receipt())
    for (const line of [
      'UID:b1@merelend',
      'SEQUENCE:0',
      'DTSTART:20260618T150000Z',
      'DTEND:20260618T163000Z',
    ])
      expect(file).toContain(`${line}\r\n`)
  })

  it('a session that ends after midnight ends on the next day', () => {
    const { from, to } = spanOf(theHouse, receipt({ time: '22:00', until: '02:30' }))
    expect(from.until(to).total('minutes')).toBe(270)
  })
})
