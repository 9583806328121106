import type { Page } from '@playwright/test'
import { restoreLast } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

const ride = '/booking/efoil-private'
const hourOn = (page: Page) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name: /^1 h/ }) })

/** Checks accessibility once the signed-in person's own price is known: it is pale until then. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByText('Hi, Main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
}

for (const [where, size, cents] of [
  ['a phone', phone, '137'],
  ['a desk', desk, '139'],
] as const)
  test(`the owner at ${where} previews the site with a price of the draft, which visitors do not see, and can book nothing`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house')
    const hour = page.getByLabel('E-Foil Private Rent prices, 1 hour, Price, in euros')
    await hour.fill(cents)
    await hour.press('Enter')
    await expect(page.getByText('1 change, not published yet')).toBeVisible()
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    const bar = page.getByRole('region', { name: 'Preview' })
    await expect(bar.getByText('Preview of your draft')).toBeVisible()
    await expectSettled(page)

    await page.goto(ride)
    await expect(hourOn(page)).toContainText(cents)
    await expectSettled(page)
    await chooseDay(page, 3)
    await chooseTime(page, '12:00')
    await tellWho(page, { name: 'Liis Tamm', email: 'liis.tamm@example.ee', phone: '+372 5123 4567' })
    await page.getByRole('button', { name: 'Book Now' }).last().click()
    await page.waitForURL('**/checkout')
    await expect(
      page.getByText(/This is a preview of your draft: nothing can be booked/).first(),
    ).toBeVisible()
    await expect(bar).toBeVisible()
    await expectAccessible(page)

    const visitor = await visit(phone)
    await visitor.goto(ride)
    await expect(hourOn(visitor)).toContainText('120')
    await expect(visitor.getByRole('region', { name: 'Preview' })).toHaveCount(0)

    await page.goto(ride)
    await bar.getByRole('link', { name: 'Leave' }).click()
    await page.waitForURL((url) => url.pathname === ride && url.search === '')
    await expect(hourOn(page)).toContainText('120')
    await expect(bar).toHaveCount(0)

    await page.goto('/admin/house')
    await page.getByRole('button', { name: 'Preview' }).click()
    await bar.getByRole('link', { name: /editor$/i }).click()
    await page.waitForURL((url) => url.pathname === '/admin/house' && url.search === '')
    await hour.fill('120')
    await hour.press('Enter')
    await expect(page.getByText('Everything is published')).toBeVisible()
    await page.goto(ride)
    await expect(bar).toHaveCount(0)
  })

for (const [where, size, cents, more] of [
  ['a phone', phone, '150', '60 € more than today'],
  ['a desk', desk, '100', '40 € less than today'],
] as const)
  test(`the owner at ${where} tries a booking by the draft and reads its price beside today's, and why a day is closed`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house')
    const hour = page.getByLabel('E-Foil Private Rent prices, 1 hour, Price, in euros')
    await hour.fill(cents)
    await hour.press('Enter')
    await page.getByRole('tab', { name: 'Try a booking' }).click()
    const draft = page.getByRole('region', { name: 'In the draft' })
    const today = page.getByRole('region', { name: 'Today' })
    await page.getByRole('button', { name: 'One foil more' }).click()
    await expect(draft.getByRole('status')).toHaveText(`${2 * Number(cents)} €`)
    await expect(today.getByRole('status')).toHaveText('240 €')
    await expect(page.getByText(more)).toBeVisible()
    await expect(page.getByText('Draft saved')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Activity', { exact: true }).selectOption({ label: 'Wake Surf' })
    await page.getByLabel('Place', { exact: true }).selectOption({ label: 'Club, Málaga' })
    await expect(draft.getByText('Wake Surf is not offered at Málaga')).toBeVisible()
    await page.getByLabel('Place', { exact: true }).selectOption({ label: 'Noblessner, Tallinn' })
    await expect(page.getByText('The price is the same.')).toBeVisible()

    await page.getByRole('tab', { name: 'Hours' }).click()
    await page.getByRole('button', { name: 'Add closed days at Noblessner, Tallinn' }).click()
    const row = page.getByRole('listitem', { name: 'Noblessner, Tallinn, closed days 1' })
    await row.getByRole('group', { name: 'Last day' }).getByRole('button').first().click()
    await chooseDay(page, 3)
    await row.getByLabel('Reason shown to guests').fill('Regatta')
    await page.getByRole('tab', { name: 'Try a booking' }).click()
    await expect(page.getByLabel('Start', { exact: true })).toContainText('not offered')
    await expect(
      draft.getByText(/^It cannot be booked with the draft\. Closed: Regatta\. Open again on/),
    ).toBeVisible()
    await expect(today.getByText('cannot be booked')).toHaveCount(0)
    await expect(page.getByText('Draft saved')).toBeVisible()
    await expectAccessible(page)

    await restoreLast(page)
    await expect(page.getByText('Everything is published')).toBeVisible()
  })
