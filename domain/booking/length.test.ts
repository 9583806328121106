import { expect, test } from 'vitest'
import { lengthText } from './length.ts'

test.each([
  ['1 hour', '18:00', '19:30', '1 hour 30 minutes'],
  ['1 hour', '18:00', '19:00', '1 hour'],
  ['30 minutes', '18:00', '18:30', '30 minutes'],
  ['Full day', '10:00', '23:00', 'Full day, 13 hours'],
  ['Full day', '17:00', '23:30', 'Full day, 6 hours 30 minutes'],
  ['2 hours', '22:30', '00:30', '2 hours'],
  ['', '22:30', '00:30', ''],
])('%s from %s to %s is shown as %s', (durationLabel, time, until, text) => {
  expect(lengthText({ durationLabel, time, until })).toBe(text)
})
