import { expect, test, vi } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { emptyWake } from './entries.ts'
import { handOver } from './hand-over.ts'

const today = Temporal.Now.plainDateISO('Europe/Tallinn').toString()
const form = {
  ...emptyWake,
  date: addDays(today, 3),
  time: '12:00',
  fullName: 'Rasmus Mägi',
  email: 'rasmus@example.ee',
  phone: '+372 5123 4567',
}

test("a time not later than now gives 'Invalid Time' / 'Please select a future time for today's booking'", () => {
  expect(handOver({ ...form, date: addDays(today, -1) })).toBe(false)
  expect(currentToast()).toMatchObject({
    title: 'Invalid Time',
    text: "Please select a future time for today's booking",
  })
})

test("storage failure: 'Booking Failed' - 'There was an error processing your booking. Please try again.'", () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('no storage')
    },
  })
  expect(handOver(form)).toBe(false)
  expect(currentToast()).toMatchObject({
    title: 'Booking Failed',
    text: 'There was an error processing your booking. Please try again.',
  })
  vi.unstubAllGlobals()
})
