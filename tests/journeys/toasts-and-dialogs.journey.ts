import { answerFromNowOn } from './answers.ts'
import { testOnOwnServer } from './own-server.ts'
import { cancelRow, openDashboard, pendingRequest, rowToPress, walkIn } from './staff-hand.ts'
import { expectToastApart, holdToast } from './toasts.ts'
import { expect, phone } from './visitor.ts'

// A toast and a dialog that are open at the same time.

const test = testOnOwnServer()

test('a sheet does not move while it is pressed, even when a toast is due to end', async ({ visit }) => {
  const page = await visit(phone)
  await page.clock.install()
  await openDashboard(page)
  await pendingRequest(page, 'Gone Before', 29, { startTime: '16:00' })
  await pendingRequest(page, 'Pressed Long', 30, { startTime: '16:00' })
  await page.getByRole('tab', { name: /^Alerts/ }).tap()
  await cancelRow(page, 'Gone Before')
  await rowToPress(page, 'Pressed Long').getByRole('button', { name: 'Cancel', exact: true }).tap()
  const toast = page.locator('li[data-swipe-direction]')
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Keep Booking' }).hover()
  await page.mouse.down()
  await page.clock.runFor(6_000)
  await expect(toast).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(toast).toHaveCount(0)
})

test('a booking that is higher than a small phone opens at its name, with the focus inside', async ({
  visit,
}) => {
  const page = await visit({ width: 375, height: 553 })
  await openDashboard(page)
  const notes = 'We come by bus, with many bags. '.repeat(6)
  await pendingRequest(page, 'Small Phone', 26, { startTime: '11:00', notes })
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  await rowToPress(page, 'Small Phone').getByRole('button', { name: 'Small Phone', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Small Phone' })
  const close = sheet.getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  await expect(sheet.getByRole('heading', { name: 'Small Phone' })).toBeInViewport({ ratio: 1 })
  await expect(close).not.toBeInViewport()
  // Once the focus moves, it is in sight.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await expect(close).toBeInViewport()
})

test('closing a toast leaves the dialog below it open and unchanged', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  await pendingRequest(page, 'Crossed Out', 29, { startTime: '13:00' })
  await pendingRequest(page, 'Stays Booked', 30, { startTime: '13:00' })
  await page.getByRole('tab', { name: /^Alerts/ }).tap()
  await cancelRow(page, 'Crossed Out')
  await holdToast(page)
  await rowToPress(page, 'Stays Booked').getByRole('button', { name: 'Cancel', exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog).toBeVisible()
  await expectToastApart(page)
  await page.getByRole('button', { name: 'Close this message', includeHidden: true }).tap()
  await expect(page.locator('li[data-swipe-direction]')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Keep Booking' }).tap()
  await expect(rowToPress(page, 'Stays Booked')).toContainText('Pending')
})

test('the toast of a refusal closes when another dialog opens', async ({ visit }) => {
  const page = await visit()
  await openDashboard(page)
  await pendingRequest(page, 'Refused Once', 28, { startTime: '13:00' })
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  await answerFromNowOn(page, '**/api/bookings/*/status', (route) => route.abort())
  await rowToPress(page, 'Refused Once').getByRole('button', { name: 'Confirm' }).click()
  await holdToast(page)
  await rowToPress(page, 'Refused Once').getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
  await expect(page.locator('li[data-swipe-direction]')).toHaveCount(0)
})

test('Escape closes the dialog even if a toast came after it', async ({ visit }) => {
  const page = await visit()
  await openDashboard(page, 'main_admin', '/admin')
  await walkIn(page, 'Stays Listed', 'puhajarve', 9 * 24 * 60)
  await page.reload()
  await answerFromNowOn(page, '**/api/admin/test-drive/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete Stays Listed' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to delete item.')
  await holdToast(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('in a dialog taller than the screen, Tab scrolls its last button and first field into view', async ({
  visit,
}) => {
  const page = await visit({ width: 844, height: 390 })
  await openDashboard(page)
  await page.getByRole('button', { name: 'New booking' }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.locator('input').first()
  const last = dialog.getByRole('button').last()
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
})
