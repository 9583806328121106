import { expect, it } from 'vitest'
import { emailKey, phoneKey } from './booking-limits.ts'

it.each([
  ['Liis@Example.ee', 'liis@example.ee'],
  [' liis+a1@example.ee', 'liis@example.ee'],
  ['li.is+x@googlemail.com', 'liis@gmail.com'],
  ['li.is@example.ee', 'li.is@example.ee'],
])('the mailbox of %s is %s', (typed, key) => {
  expect(emailKey(typed)).toBe(key)
})

it.each([
  ['+372 5123 4567', '37251234567'],
  ['00372 5123-4567', '37251234567'],
  ['5123 4567', '37251234567'],
  ['372 51234567', '37251234567'],
  ['+44 20 7946 0000', '442079460000'],
])('the number of %s is %s', (typed, key) => {
  expect(phoneKey(typed)).toBe(key)
})
