import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { dateAhead } from './clock.ts'
import { mailsIn } from './outbox.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, sizes, test } from './visitor.ts'

const outbox = () => mailsIn(process.env.JOURNEY_DATA!)

/** Books a test drive; returns its reference. */
async function book(page: Page): Promise<string> {
  const date = dateAhead(40)
  const { data } = (await (
    await page.request.get(`/api/test-drive/available-slots?date=${date}&location=malaga`)
  ).json()) as { data: string[] }
  const booked = await page.request.post('/api/test-drive', {
    data: {
      date,
      time: data[0],
      location: 'malaga',
      foilCount: 1,
      duration: '30min',
      fullName: 'Õnne Šmidt',
      email: 'onne@example.ee',
      phone: '+372 5123 4567',
    },
  })
  expect(booked.status()).toBe(201)
  return ((await booked.json()) as { reference: string }).reference
}

for (const [name, size] of sizes)
  test(`the notification manager has four tabs, which are accessible (${name})`, async ({ visit }) => {
    const page = await visit(size)
    await page.goto('/admin/notifications')
    await expect(page.getByText('You are not signed in.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await openDashboard(page, 'main_admin', '/admin/notifications')
    for (const words of [
      'Email System',
      'SMS System',
      'Admin Contacts',
      'What is sent automatically',
      'Delivery log',
    ])
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    for (const words of [
      'Inactive',
      'Outbox (files)',
      'Role-based routing (Jetski/Rayfoil)',
      'Priority notifications',
    ])
      await expect(page.getByText(words).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'SMS' }).click()
    await page.getByLabel('Message', { exact: true }).fill('Your new time is 19:00–20:30.'.padEnd(111, '.'))
    await expect(page.getByText('111/160 characters')).toBeVisible()
    await expect(page.getByText('One character doubles the price.')).toBeVisible()
    await page.getByRole('button', { name: 'Use “-”' }).click()
    await expect(page.getByText('1 segment', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send SMS' })).toBeDisabled()
    await expect(page.getByText('SMS service is not configured. Contact system administrator.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Email' }).click()
    await expect(page.getByRole('button', { name: 'Send Email' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Test' }).click()
    await page.getByRole('group', { name: 'Test by' }).getByText('SMS').click()
    await expect(page.getByPlaceholder('+372 XXXX XXXX')).toBeVisible()
    await expectAccessible(page)
    await expectNothingBeyond(page)
    // After switching tabs, everything typed is still there.
    await page.getByRole('tab', { name: 'SMS' }).click()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/19:00-20:30/)
  })

test('a test and a reminder are sent and logged, and a second reminder is not sent', async ({ visit }) => {
  const reference = await book(await visit())
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/notifications')
  await page.getByRole('tab', { name: 'Test' }).click()
  await page.getByRole('button', { name: 'Send Test' }).click()
  await expectToast(page, 'Missing Contact', 'Please enter email or phone number')
  await page.getByLabel('Email address').fill('desk-of-journeys@example.ee')
  await page.getByRole('button', { name: 'Send Test' }).click()
  await expectToast(page, 'Test Sent', 'Test notification sent successfully')
  expect(outbox().some((mail) => mail.includes('desk-of-journeys@example.ee'))).toBe(true)

  await page.getByLabel('Booking ID').fill(reference)
  await expect(page.getByText(/Õnne Šmidt, due automatically/)).toBeVisible()
  await page.getByRole('button', { name: 'Send Reminder' }).click()
  await expectToast(page, 'Reminder Sent', '24-hour reminder sent successfully')
  await page.getByRole('button', { name: 'Send Reminder' }).click()
  await expect(page.getByText(/Nobody gets it twice\.$/).last()).toBeVisible()
  const reminders = outbox().filter(
    (mail) => mail.includes(reference) && mail.includes('Message-ID: <reminder.'),
  )
  expect(reminders).toHaveLength(1)

  await page.getByRole('tab', { name: 'Overview' }).click()
  const row = page
    .getByRole('listitem')
    .filter({ hasText: reference })
    .filter({ hasText: '24-hour reminder' })
  await expect(row.getByText('Sent', { exact: true })).toBeVisible()
})

test('a test and a reminder that fail are reported in the words of the spec, and what was typed is kept', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/admin/notifications')
  await page.getByRole('tab', { name: 'Test' }).click()
  await answerFromNowOn(page, /\/api\/notifications\/(test$|reminder\/)/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Email address').fill('desk-of-journeys@example.ee')
  await page.getByRole('button', { name: 'Send Test' }).click()
  await expectToast(page, 'Test Failed', 'Failed to send test notification')
  await expect(page.getByLabel('Email address')).toHaveValue('desk-of-journeys@example.ee')
  await page.getByLabel('Booking ID').fill('ML-23456')
  await page.getByRole('button', { name: 'Send Reminder' }).click()
  await expectToast(page, 'Reminder Failed', 'Failed to send reminder')
  await expect(page.getByLabel('Booking ID')).toHaveValue('ML-23456')
})

test('staff of a sector see its sent messages only, and cannot send messages by hand', async ({ visit }) => {
  const page = await visit(desk)
  const reference = await book(page)
  await openDashboard(page, 'rayfoil_ambassador', '/admin/notifications')
  await expect(page.getByRole('listitem').filter({ hasText: reference }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'SMS' }).click()
  await expect(page.getByText(/^Only the main admin may send\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send SMS' })).toBeDisabled()
  const other = await visit(desk)
  await openDashboard(other, 'jetski_admin', '/admin/notifications')
  await expect(other.getByRole('heading', { name: 'Delivery log' })).toBeVisible()
  await expect(other.getByText(reference)).toHaveCount(0)
})

test('the question before resending a text stays open when newer messages push its row out of the log', async ({
  visit,
}) => {
  const rowOf = (id: number) => ({
    id,
    channel: 'sms',
    kind: 'manual',
    to: `+3725123${4000 + id}`,
    name: `Guest ${id}`,
    phone: null,
    reference: null,
    sector: null,
    by: 'main_admin',
    subject: null,
    segments: 1,
    state: id === 1 ? 'failed' : 'sent',
    delivery: id === 1 ? 'unknown' : null,
    why: null,
    createdAt: Temporal.Now.instant()
      .subtract({ minutes: 60 - id })
      .toString(),
    dueAt: Temporal.Now.instant().toString(),
    sentAt: null,
  })
  const rows = Array.from({ length: 12 }, (_, index) => rowOf(index + 1))
  const page = await visit(desk)
  await page.route('**/api/notifications/log?*', (route) => route.fulfill({ json: rows }))
  await openDashboard(page, 'main_admin', '/admin/notifications')
  await page.getByRole('button', { name: /^Send again/ }).click()
  const asks = page.getByRole('dialog', { name: 'Send this text again?' })
  await expect(asks).toBeVisible()
  rows.push(rowOf(13))
  await expect(page.getByText('Guest 13', { exact: true })).toBeAttached()
  await expect(asks).toContainText('Guest 1,')
  await asks.getByRole('button', { name: 'Leave it' }).click()
  await expect(asks).toBeHidden()
})
