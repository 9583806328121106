import { describe, expect, test } from 'vitest'
import { privateRide } from '#domain/activities/efoil-ride.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { freeFoils, giftWords, rideLengths, rideSpan } from './ride-words.ts'

const ride = privateRide(theHouse)
const at = (time: string) => ({ location: 'tallinn', date: '2026-06-18', time })
const notYet = { location: 'tallinn', span: '' }

describe('the words of a ride', () => {
  test('booking 3 or more foils gives 30 minutes of free extra ride time', () => {
    expect(
      giftWords(ride, { foils: 3, duration: '1h' }, { location: 'tallinn', span: '18:00 to 19:30' }),
    ).toEqual({
      title: '30 minutes of free extra ride time.',
      text: 'Your ride is 18:00 to 19:30.',
    })
    expect(giftWords(ride, { foils: 2, duration: '1h' }, notYet)?.title).toBe(
      'One more foil, 30 minutes free.',
    )
    expect(giftWords(ride, { foils: 1, duration: '1h' }, notYet)?.title).toBe(
      'From 3 foils, 30 minutes free.',
    )
  })

  test('a full day lasts until closing', () => {
    expect(rideSpan(ride, at('09:00'), { foils: 1, duration: 'full' })).toBe('09:00 to 23:00')
    expect(rideSpan(ride, at('22:00'), { foils: 3, duration: '2h' })).toBe('22:00 to 00:30')
  })

  test('durations are 30min, 1h, 2h, 4h or full with the price per foil', () => {
    expect(
      rideLengths(ride, { location: 'tallinn', date: '' }).map(({ code, cents }) => [code, cents / 100]),
    ).toEqual([
      ['30min', 70],
      ['1h', 120],
      ['2h', 210],
      ['4h', 400],
      ['full', 500],
    ])
  })

  test('one foil is one foil', () => {
    expect(freeFoils(1)).toBe('1 free foil')
    expect(freeFoils(2)).toBe('2 free foils')
  })
})
