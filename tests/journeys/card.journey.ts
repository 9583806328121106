import {
  bookingOf,
  declined,
  expectPaid,
  expectReady,
  fieldsOf,
  good,
  holdOf,
  intentOf,
  intentsOf,
  openCheckout,
  payAtBank,
  payButton,
  payWith,
} from './card-hand.ts'
import { moneyOf, test } from './card-server.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

for (const [size, day] of [
  [phone, 10],
  [desk, 11],
] as const)
  test(`a ride is paid by card at ${size.width}, and staff see it confirmed and paid`, async ({
    visit,
    server,
  }) => {
    const page = await visit(size)
    await openCheckout(page, day)
    await expect(page.getByText('Your foil is held for you while you pay.')).toBeVisible()
    await expect(page.getByText('Test Mode Active')).toBeHidden()
    await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible()
    await expectReady(page)
    await expectAccessible(page)
    await payWith(page, good)
    await page.waitForURL('**/booking-success?**')
    await expect(page.getByText('Payment Successful').first()).toBeVisible()
    await expect(page.getByText('Your booking has been confirmed!').first()).toBeVisible()
    await expectPaid(page)
    expect(page.url()).not.toContain('nele')
    expect(page.url()).not.toContain('testMode')
    expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull()
    const staff = await visit(desk)
    expect(await moneyOf(server, staff, bookingOf(page).id)).toMatchObject({
      status: 'confirmed',
      paidCents: 12_000,
      movements: [{ kind: 'charge', method: 'card', cents: 12_000 }],
    })
  })

test('a declined card shows the message of its bank, and another card pays the same hold', async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 12)
  await payWith(page, declined)
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Payment Failed.', { exact: true })).toBeVisible()
  await expect(page.getByText('Your card was declined.').first()).toBeVisible()
  await expectAccessible(page)
  const hold = await holdOf(page)
  await payWith(page, good)
  await expectPaid(page)
  expect(bookingOf(page).id).toBe(hold.bookingId)
  expect(intentsOf(stripe, hold).map(({ status }) => status)).toEqual(['succeeded'])
})

test('a price that changed since the quote is shown before payment and charged', async ({
  visit,
  server,
  stripe,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 19, { totalAmount: 100 })
  const notice = page.getByRole('status').filter({ hasText: 'The price is now 120\u00a0€.' })
  await expect(notice).toContainText('100\u00a0€ was shown before.')
  await expectAccessible(page)
  const hold = await holdOf(page)
  await payWith(page, good)
  await expectPaid(page)
  expect(intentsOf(stripe, hold).map(({ amount }) => amount)).toEqual([12_000])
  expect(await moneyOf(server, page, hold.bookingId)).toMatchObject({ paidCents: 12_000 })
})

test('missing card details are reported before anything is sent', async ({ visit }) => {
  const page = await visit(phone)
  await openCheckout(page, 13)
  await payWith(page, '4242')
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(fieldsOf(page).getByText('Your card number is incomplete.')).toBeVisible()
})

test('a booking is confirmed after the visitor approved the payment on the bank’s page', async ({
  visit,
  server,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 14)
  const { bookingId } = await payAtBank(page)
  await page.getByRole('link', { name: 'Complete' }).click()
  await page.waitForURL(/\/payment-success\?/)
  await expectPaid(page)
  await expectAccessible(page)
  expect(page.url()).not.toContain('secret')
  expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull()
  expect(await moneyOf(server, page, bookingId)).toMatchObject({ status: 'confirmed', paidCents: 12_000 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
})

test('after a refusal on the bank’s page the same hold can be paid with another card', async ({ visit }) => {
  const page = await visit(phone)
  await openCheckout(page, 15)
  const { bookingId } = await payAtBank(page)
  await page.getByRole('link', { name: 'Fail' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await payWith(page, good)
  await expectPaid(page)
  expect(bookingOf(page).id).toBe(bookingId)
})

test('a visitor who comes back from the bank in another browser sees the right result too', async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 16)
  const intent = stripe.books.find(intentOf(await payAtBank(page)))
  const back = new URL(intent.next_action!.redirect_to_url.return_url)
  back.searchParams.set('payment_intent', intent.id)
  back.searchParams.set('redirect_status', 'succeeded')
  stripe.books.answer(intent.id, true)
  const other = await visit(phone)
  await other.goto(back.toString())
  await expectPaid(other)
})

test('the card form can be filled in and sent by keyboard alone', async ({ visit }) => {
  const page = await visit(desk)
  await openCheckout(page, 17)
  await expectReady(page)
  await page.getByRole('button', { name: 'Edit contact' }).focus()
  await page.keyboard.press('Tab')
  await expect(fieldsOf(page).getByLabel('Card number')).toBeFocused()
  await page.keyboard.type('4242424242424242')
  for (let field = 0; field < 3; field++) await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPaid(page)
})

test('a wallet of the browser is shown above the card form and can pay', async ({ visit, provider }) => {
  provider.wallets = ['applePay']
  const page = await visit(phone)
  await openCheckout(page, 18)
  await expect(page.getByText('or pay by card')).toBeVisible()
  await page.getByRole('button', { name: 'Book with applePay' }).click()
  await expectPaid(page)
})
