import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import {
  accessoriesText,
  agoText,
  createdText,
  freedText,
  initialsOf,
  mastText,
  momentText,
  motorText,
  waitingText,
} from './admin-words.ts'

describe('custom orders', () => {
  it('show motor and mast in words: 1 standard, otherwise performance; 1 short, 2 medium, otherwise long', () => {
    expect(['1', '2', 'x'].map(motorText)).toEqual([
      'Standard 5.7 kW',
      'Performance 7.2 kW',
      'Performance 7.2 kW',
    ])
    expect(['1', '2', '3', ''].map(mastText)).toEqual([
      'Short 60 cm',
      'Medium 75 cm',
      'Long 90 cm',
      'Long 90 cm',
    ])
  })

  it('list their accessories, even one that is no longer sold', () => {
    expect(accessoriesText({ accessories: ['travel-bag', 'leash'] })).toBe('Travel bag, leash')
    expect(accessoriesText({ accessories: [] })).toBe('none')
  })
})

describe('what a delete frees', () => {
  const row = { foils: 2, location: 'Noblessner', endTime: '2026-06-17T13:00:00Z' } as Parameters<
    typeof freedText
  >[1]
  const at = (text: string) => Temporal.Instant.from(text)

  it('are its foils, unless it is over', () => {
    expect(freedText(theHouse, row, at('2026-06-17T12:59:59Z'))).toBe(
      '2 foils at Noblessner, Tallinn become free again',
    )
    expect(freedText(theHouse, { ...row, foils: 1 }, at('2026-06-16T12:00:00Z'))).toBe(
      '1 foil at Noblessner, Tallinn becomes free again',
    )
    expect(freedText(theHouse, row, at('2026-06-17T13:00:00Z'))).toContain('over')
  })
})

describe('moments', () => {
  it('of a row are in the time zone of its place for every reader, or of the first place if it has none', () => {
    const [createdAt, now] = ['2026-06-16T11:02:00Z', Temporal.Instant.from('2026-06-17T00:00:00Z')]
    expect(createdText(theHouse, { createdAt, location: 'Watersports club' }, now)).toBe('16 June 15:02')
    expect(createdText(theHouse, { createdAt, location: 'koh-phangan' }, now)).toBe('16 June 18:02')
    expect(createdText(theHouse, { createdAt }, now)).toBe('16 June 14:02')
  })

  it('are in the reader’s time zone, with the year if it is another', () => {
    const made = '2026-06-16T11:02:00Z'
    expect(momentText(made, '2026-06-17T00:00:00Z', 'Europe/Tallinn')).toBe('16 June 14:02')
    expect(momentText(made, '2027-01-02T00:00:00Z', 'Europe/Tallinn')).toBe('16 June 2026 14:02')
  })

  it.each([
    [-1, '0 s ago'],
    [12, '12 s ago'],
    [60, '1 min ago'],
    [7300, '2 h ago'],
  ])('%i seconds are %s', (seconds, text) => expect(agoText(seconds)).toBe(text))
})

describe('the head of the inbox', () => {
  it('shows how many wait and for how long', () => {
    const now = Temporal.Instant.from('2026-06-16T08:42:00Z')
    const open = [{ createdAt: '2026-06-16T08:00:00Z' }, { createdAt: '2026-06-16T08:40:00Z' }]
    expect(waitingText(open, now)).toBe('2 waiting, the oldest for 42 minutes')
    expect(waitingText(open.slice(1), now)).toBe('1 waiting, the oldest for 2 minutes')
    expect(waitingText([], now)).toBe('Nobody is waiting for an answer')
  })

  it('forms initials from whole characters', () => {
    expect(['Main Admin', 'jana', '🏄 Õnne', ''].map(initialsOf)).toEqual(['MA', 'J', '🏄Õ', ''])
  })
})
