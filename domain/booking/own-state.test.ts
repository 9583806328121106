import { describe, expect, it } from 'vitest'
import { mayCancelOwn, ownStateOf, ownStates } from './own-state.ts'
import type { BookingStatus } from './status.ts'

const at = (time: string) => Temporal.Instant.from(`2026-06-18T${time}:00Z`)
const stateAt = (status: BookingStatus, time: string, heldUntil?: string) =>
  ownStateOf({
    status,
    heldUntil: heldUntil === undefined ? undefined : at(heldUntil),
    start: at('15:00'),
    end: at('16:30'),
    at: at(time),
  })

describe('what a booking is to its customer', () => {
  it.each([
    ['pending', '14:00', '14:15', 'held'],
    ['pending', '14:15', '14:15', 'lapsed'],
    ['pending', '14:00', undefined, 'requested'],
    ['pending', '15:00', undefined, 'missed'],
    ['confirmed', '14:59', undefined, 'booked'],
    ['confirmed', '15:00', undefined, 'riding'],
    ['in_progress', '14:55', undefined, 'riding'],
    ['in_progress', '16:30', undefined, 'over'],
    ['confirmed', '16:30', undefined, 'over'],
    ['completed', '15:10', undefined, 'over'],
    ['cancelled', '10:00', undefined, 'cancelled'],
  ] as const)('%s at %s, held until %s, is %s', (status, time, heldUntil, state) => {
    expect(stateAt(status, time, heldUntil)).toBe(state)
  })

  it('can be cancelled if it has not begun and is no hold', () => {
    expect(ownStates.filter(mayCancelOwn)).toEqual(['requested', 'offered', 'booked'])
  })
})
