import { describe, expect, test } from 'vitest'
import { type JetskiEntries, jetskiErrors, noEntries, peopleFor } from './jetski-entries.ts'

const good = {
  ...noEntries,
  date: '2026-06-20',
  time: '13:00',
  fullName: 'Tanja Žukov',
  email: 'tanja@example.ee',
  phone: '+372 5123 4567',
}
const errorsOf = (change: Partial<JetskiEntries>) => jetskiErrors({ ...good, ...change })

describe('the jetski forms', () => {
  test('say what is wrong in the words of the spec', () => {
    expect(errorsOf({ notes: '' })).toEqual({})
    expect(errorsOf({ fullName: 'T' })).toEqual({ fullName: 'Name must be at least 2 characters' })
    expect(errorsOf({ email: 'tanja@' })).toEqual({ email: 'Please enter a valid email address' })
    expect(errorsOf({ phone: '51234' })).toEqual({ phone: 'Please enter a valid phone number' })
    expect(errorsOf({ date: '' })).toEqual({ date: 'Please select a date' })
    expect(errorsOf({ time: '' })).toEqual({ time: 'Please select a time' })
  })

  test('a people count that exceeds the maximum for the selected jetskis resets to 1', () => {
    expect(peopleFor(4, 4)).toBe(4)
    expect(peopleFor(4, 3)).toBe(1)
  })
})
