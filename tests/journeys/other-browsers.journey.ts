import type { Page } from '@playwright/test'
import { screens } from '#contract/screens.ts'
import { openDashboard } from './staff-hand.ts'
import { chooseDay, chooseTime, desk, expect, phone, tellWho, test } from './visitor.ts'

// Where Safari, or an address without TLS, differs from the browser of these journeys.

/** Opens a page and waits until it is hydrated. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }), { once: true }),
  )
  await page.goto(path)
  await page.waitForFunction(() => 'isHydrated' in window, undefined, { timeout: 30_000 })
}

test('every page works in a browser without Temporal, as on iPhones', async ({ visit }) => {
  const page = await visit(phone)
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Temporal')
  })
  await openDashboard(page)
  for (const { paths } of Object.values(screens)) await openAlive(page, paths[0])
  await page.goto('/admin/house')
  await expect(
    page.getByRole('combobox', { name: 'Months of the new season of E-Foil Private Rent' }),
  ).toBeVisible()
})

test('a number typed into a clicked field replaces the old one, even in browsers that set the caret late', async ({
  visit,
}) => {
  const page = await visit(desk)
  await page.context().addInitScript(() =>
    addEventListener('mousedown', (event) => {
      const field = event.target
      if (event.defaultPrevented || !(field instanceof HTMLInputElement)) return
      addEventListener('mouseup', () => field.setSelectionRange(0, 0), { once: true })
    }),
  )
  await openAlive(page, '/booking/efoil-private')
  const foils = page.getByRole('spinbutton').first()
  await foils.click()
  await page.keyboard.type('3')
  await expect(foils).toHaveValue('3')
  // Focused by its label, or by code.
  await foils.blur()
  await foils.focus()
  await page.keyboard.type('2')
  await expect(foils).toHaveValue('2')
  await openDashboard(page, 'main_admin', '/admin/house')
  const price = page.getByLabel('E-Foil Private Rent prices, 1 hour, Price, in euros')
  await price.click()
  await page.keyboard.type('90')
  await expect(price).toHaveValue('90')
  await price.press('Escape')
})

test('a ride goes to checkout from an address without TLS, where browsers have no randomUUID', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.context().addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await openAlive(page, '/booking/efoil-private')
  await page.getByRole('radio', { name: /Watersports club/ }).click()
  await chooseDay(page, 27)
  await chooseTime(page, '11:00')
  await tellWho(page, { name: 'Nele Kuusk', email: 'nele@example.ee', phone: '+372 5123 4567' })
  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click()
  await page.waitForURL('**/checkout')
  await expect(page.getByText('held for you')).toBeVisible()
})
