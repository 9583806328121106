import { expect, test } from 'vitest'
import type { StoredPending } from '#web/drafts.ts'
import { heldText, lasts } from './held.ts'

const held = (quantity: number, bookingType = 'efoil-private'): StoredPending => ({
  draft: {
    bookingType,
    date: '2026-06-18',
    time: '18:00',
    location: 'Noblessner',
    duration: '1 hour',
    quantity,
  },
  savedAt: 0,
  key: 'key',
  hold: { bookingId: '1', clientSecret: 'test_1', expiresAt: '2026-06-18T11:32:10Z' },
})

test('a live hold is named with its foils, its start and its end', () => {
  expect(heldText(held(3), 'Europe/Tallinn')).toBe('Your 3 foils at 18:00 are held until 14:32.')
  expect(heldText(held(1), 'Europe/Tallinn')).toBe('Your foil at 18:00 is held until 14:32.')
})

test('what is held is named by its kind', () => {
  expect(heldText(held(4, 'wake-surf'), 'Europe/Tallinn')).toBe(
    'Your wake surf session at 18:00 is held until 14:32.',
  )
  expect(heldText(held(2, 'jetski-rental'), 'Europe/Tallinn')).toBe(
    'Your 2 jetskis at 18:00 are held until 14:32.',
  )
})

test('a hold that has run out is none', () => {
  expect(lasts(held(1), Temporal.Instant.from('2026-06-18T11:32:09Z'))).toBe(true)
  expect(lasts(held(1), Temporal.Instant.from('2026-06-18T11:32:10Z'))).toBe(false)
  expect(lasts({}, Temporal.Instant.from('2026-06-18T11:00:00Z'))).toBe(false)
})
