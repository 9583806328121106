import { expect, it } from 'vitest'
import { ended } from './why-failed.ts'

it('the error of a field ends before the next sentence begins', () => {
  expect(ended('Please enter a valid phone number')).toBe('Please enter a valid phone number.')
  expect(ended('Only 3 places are free.')).toBe('Only 3 places are free.')
})
