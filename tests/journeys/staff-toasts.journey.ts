import type { Locator, Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, cancelRow, openDashboard, pendingRequest, rowToPress, walkIn } from './staff-hand.ts'
import { expectToastApart, expectToastOffWords, holdToast } from './toasts.ts'
import { desk, expect, phone } from './visitor.ts'

const test = testOnOwnServer()

// Regression: a toast covered 'Cancel Booking' on a phone, and closing the toast cancelled a ride in progress.

/** Nine days from now, as walk-ins need the boards that are free now. */
const laterMinutes = 9 * 24 * 60
const tablet = { width: 820, height: 1180 }

/** From top to end of the page, a third of the screen at a time. */
async function scrollThrough(page: Page, screen: string): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const step = Math.max(Math.round(page.viewportSize()!.height / 3), Math.ceil(end / 12))
  for (let at = 0; at < end + step; at += step) {
    await page.evaluate((top) => scrollTo(0, top), at)
    await holdToast(page)
    await expectToastApart(page, `${screen} at ${at}`)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Opens and closes each: a dialog, a sheet, a menu, or a panel next to its button. */
async function openEach(page: Page, screen: string, openers: Locator[]): Promise<void> {
  for (const opener of openers) {
    await opener.click()
    const opened = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))
    await expect(opened).toBeVisible()
    await expectToastApart(page, `${screen}, ${await opened.textContent()}`)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
}

for (const [index, size] of [phone, tablet, desk].entries()) {
  const at = `at ${size.width}`

  test(`a toast on the booking dashboard covers no control, not even of the undo strip or dialogs, ${at}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const names = ['First', 'Second', 'Third'].map((name) => `${name} Toast${size.width}`)
    for (const [days, name] of names.entries())
      await pendingRequest(page, name, 20 + 3 * index + days, { startTime: '12:00' })
    await page.getByRole('tab', { name: /^Alerts/ }).click()
    await cancelRow(page, names[0]!)
    // A second action while the first toast is visible.
    await cancelRow(page, names[1]!)
    await holdToast(page)
    await expectToastApart(page)
    const third = rowToPress(page, names[2]!)
    await openEach(page, 'Alerts', [
      third.getByRole('button', { name: 'Cancel', exact: true }),
      third.getByRole('button', { name: /^Move / }),
      page.getByRole('button', { name: 'New booking' }),
      page.getByRole('button', { name: 'Close a unit or place' }),
      page.locator('button[data-booking]').first(),
    ])
    for (const tab of ['Alerts', 'Equipment', 'Bookings']) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
      await scrollThrough(page, tab)
    }
  })

  test(`a toast on the jetski desk covers no control, ${at}`, async ({ visit }) => {
    const page = await visit(size)
    await openDashboard(page, 'jetski_admin', '/admin/jetskis')
    const names = ['Early', 'Later'].map((name) => `${name} Ski${size.width}`)
    for (const [days, name] of names.entries())
      await pendingRequest(page, name, 20 + 2 * index + days, { startTime: '19:00' })
    await page.getByRole('button', { name: /pending approval/ }).click()
    await cancelRow(page, names[0]!, `Cancel ${names[0]}`)
    await holdToast(page)
    const later = rowToPress(page, names[1]!)
    await openEach(page, 'Schedule', [
      later.getByRole('button', { name: /^Cancel / }),
      later.getByRole('button', { name: /^Edit / }),
      page.getByRole('button', { name: 'New booking' }),
    ])
    await scrollThrough(page, 'Schedule')
    for (const panel of ['Fleet Management', 'Customer List', 'Analytics']) {
      await page.getByRole('button', { name: new RegExp(`^${panel}`) }).click()
      await scrollThrough(page, panel)
    }
  })

  test(`a toast on lists, enquiries and notifications covers no control, ${at}`, async ({ visit }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin')
    const name = `Delete Me${size.width}`
    await walkIn(page, name, 'puhajarve', laterMinutes)
    await page.reload()
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Undo the last delete' })).toBeVisible()
    await holdToast(page)
    await openEach(page, 'Lists', [
      page.getByRole('button', { name: /^Delete / }).first(),
      page.getByRole('button', { name: /^History of / }).first(),
    ])
    await scrollThrough(page, 'Lists')

    const asker = `Asks Much${size.width}`
    await callBehind(page, 'POST', '/api/enquiries', {
      kind: 'corporate',
      fullName: asker,
      email: 'asks@example.ee',
      phone: '+372 5123 4567',
      message: 'Twenty people in June',
    })
    await page.goto('/admin/enquiries')
    const enquiry = page.getByRole('listitem').filter({ hasText: asker }).last()
    await enquiry.getByRole('button', { name: 'Take it' }).click()
    await holdToast(page)
    await openEach(page, 'Enquiries', [page.getByRole('button', { name: /^More for / }).first()])
    await scrollThrough(page, 'Enquiries')

    await page.goto('/admin/notifications')
    await page.getByRole('tab', { name: 'Test' }).click()
    await page.getByRole('button', { name: 'Send Test' }).click()
    await holdToast(page)
    for (const tab of ['Test', 'SMS', 'Email', 'Overview']) {
      await page.getByRole('tab', { name: tab }).click()
      await scrollThrough(page, tab)
    }
  })
}

test('the welcome toast after a sign-in covers no heading of the next page', async ({ visit }) => {
  const page = await visit(phone)
  for (const next of ['/admin', '/admin/house', '/member-dashboard']) {
    await page.goto(`/login?next=${next}`)
    await page.getByRole('button', { name: 'Login as Main Admin', exact: true }).click()
    await page.waitForURL(`**${next}`)
    await holdToast(page)
    await expectToastOffWords(page, next)
  }
})

test('a toast shown only as an icon on a crowded phone shows its text when pressed', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  await pendingRequest(page, 'Told Why', 27, { startTime: '20:30' })
  await page.getByRole('tab', { name: /^Alerts/ }).tap()
  await answerFromNowOn(page, '**/api/bookings/*/status', (route) => route.fulfill({ status: 503, body: '' }))
  await rowToPress(page, 'Told Why').getByRole('button', { name: 'Confirm', exact: true }).tap()
  await holdToast(page)
  await page.evaluate(() => scrollTo(0, 0))
  const toast = page.locator('li[data-swipe-direction]')
  const words = toast.getByText('Failed to update booking status')
  await expect(words).toBeVisible()
  // Controls everywhere but in one corner; those of the day's list accept no presses, wherever they are.
  await page.evaluate(() => {
    document.querySelector('main')!.style.pointerEvents = 'none'
    for (const inset of ['0 0 70px 0', 'calc(100% - 70px) 70px 0 0']) {
      const control = document.createElement('button')
      control.style.cssText = `position: fixed; inset: ${inset}`
      document.body.append(control)
    }
  })
  await expect(toast).toHaveAttribute('data-folded')
  await expect(words).toBeHidden()
  await toast.tap()
  await expect(words).toBeVisible()
  await toast.getByRole('button', { name: 'Close this message' }).tap()
  await expect(toast).toHaveCount(0)
})
