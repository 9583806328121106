import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { rowOf } from './jetski-hand.ts'
import { mailsIn } from './outbox.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard, pendingRequest, rowToPress, walkIn } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, sizes } from './visitor.ts'

// What staff type into a dialog stays until it has been stored.

const test = testOnOwnServer()

/** The next status change waits for `fail`, then gets no answer and is not carried out. */
async function holdNextChange(page: Page): Promise<{ fail: () => void }> {
  const held = Promise.withResolvers<void>()
  await answerFromNowOn(
    page,
    '**/status',
    async (route) => {
      await held.promise
      await route.abort()
    },
    { times: 1 },
  )
  return { fail: held.resolve }
}

test('a typed price that did not arrive is kept, and its dialog closes once it arrives', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page, 'jetski_admin', '/admin/jetskis')
  const name = 'Piret Price'
  await pendingRequest(page, name, 23, { equipment: 'GTI 130' })
  await page.getByRole('button', { name: /pending approval/ }).click()
  await (await rowOf(page, name)).getByRole('button', { name: 'Confirm' }).click()
  const asks = page.getByRole('dialog', { name: 'What does it cost?' })
  await asks.getByLabel('Total, €').fill('340')
  const { fail } = await holdNextChange(page)
  await asks.getByRole('button', { name: 'Send the price' }).click()
  await expect(asks.getByRole('button', { name: 'Saving...' })).toBeFocused()
  fail()
  await expect(asks.getByRole('alert')).toContainText('No answer came')
  await expect(asks.getByLabel('Total, €')).toHaveValue('340')
  await asks.getByRole('button', { name: 'Send the price' }).click()
  await expectToast(page, 'Price sent')
  await expect(asks).toBeHidden()
})

for (const [size, view] of sizes)
  test(`a wrong price that was sent is corrected before its guest agrees (${size})`, async ({
    visit,
    own,
  }) => {
    const page = await visit(view)
    await openDashboard(page, 'jetski_admin', '/admin/jetskis')
    const name = size === 'phone' ? 'Kati Komaviga' : 'Kaja Komaviga'
    const day = size === 'phone' ? 16 : 17
    await pendingRequest(page, name, day, { equipment: 'GTI 130, Trixx 2023 Blue' })
    await page.getByRole('button', { name: /pending approval/ }).click()
    const row = await rowOf(page, name)
    await row.getByRole('button', { name: 'Confirm' }).click()
    const asks = page.getByRole('dialog', { name: 'What does it cost?' })
    await asks.getByLabel('Total, €').fill('100')
    await asks.getByRole('button', { name: 'Send the price' }).click()
    await expect(asks.getByText('More than 130 €, which the other machines cost')).toBeVisible()
    await asks.getByLabel('Total, €').fill('5000')
    await expect(asks.getByText('130 € for the other machines, 4 870 € for GTI 130')).toBeVisible()
    await expectAccessible(page)
    await asks.getByRole('button', { name: 'Send the price' }).click()
    await expect(row.getByText('Price not agreed yet')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await row.getByRole('button', { name: 'Confirm' }).press('Enter')
    const agreed = page.getByRole('dialog', { name: `Has ${name} agreed?` })
    await expect(agreed).toContainText('5 000 €')
    await expectAccessible(page)
    await agreed.getByRole('button', { name: 'Change the price' }).click()
    const again = page.getByRole('dialog', { name: 'What does it cost instead?' })
    await again.getByLabel('Total, €').fill('500')
    await again.getByRole('button', { name: 'Send the price' }).click()
    await expect(again).toBeHidden()
    const [first] = name.split(' ')
    const isMailed = () =>
      mailsIn(own.dataDir).some((mail) => mail.includes('Your price is 500') && mail.includes(first!))
    await expect.poll(isMailed).toBe(true)
    await row.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(agreed).toContainText('500 €')
    await agreed.getByRole('button', { name: 'Confirm' }).click()
    await expect(agreed).toBeHidden()
  })

for (const { where, open, label } of [
  { where: 'booking dashboard', open: ['main_admin', '/booking-dashboard'], label: 'Cancel' },
  { where: 'jetski dashboard', open: ['main_admin', '/admin/jetskis'], label: /^Cancel / },
] as const)
  test(`a typed refund of a cancel that did not arrive is kept on the ${where}`, async ({ visit }) => {
    const page = await visit(desk)
    await openDashboard(page, ...open)
    const name = `Rein ${where.split(' ')[0]}`
    const { id } =
      label === 'Cancel'
        ? await walkIn(page, name)
        : await pendingRequest(page, name, 0, { startTime: '20:00' })
    await callBehind(page, 'POST', `/api/bookings/${id}/payments`, { amount: 60, method: 'cash' })
    await rowToPress(page, name).getByRole('button', { name: label, exact: true }).click()
    const asks = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await asks.getByRole('button', { name: 'Change' }).click()
    await asks.getByLabel('Refund, €').fill('12')
    await asks.getByLabel('Reason').fill('Half of the ride')
    const { fail } = await holdNextChange(page)
    await asks.getByRole('button', { name: 'Cancel Booking' }).click()
    await expect(asks.getByRole('button', { name: 'Cancelling...' })).toBeFocused()
    fail()
    await expect(asks.getByRole('alert')).toContainText('No answer came')
    await expect(asks.getByLabel('Refund, €')).toHaveValue('12')
    await expect(asks.getByLabel('Reason')).toHaveValue('Half of the ride')
    await asks.getByRole('button', { name: 'Cancel Booking' }).click()
    await expect(asks).toBeHidden()
    const money = await callBehind(page, 'GET', `/api/bookings/${id}/money`)
    expect(money).toMatchObject({ refunds: [{ cents: 1_200 }] })
  })

test('a typed payment is kept when the tablet is turned, beside its booking or in a sheet', async ({
  visit,
}) => {
  const [lying, standing] = [
    { width: 1024, height: 700 },
    { width: 700, height: 1024 },
  ]
  const page = await visit(lying)
  await openDashboard(page)
  const name = 'Tiina Tablet'
  await walkIn(page, name)
  const sheet = page.getByRole('dialog', { name })
  const note = sheet.getByLabel('Note')
  const typeNote = async () => {
    await rowToPress(page, name).getByRole('button', { name, exact: true }).click()
    await sheet.getByRole('button', { name: 'Money' }).click()
    await sheet.getByRole('button', { name: 'Record payment' }).click()
    await note.fill('In coins')
  }
  await typeNote()
  for (const size of [standing, lying]) {
    await page.setViewportSize(size)
    await expect(sheet).toBeInViewport({ ratio: 1 })
    await expect(note).toHaveValue('In coins')
  }
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.setViewportSize(standing)
  await typeNote()
  await page.setViewportSize(lying)
  await note.click()
  await expect(note).toHaveValue('In coins')
})

test('a booking that is edited while it is sent is booked once, and its dialog closes with the answer', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  await page.getByRole('button', { name: 'New booking' }).click()
  const entry = page.getByRole('dialog', { name: 'New booking' })
  await entry.getByRole('button', { name: 'Another start time' }).click()
  await entry.getByLabel('Why this start').fill('Stands at the dock')
  await entry.getByLabel('Name').fill('Tiina Typeson')
  await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4455')
  const held = Promise.withResolvers<void>()
  await answerFromNowOn(page, '**/api/staff/bookings', async (route) => {
    await held.promise
    await route.continue()
  })
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(entry.getByRole('button', { name: 'Booking...' })).toBeVisible()
  await entry.getByLabel('Special requests').fill('Comes with a dog')
  held.resolve()
  await expectToast(page, 'ML-', 'is booked')
  await expect(entry).toBeHidden()
})

test('a move is done and its dialog closes even if another start is chosen while it is sent', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/jetskis?view=schedule')
  const name = 'Marko Moveson'
  await pendingRequest(page, name, 26)
  await (await rowOf(page, name)).getByRole('button', { name: `Edit ${name}` }).click()
  const moving = page.getByRole('dialog', { name: 'Move booking' })
  await moving.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  await moving.getByRole('radio', { name: /^16:00/ }).click()
  const held = Promise.withResolvers<void>()
  await answerFromNowOn(page, '**/reschedule', async (route) => {
    await held.promise
    await route.continue()
  })
  await moving.getByRole('button', { name: 'Move booking' }).click()
  await expect(moving.getByRole('button', { name: 'Moving...' })).toBeVisible()
  await moving.getByRole('radio', { name: /^17:00/ }).click()
  held.resolve()
  await expectToast(page, 'Booking Rescheduled')
  await expect(moving).toBeHidden()
})
