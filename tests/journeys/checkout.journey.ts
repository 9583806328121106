import { sampleReceipt } from '#tests/samples.ts'
import { answerFromNowOn } from './answers.ts'
import { holdOf, nele, toCheckout } from './checkout-hand.ts'
import { chooseDay, chooseTime, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

test('without a pending booking, checkout leads home', async ({ visit }) => {
  const page = await visit()
  await page.goto('/checkout')
  await page.waitForURL((url) => url.pathname === '/')
})

test('checkout shows its state: preparing, missing fields, creating, the failure and the success', async ({
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
  // A field reacts wherever its box is pressed.
  const field = page.getByLabel('Full name')
  const boxOf = (input: Element) => {
    const { x, y, width, height } = (input.closest('.field') ?? input).getBoundingClientRect()
    return [
      [x + 2, y + height / 2],
      [x + width - 4, y + height / 2],
      [x + width / 2, y + 3],
      [x + width / 2, y + height - 3],
    ].map(([left, top]) => document.elementFromPoint(left!, top!) === input)
  }
  await field.scrollIntoViewIfNeeded()
  expect(await field.evaluate(boxOf)).toEqual([true, true, true, true])
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
  await page.context().setOffline(true)
  await pay.click()
  await expect(page.getByText('You are offline.').first()).toBeVisible()
  await page.context().setOffline(false)
  await pay.click()
  await page.waitForURL('**/booking-success?**')
  await expect(page.getByText('Test booking created successfully!').first()).toBeVisible()
  await expect(page.getByText('Payment simulated - no actual charge made').first()).toBeVisible()
})

test('a success page opened without a payment trusts no receipt and keeps the pending booking', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/booking-success')
  await page.evaluate(() => localStorage.setItem('pendingBooking', 'kept'))
  for (const booking of [
    '',
    '?booking=%7Bbroken',
    `?booking=${encodeURIComponent(JSON.stringify(sampleReceipt()))}`,
  ]) {
    await page.goto(`/booking-success${booking}`)
    await expect(page.getByRole('heading', { name: 'No booking found' })).toBeVisible()
    await expect(page.getByText('ML-7K3Q9')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBe('kept')
  }
})

test('the confirmation page shows that the booking was cancelled later', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 24)
  await chooseTime(page, '20:00')
  await tellWho(page, { name: 'Back Again', email: 'back.again@example.ee', phone: '+372 5123 4567' })
  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).last().click()
  await page.waitForURL('**/checkout')
  await page.getByRole('button', { name: /^Create Test Booking/ }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  await page.getByRole('link', { name: 'Open your booking' }).click()
  const cancel = page.getByRole('button', { name: 'Cancel booking', exact: true })
  await cancel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(cancel).toBeHidden()
  await page.goBack()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Booking Cancelled')
  await expect(page.getByText('Our team contacts you')).toBeHidden()
  await expectAccessible(page)
  await page.reload()
  await expect(title).toHaveText('Booking Cancelled')
})

test('checkout says before payment that a ride starts too soon to be cancelled free of charge', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/booking/efoil-private')
  await page.getByRole('radio', { name: /^Watersports club/ }).click()
  await chooseDay(page, 0)
  await chooseTime(page, '21:00')
  await tellWho(page, nele)
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.waitForURL('**/checkout')
  await expect(page.getByText('It starts so soon that cancelling is no longer free.')).toBeVisible()
  await expect(page.getByText('Cancel free of charge')).toHaveCount(0)
})

test('contact typed at checkout survives a reload until it is sent or discarded', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 15)
  await chooseTime(page, '11:00')
  await tellWho(page, nele)
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.getByRole('button', { name: 'Edit contact' }).click()
  await page.getByLabel('Full name').fill('Nele Half')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Nele Half')
  await page.getByRole('button', { name: 'Keep as it was' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Edit contact' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue(nele.name)
})

test('a visitor who looks back at an earlier success page keeps the booking now in checkout', async ({
  visit,
}) => {
  const page = await visit(phone)
  await toCheckout(page, 10, '11:00')
  await page.getByRole('button', { name: /Create Test Booking/ }).click()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  const hold = await toCheckout(page, 10, '13:00')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/booking-success/)
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  expect(await holdOf(page)).toBe(hold)
})

test('checkout keeps asking for a hold whose server died until another server makes it', async ({
  visit,
}) => {
  const page = await visit(phone)
  let asked = 0
  let isDead = true
  const working = {
    status: 409,
    code: 'still_working',
    detail: 'The first request is still being worked on.',
  }
  await page.route('**/api/create-payment-intent', (route) => {
    asked++
    const body = JSON.stringify(working)
    return isDead
      ? route.fulfill({ status: 409, contentType: 'application/problem+json', body })
      : route.continue()
  })
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 13)
  await chooseTime(page, '15:00')
  await tellWho(page, nele)
  await page.clock.install()
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.waitForURL('**/checkout')
  const pass = async () => {
    await page.clock.runFor(4_000)
    return asked
  }
  // Polls for up to a minute.
  await expect.poll(pass, { timeout: 30_000 }).toBeGreaterThan(15)
  await expect(page.getByText('Preparing your checkout...')).toBeVisible()
  isDead = false
  const isReady = async () => (await pass()) && page.getByRole('button', { name: /Create Test/ }).isVisible()
  await expect.poll(isReady).toBe(true)
})
