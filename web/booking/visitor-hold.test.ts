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

const own = { zone: 'Europe/Tallinn', aheadMs: 0 }

test('a live hold is described by its foils, start and end', () => {
  expect(heldText(held(3), privateRide(theHouse), own)).toBe('Your 3 foils at 18:00 are held until 14:32.')
  expect(heldText(held(1), privateRide(theHouse), own)).toBe('Your foil at 18:00 is held until 14:32.')
})

test('its end is what the visitor’s phone will show, even if its clock is wrong by hours', () => {
  const setByHand = { zone: 'America/Los_Angeles', aheadMs: -10 * 60 * 60 * 1000 + 120_000 }
  expect(heldText(held(1), privateRide(theHouse), setByHand)).toContain('is held until 14:30.')
})

test('a held booking is described by its kind', () => {
  expect(heldText(held(4), wakeSurf(theHouse), own)).toBe(
    'Your wake surf session at 18:00 is held until 14:32.',
  )
  expect(heldText(held(2), jetskiRental(theHouse), own)).toBe('Your 2 jetskis at 18:00 are held until 14:32.')
})

test('an expired hold is ignored', () => {
  expect(lasts(held(1), Temporal.Instant.from('2026-06-18T11:32:09Z'))).toBe(true)
  expect(lasts(held(1), Temporal.Instant.from('2026-06-18T11:32:10Z'))).toBe(false)
  expect(lasts(null, Temporal.Instant.from('2026-06-18T11:00:00Z'))).toBe(false)
})
