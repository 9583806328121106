import { expect, it } from 'vitest'
import type { House } from '../house/house.ts'
import { theHouse } from '../house/the-house.ts'
import { clubEvents, dayLines, dayText, eventText, nextSession, timeText, whenText } from './club.ts'

const at = (time: string) => Temporal.Instant.from(time)

it('the weekly session is on Saturday at 9AM', () => {
  expect(nextSession(theHouse, at('2026-06-18T12:00+03:00'))).toBe('Saturday 20 June, 9AM')
  expect(nextSession(theHouse, at('2026-06-21T12:00+03:00'))).toBe('Saturday 27 June, 9AM')
})

it('on a Saturday it is today until it has begun in Tallinn', () => {
  expect(nextSession(theHouse, at('2026-06-20T08:59+03:00'))).toBe('Saturday 20 June, 9AM')
  expect(nextSession(theHouse, at('2026-06-20T09:00+03:00'))).toBe('Saturday 27 June, 9AM')
  expect(nextSession(theHouse, at('2026-06-19T22:30Z'))).toBe('Saturday 20 June, 9AM')
})

it('without a clock only the rule is shown', () => {
  expect(nextSession(theHouse, undefined)).toBe('Every Saturday, 9AM')
})

const saturday = theHouse.club.events['saturday-session']!
const houseWith = (events: House['club']['events']): House => ({ ...theHouse, club: { events } })

it('the next of several weekly events is shown, if there is one', () => {
  const house = houseWith({ saturday, evening: { ...saturday, on: 4, from: '18:30', to: '20:00' } })
  expect(nextSession(house, at('2026-06-18T12:00+03:00'))).toBe('Thursday 18 June, 6:30PM-8PM')
  expect(nextSession(house, at('2026-06-18T18:30+03:00'))).toBe('Saturday 20 June, 9AM')
  expect(nextSession(house, undefined)).toBe('Every Thursday, 6:30PM-8PM')
  const { midsummer } = theHouse.club.events
  expect(nextSession(houseWith({ midsummer: midsummer! }), at('2026-06-18T12:00+03:00'))).toBeUndefined()
})

it('a weekly event that lasts all day is today until the day is over', () => {
  const { from: _, ...allDay } = saturday
  const house = houseWith({ allDay })
  expect(nextSession(house, at('2026-06-20T23:59+03:00'))).toBe('Saturday 20 June, all day')
})

it('events are shown by day of the week, then by date and time, whatever their order in the house', () => {
  const { midsummer, 'summer-competition': summer } = theHouse.club.events
  const later = { ...midsummer!, from: '23:00' }
  const house = houseWith({
    summer: summer!,
    later,
    midsummer: midsummer!,
    saturday,
    monday: { ...saturday, on: 1 },
  })
  expect(clubEvents(house).map(({ id }) => id)).toEqual([
    'monday',
    'saturday',
    'midsummer',
    'later',
    'summer',
  ])
})

it('an event shows its day and time as specified', () => {
  expect(
    clubEvents(theHouse).map((event) => [whenText(event), dayLines(event.on), timeText(event), event.place]),
  ).toEqual([
    ['Every Saturday, 9AM', { big: 'Sat', small: 'every week' }, '9AM', 'Noblessner'],
    ['June 24, 7PM-10PM', { big: '24', small: 'June' }, '7PM-10PM', ''],
    ['July 15, all day', { big: '15', small: 'July' }, 'all day', ''],
  ])
  expect(timeText({ ...saturday, from: '00:00', to: '12:05' })).toBe('12AM-12:05PM')
  expect([dayText(7), dayText('02-29')]).toEqual(['every Sunday', '29 February'])
})

it('an event that the house does not have has no words', () => {
  expect(eventText(theHouse, 'midsummer')).toBe('Midsummer evening, June 24, 7PM-10PM')
  expect(eventText(theHouse, 'constructor')).toBeUndefined()
})
