import type { Locator } from '@playwright/test'
import { site } from '#domain/site.ts'
import project from '../../package.json' with { type: 'json' }
import { answerFromNowOn } from './answers.ts'
import { openDashboard, pendingRequest } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

// The texts that staff see after their actions, exactly as the spec lists them.

test('a call and a mail to a customer are confirmed in a toast, and so is their failure', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  await pendingRequest(page, 'Wille Words', 27, { notes: 'Slowly, please' })
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Wille Words' }).last()
  await expect(row).toContainText('Special Requests')
  await expect(row).toContainText('Slowly, please')

  // Keeps this machine from opening an app for the link.
  const links: string[] = []
  await answerFromNowOn(page, '**/api/bookings/*/contact', async (route) => {
    const response = await route.fetch()
    const { link } = (await response.json()) as { link: string }
    links.push(link)
    await route.fulfill({ response, json: { link: '#' } })
  })
  await row.getByRole('button', { name: 'Call Wille Words' }).click()
  await expectToast(page, 'Calling Wille Words')
  await row.getByRole('button', { name: /^Email Wille Words/ }).click()
  await expect(page.getByText('Email opened for Wille Words', { exact: true })).toBeVisible()
  expect(links.map((link) => link.split(':')[0])).toEqual(['tel', 'mailto'])

  await page.unroute('**/api/bookings/*/contact')
  await answerFromNowOn(page, '**/api/bookings/*/contact', (route) => route.abort())
  await row.getByRole('button', { name: 'Call Wille Words' }).click()
  await expect(page.getByText('Failed to contact customer', { exact: true })).toBeVisible()
})

test('a long note is cut after three lines in a list; the booking has all of it', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  const notes = `${'We come by bus, with many bags. '.repeat(30)}See you`
  await pendingRequest(page, 'Lotte Long', 27, { notes, startTime: '17:00' })
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Lotte Long' }).last()
  const shown = (text: Locator) => text.evaluate((box) => [box.clientHeight, box.scrollHeight] as const)
  const [low, high] = await shown(row.getByText('See you'))
  expect(low).toBeLessThan(80)
  expect(high).toBeGreaterThan(low)
  await row.getByRole('button', { name: 'Lotte Long', exact: true }).click()
  const [whole, needed] = await shown(page.getByRole('dialog').getByText('See you'))
  expect(whole).toBe(needed)
})

test('when the status of a machine could not be set, the page says so and shows the old one', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page, 'wakesurf_admin')
  await expect(page.getByRole('heading', { name: 'Low Battery Alert' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Landing Page' })).toBeVisible()
  await page.getByRole('tab', { name: /^Equipment/ }).click()
  const status = page.getByLabel('Status of Wake boat')
  const before = await status.inputValue()
  await answerFromNowOn(page, '**/api/equipment/*/status', (route) => route.abort())
  await status.selectOption(before === 'in_use' ? 'available' : 'in_use')
  await expectToast(page, 'Failed to update equipment status')
  await expect(status).toHaveValue(before)
})

test('the staff frame shows the running version', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const words = page
    .getByText(`${site.product} ${project.version}`, { exact: true })
    .filter({ visible: true })
  await expect(words).toHaveCount(1)
})

test('on a phone the profile shows the version and the age of the backup', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/profile')
  const account = page.getByRole('main')
  await expect(account.getByText(`${site.product} ${project.version}`, { exact: true })).toBeVisible()
  await expect(account.getByText(/^(Backed up \d+ (min|h) ago|No backup yet)/)).toBeVisible()
  await expectAccessible(page)
})

test('with more bookings than one call returns, no pending booking is missing', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const { id } = await pendingRequest(page, 'Quirin Queue', 28)
  // A thousand other bookings, all over.
  await answerFromNowOn(page, '**/api/bookings?limit=1000', async (route) => {
    const rows = (await (await route.fetch()).json()) as { id: string }[]
    const other = { ...rows.find((row) => row.id !== id)!, status: 'completed', date: '2020-01-01' }
    await route.fulfill({
      json: Array.from({ length: 1000 }, (_, index) => ({ ...other, id: `other-${index}` })),
    })
  })
  await page.reload()
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Quirin Queue' }).last()).toContainText('Pending')
})
