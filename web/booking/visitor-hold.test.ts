import { expect, test } from 'vitest'
import { privateRide } from '#domain/activities/efoil-ride.ts'
import { jetskiRental } from '#domain/activities/jetski.ts'
import { wakeSurf } from '#domain/activities/wake-surf.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { heldText } from './hold-note.tsx'
import { type Held, lasts } from './visitor-hold.ts'

const held = (quantity: number): Held => ({
  bookingType: 'efoil-private',
  date: '2026-06-18',
  time: '18:00',
  location: 'Noblessner',
  duration: '1 hour',
  quantity,
  hold: { bookingId: '1', clientSecret: 'test_1', expiresAt: '2026-06-18T11:32:10Z' },
})

const now = Temporal.Instant.from('2026-06-18T11:18:10Z')

test('a live hold is described by its foils, start and the time left', () => {
  expect(heldText(held(3), privateRide(theHouse), now)).toBe(
    'Your 3 foils at 18:00 are held for 14 more minutes.',
  )
  expect(heldText(held(1), privateRide(theHouse), now)).toBe(
    'Your foil at 18:00 is held for 14 more minutes.',
  )
})

test('no more time is promised than is left', () => {
  const after = (seconds: number) => heldText(held(1), privateRide(theHouse), now.add({ seconds }))
  expect(after(1)).toContain('is held for 13 more minutes.')
  expect(after(13 * 60)).toContain('is held for 1 more minute.')
  expect(after(13 * 60 + 1)).toContain('is held for less than a minute.')
})

test('a held booking is described by its kind', () => {
  expect(heldText(held(4), wakeSurf(theHouse), now)).toBe(
    'Your wake surf session at 18:00 is held for 14 more minutes.',
  )
  expect(heldText(held(2), jetskiRental(theHouse), now)).toBe(
    'Your 2 jetskis at 18:00 are held for 14 more minutes.',
  )
})

test('an expired hold is ignored', () => {
  expect(lasts(held(1), Temporal.Instant.from('2026-06-18T11:32:09Z'))).toBe(true)
  expect(lasts(held(1), Temporal.Instant.from('2026-06-18T11:32:10Z'))).toBe(false)
  expect(lasts(null, Temporal.Instant.from('2026-06-18T11:00:00Z'))).toBe(false)
})
