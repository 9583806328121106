import type { Page } from '@playwright/test'
import { dateAhead } from './clock.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { desk, expect, phone, test } from './visitor.ts'

const place = 'puhajarve'
/** Days from now without sample bookings, different for each size. */
const sizes = [
  ['390', phone, 16],
  ['1440', desk, 20],
] as const

/** A booking at a start that no form offers. */
const odd = (page: Page, customerName: string, start: { date: string; time: string }) =>
  callBehind(page, 'POST', '/api/staff/bookings', {
    activity: 'test-drive',
    location: place,
    ...start,
    customerName,
    customerPhone: '+372 5123 4567',
    units: 1,
    duration: '1h',
    channel: 'phone',
    override: 'They asked for it',
  })

async function openDay(page: Page, days: number) {
  await page.getByRole('combobox', { name: 'Place' }).selectOption(place)
  for (let day = 0; day < days; day++) await page.getByRole('button', { name: 'Next day' }).click()
}

for (const [width, size, days] of sizes)
  test(`early starts and rides past midnight are visible on each of their days at ${width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    await odd(page, 'Early Ebba', { date: dateAhead(days), time: '06:30' })
    await odd(page, 'Nora Night', { date: dateAhead(days), time: '23:30' })
    await openDay(page, days)
    const early = page.getByRole('button', { name: /06:30 to 07:30, Early Ebba/ })
    const night = page.getByRole('button', { name: /23:30 to 00:30, Nora Night/ })
    for (const block of [early, night]) {
      await block.scrollIntoViewIfNeeded()
      await expect(block).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('button', { name: 'Next day' }).click()
    await expect(early).toHaveCount(0)
    await night.scrollIntoViewIfNeeded()
    await expect(night).toBeInViewport({ ratio: 1 })
    await night.click()
    await expect(page.getByRole('dialog', { name: 'Nora Night' })).toContainText('23:30 to 00:30')
  })

const desks = [
  ['the booking dashboard', '/booking-dashboard', 'main_admin', "Today's Bookings", 'Figures'],
  ['the jetski desk', '/admin/jetskis', 'jetski_admin', 'Recent Jetski Bookings', 'Today in figures'],
] as const

for (const [name, address, role, list, figures] of desks) {
  test(`on a phone the first row of today is on the first screen of ${name}, above the figures`, async ({
    visit,
  }) => {
    const page = await visit(phone)
    await openDashboard(page, role, address)
    const today = page.getByRole('region', { name: list })
    const row = today
      .getByRole('listitem')
      .filter({ hasText: /ML-/ })
      .filter({ hasNot: page.getByRole('list') })
    await expect(row.first()).toBeVisible()
    const first = (await row.first().boundingBox())!
    expect(first.y + first.height - (await lateHeight(page))).toBeLessThanOrEqual(phone.height)
    const after = (await page.getByRole('region', { name: figures }).boundingBox())!
    expect(after.y).toBeGreaterThan(first.y + first.height)
  })

  test(`at 1440 the whole board of ${name} is visible without scrolling`, async ({ visit }) => {
    const page = await visit(desk)
    await openDashboard(page, role, address)
    const timeline = page.getByRole('region', { name: /^Timeline of/ })
    await expect(timeline).toBeVisible()
    const board = (await timeline.boundingBox())!
    expect(board.y + board.height - (await lateHeight(page))).toBeLessThanOrEqual(desk.height)
    expect(await timeline.evaluate((view) => view.scrollWidth - view.clientWidth)).toBeLessThanOrEqual(0)
  })
}

/** Late returns are above the day. */
async function lateHeight(page: Page): Promise<number> {
  const late = page.getByRole('region', { name: 'Late returns' })
  return (await late.count()) === 0 ? 0 : ((await late.boundingBox())?.height ?? 0)
}

test('on a phone one press leads from the list of today to the board below it', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  await page.getByRole('link', { name: 'See the day by unit' }).click()
  await expect(page.getByRole('region', { name: 'Timeline of the day by unit' })).toBeInViewport()
})
