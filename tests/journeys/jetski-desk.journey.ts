import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { addDays } from '#domain/calendar.ts'
import { jetskiBooking } from '#web/staff/jetski/sample-jetski.ts'
import { answerFromNowOn } from './answers.ts'
import { mailsIn } from './outbox.ts'
import { callBehind } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

const today = Temporal.Now.zonedDateTimeISO('Europe/Tallinn').toPlainDate().toString()
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

/** A stranger's request for a jetski, pending, so many days ahead; answers the customer's name. */
async function request(name: string, ahead: number, equipment = 'Trixx 2025 Red'): Promise<string> {
  const reply = await fetch(`${process.env.JOURNEY_URL}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      activityType: 'jetski',
      date: addDays(today, ahead),
      startTime: '14:30',
      participants: 1,
      equipment,
      customerName: name,
      customerEmail: 'desk.journey@example.ee',
      customerPhone: '+372 5123 4567',
      isFirstTime: true,
      notes: 'Ten minutes in the harbour first, please.',
    }),
  })
  expect(reply.status).toBe(201)
  return name
}

async function signIn(page: Page, to: string, role = 'Jetski Admin'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(to)}`)
  await page.getByRole('button', { name: `Login as ${role}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Jetski Admin Dashboard', level: 1 })).toBeVisible()
}

/** The row of a customer in the schedule, however long it is. */
async function rowOf(page: Page, name: string): Promise<Locator> {
  const schedule = page.getByRole('region', { name: 'Schedule' })
  const row = schedule.getByRole('listitem').filter({ hasText: name })
  const more = schedule.getByRole('button', { name: /^Show \d+ more/ })
  await expect(schedule.getByRole('listitem').first()).toBeVisible()
  while ((await row.count()) === 0 && (await more.count()) > 0) await more.click()
  return row
}

test('with one hand the jetski admin confirms, moves and cancels a booking, and takes it back', async ({
  visit,
}) => {
  const page = await visit(phone)
  const name = await request('Hanna Sild', 20)
  await signIn(page, '/admin/jetskis')
  await page.getByRole('button', { name: /pending approval/ }).click()
  await expect(page.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await (await rowOf(page, name)).getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Booking status updated successfully')
  // By key: a second press near the first is not taken for a second and a half.
  await page.getByRole('radio', { name: 'From today' }).press('Space')
  await expect((await rowOf(page, name)).getByText('Confirmed')).toBeVisible()
  await expectAccessible(page)

  await (await rowOf(page, name)).getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(dialog.getByText('Please choose a new date')).toBeVisible()
  await expect(dialog.getByText('Please choose a new time')).toBeVisible()
  await dialog.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  await expect(dialog.getByRole('radio', { name: /^22:30/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: /^16:00/ }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Booking Rescheduled')
  await expect(dialog).toBeHidden()
  await expect((await rowOf(page, name)).getByText(/^\d+\. [a-z]+ at 16:00/)).toBeVisible()

  await (await rowOf(page, name)).getByRole('button', { name: `Cancel ${name}` }).click()
  await says(page, `Are you sure you want to cancel this booking for ${name}? This action cannot be undone.`)
  await page.getByRole('button', { name: 'Keep Booking' }).click()
  await (await rowOf(page, name)).getByRole('button', { name: `Cancel ${name}` }).click()
  await answerFromNowOn(page, '**/api/bookings/*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await expectToast(page, 'Error', 'Failed to cancel booking')
  await (await rowOf(page, name)).getByRole('button', { name: `Cancel ${name}` }).click()
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await expectToast(page, 'Booking Cancelled', 'The booking has been successfully cancelled')
  await expect(await rowOf(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, `${name} is back.`)
  await expect((await rowOf(page, name)).getByText('Confirmed')).toBeVisible()
})

test('a time that is taken meanwhile keeps what was chosen and offers free ones', async ({ visit }) => {
  const page = await visit(desk)
  const name = await request('Rein Vaher', 24)
  await signIn(page, '/admin/jetskis?view=schedule')
  await (await rowOf(page, name)).getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  await dialog.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  await dialog.getByRole('radio', { name: /^14:30/ }).click()
  await request('Who was faster', 25)
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Failed to reschedule booking')
  await expect(dialog.getByRole('radio', { name: /^14:30/ })).toBeChecked()
  await expectAccessible(page)
  await dialog
    .getByRole('button', { name: /^(13:30|15:30)/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Booking Rescheduled')
})

test('of two staff at once the second is told at this desk too what the first made of it', async ({
  visit,
}) => {
  const page = await visit(desk)
  const name = await request('Toomas Twice', 26)
  await signIn(page, '/admin/jetskis?view=schedule')
  const row = await rowOf(page, name)
  await answerFromNowOn(
    page,
    '**/api/bookings/*/status',
    async (route) => {
      await callBehind(page, 'PATCH', new URL(route.request().url()).pathname, { status: 'confirmed' })
      await route.continue()
    },
    { times: 1 },
  )
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(
    page,
    'Failed to update booking status',
    'Somebody else did it a moment ago: it is confirmed.',
  )
  await expect(row).toContainText('Confirmed')
})

test('fleet status, customers with their file, analytics: at a desk', async ({ visit }) => {
  const page = await visit(desk)
  await request('=Cmd Kask', 27)
  await signIn(page, '/admin/jetskis')
  await page.getByRole('button', { name: /^Fleet Management/ }).click()
  const status = page.getByRole('combobox', { name: 'Status of Trixx 2025' })
  await status.selectOption('Maintenance (2 week timer)')
  await expectToast(page, 'Status Updated', 'Fleet status updated successfully')
  await says(page, /^2 week timer: 1\d days left$/)
  await says(page, /1 maintenance/)
  await answerFromNowOn(page, '**/api/fleet/jetski/*/status', (route) => route.abort(), { times: 1 })
  await status.selectOption('Available')
  await expectToast(page, 'Error', 'Failed to update fleet status')
  await expect(status).toHaveValue('maintenance')
  await expectAccessible(page)
  await status.selectOption('Rented Out (60min timer)')
  await says(page, /^60min timer: (59|60) min left$/)
  await status.selectOption('Available')
  await expect(page.getByText(/^60min timer:/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close Fleet Management' }).click()
  await expect(page).toHaveURL(/\/admin\/jetskis$/)

  await page.getByRole('button', { name: /^Customer List/ }).click()
  await expectAccessible(page)
  for (const number of await page.locator('table a[href^="tel:"]').all())
    expect((await number.boundingBox())!.height).toBeLessThan(36)
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('cmd kask')
  await expect(page.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toContain("\r\n'=Cmd Kask,desk.journey@example.ee,'+372")
  await page.getByRole('searchbox').fill('nobody at all')
  await says(page, 'No customers found')

  await page.getByRole('button', { name: /^Analytics/ }).click()
  await page.getByRole('button', { name: 'Show as table' }).first().click()
  await expect(page.getByRole('row', { name: /^Today/ })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Weekly revenue' })).toBeVisible()
})

test('nothing today, nothing loaded and nobody allowed are three different things', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/admin/jetskis')
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  const bookings = '**/api/bookings/jetski'
  await page.route(bookings, (route) =>
    route.fulfill({ json: { bookings: [], todayCount: 0, pendingCount: 0 } }),
  )
  await signIn(page, '/admin/jetskis')
  await says(page, 'No jetski bookings yet today')
  await says(page, 'none pending approval')
  await expectAccessible(page)
  const first = jetskiBooking({
    date: today,
    isFirstTime: true,
    notes: 'Slowly, please',
    isGroupBooking: true,
  })
  const group = { ...first, jetskiModel: 'Trixx 2023 Blue + RXP-X RS 300' }
  await page.unroute(bookings)
  await page.route(bookings, (route) =>
    route.fulfill({ json: { bookings: [group], todayCount: 1, pendingCount: 0 } }),
  )
  await page.reload()
  for (const words of ['First Timer', 'Has Notes', 'Slowly, please', /Trixx SININE \+ RXP/])
    await says(page, words)
  await page.unroute(bookings)
  await page.route(bookings, (route) => route.abort())
  await page.reload()
  await says(page, 'The list could not be loaded, try again.')
  await expectAccessible(page)
  await page.unroute(bookings)
  await page
    .getByRole('region', { name: 'Recent Jetski Bookings' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(page.getByText('The list could not be loaded, try again.')).toHaveCount(0)
})

test('a request without a price is confirmed with one, and its customer books it by the link', async ({
  visit,
}) => {
  const page = await visit(desk)
  const name = await request('Grete Tasuta', 12, 'GTI 130')
  await signIn(page, '/member-dashboard')
  await page.getByRole('button', { name: /View Schedule/ }).click()
  const row = await rowOf(page, name)
  await row.getByRole('button', { name: 'Confirm' }).click()
  const asks = page.getByRole('dialog', { name: 'What does it cost?' })
  await asks.getByRole('button', { name: 'Send the price' }).click()
  await expect(asks.getByText('An amount in euros')).toBeVisible()
  await expectAccessible(page)
  await asks.getByLabel('Total, €').fill('300')
  await asks.getByRole('button', { name: 'Send the price' }).click()
  await says(page, 'Price sent')

  const offer = () =>
    mailsIn(process.env.JOURNEY_DATA!).find(
      (mail) => mail.includes('See the price and agree: ') && mail.includes('Grete'),
    )
  await expect.poll(offer).toBeDefined()
  const guest = await visit(phone)
  await guest.goto(/\/b\/[\w-]{22}/.exec(offer()!)![0])
  await says(guest, /^.*We can do it for 300.€, paid on site\. Agree by/)
  await expectAccessible(guest)
  await guest.getByRole('button', { name: /^Agree and book for 300/ }).click()
  await says(guest, 'The confirmation comes by email.')
  await expect(guest.getByText('Confirmed', { exact: true }).first()).toBeVisible()
})
