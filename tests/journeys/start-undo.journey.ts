import type { Locator, Page } from '@playwright/test'
import { theHouse } from '#domain/house/the-house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { dateAhead } from './clock.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, lineInSchedule, openDashboard, walkIn } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

// Start and Complete: a second press on the same spot does nothing, both can be undone, and a start with objections asks first.

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button', { name: 'Cancel' }) })
    .last()
const undoOf = (page: Page, act: string) =>
  page.getByRole('region', { name: `Undo the last ${act}` }).getByRole('button', { name: 'Undo' })

async function startTwiceAndUndo(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Start', exact: true }).dblclick()
  await expect(undoOf(page, 'start')).toBeVisible()
  await expect(row).toContainText('In progress')
  await expectAccessible(page)
  await undoOf(page, 'start').click()
  await expect(row).toContainText('Confirmed')
  await expect(undoOf(page, 'start')).toHaveCount(0)
}

for (const size of [phone, desk])
  test(`start and complete take one press each and can be undone at ${size.width}`, async ({ visit }) => {
    const page = await visit(size)
    await openDashboard(page)
    const name = `Signe Start ${size.width}`
    const { units, location } = await walkIn(page, name, size === desk ? 'koh-phangan' : 'puhajarve')
    const row = rowOf(page, name)
    await startTwiceAndUndo(page, row)

    await row.getByRole('button', { name: 'Start', exact: true }).press('Enter')
    await expect(row).toContainText('In progress')
    await expect(undoOf(page, 'start')).toBeVisible()
    await tabStaysInSight(page)
    await row.getByRole('button', { name: 'Complete', exact: true }).press('Enter')
    await expect(undoOf(page, 'complete')).toBeVisible()
    // The name and the undone action are fully readable.
    const words = page.getByRole('region', { name: 'Undo the last complete' }).locator('b')
    expect(await words.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await page.reload()
    await undoOf(page, 'complete').click()
    await expect(row).toContainText('In progress')
    // The machine has the state of its ride.
    await page.getByRole('tab', { name: /^Equipment/ }).click()
    const machine = page
      .getByRole('region', { name: placeText(locationOf(theHouse, location)) })
      .getByRole('listitem')
      .filter({ hasText: units[0] ?? '' })
    await expect(machine.locator('.badge')).toHaveText('In use')
  })

for (const size of [phone, desk])
  test(`starting a ride on another day asks first and can be undone on the jetski desk at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/jetskis?view=schedule')
    const name = `Jaan Jet ${size.width}`
    const time = await jetski(page, name, size === desk ? 33 : 34)
    const row = await lineInSchedule(page, name)
    await expect(row).toContainText('Confirmed')
    const start = row.getByRole('button', { name: 'Start', exact: true })
    await start.click()
    const dialog = page.getByRole('dialog', { name: 'Start this ride?' })
    await expect(dialog).toContainText('This ride is booked for')
    await expect(dialog).toContainText(time)
    await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Confirmed')

    await start.press('Enter')
    await dialog.getByRole('button', { name: 'Start anyway' }).click()
    await expect(row).toContainText('In progress')
    await expect(undoOf(page, 'start')).toBeVisible()
    await page.reload()
    await undoOf(page, 'start').click()
    await lineInSchedule(page, name)
    await expect(row).toContainText('Confirmed')
  })

for (const size of [phone, desk])
  test(`a colleague undoes a complete in the row and a start in the booking at ${size.width}`, async ({
    visit,
  }) => {
    const admin = await visit(desk)
    await openDashboard(admin)
    const name = `Urve Undo ${size.width}`
    const { id } = await walkIn(admin, name, size === desk ? 'tallinn' : 'puhajarve')
    const to = (status: string) => callBehind(admin, 'PATCH', `/api/bookings/${id}/status`, { status })
    await to('in_progress')
    await to('completed')
    const page = await visit(size)
    await openDashboard(page, 'rayfoil_ambassador')
    const row = page.getByRole('listitem').filter({ hasText: name }).last()
    await row.getByRole('button', { name: `More for ${name}` }).click()
    const complete = page.getByRole('menuitem', { name: 'Undo complete' })
    await expectAccessible(page)
    await complete.click()
    await expect(row).toContainText('In progress')

    await row.getByRole('button', { name, exact: true }).click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('button', { name: `More for ${name}` }).click()
    const start = page.getByRole('menuitem', { name: 'Undo start' })
    await expect(start).toBeVisible()
    // An administrator was faster.
    await page.route(`**/api/bookings/${id}/undo`, async (route) => {
      await callBehind(admin, 'POST', `/api/bookings/${id}/undo`, { status: 'in_progress' })
      await route.continue()
    })
    await start.click()
    await expect(page.getByText('This booking is confirmed: no start is left to undo.').first()).toBeVisible()
    await expect(sheet).toContainText('Confirmed')
    await expect(sheet.getByRole('button', { name: `More for ${name}` })).toHaveCount(0)
  })

test('an undo strip that was closed stays closed after a reload', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/jetskis?view=schedule')
  const name = 'Kadri Close'
  await jetski(page, name, 35)
  const row = await lineInSchedule(page, name)
  await row.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start anyway' }).click()
  const strip = page.getByRole('region', { name: 'Undo the last start' })
  await strip.getByRole('button', { name: 'Close' }).click()
  await expect(strip).toHaveCount(0)
  await page.reload()
  await lineInSchedule(page, name)
  await expect(row).toContainText('In progress')
  await expect(strip).toHaveCount(0)
  // The row still has it.
  await row.getByRole('button', { name: 'Undo start' }).click()
  await expect(row).toContainText('Confirmed')
  await expect(row.getByRole('button', { name: `Edit ${name}` })).toBeFocused()
})

/** Elements reached by Tab are not under the strip at the foot of the page. */
async function tabStaysInSight(page: Page): Promise<void> {
  for (let pressed = 0; pressed < 25; pressed++) {
    await page.keyboard.press('Tab')
    const isUnder = await page.evaluate(() => {
      const strip = document.querySelector('section[aria-label^="Undo the last"]')!
      const { left, top, width, height } = document.activeElement!.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      return strip.contains(onTop) && !strip.contains(document.activeElement)
    })
    expect(isUnder, `under the strip after Tab ${pressed + 1}`).toBe(false)
  }
}

/** A confirmed jetski this many days ahead. */
async function jetski(page: Page, customerName: string, days: number) {
  const date = dateAhead(days)
  const time = '13:00'
  await callBehind(page, 'POST', '/api/staff/bookings', {
    activity: 'jetski',
    date,
    time,
    participants: 1,
    equipment: 'Trixx 2025 Red',
    customerName,
    customerPhone: '+372 5123 4567',
    duration: '1h',
    channel: 'phone',
  })
  return time
}
