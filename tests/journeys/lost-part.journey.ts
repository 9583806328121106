import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { dateAhead } from './clock.ts'
import { chooseDay, expect, expectAccessible, phone, test } from './visitor.ts'

// Parts of a page load on demand. If the network fails, every control still works afterwards.

/** A day at Pühajärve on which every foil is booked. */
async function fillDay(page: Page, ahead: number): Promise<void> {
  const date = dateAhead(ahead)
  const data = { date, time: '09:00', location: 'puhajarve', foilCount: 6, duration: 'full' }
  const who = { fullName: 'Quick Rival', email: 'rival@example.ee' }
  expect((await page.request.post('/api/test-drive', { data: { ...data, ...who } })).status()).toBe(201)
}

async function atFullDay(page: Page, ahead: number) {
  await fillDay(page, ahead)
  await page.goto('/booking/efoil-private')
  await page.getByRole('radio', { name: /Pühajärve/ }).click()
  await chooseDay(page, ahead)
  const wait = page.getByRole('button', { name: 'Tell me when a place is free' })
  await expect(wait).toBeVisible()
  return wait
}

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'A part of this page did not load.' })

test('a part of a page that was opened without a network loads by itself once the network is back', async ({
  visit,
}) => {
  const page = await visit(phone)
  const wait = await atFullDay(page, 24)
  await page.context().setOffline(true)
  await wait.click()
  await expect(lost(page)).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
  await expect(lost(page)).toBeHidden()
})

test("a part of a page whose failure is cached loads with 'Try again', and entries are kept", async ({
  visit,
}) => {
  const page = await visit(phone)
  const wait = await atFullDay(page, 25)
  await page.getByLabel('Full name').fill('Kept Name')
  await answerFromNowOn(page, '**/assets/waitlist-dialog-*.js', (route) => route.abort())
  await wait.click()
  await expect(lost(page)).toBeVisible()
  await page.unroute('**/assets/waitlist-dialog-*.js')
  await lost(page).getByRole('button', { name: 'Try again' }).click()
  await expect(lost(page)).toBeHidden()
  // Newer browsers request the module again; in others the page is reloaded.
  const dialog = page.getByRole('dialog').getByLabel('E-mail')
  await expect(wait.or(dialog)).toBeVisible()
  if (await wait.isVisible()) await wait.click()
  await expect(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Kept Name')
})

test('the text of a toast is shown even if its code does not load, and the menu says why it does not open', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.route(/\/assets\/(toast-view|menu-sheet)-/, (route) => route.abort())
  await page.goto('/booking/wake-surf')
  await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
  const said = page.getByRole('alert').filter({ hasText: 'Missing Information' })
  await expect(said).toContainText('Please fill in all required fields')
  await expectAccessible(page)
  await said.getByRole('button', { name: 'Close' }).click()
  await expect(said).toBeHidden()
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(lost(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
})

test('a page whose code does not load says so and offers to load it again', async ({ visit }) => {
  const page = await visit(phone)
  await page.route(/\/assets\/wake-surf-/, (route) => route.abort())
  await page.goto('/booking/wake-surf')
  const note = page.getByRole('alert').filter({ hasText: 'This page did not load fully.' })
  // Three requests for it have been sent by then.
  await expect(note).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.unroute(/\/assets\/wake-surf-/)
  await note.getByRole('link', { name: 'Load again' }).click()
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
})
