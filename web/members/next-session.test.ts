import { expect, it } from 'vitest'
import { nextSession } from './club.tsx'

const at = (time: string) => Temporal.Instant.from(time)

it('the weekly session is on Saturday at 9AM', () => {
  expect(nextSession(at('2026-06-18T12:00+03:00'))).toBe('Saturday 20 June, 9AM')
  expect(nextSession(at('2026-06-21T12:00+03:00'))).toBe('Saturday 27 June, 9AM')
})

it('on a Saturday it is today until it has begun, by the clock in Tallinn', () => {
  expect(nextSession(at('2026-06-20T08:59+03:00'))).toBe('Saturday 20 June, 9AM')
  expect(nextSession(at('2026-06-20T09:00+03:00'))).toBe('Saturday 27 June, 9AM')
  expect(nextSession(at('2026-06-19T22:30Z'))).toBe('Saturday 20 June, 9AM')
})

it('without a clock it is the rule', () => {
  expect(nextSession(undefined)).toBe('Every Saturday, 9AM')
})
