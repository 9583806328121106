import { describe, expect, it } from 'vitest'
import { initialsOf, waitingText } from './enquiry-words.ts'

describe('the head of the inbox', () => {
  it('shows how many wait and for how long', () => {
    const now = Temporal.Instant.from('2026-06-16T08:42:00Z')
    const open = [{ createdAt: '2026-06-16T08:00:00Z' }, { createdAt: '2026-06-16T08:40:00Z' }]
    expect(waitingText(open, now)).toBe('2 waiting, the oldest for 42 minutes')
    expect(waitingText(open.slice(1), now)).toBe('1 waiting, the oldest for 2 minutes')
    expect(waitingText([], now)).toBe('Nobody is waiting for an answer')
  })

  it('forms initials from whole characters', () => {
    expect(['Main Admin', 'jana', '🏄 Õnne', ''].map(initialsOf)).toEqual(['MA', 'J', '🏄Õ', ''])
  })
})
