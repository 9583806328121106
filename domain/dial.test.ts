import { expect, test } from 'vitest'
import { dialOf } from './dial.ts'

test.each([
  ['+372 5555 0123', 'tel:+37255550123'],
  ['5123-4567', 'tel:51234567'],
  // The zero in brackets is dialled only within the country.
  ['+49 (0)170 1234567', 'tel:+491701234567'],
  ['0044 (0) 7700 900123', 'tel:00447700900123'],
  ['(0)7700 900123', 'tel:07700900123'],
  ['(+44) (0)7700 900123', 'tel:+447700900123'],
  // In Italy it is part of the number.
  ['+39 (0)6 1234 5678', 'tel:+390612345678'],
])('dials %s as %s', (typed, dialled) => {
  expect(dialOf(typed)).toBe(dialled)
})
