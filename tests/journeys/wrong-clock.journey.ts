import type { Page } from '@playwright/test'
import { openDashboard, pendingRequest } from './staff-hand.ts'
import { chooseDay, chooseTime, desk, expect, phone, tellWho, test } from './visitor.ts'

// Clocks of phones and computers are sometimes wrong; the server's clock decides what has passed, is today or can be undone.

const hours = 60 * 60 * 1000
const wrongBy = (page: Page, ms: number) => page.clock.install({ time: Date.now() + ms })

test('a phone whose clock is five days ahead books a ride in three days, held for 15 minutes', async ({
  visit,
}) => {
  const page = await visit(phone)
  await wrongBy(page, 5 * 24 * hours)
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 3)
  await chooseTime(page, '12:00')
  await tellWho(page, { name: 'Vello Vale', email: 'vello@example.ee', phone: '+372 5123 4567' })
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.waitForURL('**/checkout')
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^1[0-5] minutes/)
  await page.getByRole('button', { name: /Create Test Booking/ }).click()
  await page.waitForURL('**/booking-success?**')
})

for (const [off, day] of [
  [-10, 19],
  [10, 22],
] as const)
  test(`a desk whose clock is ${off} hours off can undo a cancel for ten minutes`, async ({ visit }) => {
    const page = await visit(desk)
    await wrongBy(page, off * hours)
    await openDashboard(page)
    await pendingRequest(page, `Uno ${day}`, day)
    await page.getByRole('tab', { name: /^Alerts/ }).click()
    const row = page
      .getByRole('listitem')
      .filter({ hasText: `Uno ${day}` })
      .last()
    await row.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click()
    await row.getByRole('button', { name: 'Undo 10 min' }).click()
    await expect(row.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
    await expect(page.getByText(/^Refreshed \d s ago$/)).toBeVisible()
  })
