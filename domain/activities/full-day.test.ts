import { describe, expect, it } from 'vitest'
import type { House } from '../house/house.ts'
import { theHouse } from '../house/the-house.ts'
import { testDrive } from './efoil-ride.ts'
import { fullDayConflict, fullDayMinutes } from './full-day.ts'
import { jetskiRental } from './jetski.ts'

const daily = { from: '01-01', to: '12-31', weekdays: [1, 2, 3, 4, 5, 6, 7], open: '09:00', close: '19:00' }
const withHours = (...hours: Partial<typeof daily>[]): House => ({
  ...theHouse,
  places: {
    ...theHouse.places,
    tallinn: { ...theHouse.places.tallinn!, hours: hours.map((line) => ({ ...daily, ...line })) },
  },
})
const at = (time: string, date = '2026-06-18') => ({ location: 'tallinn', date, time })

describe('a full day', () => {
  it('lasts until 23:00 if the place has no hours', () => {
    expect(fullDayMinutes(theHouse, at('09:00'))).toBe(14 * 60)
    expect(fullDayConflict(theHouse, at('17:00'))).toBeUndefined()
    expect(fullDayConflict(theHouse, at('17:30'))).toBe(
      'A full day needs 6 hours before we close at 23:00: it can start until 17:00.',
    )
  })

  it('lasts until the place closes that day', () => {
    const house = withHours({}, { weekdays: [6], close: '21:00' })
    expect(fullDayMinutes(house, at('09:00'))).toBe(10 * 60)
    expect(fullDayMinutes(house, at('09:00', '2026-06-20'))).toBe(12 * 60)
    expect(fullDayMinutes(house, at('18:30'))).toBe(60)
    expect(fullDayConflict(house, at('13:00'))).toBeUndefined()
    expect(fullDayConflict(house, at('14:00'))).toBe(
      'A full day needs 6 hours before we close at 19:00: it can start until 13:00.',
    )
    expect(fullDayConflict(house, at('15:00', '2026-06-20'))).toBeUndefined()
  })

  it('may last until after midnight', () => {
    const house = withHours({ open: '12:00', close: '02:00' })
    expect(fullDayMinutes(house, at('20:00'))).toBe(6 * 60)
    expect(fullDayConflict(house, at('20:30'))).toMatch('before we close at 02:00: it can start until 20:00.')
  })

  it('ends with the hours in which it began, and has no start before they open', () => {
    const house = withHours({ close: '13:00' }, { open: '15:00', close: '22:00' })
    expect(fullDayConflict(house, at('09:00'))).toBe('A full day needs 6 hours before we close at 13:00.')
    expect(fullDayMinutes(house, at('15:00'))).toBe(7 * 60)
  })

  it('continues if the next hours begin when its own end', () => {
    const house = withHours({ open: '13:00', close: '22:00' }, { close: '13:00' })
    expect(fullDayMinutes(house, at('09:00'))).toBe(13 * 60)
    expect(fullDayConflict(house, at('09:00'))).toBeUndefined()
  })

  it('gives many foils no extra minutes if hours end it', () => {
    const three = { foils: 3, duration: 'full' }
    expect(testDrive(theHouse).minutes(at('09:00'), three)).toBe(14 * 60 + 30)
    const sold = testDrive(withHours({}))
    expect(sold.minutes(at('09:00'), three)).toBe(10 * 60)
    expect(sold.quote(three, at('09:00')).lines).toHaveLength(1)
    expect(sold.quote({ foils: 3, duration: '4h' }, at('09:00')).lines).toHaveLength(2)
  })

  it('is as long for a jetski', () => {
    const choice = { jetskis: ['trixx-23-blue' as const], duration: 'full', people: 1, isFirstTime: false }
    expect(jetskiRental(withHours({})).minutes(at('10:00'), choice)).toBe(9 * 60)
  })

  it('of jetskis is the duration without minutes, whatever its code', () => {
    const sold = theHouse.activities['jetski-rental']
    const { full, ...others } = sold.durations
    const durations = { ...others, full: { ...full!, minutes: 240 }, day: full! }
    const activities = { ...theHouse.activities, 'jetski-rental': { ...sold, durations } }
    const { startConflict } = jetskiRental({ ...theHouse, activities })
    const barOf = (duration: string) =>
      startConflict?.(at('18:30'), { jetskis: ['trixx-23-blue'], duration, people: 1, isFirstTime: false })
    expect(barOf('full')).toBeUndefined()
    expect(barOf('day')).toMatch(/^A full day needs 6 hours/)
  })
})
