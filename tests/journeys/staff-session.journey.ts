import { testOnOwnServer } from './own-server.ts'
import { typeSignIn } from './sign-in.ts'
import { openDashboard, walkIn } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

for (const size of [phone, desk])
  test(`staff whose sign-in ends during an action are informed, and return to the same page at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const name = `Ene Ended ${size.width}`
    await walkIn(page, name, 'koh-phangan')
    const row = page
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ has: page.getByText(/^ML-/) })
      .last()
    await expect(row).toBeVisible()
    const session = await page.evaluate(() => localStorage.getItem('sessionId') ?? '')
    const out = await page.request.post('/api/logout', { headers: { 'x-session-id': session } })
    expect(out.status()).toBe(204)
    await row.getByRole('button', { name: 'Start' }).click()
    await expectToast(page, 'Failed to update booking status')
    const ended = page.getByRole('alert').filter({ hasText: 'You are signed out.' })
    await expect(ended).toBeVisible()
    await expect(row).toContainText('Confirmed')
    // A button that is half covered by the note while scrolling does not count as smaller.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)

    await ended.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByText(/^You are signed in as/)).toHaveCount(0)
    await typeSignIn(page, 'main_admin')
    await expect(page).toHaveURL(/\/booking-dashboard$/)
    await expect(ended).toHaveCount(0)
    await row.getByRole('button', { name: 'Start' }).click()
    await expect(row).toContainText('In progress')
  })

for (const address of [
  '/booking-dashboard',
  '/admin',
  '/admin/enquiries',
  '/admin/house',
  '/admin/jetskis',
  '/admin/notifications',
])
  test(`${address} loaded after the sign-in has ended offers to sign in and stops asking`, async ({
    visit,
  }) => {
    const page = await visit()
    await page.addInitScript(() => localStorage.setItem('sessionId', 'ended'))
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/user')) calls++
    })
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls).toBeLessThan(5)
  })
