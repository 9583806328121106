import { describe, expect, test } from 'vitest'
import { bookingWords, wordsOfErrors } from '#web/booking/booking-toasts.ts'
import { emptyExperience, experienceErrors } from './use-experience.ts'

const today = '2026-06-18'
const here = { date: today, time: '17:30' }
const filled = {
  ...emptyExperience,
  duration: '40min' as const,
  participants: 3,
  fullName: 'Nele Kuusk',
  email: 'nele@example.ee',
  phone: '+372 5123 4567',
}
const { missing } = bookingWords.enquiry

describe('the request for a guided session', () => {
  test('needs no date, no time and no special requests', () => {
    expect(experienceErrors(filled, here)).toEqual({})
  })

  test.each([
    { duration: '' as const },
    { participants: 0 },
    { fullName: ' ' },
    { email: '' },
    { phone: '' },
  ])('needs %o', (without) => {
    const entries = { ...filled, ...without }
    expect(experienceErrors(entries, here)).toEqual({ [Object.keys(without)[0]!]: expect.any(String) })
  })

  test("says 'Please fill out all required fields' if one is empty, else what is wrong", () => {
    const empty = { ...filled, phone: '', email: 'nele@' }
    expect(wordsOfErrors(experienceErrors(empty, here), empty, missing)).toEqual({
      title: 'Missing information',
      text: 'Please fill out all required fields',
    })
    const wrong = { ...filled, email: 'nele@' }
    expect(wordsOfErrors(experienceErrors(wrong, here), wrong, missing).text).toBe(
      'Please enter a valid email address',
    )
  })

  test('refuses a date before today', () => {
    expect(experienceErrors({ ...filled, preferredDate: '2026-06-17' }, here)).toEqual({
      preferredDate: 'Choose a day from today on',
    })
    expect(experienceErrors({ ...filled, preferredDate: today }, here)).toEqual({})
  })

  test('refuses a time that has passed today', () => {
    const passed = { ...filled, preferredDate: today, preferredTime: '17:00' }
    expect(experienceErrors(passed, here)).toEqual({
      preferredTime: 'This time has passed today. Choose a later one.',
    })
    expect(experienceErrors({ ...passed, preferredTime: '18:00' }, here)).toEqual({})
    expect(experienceErrors({ ...passed, preferredDate: '2026-06-19' }, here)).toEqual({})
    expect(experienceErrors({ ...passed, preferredDate: '' }, here)).toEqual({})
  })
})
