import { describe, expect, test } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import {
  lacksSauna,
  leadOf,
  peopleHint,
  quoteShown,
  saunaPrices,
  saunaSpan,
  saunaTaken,
  saunaText,
  wakeChip,
} from './wake-words.ts'

const nowhere = { date: '', time: '', location: 'tallinn' }
const thursday = { ...nowhere, date: '2026-06-25', time: '18:30' }

describe('the words of a wake session', () => {
  test('the floating sauna begins at the end of the wake session and lasts 3 hours', () => {
    expect(saunaSpan(theHouse, thursday, '1h')).toBe('19:30 to 22:30')
    expect(saunaSpan(theHouse, { ...thursday, time: '22:00' }, '2h')).toBe('00:00 to 03:00')
  })

  test('the sauna is named by its length in the house', () => {
    const { 'wake-surf': wake } = theHouse.activities
    const sauna = { ...wake.sauna, minutes: 120 }
    const activities = { ...theHouse.activities, 'wake-surf': { ...wake, sauna } }
    expect(saunaText(theHouse)).toBe('Floating sauna, 3 hours')
    expect(saunaText({ ...theHouse, activities })).toBe('Floating sauna, 2 hours')
  })

  test('the price of the sauna is a floor until a start is chosen, and not part of the total', () => {
    const quote = quoteShown(theHouse, { duration: '1h', sauna: true }, nowhere)
    expect(quote.totalCents).toBe(18_000)
    expect(quote.lines[1]).toMatchObject({ note: 'from 200\u00a0€' })
  })

  test('the total is the duration price plus the sauna price when selected', () => {
    expect(quoteShown(theHouse, { duration: '1h', sauna: true }, thursday).totalCents).toBe(43_000)
    expect(quoteShown(theHouse, { duration: '1h', sauna: false }, thursday).totalCents).toBe(18_000)
  })

  test('Monday to Thursday 200 by day and 250 in the evening, Friday to Sunday 250 and 290', () => {
    expect(saunaPrices(theHouse, nowhere, '1h').map(({ label, cents }) => [label, cents / 100])).toEqual([
      ['Mon-Thu, day', 200],
      ['Mon-Thu, evening', 250],
      ['Fri-Sun, day', 250],
      ['Fri-Sun, evening', 290],
    ])
  })

  test('a season may have other sauna prices, which a day in it shows', () => {
    const { 'wake-surf': wake } = theHouse.activities
    const seasons = [{ from: '07-01', to: '07-31', cents: { 'sauna-weekday-evening': 26_000 } }]
    const house = { ...theHouse, activities: { ...theHouse.activities, 'wake-surf': { ...wake, seasons } } }
    const inJuly = { ...thursday, date: '2026-07-16' }
    const evening = (date: string) => saunaPrices(house, { ...thursday, date }, '1h')[1]!.cents
    expect([evening(''), evening(thursday.date), evening(inJuly.date)]).toEqual([25_000, 25_000, 26_000])
    expect(quoteShown(house, { duration: '1h', sauna: true }, inJuly).totalCents).toBe(44_000)
    // The sauna begins after midnight, on the first day of the season.
    expect(saunaPrices(house, { ...thursday, date: '2026-06-30', time: '23:30' }, '1h')[1]!.cents).toBe(
      26_000,
    )
  })

  test('the hint names the longer duration for more people', () => {
    expect(peopleHint(theHouse, '1h')).toBe('1 hour takes up to 4. For 5 or more choose 2 hours.')
    expect(peopleHint(theHouse, '2h')).toBe('2 hours take up to 8.')
  })

  test('a start that is disabled because of the sauna says so', () => {
    const start = { time: '18:30', open: false, free: 0, reason: 'busy', lacks: ['Floating sauna'] } as const
    expect(wakeChip(start, undefined)).toEqual({ time: '18:30', state: 'off', note: 'no sauna' })
    expect(saunaTaken(theHouse, start, '1h')).toContain('The floating sauna is taken after 18:30 to 19:30.')
    const boat = { ...start, reason: 'full', lacks: ['Wake boat', 'Floating sauna'] } as const
    expect(lacksSauna(boat)).toBe(false)
    expect(wakeChip(boat, undefined).note).toBe('taken')
  })

  test('the lead names the place; with several the visitor chooses one', () => {
    const { 'wake-surf': wake } = theHouse.activities
    const at = (places: string[]) => ({
      ...theHouse,
      activities: { ...theHouse.activities, 'wake-surf': { ...wake, places } },
    })
    const words = 'One boat, one endless wave, your own people on board.'
    expect(leadOf(theHouse)).toBe(`${words} Noblessner, Tallinn.`)
    expect(leadOf(at(['malaga']))).toBe(`${words} Club, Málaga.`)
    expect(leadOf(at(['tallinn', 'malaga']))).toBe(words)
  })

  test('the price is that of the chosen place', () => {
    const { 'wake-surf': wake } = theHouse.activities
    const seasons = [{ from: '01-01', to: '12-31', places: ['malaga'], cents: { '1h': 15_000 } }]
    const house = {
      ...theHouse,
      activities: {
        ...theHouse.activities,
        'wake-surf': { ...wake, seasons, places: ['tallinn', 'malaga'] },
      },
    }
    const centsAt = (location: string) =>
      quoteShown(house, { duration: '1h', sauna: false }, { ...thursday, location }).totalCents
    expect([centsAt('malaga'), centsAt('tallinn')]).toEqual([15_000, 18_000])
  })

  test('one boat is not shown as one left', () => {
    expect(wakeChip({ time: '12:00', open: true, free: 1 }, undefined)).toEqual({
      time: '12:00',
      state: 'free',
    })
  })
})
