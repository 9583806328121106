import type { Page } from '@playwright/test'
import { saveBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { typeSignIn } from './sign-in.ts'
import { openDashboard } from './staff-hand.ts'
import { expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

const wake = 'Wake Surf prices, 20 minutes, Price, in euros'

/** The session ends before the owner types a price; then she signs in in another tab. */
async function typeSignedOut(page: Page, price: string): Promise<void> {
  await openDashboard(page, 'main_admin', '/admin/house')
  await expect(page.getByLabel(wake)).toBeVisible()
  const id = await page.evaluate(() => localStorage.getItem('sessionId') ?? '')
  await page.request.post('/api/logout', { headers: { 'x-session-id': id } })
  await page.getByLabel(wake).fill(price)
  await page.getByLabel(wake).press('Enter')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in in another tab' }).click()
  const other = await opened
  await typeSignIn(other, 'main_admin')
  await expect(other).toHaveURL(/\/admin\/house$/)
  await other.close()
}

async function returnAndTryAgain(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByText('You are signed out.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
}

test('an owner who was signed out elsewhere signs in in another tab, and what she typed is saved', async ({
  visit,
}) => {
  const page = await visit(phone)
  await typeSignedOut(page, '71')
  await returnAndTryAgain(page)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page.getByLabel(wake)).toHaveValue('71')
})

test('what another owner saved while she was signed out is not replaced by her older draft', async ({
  visit,
}) => {
  const other = await visit()
  await openDashboard(other, 'test_user', '/admin/house')
  const page = await visit(phone)
  await typeSignedOut(page, '72')
  await saveBehind(other, ({ activities }) => {
    activities['wake-surf'].durations['20min']!.cents = 9900
  })
  await returnAndTryAgain(page)
  await expect(page.getByText('Your last change is not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Load the newer one' }).click()
  await expect(page.getByLabel(wake)).toHaveValue('99')
  await expect(page.getByText('Draft saved')).toBeVisible()
})
