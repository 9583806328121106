import type { Page } from '@playwright/test'
import { chromium as launcher } from 'playwright-core'
import { chromiumCommand } from '#tests/chromium.ts'
import { typeSignIn } from './sign-in.ts'
import { desk, expect, phone, test } from './visitor.ts'

// Browsers keep whole pages, with their content, for the back button (bfcache). Playwright switches that off, so these tests have
// their own browser. The packaged one has no such cache at all: the last test needs none.

const openBrowser = async () => {
  const { path, flags } = await chromiumCommand()
  return launcher.launch({
    executablePath: path,
    args: flags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** Signs in by the form, so that the dashboard is in another page's document. */
async function signInByForm(page: Page) {
  await fillIn(page, 'main_admin')
  await expect(customer(page)).toBeVisible()
}

async function fillIn(page: Page, username: string) {
  await page.goto('/login?next=/booking-dashboard')
  await typeSignIn(page, username)
}

/** Not `page.goBack`, which waits for the navigation: a page from the cache reloads itself, which aborts it. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

const customer = (page: Page) => page.getByText(/^ML-/).first()

for (const size of [phone, desk])
  test(`going back after signing out shows no customer at ${size.width}`, async ({ ground }) => {
    const browser = await openBrowser()
    const context = await browser.newContext({ viewport: size, baseURL: ground.url })
    const page = await context.newPage()
    await signInByForm(page)
    await expect(customer(page)).toBeVisible()
    if (size === phone) await page.getByRole('button', { name: 'Staff menu' }).click()
    const out = size === phone ? 'menuitem' : 'button'
    await page.getByRole(out, { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(`${ground.url}/`)
    await goBack(page)
    await expect(page).toHaveURL(/\/booking-dashboard$/)
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(customer(page)).toHaveCount(0)
    await browser.close()
  })

test('going back to a staff page after another tab signed out shows no customer', async ({ ground }) => {
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: desk, baseURL: ground.url })
  const page = await context.newPage()
  await signInByForm(page)
  await page.goto('/booking-dashboard')
  await expect(customer(page)).toBeVisible()
  await page.goto('/terms')
  await page.evaluate(() => localStorage.removeItem('sessionId'))
  await context.clearCookies()
  await goBack(page)
  await expect(page).toHaveURL(/\/booking-dashboard$/)
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await expect(customer(page)).toHaveCount(0)
  await browser.close()
})

test('a page from the back-forward cache is reloaded after a sign-out', async ({ visit }) => {
  const page = await visit(desk)
  await signInByForm(page)
  await page.evaluate(() => localStorage.removeItem('sessionId'))
  await page.context().clearCookies()
  const anew = page.waitForEvent('framenavigated')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await anew
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await expect(customer(page)).toHaveCount(0)
})

test('an open page shows nothing of a person after somebody else signed in in another tab', async ({
  visit,
}) => {
  const page = await visit(desk)
  await signInByForm(page)
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await fillIn(other, 'regular_user')
  await expect(other.getByText('Riho').first()).toBeVisible()
  await expect(page.getByText('Riho').first()).toBeVisible()
  await expect(customer(page)).toHaveCount(0)
})

test('an open page keeps what staff typed when the same person signs in again elsewhere', async ({
  visit,
}) => {
  const page = await visit(desk)
  await signInByForm(page)
  await page.getByRole('button', { name: 'New booking' }).click()
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true })
  await name.fill('Half typed')
  const other = await page.context().newPage()
  const asked = page.waitForResponse('**/api/auth/user')
  await fillIn(other, 'main_admin')
  await asked
  await expect(name).toHaveValue('Half typed')
  await expect(page.locator('html')).toBeVisible()
})

test('signing out in one tab removes from every tab what staff entered for a guest', async ({ visit }) => {
  const page = await visit(desk)
  await signInByForm(page)
  await page.getByRole('button', { name: 'New booking' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Half typed')
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(await kept()).toContain('Half typed')
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(kept).not.toContain('Half typed')
})

test('a sign-out whose call fails still leaves no session for the next person at the tablet', async ({
  visit,
}) => {
  const page = await visit(desk)
  await signInByForm(page)
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  // The browser opens such an address with only its cookie.
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/bookings', { cache: 'no-store' })).status))
    .toBe(401)
})
