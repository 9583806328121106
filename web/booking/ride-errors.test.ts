import { expect, test } from 'vitest'
import { wordsFor } from './ride-errors.ts'

const missing = { title: 'Missing information', text: 'Please fill in all required fields' }

test("a missing field is told as 'Missing information' / 'Please fill in all required fields'", () => {
  expect(wordsFor({ fullName: { message: 'too short' } }, { fullName: ' ' })).toEqual(missing)
  expect(wordsFor({ date: {}, email: { message: 'bad' } }, { date: '', email: 'x' })).toEqual(missing)
})

test('a field that is filled in wrongly is told in its own sentence', () => {
  expect(
    wordsFor({ email: { message: 'Please enter a valid email address' } }, { email: 'liis@' }).text,
  ).toBe('Please enter a valid email address')
})
