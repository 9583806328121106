import { describe, expect, it } from 'vitest'
import { countdownOf } from './enquiry-item.tsx'

const half = { createdAt: '2026-06-16T08:00:00Z', promisedUntil: '2026-06-16T08:30:00Z' }
const day = { createdAt: '2026-06-16T08:00:00Z', promisedUntil: '2026-06-17T08:00:00Z' }
const at = (time: string) => Temporal.Instant.from(time)

describe('a promise of an answer', () => {
  it.each([
    [half, '2026-06-16T08:00:00Z', '30 min left', 'calm'],
    [half, '2026-06-16T08:22:30Z', '8 min left', 'calm'],
    [half, '2026-06-16T08:22:31Z', '8 min left', 'soon'],
    [half, '2026-06-16T08:29:59Z', '1 min left', 'soon'],
    [half, '2026-06-16T08:30:00Z', 'due now', 'late'],
    [half, '2026-06-16T08:42:00Z', 'late by 12 min', 'late'],
    [half, '2026-06-16T11:40:00Z', 'late by 3 h 10', 'late'],
    [half, '2026-06-20T08:30:00Z', 'late by 4 days', 'late'],
    [day, '2026-06-17T00:55:00Z', '7 h 05 left', 'calm'],
    [day, '2026-06-17T05:20:00Z', '2 h 40 left', 'soon'],
  ])('%j at %s: %s, %s', (promised, now, text, tone) => {
    expect(countdownOf(promised, at(now))).toMatchObject({ text, tone })
  })

  it('is worded as it was given, and its bar drains from full to empty', () => {
    expect(countdownOf(half, at('2026-06-16T08:15:00Z'))).toMatchObject({
      left: 0.5,
      promised: '30 minutes',
    })
    expect(countdownOf(day, at('2026-06-16T08:00:00Z'))).toMatchObject({ left: 1, promised: '24 hours' })
    // A page's clock is updated each minute, so it may be earlier than the request.
    expect(countdownOf(day, at('2026-06-16T07:59:30Z'))).toMatchObject({ left: 1, text: '24 h 00 left' })
    expect(countdownOf(half, at('2026-06-16T09:00:00Z')).left).toBe(0)
  })
})
