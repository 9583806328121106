import { describe, expect, it } from 'vitest'
import { timerText } from './fleet-card.tsx'

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
