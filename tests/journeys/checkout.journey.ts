import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { chooseDay, chooseTime, expect, phone, tellWho, test } from './visitor.ts'

const nele = { name: 'Nele Kuusk', email: 'nele@example.ee', phone: '+372 5123 4567' }

async function toCheckout(page: Page, day: number, time: string): Promise<string> {
  await page.goto('/booking/efoil-private')
  await chooseDay(page, day)
  await chooseTime(page, time)
  await tellWho(page, nele)
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.waitForURL('**/checkout')
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  return holdOf(page)
}

const holdOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('pendingBooking') ?? '{}') as { hold?: { bookingId: string } }).hold
        ?.bookingId ?? '',
  )

test('without a pending booking, checkout leads home', async ({ visit }) => {
  const page = await visit()
  await page.goto('/checkout')
  await page.waitForURL((url) => url.pathname === '/')
})

test('reload, a second tab and back meet the same hold, and pay it once', async ({ visit }) => {
  const page = await visit(phone)
  const hold = await toCheckout(page, 7, '11:00')
  expect(hold).not.toBe('')
  await page.reload()
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  expect(await holdOf(page)).toBe(hold)

  const second = await page.context().newPage()
  await second.goto('/checkout')
  await expect(second.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  expect(await holdOf(second)).toBe(hold)

  await page.getByRole('button', { name: /Create Test Booking/ }).click()
  await page.waitForURL('**/booking-success?**')
  const booking = JSON.parse(new URL(page.url()).searchParams.get('booking')!) as { id: string }
  expect(booking.id).toBe(hold)
})

test('checkout says what it does: preparing, what is missing, creating, why it failed, and that it went well', async ({
  visit,
}) => {
  const page = await visit(phone)
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/create-payment-intent', async (route) => {
    await waits
    await route.continue()
  })
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 6)
  await chooseTime(page, '12:00')
  await tellWho(page, nele)
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await expect(page.getByText('Preparing your checkout...')).toBeVisible()
  answer()

  await page.getByRole('button', { name: 'Edit contact' }).click()
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page.getByText('Missing Information').first()).toBeVisible()
  await expect(page.getByText('Please fill in all contact fields').first()).toBeVisible()
  await page.getByLabel('Full name').fill(nele.name)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()

  const pay = page.getByRole('button', { name: /^Create Test Booking/ })
  const said = page.getByText('Test booking failed')
  await answerFromNowOn(
    page,
    '**/api/bookings/create-test',
    (route) => route.fulfill({ json: { success: false } }),
    {
      times: 1,
    },
  )
  await pay.click()
  await expect(page.getByRole('button', { name: 'Creating Test Booking...' })).toBeVisible()
  await expect(said.first()).toBeVisible()
  await expect(page.getByText('Failed to create test booking').first()).toBeVisible()
  await answerFromNowOn(page, '**/api/bookings/create-test', (route) => route.abort(), { times: 1 })
  await pay.click()
  await expect(page.getByText('Unable to create test booking').first()).toBeVisible()
  await pay.click()
  await page.waitForURL('**/booking-success?**')
  await expect(page.getByText('Test booking created successfully!').first()).toBeVisible()
  await expect(page.getByText('Payment simulated - no actual charge made').first()).toBeVisible()
})

test('a hold that ran out leads to a new one', async ({ visit }) => {
  const page = await visit(phone)
  let asked = 0
  await page.route('**/api/create-payment-intent', async (route) => {
    const answer = await route.fetch()
    const hold = (await answer.json()) as { expiresAt: string }
    // The first hold is told to end in a moment.
    const expiresAt = asked++ === 0 ? new Date(Date.now() + 4_000).toISOString() : hold.expiresAt
    await route.fulfill({ response: answer, json: { ...hold, expiresAt } })
  })
  const hold = await toCheckout(page, 8, '11:00')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /again/i }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  await expect.poll(() => holdOf(page)).not.toBe(hold)
})

test('a success page that no payment led to believes no receipt and clears no pending booking', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/booking-success')
  await page.evaluate(() => localStorage.setItem('pendingBooking', 'kept'))
  const receipt = {
    id: 'b1',
    reference: 'ML-7K3Q9',
    status: 'confirmed',
    activity: 'efoil-private',
    service: 'E-Foil Private Rent',
    location: 'puhajarve',
    locationLabel: 'Pühajärve',
    date: '2026-06-18',
    time: '18:00',
    until: '19:30',
    durationLabel: '1 hour',
    quantity: 1,
    quantityLabel: 'Foils',
    totalPrice: '120',
    totalCents: 12_000,
    paymentMethod: 'test',
    lines: [],
  }
  for (const booking of [
    '',
    '?booking=%7Bbroken',
    `?booking=${encodeURIComponent(JSON.stringify(receipt))}`,
  ]) {
    await page.goto(`/booking-success${booking}`)
    await expect(page.getByRole('heading', { name: 'No booking found' })).toBeVisible()
    await expect(page.getByText('ML-7K3Q9')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBe('kept')
  }
})
