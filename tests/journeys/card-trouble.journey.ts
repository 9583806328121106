import { answerFromNowOn } from './answers.ts'
import {
  bookingOf,
  expectPaid,
  expectReady,
  fieldsOf,
  good,
  holdOf,
  intentOf,
  intentsOf,
  openCheckout,
  payButton,
  payWith,
  typeCard,
} from './card-hand.ts'
import { moneyOf, test } from './card-server.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

test('a reload and a second tab use the same hold and the same payment, which is paid once', async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 20)
  await expectReady(page)
  const hold = await holdOf(page)
  await page.reload()
  await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible()
  expect(await holdOf(page)).toEqual(hold)

  const second = await page.context().newPage()
  await second.goto('/checkout')
  await typeCard(second, good)
  expect(await holdOf(second)).toEqual(hold)
  await payWith(page, good)
  await expectPaid(page)
  await expect(second.getByRole('heading', { name: 'This booking is finished in another tab' })).toBeVisible()
  expect(bookingOf(page).id).toBe(hold.bookingId)
  expect(intentsOf(stripe, hold).map(({ id, status }) => [id, status])).toEqual([
    [intentOf(hold), 'succeeded'],
  ])
})

test('when the provider is down, checkout says so, keeps entries and hold, and continues with the next try', async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  stripe.setDown(true)
  await openCheckout(page, 21)
  await expect(page.getByText('everything you entered is kept')).toBeVisible()
  await expectAccessible(page)
  stripe.setDown(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await typeCard(page, good)

  stripe.setDown(true)
  await payButton(page).click()
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('You have not been charged.').first()).toBeVisible()
  const hold = await holdOf(page)
  stripe.setDown(false)
  await payButton(page).click()
  await expectPaid(page)
  expect(bookingOf(page).id).toBe(hold.bookingId)
})

test('a call that the provider does not answer ends within 12 seconds, and the next try succeeds', async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  // The library itself repeats the call once.
  stripe.fail({ on: /^POST \/v1\/payment_intents$/, how: 'hang', times: 2 })
  const response = page.waitForResponse('**/api/create-payment-intent')
  await openCheckout(page, 26)
  const answer = await response
  expect(answer.status()).toBe(503)
  await answer.finished()
  expect(answer.request().timing().responseEnd).toBeLessThan(12_000)
  await expect(page.getByText('everything you entered is kept')).toBeVisible()
  await expect(page.getByText('E-Foil Private Rent').first()).toBeVisible()
  stripe.calm()
  await page.getByRole('button', { name: 'Try again' }).click()
  await payWith(page, good)
  await expectPaid(page)
})

test("a payment that cannot be prepared after two retries leads home with 'Payment Error'; the booking is kept", async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  stripe.setDown(true)
  await openCheckout(page, 27)
  for (const _try of ['first', 'second']) {
    const answered = page.waitForResponse('**/api/create-payment-intent')
    await page.getByRole('button', { name: 'Try again' }).click()
    await answered
  }
  await page.waitForURL((url) => url.pathname === '/')
  await expectToast(page, 'Payment Error', 'An error occurred processing your payment')
  stripe.setDown(false)
  await page.goto('/checkout')
  await payWith(page, good)
  await expectPaid(page)
})

test('when the provider’s script does not load, checkout says so and offers another try', async ({
  visit,
  provider,
}) => {
  provider.isBlocked = true
  const page = await visit(phone)
  await openCheckout(page, 22)
  await expect(page.getByRole('alert').filter({ hasText: 'The card form did not load.' })).toBeVisible()
  await expect(page.getByText('Your foil is held for you while you pay.')).toBeVisible()
  await expectAccessible(page)
  const hold = await holdOf(page)
  provider.isBlocked = false
  await page.getByRole('button', { name: 'Try again' }).locator('visible=true').click()
  await payWith(page, good)
  await expectPaid(page)
  expect(bookingOf(page).id).toBe(hold.bookingId)
})

test('when our server is down after the payment, nothing is lost and the visitor need not pay again', async ({
  visit,
  server,
  stripe,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 23)
  await typeCard(page, good)
  const { bookingId, clientSecret } = await holdOf(page)
  stripe.setPost('keep')
  await answerFromNowOn(page, '**/api/bookings/finalize', (route) => route.abort())
  await payButton(page).click()
  await expect.poll(() => stripe.books.find(intentOf({ clientSecret })).status).toBe('succeeded')
  // The browser is closed and reopened, the network is back, and the event arrived first.
  for (const event of stripe.events.filter(({ data }) => data.object.id === intentOf({ clientSecret })))
    await stripe.deliver(event)
  await page.unroute('**/api/bookings/finalize')
  await page.reload()
  await expectPaid(page)
  expect(await moneyOf(server, page, bookingId)).toMatchObject({
    status: 'confirmed',
    paidCents: 12_000,
    movements: [{ kind: 'charge', cents: 12_000 }],
  })
})

test('checkout waits for a payment that the bank is still confirming', async ({ visit, stripe }) => {
  const page = await visit(phone)
  await openCheckout(page, 24)
  await typeCard(page, 'bank')
  const { clientSecret } = await holdOf(page)
  const response = page.waitForResponse('**/api/bookings/finalize')
  await payButton(page).click()
  expect((await response).status()).toBe(409)
  stripe.books.answer(intentOf({ clientSecret }), true)
  await expectPaid(page)
})

test('the result page says that a payment takes longer, and checks again on request', async ({
  visit,
  stripe,
}) => {
  const page = await visit(desk)
  await openCheckout(page, 25)
  await expectReady(page)
  const { bookingId, clientSecret } = await holdOf(page)
  stripe.books.confirm(intentOf({ clientSecret }), 'bank')
  await page.clock.install()
  await page.goto(`/payment-success?booking=${bookingId}&payment_intent=${intentOf({ clientSecret })}`)
  await expect(page.getByRole('heading', { name: 'One moment' })).toBeVisible()
  const still = page.getByRole('heading', { name: 'Still confirming' })
  await expect(async () => {
    await page.clock.runFor(8_000)
    await expect(still).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('There is no need to pay again')).toBeVisible()
  await expectAccessible(page)
  stripe.books.answer(intentOf({ clientSecret }), true)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expectPaid(page)
})

test('a visitor who comes back from the bank to a cached checkout page can pay', async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 28)
  await typeCard(page, good)
  const hold = await holdOf(page)
  stripe.fail({ on: /confirm/, how: 'hang' })
  await payButton(page).click()
  await expect(page.getByRole('button', { name: 'Processing...' }).locator('visible=true')).toBeVisible()
  await expect.poll(() => stripe.calls).toContain(`POST /v1/payment_intents/${intentOf(hold)}/confirm`)
  // Playwright switches off the cache of whole pages: this is the event that a page from there gets.
  const anew = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await anew
  await payWith(page, good)
  await expectPaid(page)
  expect(bookingOf(page).id).toBe(hold.bookingId)
})

test('the address of an unknown payment shows no booking', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/payment-success?payment_intent=pi_made_up&redirect_status=succeeded')
  await expect(page.getByRole('heading', { name: 'No open payment' })).toBeVisible()
  await expect(page.getByText('Booking Confirmed!')).toBeHidden()
})
