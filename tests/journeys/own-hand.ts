import type { Page } from '@playwright/test'
import { dateAhead } from './clock.ts'
import { mailsIn } from './outbox.ts'
import { expect } from './visitor.ts'

const linkInMailTo = (email: string): string | undefined =>
  mailsIn(process.env.JOURNEY_DATA!)
    .filter((mail) => mail.includes(email))
    .map((mail) => /\/b\/[\w-]{22}/.exec(mail)?.[0])
    .find((link) => link !== undefined)

let hour = 9
/** A paid ride of one foil in Málaga this many days ahead, each at a different hour. */
export async function paidRide(page: Page, daysAhead: number, name = 'Liis Tamm') {
  const email = `own.${Date.now()}.${hour}@example.ee`
  const date = dateAhead(daysAhead)
  const answer = await page.request.post('/api/bookings/create-test', {
    data: {
      bookingType: 'efoil-private',
      service: 'E-Foil Private Rent',
      date,
      time: `${String(hour++).padStart(2, '0')}:00`,
      location: 'malaga',
      quantity: 1,
      duration: '1 hour',
      name,
      email,
      phone: '+372 5123 4567',
      totalAmount: 120,
    },
  })
  expect(answer.status()).toBe(200)
  const { bookingId, booking } = (await answer.json()) as {
    bookingId: string
    booking: { reference: string }
  }
  await expect.poll(() => linkInMailTo(email), { timeout: 30_000 }).toBeDefined()
  return { id: bookingId, reference: booking.reference, path: linkInMailTo(email)! }
}
