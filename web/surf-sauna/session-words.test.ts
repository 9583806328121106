import { describe, expect, test } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { aheadText, isSold, lostText, payText, placesLeft, placesOf, quoteOnline } from './session-words.ts'
import { freeToCancelUntil } from './use-confirm-session.ts'

describe('the words of a group session', () => {
  test('only Mondays and Tuesdays are offered', () => {
    expect(isSold(theHouse, '2026-06-22')).toBe(true)
    expect(isSold(theHouse, '2026-06-23')).toBe(true)
    expect(isSold(theHouse, '2026-06-24')).toBe(false)
  })

  test('how far ahead it is sold follows the house', () => {
    const { 'efoil-group': group } = theHouse.activities
    const ahead = (daysAhead: number) =>
      aheadText({
        ...theHouse,
        activities: { ...theHouse.activities, 'efoil-group': { ...group, daysAhead } },
      })
    expect([56, 30, 7].map(ahead)).toEqual(['8 weeks', '30 days', '7 days'])
  })

  test('booking online saves 5 euros per person', () => {
    expect(payText(theHouse)).toBe('You pay when you arrive. Booking online saves 5\u00a0€ per person.')
    const quote = quoteOnline(theHouse, { people: 4, date: '2026-06-22' }, (list) => list)
    expect(quote.totalCents).toBe(14_000)
    expect(quote.lines[1]).toMatchObject({ note: '20\u00a0€', tone: 'gift' })
  })

  test('a guest who books a free session online pays nothing on arrival', () => {
    const group = theHouse.activities['efoil-group']
    const durations = { '2h': { ...group.durations['2h'], cents: 0 } }
    const activities = { ...theHouse.activities, 'efoil-group': { ...group, durations } }
    expect(payText({ ...theHouse, activities })).toBe('Booking online saves 40\u00a0€ per person.')
  })

  test('a day on which booking online saves nothing mentions no saving', () => {
    const sold = theHouse.activities['efoil-group']
    const seasons = [{ from: '06-22', to: '06-22', cents: { '2h': sold.walkInCents } }]
    const house = {
      ...theHouse,
      activities: { ...theHouse.activities, 'efoil-group': { ...sold, seasons } },
    }
    const at = (date: string) => quoteOnline(house, { people: 4, date }, (list) => list)
    expect(at('2026-06-22')).toMatchObject({ totalCents: 16_000, lines: [{ eachCents: 4_000 }] })
    expect(at('2026-06-23').lines).toHaveLength(2)
  })

  test('a session says how many places are left, or why it cannot be booked', () => {
    expect(placesLeft({ time: '20:00', open: true, free: 9 })).toBe('9 places left')
    expect(placesLeft({ time: '20:00', open: false, free: 3, reason: 'full' })).toBe('only 3 places left')
    expect(placesLeft({ time: '20:00', open: false, free: 0, reason: 'full' })).toBe('full')
    expect(placesLeft({ time: '20:00', open: false, free: 0, reason: 'closed' })).toBe('closed')
    expect(placesLeft({ time: '20:00', open: false, free: 0, reason: 'too_soon', words: 'Call us.' })).toBe(
      'too soon',
    )
    expect(placesLeft({ time: '20:00', open: true })).toBeUndefined()
    expect(placesLeft(undefined)).toBeUndefined()
  })

  test('a chosen session with too few places says so and what would fit', () => {
    const start = { time: '20:00', open: false, free: 3, reason: 'full' } as const
    expect(lostText(theHouse, start, '2026-06-23')).toBe(
      'Sunset has only 3 places left. Choose another session, or fewer people.',
    )
    const words = 'Closed until Monday 29 June.'
    expect(lostText(theHouse, { ...start, reason: 'closed', words }, '2026-06-23')).toBe(
      'Closed until Monday 29 June. Choose another day.',
    )
    expect(lostText(theHouse, { ...start, free: 0 }, '2026-06-23')).toBe(
      'Sunset on Tuesday 23 June is full. Choose another session or day.',
    )
  })

  test('at most 15 people per session: taken, yours and free make 15', () => {
    expect(placesOf(theHouse, 9, 4)).toEqual({ taken: 6, yours: 4, free: 5 })
    expect(placesOf(theHouse, 2, 4)).toEqual({ taken: 11, yours: 4, free: 0 })
  })

  test('a session at another place has the price and the clock of that place', () => {
    const sold = theHouse.activities['efoil-group']
    const seasons = [{ from: '06-22', to: '06-23', places: ['malaga'], cents: { '2h': 3_000 } }]
    const house = {
      ...theHouse,
      activities: {
        ...theHouse.activities,
        'efoil-group': { ...sold, seasons, places: ['tallinn', 'malaga'] },
      },
    }
    const at = (location: string) =>
      quoteOnline(house, { people: 2, date: '2026-06-22', location }, (list) => list).totalCents
    expect([at('malaga'), at('tallinn')]).toEqual([6_000, 7_000])
    const now = Temporal.Instant.from('2026-06-22T17:30:00Z')
    const until = (location: string) =>
      freeToCancelUntil(house, { date: '2026-06-23', time: 'sunset', location }, now)
    expect([until('malaga'), until('tallinn')]).toEqual(['Monday 22 June, 20:00', undefined])
  })

  test('free to cancel until 24 hours before, by the clock of the place', () => {
    const now = Temporal.Instant.from('2026-06-20T10:00:00Z')
    expect(freeToCancelUntil(theHouse, { date: '2026-06-23', time: 'sunset' }, now)).toBe(
      'Monday 22 June, 20:00',
    )
    expect(freeToCancelUntil(theHouse, { date: '2026-06-20', time: 'sunset' }, now)).toBeUndefined()
  })
})
