import { describe, expect, test } from 'vitest'
import { entriesSchema, isMissing, noEntries, peopleFor } from './entries.ts'

const good = {
  ...noEntries,
  date: '2026-06-20',
  time: '13:00',
  fullName: 'Tanja Žukov',
  email: 'tanja@example.ee',
  phone: '+372 5123 4567',
}
const messageOf = (change: object): string | undefined =>
  entriesSchema.safeParse({ ...good, ...change }).error?.issues[0]?.message

describe('the jetski forms', () => {
  test('say what is wrong in the words of the spec', () => {
    expect(messageOf({})).toBeUndefined()
    expect(messageOf({ fullName: 'T' })).toBe('Name must be at least 2 characters')
    expect(messageOf({ email: 'tanja@' })).toBe('Please enter a valid email address')
    expect(messageOf({ phone: '51234' })).toBe('Please enter a valid phone number')
    expect(messageOf({ date: '' })).toBe('Please select a date')
    expect(messageOf({ time: '' })).toBe('Please select a time')
    expect(messageOf({ people: 0 })).toBe('Please enter number of participants')
  })

  test('notes are optional', () => {
    expect(entriesSchema.parse({ ...good, notes: '' }).notes).toBeUndefined()
  })

  test('tell a missing field from a wrong one', () => {
    expect(isMissing({ phone: {} }, { ...good, phone: ' ' })).toBe(true)
    expect(isMissing({ phone: {} }, { ...good, phone: '51234' })).toBe(false)
  })

  test('a people count that exceeds the maximum for the selected jetskis resets to 1', () => {
    expect(peopleFor(4, 4)).toBe(4)
    expect(peopleFor(4, 3)).toBe(1)
  })
})
