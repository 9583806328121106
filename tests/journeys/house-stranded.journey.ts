import type { Page } from '@playwright/test'
import { dateAhead } from './clock.ts'
import { publishBehind, undoPublish } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { chooseDay, desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

const publish = (page: Page) => page.getByRole('button', { name: 'Publish…' }).click()

for (const [where, size, place, location] of [
  ['a phone', phone, 'Club, Málaga', 'malaga'],
  ['a desk', desk, 'Pühajärve', 'puhajarve'],
] as const)
  test(`the owner at ${where} who closes days with bookings sees each booking, and goes back or keeps them`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house?part=hours')
    const date = dateAhead(6)
    const customerName = `Mari Maasikas ${size.width}`
    const of = { location, date, customerName, customerPhone: '+372 5550 1234', channel: 'phone' }
    const ride = { ...of, activity: 'efoil-private', duration: '1h', units: 1, time: '12:00' }
    const { reference } = await callBehind(page, 'POST', '/api/staff/bookings', ride)

    await page.getByRole('button', { name: `Add closed days at ${place}` }).click()
    const row = page.getByRole('listitem', { name: `${place}, closed days 1` })
    await row.getByRole('group', { name: 'Last day' }).getByRole('button').first().click()
    await chooseDay(page, 7)
    await row.getByLabel('Reason shown to guests').fill('Regatta')
    await publish(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    const warning = dialog.getByRole('alert')
    await expect(warning).toContainText(/\d+ upcoming bookings? could no longer be sold\./)
    const booking = warning.getByRole('listitem').filter({ hasText: customerName })
    await expect(booking).toContainText(`(${reference}), ${place}`)
    await expect(booking).toContainText('12:00: Closed: Regatta. Open again on')
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Back to the draft' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/not published yet$/)).toBeVisible()
    await publish(page)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(page.getByText('Everything is published')).toBeVisible()
    await page.goto('/booking-dashboard')
    await page.getByRole('searchbox', { name: 'Find a booking' }).fill(reference)
    await expect(page.getByRole('button', { name: new RegExp(customerName) }).first()).toContainText(
      'Confirmed',
    )
    const reopen = () =>
      publishBehind(page, ({ places }) => {
        places[location]!.closed = []
      })
    await reopen()

    await page.goto('/admin/house')
    await undoPublish(page)
    await expect(booking).toContainText('12:00: Closed: Regatta. Open again on')
    await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText('(Regatta): new')
    await expect(dialog.getByLabel('Note')).toHaveValue(/^Undoes version \d+$/)
    await expectAccessible(page)

    const name = booking.getByRole('button', { name: customerName })
    await name.click()
    const sheet = page.getByRole('dialog', { name: customerName })
    for (const act of ['Call', 'Email', 'Move'])
      await expect(sheet.getByRole('button', { name: `${act} ${customerName}` })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: `Move ${customerName}` }).click()
    await page
      .getByRole('button', { name: /^Move to \d/ })
      .first()
      .click()
    await expectToast(page, 'Booking Rescheduled')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(name).toBeFocused()
    await expect(booking).toContainText(/: now \w+ \d/)
    await dialog.getByRole('button', { name: 'Back to the draft' }).click()
    await expect(page.getByText('1 change, not published yet')).toBeVisible()
    await reopen()
  })
