import { expect, test, vi } from 'vitest'
import type { Quote } from '#domain/activities/activity.ts'
import { wakeSurf } from '#domain/activities/wake-surf.ts'
import { addDays } from '#domain/calendar.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { bookingWords } from './booking-toasts.ts'
import { handToCheckout, withDeposit } from './hand-over.ts'

const today = Temporal.Now.plainDateISO('Europe/Tallinn').toString()
const request = {
  choice: { duration: '1h', people: 2, sauna: false },
  location: 'tallinn',
  date: addDays(today, 3),
  time: '12:00',
  contact: { name: 'Rasmus Mägi', email: 'rasmus@example.ee', phone: '+372 5123 4567' },
} as const
const terms = { words: bookingWords.wakeSurf, price: (quote: Quote) => quote }

test("a time not later than now gives 'Invalid Time' / 'Please select a future time for today's booking'", () => {
  expect(handToCheckout(theHouse, wakeSurf(theHouse), { ...request, date: addDays(today, -1) }, terms)).toBe(
    false,
  )
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
  expect(handToCheckout(theHouse, wakeSurf(theHouse), request, terms)).toBe(false)
  expect(currentToast()).toMatchObject({
    title: 'Booking Failed',
    text: 'There was an error processing your booking. Please try again.',
  })
  vi.unstubAllGlobals()
})

test('a quote with a deposit shows what is paid now and on site, at the same total; without one it is unchanged', () => {
  const quote = { lines: [], totalCents: 9_000 }
  const { activities } = theHouse
  const wake = { ...activities['wake-surf'], depositPercent: 30 }
  expect(
    withDeposit({ ...theHouse, activities: { ...activities, 'wake-surf': wake } }, 'wake-surf', quote),
  ).toEqual({
    lines: [{ kind: 'text', label: '27\u00a0€ now, 63\u00a0€ on site', note: 'deposit', tone: 'muted' }],
    totalCents: 9_000,
  })
  expect(withDeposit(theHouse, 'wake-surf', quote)).toBe(quote)
})
