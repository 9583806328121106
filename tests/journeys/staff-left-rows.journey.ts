import type { Page } from '@playwright/test'
import { addDays } from '#domain/calendar.ts'
import { jetskiBooking } from '#web/staff/row/sample-row.ts'
import { answerFromNowOn } from './answers.ts'
import { dateAhead } from './clock.ts'
import { rowOf } from './jetski-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard, pendingRequest, rowToPress, walkIn } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, phone } from './visitor.ts'

// While staff fill in a dialog, others change its booking, so that it leaves the list behind.

const test = testOnOwnServer()

/** The row behind a dialog shows the new state of its booking; another list may show it too. */
const behindIs = (page: Page, name: string, state: string) =>
  expect(
    page.locator('main li').filter({ hasText: name }).getByText(state, { exact: true }).first(),
  ).toBeAttached()

const jetskiByPhone = {
  activity: 'jetski',
  participants: 1,
  equipment: 'Trixx 2023 Blue',
  duration: '1h',
  customerPhone: '+372 5123 4567',
  channel: 'phone',
}

test('a typed price is kept when the request is cancelled meanwhile, and the refusal says so', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page, 'jetski_admin', '/admin/jetskis')
  const name = 'Greta Gone'
  const { id } = await pendingRequest(page, name, 22, { equipment: 'GTI 130' })
  await page.getByRole('button', { name: /pending approval/ }).click()
  const row = await rowOf(page, name)
  await row.getByRole('button', { name: 'Confirm' }).click()
  const asks = page.getByRole('dialog', { name: 'What does it cost?' })
  await asks.getByLabel('Total, €').fill('300')
  await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' })
  await behindIs(page, name, 'Cancelled')
  await expect(asks.getByLabel('Total, €')).toHaveValue('300')
  await asks.getByRole('button', { name: 'Send the price' }).click()
  await expectToast(page, 'Failed to update booking status', /cancelled/)
  await expect(asks.getByRole('alert')).toContainText('cancelled')
  await expect(asks.getByLabel('Total, €')).toHaveValue('300')
  await asks.getByRole('button', { name: 'Back' }).click()
  await expect(asks).toBeHidden()
  await expect(row).toHaveCount(0)
})

test('a row that a new booking pushes out of today’s five keeps its dialog', async ({ visit }) => {
  const page = await visit(desk)
  const rowAt = (hour: number) =>
    jetskiBooking({
      reference: `ML-FIVE${hour}`,
      customerName: `Rider ${hour}`,
      date: dateAhead(0),
      time: `${hour}:00`,
      until: `${hour + 1}:00`,
    })
  const rows = [12, 13, 14, 15, 16].map(rowAt)
  let bookings = rows
  await page.route('**/api/bookings/jetski**', (route) =>
    route.fulfill({ json: { bookings, todayCount: 0, pendingCount: 0 } }),
  )
  await page.route('**/api/search**', (route) => route.fulfill({ json: rows.slice(-1) }))
  await openDashboard(page, 'jetski_admin', '/admin/jetskis')
  const recent = page.locator('section').filter({ hasText: 'Recent Jetski Bookings' })
  await recent.getByRole('button', { name: 'Edit Rider 16' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  const next = dialog.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1)
  await next.check()
  bookings = [rowAt(11), ...rows]
  await pendingRequest(page, 'Came In Before', 27)
  await expect(recent.getByText('Rider 11')).toBeAttached()
  await expect(next).toBeChecked()
  await dialog.getByRole('button', { name: 'Keep 16:00' }).click()
  await expect(dialog).toBeHidden()
})

test('a typed payment is kept when its booking is moved to a day that the board does not show', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  const name = 'Bruno Board'
  const { id } = await walkIn(page, name, 'puhajarve', 24 * 60)
  await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Pühajärve' })
  await page.getByRole('button', { name: 'Next day' }).click()
  await page
    .getByRole('region', { name: 'Timeline of the day by unit' })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByRole('button', { name: 'Money' }).click()
  await sheet.getByRole('button', { name: 'Record payment' }).click()
  await sheet.getByLabel('Note').fill('In coins')
  await callBehind(page, 'PATCH', `/api/bookings/${id}/reschedule`, { date: dateAhead(3), time: '13:00' })
  await expect(sheet.getByText('13:00 to 13:30')).toBeVisible()
  await expect(sheet.getByLabel('Note')).toHaveValue('In coins')
  await sheet.getByRole('button', { name: 'Record payment' }).click()
  await expectToast(page, 'Payment recorded')
  await expect(sheet).toContainText('In coins')
})

test('a typed payment is kept when the search no longer lists its booking', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const name = 'Sirje Searched'
  const { id } = await walkIn(page, name)
  await page.getByRole('searchbox').fill(name)
  const found = page.getByRole('search').getByRole('button', { name: new RegExp(`^${name}`) })
  await found.click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByRole('button', { name: 'Money' }).click()
  await sheet.getByRole('button', { name: 'Record payment' }).click()
  await sheet.getByLabel('Note').fill('In coins')
  await answerFromNowOn(page, '**/api/search?q=Sirje*', (route) => route.fulfill({ json: [] }))
  await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'in_progress' })
  await expect(sheet.getByText('In progress', { exact: true })).toBeVisible()
  await expect(found).toHaveCount(0)
  await expect(sheet.getByLabel('Note')).toHaveValue('In coins')
})

test('a chosen time is kept when the ride is started meanwhile and the move refused', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const name = 'Stina Started'
  const { id } = await walkIn(page, name)
  await page.getByRole('tab', { name: /^Bookings/ }).click()
  await rowToPress(page, name)
    .getByRole('button', { name: `Move ${name}` })
    .click()
  await page.getByRole('button', { name: 'Another day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  await dialog.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  const noon = dialog.getByRole('radio', { name: /^12:00/ })
  await noon.click()
  await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'in_progress' })
  await behindIs(page, name, 'In progress')
  await expect(noon).toBeChecked()
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Failed to reschedule booking')
  await expect(noon).toBeChecked()
})

test('the question before a cancel stays open when the ride is no longer among the next rides', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page, 'wakesurf_admin', '/member-dashboard')
  const name = 'Nils Next'
  const { id } = await callBehind(page, 'POST', '/api/staff/bookings', {
    activity: 'wake-surf',
    location: 'tallinn',
    units: 2,
    duration: '1h',
    sauna: false,
    customerPhone: '+372 5123 4567',
    channel: 'walk_in',
    date: dateAhead(0),
    time: Temporal.Now.plainTimeISO('Europe/Tallinn').toString({ smallestUnit: 'minute' }),
    customerName: name,
    override: 'Stands at the dock',
  })
  await rowToPress(page, name).getByRole('button', { name: 'Cancel', exact: true }).click()
  const asks = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(asks).toBeVisible()
  await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' })
  await behindIs(page, name, 'Cancelled')
  await asks.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(asks).toBeHidden()
  await expect(rowToPress(page, name)).toHaveCount(0)
})

test('the only booking without a machine keeps its dialog when it is moved meanwhile', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const date = dateAhead(9)
  const name = 'Olga Only'
  const { id } = await callBehind(page, 'POST', '/api/staff/bookings', {
    ...jetskiByPhone,
    date,
    time: '12:00',
    customerName: name,
  })
  await callBehind(page, 'POST', '/api/blocks', {
    unit: 'trixx-23-blue',
    from: `${date}T09:00`,
    to: `${date}T20:00`,
    reason: 'The hull is cracked',
  })
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  const without = page.getByRole('region', { name: 'To move or call' })
  await without.getByRole('button', { name: `Move ${name}` }).click()
  await page.getByRole('button', { name: 'Another day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  await dialog.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  await dialog.getByRole('radio', { name: /^16:00/ }).click()
  await callBehind(page, 'PATCH', `/api/bookings/${id}/reschedule`, { date: addDays(date, 2), time: '18:00' })
  await expect(dialog.getByText(', 18:00 to 19:00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Failed to reschedule booking', /, 18:00\./)
  await expect(dialog.getByRole('radio', { name: /^16:00/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Keep 18:00' }).click()
  await expect(without).toHaveCount(0)
})

test('the button for another day stays under the finger while nearby times load', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  await walkIn(page, 'Rita Resting', 'puhajarve', 60)
  const loaded = Promise.withResolvers<void>()
  await answerFromNowOn(page, '**/starts?**', async (route) => {
    await loaded.promise
    await route.fulfill({ json: { slots: [] } })
  })
  const move = rowToPress(page, 'Rita Resting').getByRole('button', { name: 'Move Rita Resting' })
  await move.evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await move.click()
  const spot = (await page.getByRole('button', { name: 'Another day' }).boundingBox())!
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height - 4)
  await page.mouse.down()
  loaded.resolve()
  await expect(page.getByText('No other time is free')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Move booking' })).toBeVisible()
})
