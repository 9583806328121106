import { describe, expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { factsText, wordsOf } from './enquiry-facts.ts'
import type { EnquiryKind } from './enquiry-kinds.ts'

describe('an enquiry in a line', () => {
  it.each<[EnquiryKind, Record<string, unknown>, string]>([
    [
      'efoil-experience',
      { duration: '1h', participants: 2, preferredDate: '2026-06-18', preferredTime: '17:00' },
      '1 hour, 2 people, Thu 18 June 17:00',
    ],
    ['efoil-experience', { duration: '20min', participants: 1 }, '20 minutes, 1 person'],
    ['club-join', { experience: 'beginner' }, 'rides as beginner'],
    ['club-join', {}, ''],
    ['event-place', { event: 'midsummer' }, 'Midsummer evening, June 24, 7PM-10PM'],
    ['event-place', { event: 'gone', eventWords: 'Full moon ride, June 29' }, 'Full moon ride, June 29'],
    ['membership', {}, 'wants to become a member'],
    ['birthday', { package: 'standard-b', people: 10, preferredDate: '2026-07-11' }, 'Sat 11 July'],
    ['corporate', { company: 'Nordic Bank', package: 'premium', people: 18 }, 'Nordic Bank'],
    [
      'efoil-private',
      { duration: '1h', foils: 2, location: 'tallinn', date: null, time: null },
      '1 hour, 2 foils, Noblessner, Tallinn, no day named',
    ],
  ])('%s %j', (kind, details, text) => {
    expect(factsText(theHouse, { kind, details })).toContain(text)
  })

  it('has the length and price of a guided session at the time of the request', () => {
    const details = { duration: '1h', participants: 2, preferredDate: '2026-06-18' }
    const quoted = { length: 'One hour', totalCents: 16_000 }
    expect(factsText(theHouse, { kind: 'efoil-experience', details, quoted })).toBe(
      'One hour, 2 people, 160\u00a0€, Thu 18 June',
    )
    const gone = { ...details, duration: '3h' }
    expect(factsText(theHouse, { kind: 'efoil-experience', details: gone, quoted: null })).toContain('3h')
  })

  it('leaves out what an older or unknown form sent', () => {
    const strange = { duration: { evil: 1 }, participants: '2', preferredDate: 'soon', preferredTime: null }
    expect(factsText(theHouse, { kind: 'efoil-experience', details: strange })).toBe('')
    expect(factsText(theHouse, { kind: 'event-place', details: { event: '<b>moon</b>' } })).toBe(
      '<b>moon</b>',
    )
  })

  it('keeps what guests wrote in their own words', () => {
    expect(wordsOf({ message: 'Hello', details: { specialRequests: 'First time' } })).toBe(
      'Hello\nFirst time',
    )
  })
})
