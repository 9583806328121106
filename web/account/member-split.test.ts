import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { sampleOwnBooking as ownBooking } from '#tests/samples.ts'
import { splitByStart } from './member-words.ts'

const booking = (reference: string, date: string, changes: Parameters<typeof ownBooking>[0] = {}) =>
  ownBooking({ reference, date, ...changes })
const now = Date.parse('2026-06-18T14:30:00Z')
const names = (bookings: readonly { reference: string }[]) => bookings.map(({ reference }) => reference)

describe('own bookings work', () => {
  it('upcoming bookings are sorted soonest first, past ones latest first', () => {
    const { ahead, past } = splitByStart(
      theHouse,
      [
        booking('later', '2026-07-01'),
        booking('old', '2026-05-01'),
        booking('soon', '2026-06-19'),
        booking('last', '2026-06-17'),
      ],
      now,
    )
    expect([names(ahead), names(past)]).toEqual([
      ['soon', 'later'],
      ['last', 'old'],
    ])
  })

  it('a start is judged by the clock of its place', () => {
    const there = booking('dubai', '2026-06-18', { time: '17:00', location: 'dubai' })
    const here = booking('here', '2026-06-18', { time: '17:00' })
    expect(names(splitByStart(theHouse, [here, there], now).ahead)).toEqual(['here'])
  })

  it('a ride in progress is not past yet', () => {
    const on = booking('on', '2026-06-18', { time: '17:00', status: 'in_progress' })
    expect(names(splitByStart(theHouse, [on], now).ahead)).toEqual(['on'])
  })

  it('a cancelled ride is never upcoming', () => {
    expect(
      splitByStart(theHouse, [booking('off', '2026-07-01', { status: 'cancelled' })], now).ahead,
    ).toEqual([])
  })
})
