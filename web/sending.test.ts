import { expect, test } from 'vitest'
import { CallError, leavesOpen } from './call.ts'
import { attemptOf } from './sending.ts'

test('the same content after a network failure is sent with the same key', () => {
  const first = attemptOf(undefined, 'a')
  expect(attemptOf(first, 'a')).toBe(first)
  expect(leavesOpen(new TypeError('Failed to fetch'))).toBe(true)
})

test('other content gets its own key', () => {
  const first = attemptOf(undefined, 'a')
  expect(attemptOf(first, 'b').key).not.toBe(first.key)
})

test('a refusal ends the attempt, a server failure does not', () => {
  expect(leavesOpen(new CallError({ status: 409, code: 'slot_unavailable' }, ''))).toBe(false)
  expect(leavesOpen(new CallError({ status: 409, code: 'still_working' }, ''))).toBe(true)
  expect(leavesOpen(new CallError({ status: 503 }, ''))).toBe(true)
})
