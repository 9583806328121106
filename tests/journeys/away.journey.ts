import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

// The server answers 503, as it does while its database restarts or fails over.

const away = 'The service is away for a moment. Please try again.'
const leena = { name: 'Leena Sild', email: 'leena@example.ee', phone: '+372 5123 4567' }

/** The next call to that address gets the server's 503; the one after it reaches the server. */
const awayOnce = (page: Page, address: string) =>
  answerFromNowOn(
    page,
    address,
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json; charset=utf-8',
        headers: { 'retry-after': '5' },
        json: {
          type: 'about:blank',
          title: 'Service Unavailable',
          status: 503,
          detail: away,
          code: 'unavailable',
        },
      }),
    { times: 1 },
  )

for (const [name, size, ahead] of [
  ['phone', phone, 9],
  ['desk', desk, 10],
] as const) {
  test(`a test drive answered with 503 keeps its entries and is booked by the next press (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await page.goto('/#testdrive')
    const form = page.locator('#testdrive')
    await chooseDay(page, ahead)
    await chooseTime(page, '16:00')
    await tellWho(page, leena)
    await awayOnce(page, '**/api/test-drive')
    const book = form.getByRole('button', { name: 'Book test drive' })
    await book.click()
    await expect(form.getByText(away)).toBeInViewport({ ratio: 1 })
    await expect(form.getByText('Your entries are kept.')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue(leena.name)
    await expect(page.getByLabel('E-mail')).toHaveValue(leena.email)
    await expect(page.getByLabel('Phone')).toHaveValue(leena.phone)
    await expect(page.getByRole('radio', { name: /^16:00/ })).toBeChecked()
    await expectAccessible(page)
    await book.click()
    await expect(page.getByText('Booking confirmed!').first()).toBeVisible()
  })

  test(`a checkout whose hold is answered with 503 keeps ride and contact, and continues with 'Try again' (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await page.goto('/booking/efoil-private')
    await chooseDay(page, ahead)
    await chooseTime(page, '10:00')
    await tellWho(page, leena)
    await awayOnce(page, '**/api/create-payment-intent')
    await page.getByRole('button', { name: 'Book Now' }).last().click()
    await page.waitForURL('**/checkout')
    await expect(page.getByText(away)).toBeVisible()
    await expect(page.getByText('everything you entered is kept')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Complete Your Booking' })).toBeFocused()
    await awayOnce(page, '**/api/bookings/create-test')
    const pay = page.getByRole('button', { name: /^Create Test Booking/ })
    await pay.click()
    await expect(page.getByText('Test booking failed').first()).toBeVisible()
    await pay.click()
    await page.waitForURL('**/booking-success?**')
  })
}
