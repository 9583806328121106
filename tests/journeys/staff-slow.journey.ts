import type { Page, Route } from '@playwright/test'
import { dateAhead } from './clock.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard, walkIn } from './staff-hand.ts'
import { desk, expect } from './visitor.ts'

const test = testOnOwnServer()

/** Holds the answers to some requests until released. Call it before `page.goto`. */
async function holdAnswers(page: Page, url: RegExp): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route: Route) => {
    await free
    await route.continue()
  })
  return () => letGo()
}

test('a day that is still loading is not shown as empty', async ({ visit }) => {
  const page = await visit(desk)
  const letGo = await holdAnswers(page, new RegExp(`/api/bookings\\?from=${dateAhead(5)}`))
  await openDashboard(page)
  const name = 'Sanna Slow'
  await walkIn(page, name, 'puhajarve', 5 * 24 * 60)
  await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Pühajärve' })
  const next = page.getByRole('button', { name: 'Next day' })
  // The demo's sample bookings end two days ahead.
  for (let day = 0; day < 4; day++) await next.click()
  await page.getByRole('button', { name: 'Show as table' }).click()
  const day = page.locator('section').filter({ has: page.locator('#board') })
  await expect(day.getByText('Nothing is booked or closed on this day.')).toBeVisible()
  await next.click()
  await expect(day.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(day.getByText('Nothing is booked or closed on this day.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show as board' }).click()
  await expect(day.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  letGo()
  await expect(day.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  await expect(day.getByText('Loading...')).toHaveCount(0)
})

test('figures of one range are not shown for another range while that one loads', async ({ visit }) => {
  const page = await visit(desk)
  const letGo = await holdAnswers(page, /\/api\/analytics\/overview\?range=month/)
  await openDashboard(page)
  const figures = page.getByRole('region', { name: 'Figures' })
  await expect(figures.getByText('Total Revenue')).toBeVisible()
  await page.getByText('This Month', { exact: true }).click()
  await expect(figures.getByText('Total Revenue')).toHaveCount(0)
  letGo()
  await expect(figures.getByText('Total Revenue')).toBeVisible()
})
