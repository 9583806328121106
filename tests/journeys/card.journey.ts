import {
  bookingOf,
  declined,
  expectPaid,
  fieldsOf,
  good,
  holdOf,
  moneyOf,
  openCheckout,
  payButton,
  secured,
  test,
  typeCard,
} from './card-till.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

for (const [size, day] of [
  [phone, 10],
  [desk, 11],
] as const)
  test(`a ride is paid by card at ${size.width}, and staff see it confirmed and paid`, async ({
    visit,
    shop,
  }) => {
    const page = await visit(size)
    await openCheckout(page, day)
    await expect(page.getByText('Your foils are held for you while you pay.')).toBeVisible()
    await expect(page.getByText('Test Mode Active')).toBeHidden()
    await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible()
    await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await typeCard(page, good)
    await payButton(page).click()
    await page.waitForURL('**/booking-success?**')
    await expectPaid(page)
    expect(page.url()).not.toContain('nele')
    expect(page.url()).not.toContain('testMode')
    expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull()
    const staff = await visit(desk)
    expect(await moneyOf(shop, staff, bookingOf(page).id)).toMatchObject({
      status: 'confirmed',
      paidCents: 12_000,
      movements: [{ kind: 'charge', method: 'card', cents: 12_000 }],
    })
  })

test('a declined card is said with the words of its bank, and another card pays the same hold', async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 12)
  await typeCard(page, declined)
  await payButton(page).click()
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Payment Failed.', { exact: true })).toBeVisible()
  await expect(page.getByText('Your card was declined.').first()).toBeVisible()
  await expectAccessible(page)
  const hold = await holdOf(page)
  await typeCard(page, good)
  await payButton(page).click()
  await expectPaid(page)
  expect(bookingOf(page).id).toBe(hold.bookingId)
  const ofBooking = [...stripe.books.intents.values()].filter(
    (one) => one.metadata.bookingId === hold.bookingId,
  )
  expect(ofBooking.map(({ status }) => status)).toEqual(['succeeded'])
})

test('what is missing on the card is said before anything is sent', async ({ visit }) => {
  const page = await visit(phone)
  await openCheckout(page, 13)
  await typeCard(page, '4242')
  await payButton(page).click()
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(fieldsOf(page).getByText('Your card number is incomplete.')).toBeVisible()
})

test('a bank that asks first leads there and back: agreed, the booking is confirmed', async ({
  visit,
  shop,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 14)
  await typeCard(page, secured)
  const { bookingId } = await holdOf(page)
  await payButton(page).click()
  await page.waitForURL('https://hooks.stripe.com/**')
  await page.getByRole('link', { name: 'Complete' }).click()
  await page.waitForURL(/\/payment-success\?/)
  await expectPaid(page)
  await expectAccessible(page)
  expect(page.url()).not.toContain('secret')
  expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull()
  expect(await moneyOf(shop, page, bookingId)).toMatchObject({ status: 'confirmed', paidCents: 12_000 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
})

test('refused at the bank, the same hold is still there to be paid with another card', async ({ visit }) => {
  const page = await visit(phone)
  await openCheckout(page, 15)
  await typeCard(page, secured)
  const { bookingId } = await holdOf(page)
  await payButton(page).click()
  await page.waitForURL('https://hooks.stripe.com/**')
  await page.getByRole('link', { name: 'Fail' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await typeCard(page, good)
  await payButton(page).click()
  await expectPaid(page)
  expect(bookingOf(page).id).toBe(bookingId)
})

test('who comes back from the bank in another browser is told the truth all the same', async ({
  visit,
  stripe,
}) => {
  const page = await visit(phone)
  await openCheckout(page, 16)
  await typeCard(page, secured)
  const { clientSecret } = await holdOf(page)
  await payButton(page).click()
  await page.waitForURL('https://hooks.stripe.com/**')
  const intent = stripe.books.find(clientSecret.split('_secret_')[0]!)
  const back = new URL(intent.next_action!.redirect_to_url.return_url)
  back.searchParams.set('payment_intent', intent.id)
  back.searchParams.set('redirect_status', 'succeeded')
  stripe.books.answer(intent.id, true)
  const other = await visit(phone)
  await other.goto(back.toString())
  await expectPaid(other)
})

test('the card form can be filled and sent by keyboard alone', async ({ visit }) => {
  const page = await visit(desk)
  await openCheckout(page, 17)
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Edit contact' }).focus()
  await page.keyboard.press('Tab')
  await expect(fieldsOf(page).getByLabel('Card number')).toBeFocused()
  await page.keyboard.type('4242424242424242')
  for (let field = 0; field < 3; field++) await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPaid(page)
})

test('a wallet that the browser has stands above the card and pays', async ({ visit, provider }) => {
  provider.wallets = ['applePay']
  const page = await visit(phone)
  await openCheckout(page, 18)
  await expect(page.getByText('or pay by card')).toBeVisible()
  await page.getByRole('button', { name: 'Book with applePay' }).click()
  await expectPaid(page)
})
