import { describe, expect, test } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { closingSpan } from './closed-words.ts'

const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Tallinn').toInstant()

describe('the proposed time of a closing', () => {
  test('begins now and ends with the day for today', () =>
    expect(closingSpan(theHouse, 'puhajarve', '2026-06-17', at('2026-06-17T14:20'))).toEqual({
      from: '2026-06-17T14:20',
      to: '2026-06-17T23:00',
    }))
  test('is the whole day for another day', () =>
    expect(closingSpan(theHouse, 'puhajarve', '2026-06-19', at('2026-06-17T14:20'))).toEqual({
      from: '2026-06-19T09:00',
      to: '2026-06-19T23:00',
    }))
  test('ends with tomorrow in the last hour of the day', () =>
    expect(closingSpan(theHouse, 'puhajarve', '2026-06-17', at('2026-06-17T23:20'))).toEqual({
      from: '2026-06-17T23:20',
      to: '2026-06-18T23:00',
    }))
})
