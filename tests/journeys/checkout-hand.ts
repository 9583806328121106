import type { Page } from '@playwright/test'
import { chooseDay, chooseTime, expect, tellWho } from './visitor.ts'

export const nele = { name: 'Nele Kuusk', email: 'nele@example.ee', phone: '+372 5123 4567' }

/** Chooses an hour on one foil and goes to checkout; returns the id of the hold. */
export async function toCheckout(page: Page, day: number, time: string): Promise<string> {
  await page.goto('/booking/efoil-private')
  await chooseDay(page, day)
  await chooseTime(page, time)
  await tellWho(page, nele)
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.waitForURL('**/checkout')
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  return holdOf(page)
}

/** The booking that this browser holds; empty if none. */
export const holdOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('pendingBooking') ?? '{}') as { hold?: { bookingId: string } }).hold
        ?.bookingId ?? '',
  )
