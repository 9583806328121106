import type { Locator } from '@playwright/test'
import { testOnOwnServer } from './own-server.ts'
import {
  callBehind,
  focused,
  openDashboard,
  pendingRequest,
  pressUntil,
  rowOf,
  walkIn,
} from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

test('staff run the day by keyboard alone: start, complete, confirm, move, cancel, undo', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  await walkIn(page, 'Dora Dock', 'dubai')
  await pendingRequest(page, 'Kati Keys', 21)
  const dora = rowOf(page, 'Dora Dock')
  await expect(dora).toBeVisible()

  await pressUntil(page, 'Tab', /^Start$/, 'Dora Dock')
  await page.keyboard.press('Enter')
  await expect(dora).toContainText('In progress')
  await expectToast(page, 'Booking status updated successfully')
  await expect.poll(() => focused(page)).toBe('button "Complete"')
  await page.keyboard.press('Enter')
  await expect(dora).toContainText('Completed')
  await expect.poll(() => focused(page)).toBe('button "Call Dora Dock"')

  await page.getByRole('tab', { name: /^Bookings/ }).focus()
  for (const tab of [/^Equipment/, /^Alerts/]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  }
  const kati = rowOf(page, 'Kati Keys')
  await expect(kati).toContainText('Pending')
  await pressUntil(page, 'Tab', /^Move Kati Keys$/)
  await page.keyboard.press('Enter')
  const moving = page.getByRole('dialog', { name: 'Move Kati Keys' })
  await expect(moving.getByRole('button', { name: 'Move to 11:00' })).toBeVisible()
  await pressUntil(page, 'Tab', /^Move to 11:00$/)
  await page.keyboard.press('Enter')
  await expect(kati).toContainText('11:00')
  await expect(moving).toBeHidden()
  await expect.poll(() => focused(page)).toBe('button "Move Kati Keys"')

  await pressUntil(page, 'Tab', /^Confirm$/, 'Kati Keys')
  await page.keyboard.press('Enter')
  await expect(kati).toContainText('Confirmed')
  await expect.poll(() => focused(page)).toBe('button "Start"')

  await pressUntil(page, 'Shift+Tab', /^Cancel$/, 'Kati Keys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(
    'Are you sure you want to cancel this booking for Kati Keys? This action cannot be undone.',
  )
  await expect.poll(() => focused(page)).toBe('button "Keep Booking"')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('button "Cancel Booking"')
  await page.keyboard.press('Enter')
  await expect(kati).toContainText('Cancelled')
  await expect.poll(() => focused(page)).toMatch(/^button "Undo 10 min"/)
  await page.keyboard.press('Enter')
  await expect(kati).toContainText('Confirmed')
})

test('the focus returns to its row when the button that opened the dialog is gone', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const { id } = await pendingRequest(page, 'Fia Focus', 29)
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  const fia = rowOf(page, 'Fia Focus')
  await fia.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect.poll(() => focused(page)).toBe('button "Keep Booking"')
  // A colleague was faster.
  await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'cancelled' })
  // Content behind the dialog is hidden from screen readers.
  await expect(page.locator('li', { hasText: 'Fia Focus' }).last()).toContainText('Cancelled')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^button "Undo 10 min"/)
})

test('on a phone no action takes more than two taps', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  await walkIn(page, 'Tiina Tap', 'malaga')
  await pendingRequest(page, 'Peeter Phone', 23)
  let taps = 0
  const tap = async (what: Locator, position?: { x: number; y: number }) => {
    taps += 1
    await what.tap({ position })
  }
  // A second tap on the same spot within a moment does not press the button that appeared there.
  const atItsEdge = { x: 6, y: 6 }
  const counted = async (act: () => Promise<void>) => {
    taps = 0
    await act()
    expect(taps).toBeLessThanOrEqual(2)
  }
  const tiina = rowOf(page, 'Tiina Tap')
  await counted(() => tap(tiina.getByRole('button', { name: 'Start' })))
  await expect(tiina).toContainText('In progress')
  await counted(() => tap(tiina.getByRole('button', { name: 'Complete' }), atItsEdge))
  await expect(tiina).toContainText('Completed')

  await page.getByRole('tab', { name: /^Alerts/ }).tap()
  const peeter = rowOf(page, 'Peeter Phone')
  await counted(async () => {
    await tap(peeter.getByRole('button', { name: 'Move Peeter Phone' }))
    await tap(page.getByRole('button', { name: 'Move to 11:00' }))
  })
  await expect(peeter).toContainText('11:00')
  const strip = page.getByRole('region', { name: /^Undo the last/ })
  await counted(() => tap(strip.getByRole('button', { name: 'Undo' })))
  await expect(peeter).toContainText('10:00')
  await counted(() => tap(peeter.getByRole('button', { name: 'Confirm' })))
  await expect(peeter).toContainText('Confirmed')
  await counted(async () => {
    await tap(peeter.getByRole('button', { name: 'Cancel', exact: true }))
    await tap(page.getByRole('button', { name: 'Cancel Booking' }))
  })
  await expect(peeter).toContainText('Cancelled')
  await counted(() => tap(peeter.getByRole('button', { name: /^Undo/ })))
  await expect(peeter).toContainText('Confirmed')
})

for (const size of [desk, phone])
  test(`popover, history, table, closing and tabs of the dashboard are accessible at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const name = `Axel Axe${size.width}`
    const place = size === desk ? 'puhajarve' : 'koh-phangan'
    await walkIn(page, name, place)
    await page.getByLabel('Place', { exact: true }).selectOption(place)
    const block = page
      .locator('button[data-booking]')
      .filter({ hasText: '' })
      .and(page.getByTitle(new RegExp(name)))
    await expect(block).toBeVisible()
    await expectAccessible(page)
    // By keyboard: into the board and along it.
    await page.getByLabel('Timeline of the day by unit').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('button[data-block]:focus')).toHaveCount(1)
    await block.focus()
    await page.keyboard.press('Enter')
    const about = page.getByRole('dialog', { name })
    await expect(about).toContainText('E-foil rental')
    await about.getByRole('button', { name: 'History' }).click()
    await expect(about).toContainText('Entered by staff')
    await expect(about).toContainText('Stands at the dock')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
    await expect(block).toBeFocused()

    await page.getByRole('button', { name: 'Show as table' }).click()
    const table = page.getByRole('table', { name: 'The day as a table' })
    await expect(table).toContainText(name)
    if (size === desk) {
      await table.getByRole('button', { name: 'Customer' }).click()
      await expect(table.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show as board' }).click()

    await page.getByRole('button', { name: 'Close a unit or place' }).click()
    const closing = page.getByRole('dialog', { name: 'Close a unit or place' })
    await expect(closing).toContainText(/^Close a unit or placeAt \w/)
    await closing.getByLabel('Unit', { exact: true }).selectOption({ label: 'E-foil 6' })
    await closing.getByRole('button', { name: 'Close it' }).click()
    await expect(closing).toContainText('Please say why')
    await expectAccessible(page)
    await closing.getByLabel('Reason').fill('Battery change')
    await closing.getByRole('button', { name: 'Close it' }).click()
    await page
      .getByRole('dialog', { name: 'E-foil 6 is closed' })
      .getByRole('button', { name: 'Done' })
      .click()
    const hatch = page.getByRole('button', { name: /^Why E-foil 6 is closed: Battery change/ })
    await hatch.focus()
    await page.keyboard.press('Enter')
    const why = page.getByRole('dialog', { name: 'Why E-foil 6 is closed' })
    await expect(why).toContainText('main_admin')
    await expectAccessible(page)
    await why.getByRole('button', { name: 'Open again' }).click()
    await expect(hatch).toBeHidden()
    for (const tab of ['Equipment', 'Alerts']) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
      await expectAccessible(page)
    }
  })
