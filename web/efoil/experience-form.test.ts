import { describe, expect, test } from 'vitest'
import { nothingEntered, readEntries, wordsOf } from './experience-form.ts'

const today = '2026-06-18'
const here = { date: today, time: '17:30' }
const filled = {
  ...nothingEntered,
  duration: '40min',
  participants: 3,
  fullName: 'Nele Kuusk',
  email: 'nele@example.ee',
  phone: '+372 5123 4567',
}
const missing = { title: 'Missing information', text: 'Please fill out all required fields' }

describe('the request for a guided session', () => {
  test('is sent with what was chosen; date, time and wishes are optional', () => {
    expect(readEntries(filled, here)).toEqual({
      request: {
        duration: '40min',
        participants: 3,
        fullName: 'Nele Kuusk',
        email: 'nele@example.ee',
        phone: '+372 5123 4567',
      },
    })
  })

  test.each([{ duration: '' }, { participants: undefined }, { fullName: ' ' }, { email: '' }, { phone: '' }])(
    'needs %o',
    (without) => {
      const entries = { ...filled, ...without }
      const read = readEntries(entries, here)
      expect(read).toEqual({ errors: { [Object.keys(without)[0]!]: expect.any(String) } })
      expect('errors' in read && wordsOf(read.errors, entries)).toEqual(missing)
    },
  )

  test('says what is wrong with a field that is filled in', () => {
    expect(wordsOf({ email: 'Please enter a valid email address' }, { ...filled, email: 'nele@' }).text).toBe(
      'Please enter a valid email address',
    )
  })

  test('has no date before today', () => {
    const before = { ...filled, preferredDate: '2026-06-17' }
    expect(readEntries(before, here)).toEqual({ errors: { preferredDate: 'Choose a day from today on' } })
    expect(readEntries({ ...filled, preferredDate: today }, here)).toHaveProperty('request')
  })

  test('has no time that has passed today', () => {
    const passed = { ...filled, preferredDate: today, preferredTime: '17:00' }
    expect(readEntries(passed, here)).toEqual({
      errors: { preferredTime: 'This time has passed today. Choose a later one.' },
    })
    expect(readEntries({ ...passed, preferredTime: '18:00' }, here)).toHaveProperty('request')
    expect(readEntries({ ...passed, preferredDate: '2026-06-19' }, here)).toHaveProperty('request')
    expect(readEntries({ ...passed, preferredDate: '' }, here)).toHaveProperty('request')
  })
})
