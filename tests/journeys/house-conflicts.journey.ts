import type { Page } from '@playwright/test'
import type { House } from '#domain/house/house.ts'
import { answerFromNowOn, loseAnswers } from './answers.ts'
import { dateAhead } from './clock.ts'
import { publishBehind, saveBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { chooseDay, desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

const publish = (page: Page) => page.getByRole('button', { name: 'Publish…' }).click()
const cell = (page: Page, name: string) => page.getByLabel(`${name}, in euros`)

async function type(page: Page, name: string, price: string): Promise<void> {
  await cell(page, name).fill(price)
  await cell(page, name).press('Enter')
}

const withWake =
  (cents: number) =>
  ({ activities }: House): void => {
    activities['wake-surf'].durations['20min']!.cents = cents
  }

const undo = (page: Page) =>
  page.getByRole('region', { name: 'Undo the last publish' }).getByRole('button', { name: 'Undo' }).click()

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
    await undo(page)
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

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', desk],
] as const)
  test(`when two owners change the draft at once, the second, at ${where}, sees who was faster and what changed`, async ({
    visit,
  }) => {
    const first = await visit(desk)
    const second = await visit(size)
    await openDashboard(first, 'main_admin', '/admin/house')
    await openDashboard(second, 'test_user', '/admin/house')
    const wake = 'Wake Surf prices, 20 minutes, Price'
    await expect(cell(second, wake)).toBeVisible()
    await type(first, wake, '61')
    await expect(first.getByText('1 change, not published yet')).toBeVisible()

    await type(second, wake, '59')
    const lost = second.getByRole('alert').filter({ hasText: 'Your last change is not saved.' })
    await expect(lost).toContainText(
      /main_admin changed the draft meanwhile: Wake Surf 20 minutes: 60.€ to 61.€/,
    )
    await expectAccessible(second)
    await lost.getByRole('button', { name: 'Load the newer one' }).click()
    await expect(cell(second, wake)).toHaveValue('61')
    await expect(second.getByText('1 change, not published yet')).toBeVisible()

    await publish(second)
    await type(first, wake, '62')
    await expect(first.getByText('1 change, not published yet')).toBeVisible()
    await expect(first.getByText('Draft saved')).toBeVisible()
    const dialog = second.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      /main_admin changed the draft meanwhile: Wake Surf 20 minutes: 61.€ to 62.€/,
    )
    await expectAccessible(second)
    await dialog.getByRole('button', { name: 'Load the newer one' }).click()
    await expect(cell(second, wake)).toHaveValue('62')

    await publish(second)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(second.getByText('Everything is published')).toBeVisible()
    await saveBehind(first, withWake(6_300))
    await undo(second)
    await expectToast(
      second,
      'It could not be undone',
      /main_admin changed the draft meanwhile: Wake Surf 20 minutes: 62.€ to 63.€/,
    )
    await expect(cell(second, wake)).toHaveValue('63')

    await second.getByRole('tab', { name: 'History' }).click()
    await second
      .getByRole('button', { name: /^Restore version/ })
      .first()
      .click()
    await saveBehind(first, withWake(6_400))
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      /main_admin changed the draft meanwhile: Wake Surf 20 minutes: 63.€ to 64.€/,
    )
    await expectAccessible(second)
    await dialog.getByRole('button', { name: 'Load the newer one' }).click()
    await second.getByRole('tab', { name: 'Prices' }).click()
    await expect(cell(second, wake)).toHaveValue('64')
    await publishBehind(first, withWake(6_000))
  })

test('a publish and its undo show their true result even if the answers are lost', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/admin/house')
  const wake = 'Wake Surf prices, 20 minutes, Price'
  await type(page, wake, '65')
  await expect(page.getByText('Draft saved')).toBeVisible()
  // The draft from before: the page has not loaded the history.
  await page.reload()
  await expect(cell(page, wake)).toHaveValue('65')
  await loseAnswers(page, '**/api/house/publish')
  await publish(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectToast(page, 'Version ', /\d is published.*It is in force now/)
  await expect(page.getByText('Everything is published')).toBeVisible()
  await undo(page)
  await expectToast(page, 'Version ', /\d is undone/)
  await expect(cell(page, wake)).toHaveValue('60')

  await page.unroute('**/api/house/publish')
  await answerFromNowOn(page, '**/api/house/{publish,versions}', (route) => route.abort())
  await type(page, wake, '66')
  await expect(page.getByText('1 change, not published yet')).toBeVisible()
  await publish(page)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('It is not known whether this was published.')
})

test('a lost answer to saving the draft is no conflict: what is typed afterwards is saved too', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house')
  const wake = 'Wake Surf prices, 20 minutes, Price'
  let isLost = true
  await answerFromNowOn(page, '**/api/house/draft', async (route) => {
    if (!isLost || route.request().method() !== 'PUT') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await type(page, wake, '67')
  await expect(page.getByText('The draft could not be saved.')).toBeVisible()
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 change, not published yet')).toBeVisible()

  isLost = true
  await type(page, wake, '68')
  await expect(page.getByText('The draft could not be saved.')).toBeVisible()
  isLost = false
  await type(page, wake, '69')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(cell(page, wake)).toHaveValue('69')
})

test('an owner who leaves the page during a save has later changes saved too', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house')
  const wake = 'Wake Surf prices, 20 minutes, Price'
  await expect(cell(page, wake)).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await answerFromNowOn(page, '**/api/house/draft', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await type(page, wake, '74')
  await sent
  await type(page, wake, '75')
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await expect(page).toHaveURL(/\/booking-dashboard$/)
  release()
  const stored = async () => {
    const { house } = (await callBehind(page, 'GET', '/api/house/draft')) as unknown as { house: House }
    return house.activities['wake-surf'].durations['20min']!.cents
  }
  await expect.poll(stored).toBe(7_500)
  await saveBehind(page, withWake(6_000))
})
