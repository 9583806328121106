import type { Page } from '@playwright/test'
import { chooseDay, chooseTime, expect, phone, tellWho, test } from './visitor.ts'

// A hurried visitor on a slow network: each press is answered at once, and none counts twice.

const kert = { name: 'Kert Rand', email: 'kert@example.ee', phone: '+372 5123 4567' }

/** Delays the code of a page until released. */
async function holdCode(page: Page, name: string) {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await free
    await route.continue()
  })
  return () => letGo()
}

/** Whether all preloads have finished, including that page's code. */
const hasCode = (page: Page, name: string) =>
  page.evaluate((part) => {
    const here = new Set(performance.getEntriesByType('resource').map((entry) => entry.name))
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    return preloads.some(({ href }) => href.includes(part)) && preloads.every(({ href }) => here.has(href))
  }, name)

const pendingKey = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pendingBooking') ?? '{}').key as string | undefined)

for (const [path, button] of [
  ['/booking/efoil-private', 'Book Now'],
  ['/booking/wake-surf', 'Continue to Payment'],
] as const)
  test(`'${button}' of ${path} says 'Processing...' until checkout has loaded, however often it is pressed`, async ({
    visit,
  }) => {
    const page = await visit(phone)
    const letGo = await holdCode(page, 'checkout')
    await page.goto(path)
    await chooseDay(page, 17)
    await chooseTime(page, '10:00')
    await tellWho(page, kert)
    const go = page.getByRole('button', { name: button }).last()
    await go.click()
    const busy = page.getByRole('button', { name: 'Processing...' }).last()
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    const key = await pendingKey(page)
    await busy.click({ force: true })
    expect(await pendingKey(page)).toBe(key)
    letGo()
    await page.waitForURL('**/checkout')
    await expect(page.getByRole('button', { name: /^Create Test Booking/ })).toBeVisible()
  })

test('a visitor who has chosen a start reaches checkout without a network, and types nothing again', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 18)
  await chooseTime(page, '10:00')
  await tellWho(page, kert)
  await expect.poll(() => hasCode(page, '/assets/checkout-')).toBe(true)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.waitForURL('**/checkout')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.context().setOffline(false)
  await again.click()
  await expect(page.getByRole('button', { name: /^Create Test Booking/ })).toBeVisible()
})

test('a double tap on a button that books sends one request', async ({ visit }) => {
  const page = await visit(phone)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 19)
  await chooseTime(page, '10:00')
  await tellWho(page, kert)
  await page.getByRole('button', { name: 'Reserve, pay on site' }).click()
  await page.waitForURL('**/confirm')
  await page
    .getByRole('button', { name: /^Reserve/ })
    .last()
    .dblclick()
  await expect(page.getByRole('dialog')).toContainText('Booking confirmed!')
  expect(sent.filter((address) => address.endsWith('/api/bookings'))).toHaveLength(1)
})
