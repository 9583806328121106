import { describe, expect, it } from 'vitest'
import { timesEvery } from '../calendar.ts'
import { locationOf } from '../locations.ts'
import { isGolden } from './dusk.ts'
import type { House } from './house.ts'
import { isDark, openingConflict } from './opening.ts'
import { theHouse } from './the-house.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const season = { from: '05-01', to: '09-30', weekdays: everyDay, open: '09:00', close: '21:00' }

const houseWith = (place: Partial<House['places']['tallinn']>): House => ({
  ...theHouse,
  places: { ...theHouse.places, tallinn: { ...theHouse.places.tallinn!, ...place } },
})
const barOf = (house: House, date: string, time: string, minutes = 60) =>
  openingConflict(house, 'tallinn', { date, time, minutes })

describe('the hours of a place', () => {
  const house = houseWith({ hours: [season] })

  it('allow a ride that begins and ends within them', () => {
    expect(barOf(house, '2027-06-18', '09:00')).toBeUndefined()
    expect(barOf(house, '2027-06-18', '20:00')).toBeUndefined()
  })

  it('close a start before them, and a ride that ends after them', () => {
    const words = 'Closed then: open from 09:00 to 21:00.'
    expect(barOf(house, '2027-06-18', '08:00')).toEqual({ reason: 'closed', words })
    expect(barOf(house, '2027-06-18', '20:30')).toEqual({ reason: 'closed', words })
  })

  it('close a day out of season, with the day on which the place opens again', () => {
    expect(barOf(house, '2027-10-01', '12:00')?.words).toBe('Closed. Open again on 1 May 2028.')
    expect(barOf(houseWith({ hours: [{ ...season, weekdays: [6, 7] }] }), '2027-06-18', '12:00')?.words).toBe(
      'Closed. Open again on Saturday 19 June.',
    )
  })

  it('may end after midnight', () => {
    const late = houseWith({ hours: [{ ...season, close: '02:00' }] })
    expect(barOf(late, '2027-06-18', '23:00', 180)).toBeUndefined()
    expect(barOf(late, '2027-06-18', '23:30', 180)?.reason).toBe('closed')
  })

  it('of the evening before continue after midnight, unless that day is closed', () => {
    const closed = [{ from: '2027-06-16', to: '2027-06-16', reason: '' }]
    const late = houseWith({ hours: [{ ...season, weekdays: [3, 5], close: '02:00' }], closed })
    expect(barOf(late, '2027-06-19', '01:00')).toBeUndefined()
    expect(barOf(late, '2027-06-19', '01:30')?.reason).toBe('closed')
    expect(barOf(late, '2027-06-18', '01:00')?.reason).toBe('closed')
    expect(barOf(late, '2027-06-17', '01:00')?.reason).toBe('closed')
  })

  it('of the evening before continue after midnight even into a closed day', () => {
    const closed = [{ from: '2027-06-19', to: '2027-06-19', reason: 'Regatta' }]
    const late = houseWith({ hours: [{ ...season, close: '02:00' }], closed })
    expect(barOf(late, '2027-06-18', '23:30')).toBeUndefined()
    expect(barOf(late, '2027-06-19', '00:30')).toBeUndefined()
    expect(barOf(late, '2027-06-19', '01:30')?.words).toBe('Closed: Regatta. Open again on Sunday 20 June.')
    expect(barOf(late, '2027-06-19', '12:00')?.words).toBe('Closed: Regatta. Open again on Sunday 20 June.')
    expect(barOf(late, '2027-06-20', '00:30')?.reason).toBe('closed')
  })

  it('that adjoin allow a ride across both, also across midnight', () => {
    const roundTheClock = { ...season, open: '00:00', close: '00:00' }
    expect(barOf(houseWith({ hours: [roundTheClock] }), '2027-06-18', '23:30')).toBeUndefined()
    expect(barOf(houseWith({ hours: [roundTheClock] }), '2027-06-18', '12:00', 1440)).toBeUndefined()
    expect(barOf(houseWith({ hours: [roundTheClock] }), '2027-09-30', '23:30')?.reason).toBe('closed')
    const closed = [{ from: '2027-06-19', to: '2027-06-19', reason: '' }]
    expect(barOf(houseWith({ hours: [roundTheClock], closed }), '2027-06-18', '23:30')?.reason).toBe('closed')
    const noon = [
      { ...season, open: '13:00' },
      { ...season, close: '13:00' },
    ]
    expect(barOf(houseWith({ hours: noon }), '2027-06-18', '12:30')).toBeUndefined()
  })

  it('do not exist in the house as specified: every start stays', () => {
    expect(barOf(theHouse, '2027-01-01', '22:00', 300)).toBeUndefined()
  })
})

describe('closed days', () => {
  it('close every start, with the reason and the day after them', () => {
    const house = houseWith({ closed: [{ from: '2027-06-10', to: '2027-06-20', reason: 'Regatta' }] })
    expect(barOf(house, '2027-06-20', '12:00')?.words).toBe('Closed: Regatta. Open again on Monday 21 June.')
    expect(barOf(house, '2027-06-21', '12:00')).toBeUndefined()
  })

  it('close a ride that would end on one of them', () => {
    const closed = [{ from: '2027-06-10', to: '2027-06-10', reason: 'Regatta' }]
    expect(barOf(houseWith({ closed }), '2027-06-09', '22:00', 180)?.words).toBe(
      'Closed: Regatta. Open again on Friday 11 June.',
    )
    expect(barOf(houseWith({ closed }), '2027-06-09', '22:00', 120)).toBeUndefined()
    const late = houseWith({ closed, hours: [{ ...season, close: '02:00' }] })
    expect(barOf(late, '2027-06-09', '22:00', 180)).toBeUndefined()
  })
})

describe('dusk', () => {
  it('closes a ride that ends after it if the house says so', () => {
    const house = houseWith({ afterDark: 'close' })
    expect(barOf(house, '2026-12-21', '14:00')).toBeUndefined()
    expect(barOf(house, '2026-12-21', '16:00')?.words).toMatch(
      /^It is dark from 16:\d\d: rides end before\.$/,
    )
  })

  it('and dawn are correct on days on which the clocks change', () => {
    const house = houseWith({ afterDark: 'close' })
    expect(barOf(house, '2026-10-24', '17:00')).toBeUndefined()
    expect(barOf(house, '2026-10-25', '17:00')?.words).toMatch(/^It is dark from 17:\d\d:/)
    expect(barOf(house, '2027-03-28', '19:30')).toBeUndefined()
    expect(barOf(house, '2027-03-27', '19:30')?.reason).toBe('dark')
  })

  it('is as dark as the morning before dawn, which closes a ride that begins in it', () => {
    const house = houseWith({ afterDark: 'close' })
    expect(barOf(house, '2026-12-21', '05:00')?.words).toMatch(
      /^It is dark until 08:\d\d: rides begin after\.$/,
    )
    expect(barOf(house, '2026-12-21', '00:00', 720)?.words).toMatch(/^It is dark until 08:/)
    expect(barOf(house, '2026-12-21', '09:00')).toBeUndefined()
    expect(barOf(house, '2027-06-21', '05:00')).toBeUndefined()
  })

  it('limits only visitors if staff decide', () => {
    const ride = { date: '2026-12-21', time: '17:00', minutes: 60 }
    const house = houseWith({ afterDark: 'staff' })
    expect(openingConflict(house, 'tallinn', ride)?.reason).toBe('dark')
    expect(openingConflict(house, 'tallinn', ride, { forStaff: true })).toBeUndefined()
  })

  it('is only mentioned, and closes nothing, in the house as specified', () => {
    expect(barOf(theHouse, '2026-12-21', '22:00')).toBeUndefined()
    expect(isDark(theHouse, 'tallinn', { date: '2026-12-21', time: '22:00', minutes: 60 })).toBe(true)
    expect(isDark(theHouse, 'tallinn', { date: '2027-06-21', time: '22:00', minutes: 30 })).toBe(false)
  })
})

describe('the golden hour', () => {
  const startsOn = (date: string, minutes: number, place = 'tallinn') =>
    timesEvery(30, '09:00', '22:30').filter((time) =>
      isGolden(locationOf(theHouse, place), { date, time, minutes }),
    )

  it('is the hour before sunset at the place, and a start needs at least half an hour of it', () => {
    expect(startsOn('2026-06-21', 60)).toEqual(['21:30', '22:00'])
    expect(startsOn('2026-09-22', 60)).toEqual(['18:00', '18:30'])
    expect(startsOn('2026-12-21', 60)).toEqual(['14:00', '14:30'])
  })

  it('counts only the first hour of a long ride, and needs all of a short one', () => {
    expect(startsOn('2026-09-22', 240)).toEqual(['18:00', '18:30'])
    expect(startsOn('2026-09-22', 20)).toEqual(['18:30', '19:00'])
  })
})
