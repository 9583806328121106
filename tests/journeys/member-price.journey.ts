import type { Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { chooseDay, chooseTime, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

const piret = { name: 'Piret Platinum', email: 'piret@example.ee', phone: '+372 5550 1002' }

const summary = (page: Page, name: string) => page.getByRole('complementary', { name })

test('a platinum member sees her discount on the private page, and pays exactly that', async ({ visit }) => {
  const page = await visit()
  await signIn(page, 'platinum_member')
  await page.goto('/booking/efoil-private')
  const price = summary(page, 'Your ride')
  await expect(price).toContainText('Platinum, 25%−30\u00a0€')
  await expect(price.getByRole('status')).toHaveText('90\u00a0€')
  await expectAccessible(page)

  await chooseDay(page, 16)
  await chooseTime(page, '10:00')
  await tellWho(page, piret)
  await page.getByRole('button', { name: 'Book Now' }).first().click()
  await page.waitForURL('**/checkout')
  const pay = page.getByRole('button', { name: 'Create Test Booking (90€)' })
  await expect(pay).toBeVisible()
  await expect(page.getByText('The price is now')).toBeHidden()
  await expect(page.getByText('Platinum, 25%')).toBeVisible()
  await pay.click()
  await page.waitForURL('**/booking-success?**')
  const booking = JSON.parse(new URL(page.url()).searchParams.get('booking')!) as { id: string }
  const own = (await (await page.request.get('/api/my/bookings')).json()) as {
    id: string
    totalPrice: string
  }[]
  expect(own.find(({ id }) => id === booking.id)).toMatchObject({ totalPrice: '90', paidCents: 9_000 })
})

test('a member pays the same price on site, and no page says that it changed', async ({ visit }) => {
  const page = await visit()
  await signIn(page, 'platinum_member')
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 17)
  await chooseTime(page, '10:00')
  await tellWho(page, piret)
  await page.getByRole('button', { name: 'Reserve, pay on site' }).first().click()
  await page.waitForURL('**/booking/efoil-private/confirm')
  await page.getByRole('button', { name: 'Reserve, pay 90\u00a0€ on site' }).click()
  await expect(page.getByText('Booking confirmed! We will contact you shortly with details.')).toBeVisible()
})

test('a member who was signed out elsewhere sees the list price after one refusal, and books at it', async ({
  visit,
}) => {
  const page = await visit()
  await signIn(page, 'platinum_member')
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 18)
  await chooseTime(page, '10:00')
  await tellWho(page, piret)
  await page.getByRole('button', { name: 'Reserve, pay on site' }).first().click()
  await page.waitForURL('**/booking/efoil-private/confirm')
  await expect(page.getByRole('button', { name: 'Reserve, pay 90\u00a0€ on site' })).toBeVisible()
  await page.evaluate(() =>
    fetch('/api/logout', { method: 'POST', headers: { 'x-session-id': localStorage.sessionId } }),
  )
  await page.getByRole('button', { name: 'Reserve, pay 90\u00a0€ on site' }).click()
  await expect(page.getByText('The price is now 120\u00a0€, no longer 90\u00a0€.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Reserve, pay 120\u00a0€ on site' }).click()
  await expect(page.getByText('Booking confirmed! We will contact you shortly with details.')).toBeVisible()
})

test('on a phone the total stays faint until a member’s own price is known', async ({ visit }) => {
  const page = await visit(phone)
  await signIn(page, 'platinum_member')
  const { promise: requests, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/my/buyer', async (route) => {
    await requests
    await route.continue()
  })
  await page.goto('/booking/wake-surf')
  const total = page.getByRole('region', { name: 'Price' }).getByRole('status')
  await expect(total).toHaveText('180\u00a0€')
  await expect(total).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(total).toHaveText('135\u00a0€')
  await expect(total).toHaveAttribute('aria-busy', 'false')
})

test('a platinum member sees the same total on the jetski selection and on the page after it', async ({
  visit,
}) => {
  const page = await visit()
  await signIn(page, 'platinum_member')
  await page.goto('/booking/jetski')
  const chosen = summary(page, 'Your Selection')
  await expect(chosen).toContainText('Platinum, 25%−32.50\u00a0€')
  await expect(chosen.getByRole('status')).toHaveText('97.50\u00a0€')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue to Booking' }).first().click()
  await page.waitForURL('**/jetski-booking-form')
  await expect(chosen.getByRole('status')).toHaveText('97.50\u00a0€')
})

test('a visitor sees what members save, and where to sign in', async ({ visit }) => {
  const page = await visit()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/booking/efoil-private')
  const price = summary(page, 'Your ride')
  await expect(price).toContainText('Member, Mon to Fri, 15%')
  await expect(price.getByRole('status')).toHaveText('120\u00a0€')
  await price.getByRole('link', { name: 'sign in' }).click()
  await page.waitForURL('**/login?next=/booking/efoil-private')
  expect(requests.filter((url) => /api\/my\/buyer|discounts/.test(url))).toEqual([])
})
