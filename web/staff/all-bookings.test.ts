import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { booking } from '#web/staff/row/sample-row.ts'
import { joined, maxRows, moreQueries } from './all-bookings.ts'

const now = Temporal.Instant.from('2026-06-16T21:30:00Z')
const rows = (count: number) => Array.from({ length: count }, (_, n) => booking({ id: `row-${n}` }))

// In Tallinn it is already the 17th.
const earlier = { status: 'pending,confirmed', from: '2026-06-09', to: '2026-06-16', limit: maxRows }

it('one call below its maximum returns all bookings, except unfinished ones of the week before', () => {
  expect(moreQueries(theHouse, rows(maxRows - 1), now)).toEqual([earlier])
  expect(moreQueries(theHouse, undefined, now)).toEqual([])
})

it('with more bookings than one call returns, alerts have all that is pending, out, today or next', () => {
  // In Málaga it is still the 16th.
  expect(moreQueries(theHouse, rows(maxRows), now)).toEqual([
    earlier,
    { status: 'pending', limit: maxRows },
    { status: 'in_progress', limit: maxRows },
    { from: '2026-06-16', to: '2026-06-16', limit: maxRows },
    { from: '2026-06-17', to: '2026-06-17', limit: maxRows },
    { from: '2026-06-18', limit: 100 },
  ])
})

it('a booking returned by two calls is in the list once', () => {
  const [one, two, three] = rows(3)
  expect(joined([[one!, two!], [three!, two!], []]).map(({ id }) => id)).toEqual(['row-0', 'row-1', 'row-2'])
  const only = [one!]
  expect(joined([only])).toBe(only)
})
