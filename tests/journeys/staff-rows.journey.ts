import type { Locator } from '@playwright/test'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard, pendingRequest, rowToPress, walkIn } from './staff-hand.ts'
import { desk, expect, phone } from './visitor.ts'

const test = testOnOwnServer()

for (const [index, size] of [phone, desk].entries()) {
  const at = `at ${size.width}`

  test(`a row of the booking dashboard opens, and a payment takes two presses, ${at}`, async ({ visit }) => {
    const page = await visit(size)
    await openDashboard(page)
    const name = `Rosa Row${size.width}`
    const { id } = await walkIn(page, name)
    await page.getByRole('tab', { name: /^Bookings/ }).click()
    await page.getByRole('listitem').getByRole('button', { name, exact: true }).click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toContainText('+372 5123 4567')
    // A number is on one line, high enough for a finger.
    expect((await sheet.getByRole('link', { name: '+372 5123 4567' }).boundingBox())!.height).toBeLessThan(36)
    await expect(sheet).toContainText('not paid')
    await sheet.getByRole('button', { name: 'History' }).click()
    await expect(sheet).toContainText('Stands at the dock')
    await sheet.getByRole('button', { name: 'Money' }).click()
    await sheet.getByRole('button', { name: 'Record payment' }).click()
    await sheet.getByRole('button', { name: 'Record payment' }).click()
    await expect(sheet).toContainText(', paid')
    for (const status of ['in_progress', 'completed'])
      await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status })
    await sheet.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
  })

  test(`a row of the jetski desk opens from the schedule, ${at}`, async ({ visit }) => {
    const page = await visit(size)
    await openDashboard(page, 'jetski_admin', '/admin/jetskis')
    const name = `Sven Schedule${size.width}`
    await pendingRequest(page, name, 29 + index, { notes: 'Harbour first', startTime: '12:00' })
    await page.getByRole('button', { name: /pending approval/ }).click()
    await page.getByRole('button', { name, exact: true }).click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toContainText('Harbour first')
    await expect(sheet).toContainText('hand@example.ee')
    await sheet.getByRole('button', { name: 'Money' }).click()
    await expect(sheet).toContainText('Nothing was paid yet')
    await sheet.getByRole('button', { name: 'History' }).click()
    await expect(sheet).toContainText('Booked')
    await sheet.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  })
}

test('a sheet opened by search follows the changes of other staff', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const { id } = await walkIn(page, 'Sonja Search')
  await page.getByRole('searchbox').fill('Sonja Search')
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Sonja Search/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Sonja Search' })
  await expect(sheet.getByText('Confirmed', { exact: true })).toBeVisible()
  await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'in_progress' })
  await expect(sheet.getByText('In progress', { exact: true })).toBeVisible()
  await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' })
  await expect(sheet.getByText('Cancelled', { exact: true })).toBeVisible()
})

test('on a phone search results are nearly as wide as the page, so that customer and time are readable', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page)
  await walkIn(page, 'Philippa Phone')
  await page.getByRole('searchbox').fill('Philippa Phone')
  const found = page.getByRole('search').getByRole('button', { name: /^Philippa Phone/ })
  expect((await found.boundingBox())!.width).toBeGreaterThan(phone.width * 0.85)
})

test('on a phone an Arabic name too long for its row shows its first letters', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  const name = 'محمد عبد الرحمن الشريف القاسمي الهاشمي'
  const { id } = await walkIn(page, name)
  /** Pixels by which the first range are beyond the right edge. */
  const beyond = (shown: Locator) =>
    shown.evaluate((element) => {
      const range = document.createRange()
      range.setStart(element.firstChild!, 0)
      range.setEnd(element.firstChild!, 4)
      return range.getBoundingClientRect().right - element.getBoundingClientRect().right
    })
  const inRow = page.getByRole('listitem').getByRole('button', { name, exact: true }).locator('span')
  await inRow.scrollIntoViewIfNeeded()
  expect(await beyond(inRow)).toBeLessThanOrEqual(1)
  await page.getByRole('searchbox').fill(name)
  expect(await beyond(page.getByRole('search').getByText(name, { exact: true }))).toBeLessThanOrEqual(1)
  // There are few boards at this hour, and other tests need them.
  await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' })
})

test('the sheet of a customer with a very long name without spaces keeps its width and close button', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  const name = 'Maximilian'.repeat(12)
  await walkIn(page, name)
  await page.getByRole('searchbox').fill(name.slice(0, 100))
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a popover stays on the screen when new rows push its row below it', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  await walkIn(page, 'Pelle Pushed', 'puhajarve', 60)
  await rowToPress(page, 'Pelle Pushed').getByRole('button', { name: 'Move Pelle Pushed' }).click()
  const otherDay = page.getByRole('button', { name: 'Another day' })
  await expect(otherDay).toBeInViewport({ ratio: 1 })
  await page.getByRole('main').evaluate((main) => {
    main.style.paddingTop = '2000px'
  })
  await expect(rowToPress(page, 'Pelle Pushed')).not.toBeInViewport()
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(otherDay).toBeInViewport({ ratio: 1 })
})
