import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { paidRide } from './own-hand.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { demoAccount } from './sign-in.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

// The customer's own page: from the link in the mail to the refund in the ledger, without an account.

async function signedIn(page: Page, username: string): Promise<{ 'x-session-id': string }> {
  const answer = await page.request.post('/api/login', { data: demoAccount(username) })
  return { 'x-session-id': ((await answer.json()) as { sessionId: string }).sessionId }
}

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel booking', exact: true })

test('a booking is cancelled by the link in its mail, for the refund shown', async ({ visit }) => {
  const page = await visit(phone)
  const { id, reference, path } = await paidRide(page, 30)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('09:00 to 10:00')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Be there at 08:45' })).toBeVisible()
  const chart = page.getByRole('img', { name: 'Sketch of Málaga' })
  await chart.scrollIntoViewIfNeeded()
  await expect.poll(() => chart.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText('Calm in winds from west to north')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org/,
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${reference}.ics`)
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectNothingBeyond(page)
  }

  await page.setViewportSize(phone)
  await cancelButton(page).click()
  const step = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(step.getByText('You get back')).toBeVisible()
  await expect(step.getByText('120\u00a0€', { exact: true })).toBeVisible()
  await expect(step.getByRole('button', { name: 'Keep Booking' })).toBeFocused()
  await expectAccessible(page)
  await step.getByRole('button', { name: 'Cancel Booking' }).click()

  await expect(page.getByText('The booking has been successfully cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await expect(cancelButton(page)).toBeHidden()
  await expectAccessible(page)
  const headers = await signedIn(page, 'main_admin')
  await expect
    .poll(
      async () => {
        const money = await page.request.get(`/api/bookings/${id}/money`, { headers })
        const { movements } = (await money.json()) as {
          movements: { kind: string; cents: number; by: string }[]
        }
        return movements.map(({ kind, cents }) => `${kind} ${cents}`)
      },
      { timeout: 40_000 },
    )
    .toEqual(['charge 12000', 'refund 12000'])
  await page.reload()
  await expect(page.getByText('Refunded')).toBeVisible()
})

test('a booking is cancelled by keyboard alone, and Escape keeps it', async ({ visit }) => {
  const page = await visit(desk)
  const { path } = await paidRide(page, 30)
  await page.goto(path)
  await cancelButton(page).focus()
  await page.keyboard.press('Enter')
  const step = page.getByRole('dialog')
  await expect(step.getByRole('button', { name: 'Keep Booking' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(step).toBeHidden()
  await expect(cancelButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(step.getByRole('button', { name: 'Keep Booking' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This booking is cancelled.')).toBeVisible()
})

test('when the refund changed meanwhile, nothing is cancelled and the true amount is shown', async ({
  visit,
}) => {
  const page = await visit(phone)
  const { path } = await paidRide(page, 30)
  await page.route(`**/api${path}`, async (route) => {
    // As if the page had been opened when the refund was higher.
    const answer = await route.fetch()
    const body = await answer.json()
    body.cancelling.refundCents = 24_000
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(path)
  await cancelButton(page).click()
  const step = page.getByRole('dialog')
  await expect(step.getByText('240\u00a0€', { exact: true })).toBeVisible()
  await page.unroute(`**/api${path}`)
  await step.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(step.getByRole('alert')).toContainText('It is not cancelled.')
  await expect(step.getByText('120\u00a0€', { exact: true })).toBeVisible()
  await step.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(page.getByText('This booking is cancelled.')).toBeVisible()
})

test('without a network nothing is lost: the page says so and tries again', async ({ visit }) => {
  const page = await visit(phone)
  const { path } = await paidRide(page, 30)
  await page.route('**/api/b/**', (route) => route.abort())
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Your booking could not be loaded' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/b/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cancelButton(page)).toBeVisible()
  await answerFromNowOn(page, '**/cancel', (route) => route.abort())
  await cancelButton(page).click()
  const step = page.getByRole('dialog')
  await step.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(step.getByRole('alert')).toContainText('It is not cancelled. We could not be reached')
  await page.unroute('**/cancel')
  await step.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(page.getByText('This booking is cancelled.')).toBeVisible()
})

test('a cancel whose answer is lost shows its true result: done, or not known', async ({ visit }) => {
  const page = await visit(phone)
  const { path } = await paidRide(page, 31)
  await page.goto(path)
  await cancelButton(page).click()
  const step = page.getByRole('dialog')
  let calls = 0
  await answerFromNowOn(page, '**/cancel', async (route) => {
    calls++
    if (calls > 1) await route.fetch()
    await route.abort()
  })
  await answerFromNowOn(page, `**/api${path}`, (route) => route.abort())
  await step.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(step.getByRole('alert')).toContainText('We cannot tell whether it is cancelled.')
  await expectAccessible(page)
  await page.unroute(`**/api${path}`)
  await step.getByRole('button', { name: 'Cancel Booking' }).dblclick()
  await expect(page.getByText('This booking is cancelled.')).toBeVisible()
  await expect(page.getByText('Refunded, in test mode')).toBeVisible()
  expect(calls).toBe(2)
})

test('a name that looks like code is shown as text', async ({ visit }) => {
  const page = await visit(phone)
  const name = '<img src=x onerror=alert(1)> Õunapuu-Шевченко'
  const { path } = await paidRide(page, 30, name)
  await page.goto(path)
  await cancelButton(page).click()
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible()
  await expectNothingBeyond(page)
})

test('an altered link opens no booking and says what to do', async ({ visit }) => {
  const page = await visit(phone)
  const { path } = await paidRide(page, 30)
  const altered = path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A')
  const answer = await page.goto(altered)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link opens no booking' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Find my booking' }).click()
  await page.waitForURL('**/member-dashboard')
})

test('a signed-in guest opens the same page from My Bookings', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/login?next=%2Fmember-dashboard')
  await page.getByLabel('Username').first().fill('platinum_member')
  await page.getByLabel('Password', { exact: true }).first().fill('demo-platinum-member')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/member-dashboard')
  await page
    .getByRole('region', { name: 'Your next ride' })
    .getByRole('button', { name: 'Open booking' })
    .click()
  await page.waitForURL(/\/b\/[\w-]{22}$/)
  await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible()
  // Not on what was shown while the booking loaded, as that has been removed.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  await expectAccessible(page)
})

test('no part fixed to the screen covers a printed booking', async ({ visit }) => {
  const page = await visit(phone)
  const { path } = await paidRide(page, 31)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
      .map((part) => part.outerHTML.slice(0, 80)),
  )
  expect(fixed).toEqual([])
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
