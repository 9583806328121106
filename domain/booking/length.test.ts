import { expect, test } from 'vitest'
import { lengthText } from './length.ts'

test.each([
  ['1 hour', 90, '1 hour 30 minutes'],
  ['1 hour', 60, '1 hour'],
  ['30 minutes', 30, '30 minutes'],
  ['Full day', 780, 'Full day, 13 hours'],
  ['Full day', 390, 'Full day, 6 hours 30 minutes'],
  ['24 hours', 1440, '24 hours'],
  ['24 hours', 1470, '24 hours 30 minutes'],
  ['', 120, ''],
])('%s of %i minutes is shown as %s', (durationLabel, minutes, text) => {
  expect(lengthText({ durationLabel, minutes })).toBe(text)
})
