import { expect, it } from 'vitest'
import { asSentence } from './why-failed.ts'

it('the error of a field ends before the next sentence begins', () => {
  expect(asSentence('Please enter a valid phone number')).toBe('Please enter a valid phone number.')
  expect(asSentence('Only 3 places are free.')).toBe('Only 3 places are free.')
})
