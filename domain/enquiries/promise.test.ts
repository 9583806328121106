import { expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { answerDue, promiseText } from './promise.ts'

const within = (birthday: number) =>
  promiseText(
    { ...theHouse, enquiry: { promiseMinutes: { ...theHouse.enquiry.promiseMinutes, birthday } } },
    'birthday',
  )

it('the promise of an answer is worded as specified, with the owner’s minutes', () => {
  expect(promiseText(theHouse, 'efoil-experience')).toBe('within 30 minutes')
  expect([1440, 60, 90, 120, 2880, 4320].map(within)).toEqual([
    'within 24 hours',
    'within an hour',
    'within 90 minutes',
    'within 2 hours',
    'within 48 hours',
    'within 3 days',
  ])
})

it('a request is promised an answer an hour before its start at the latest, and none after that', () => {
  const sentAt = Temporal.Instant.from('2026-06-16T08:00:00Z')
  const due = (hours: number, promiseMinutes = 1440) =>
    answerDue({ sentAt, start: sentAt.add({ hours }), promiseMinutes })?.toString()
  expect([due(48), due(12), due(48, 30), due(1)]).toEqual([
    '2026-06-17T08:00:00Z',
    '2026-06-16T19:00:00Z',
    '2026-06-16T08:30:00Z',
    undefined,
  ])
})
