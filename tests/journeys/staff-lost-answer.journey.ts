import type { Locator, Page } from '@playwright/test'
import { loseNextAnswer } from './answers.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, lineInSchedule, openDashboard, pendingRequest, walkIn } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, phone } from './visitor.ts'

const test = testOnOwnServer()

const lost = 'No answer came; it may be done already.'

/** Opens the sheet of a customer's booking by the search. */
async function openSheet(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(name)
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  return page.getByRole('dialog', { name })
}

test('a payment whose answer is lost is not reported as failed, and counts once when it is sent again', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page)
  const name = 'Paula Paidtwice'
  const { id } = await walkIn(page, name)
  const sheet = await openSheet(page, name)
  await sheet.getByRole('button', { name: 'Money' }).click()
  await sheet.getByRole('button', { name: 'Record payment' }).click()
  await loseNextAnswer(page, '**/payments')
  const record = sheet.getByRole('button', { name: 'Record payment' })
  await record.click()
  await expect(sheet.getByText('it may already be recorded')).toBeVisible()
  await expect(sheet).toContainText(', paid')
  await record.click()
  await expect(sheet.getByLabel('Amount paid, €')).toHaveCount(0)
  await expect(record).toBeFocused()
  const money = await callBehind(page, 'GET', `/api/bookings/${id}/money`)
  expect(money).toMatchObject({ openCents: 0, movements: [{ kind: 'on_site' }] })
})

test('a refund whose answer is lost is given once, even if its reason is corrected before the next try', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page)
  const name = 'Reet Refundtwice'
  const { id } = await walkIn(page, name)
  await callBehind(page, 'POST', `/api/bookings/${id}/payments`, { amount: 60, method: 'cash' })
  const sheet = await openSheet(page, name)
  await sheet.getByRole('button', { name: 'Money' }).click()
  await sheet.getByRole('button', { name: 'Refund', exact: true }).click()
  await sheet.getByLabel('Refund, €').fill('20')
  await sheet.getByLabel('Reason').fill('Short of wind')
  await loseNextAnswer(page, '**/refund')
  await sheet.getByRole('button', { name: 'Give refund' }).click()
  await expect(sheet.getByText('it may already be recorded')).toBeVisible()
  await sheet.getByLabel('Reason').fill('Too little wind')
  await sheet.getByRole('button', { name: 'Give refund' }).click()
  await expect(sheet.getByText('An earlier try was sent with other entries.')).toBeVisible()
  const money = await callBehind(page, 'GET', `/api/bookings/${id}/money`)
  expect(money).toMatchObject({ paidCents: 4_000, movements: [{ cents: 6_000 }, { cents: 2_000 }] })
})

test('what others did while the network was down is shown when it is back', async ({ visit }) => {
  const [page, other] = [await visit(phone), await visit(desk)]
  await openDashboard(page)
  await openDashboard(other)
  const name = 'Nora Network'
  const { id } = await walkIn(other, name)
  const sheet = await openSheet(page, name)
  await expect(sheet.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/search'))
  await callBehind(other, 'PATCH', `/api/bookings/${id}/status`, { status: 'in_progress' })
  await failed
  await page.context().setOffline(false)
  await expect(sheet.getByText('In progress', { exact: true })).toBeVisible()
})

test('a unit whose closing and reopening get lost answers is closed once and reopened once', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  await page.getByRole('button', { name: 'Close a unit or place' }).click()
  const closing = page.getByRole('dialog', { name: 'Close a unit or place' })
  await closing.getByLabel('Unit', { exact: true }).selectOption({ label: 'E-foil 5' })
  await closing.getByLabel('Reason').fill('Lost paddle')
  await loseNextAnswer(page, '**/api/blocks')
  await closing.getByRole('button', { name: 'Close it' }).click()
  await expect(closing).toContainText('it is closed once')
  await closing.getByRole('button', { name: 'Close it' }).click()
  await page.getByRole('dialog', { name: 'E-foil 5 is closed' }).getByRole('button', { name: 'Done' }).click()
  const hatch = page.getByRole('button', { name: /^Why E-foil 5 is closed: Lost paddle/ })
  await expect(hatch).toHaveCount(1)

  await hatch.press('Enter')
  const why = page.getByRole('dialog', { name: 'Why E-foil 5 is closed' })
  await loseNextAnswer(page, '**/api/blocks/*')
  await why.getByRole('button', { name: 'Open again' }).click()
  await why.getByRole('button', { name: 'Open again' }).click()
  await expect(why).toBeHidden()
  await expect(hatch).toHaveCount(0)
})

test('a start whose answer is lost is reported as possibly done, and can be undone', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const name = 'Sten Startlost'
  await walkIn(page, name)
  const sheet = await openSheet(page, name)
  await loseNextAnswer(page, '**/status')
  await sheet.getByRole('button', { name: 'Start', exact: true }).click()
  await expectToast(page, 'Failed to update booking status', lost)
  await expect(sheet.getByText('In progress', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  const undo = page.getByRole('region', { name: 'Undo the last start' })
  await undo.getByRole('button', { name: 'Undo' }).click()
  await openSheet(page, name)
  await expect(sheet.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a move whose answer is lost is reported as possibly done', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/jetskis?view=schedule')
  const name = 'Kaisa Movelost'
  await pendingRequest(page, name, 20)
  await (await lineInSchedule(page, name)).getByRole('button', { name: `Edit ${name}` }).click()
  const moving = page.getByRole('dialog', { name: 'Move booking' })
  await moving.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  await moving.getByRole('radio', { name: /^16:00/ }).click()
  await loseNextAnswer(page, '**/reschedule')
  await moving.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Failed to reschedule booking', lost)
})
