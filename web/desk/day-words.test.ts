import { expect, it } from 'vitest'
import { dayText } from './day-words.ts'

it('shortens the month only', () => {
  expect(dayText('2026-11-22', 2026)).toBe('Sun 22 Nov')
  expect(dayText('2026-05-03', 2026)).toBe('Sun 3 May')
  expect(dayText('2027-01-02', 2026)).toBe('Sat 2 Jan 2027')
})
