import { answerFromNowOn, failUntilPressed } from './answers.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard, pendingRequest, walkIn } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, phone } from './visitor.ts'

const test = testOnOwnServer()

test('a list that failed to load says so and can be tried again, and the figures report their own failure', async ({
  visit,
}) => {
  const page = await visit(desk)
  await failUntilPressed(page, /\/api\/(bookings|equipment|analytics)/)
  await openDashboard(page)
  await expect(page.getByText('The list could not be loaded, try again.').first()).toBeVisible()
  await expect(page.getByText('The figures could not be loaded, try again.')).toBeVisible()
  await expect(page.getByText("Today's bookings are missing")).toBeVisible()
  await expect(page.getByText('No bookings today')).toHaveCount(0)
  await page
    .getByRole('alert')
    .filter({ hasText: 'The day could not be shown' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(page.getByLabel('Timeline of the day by unit')).toBeVisible()
  await expect(page.getByText(/^Refreshed \d+ s ago$/)).toBeVisible()
})

test('when two staff act at once, the second sees the first one’s result', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  const { id } = await pendingRequest(page, 'Tauri Twice', 25)
  await page.getByRole('tab', { name: /^Alerts/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Tauri Twice' }).last()
  await expect(row).toContainText('Pending')
  const path = `/api/bookings/${id}/status`
  await answerFromNowOn(page, `**${path}`, async (route) => {
    await callBehind(page, 'PATCH', path, { status: 'confirmed' })
    await route.continue()
  })
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Failed to update booking status')
  await expect(
    page.getByText('Somebody else did it a moment ago: it is confirmed.', { exact: true }),
  ).toBeVisible()
  await expect(row).toContainText('Confirmed')
})

test('without the feed, polling still brings new bookings, and the feed recovers by itself', async ({
  visit,
}) => {
  const page = await visit(desk)
  await page.route('**/api/live', (route) => route.fulfill({ status: 503 }))
  await openDashboard(page)
  await walkIn(page, 'Polly Poll', 'malaga')
  await expect(page.getByText('Polly Poll').first()).toBeVisible()
  const back = page.waitForResponse((response) => response.url().endsWith('/api/live') && response.ok(), {
    timeout: 60_000,
  })
  await page.unroute('**/api/live')
  await back
  await walkIn(page, 'Stella Stream', 'dubai')
  // Sooner than the poll, which reloaded the list when the stream reopened.
  await expect(page.getByText('Stella Stream').first()).toBeVisible({ timeout: 10_000 })
})

test('each figure explains what it counts, by keyboard and by tap', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page)
  const what = page.getByRole('button', { name: 'What New Customers counts' })
  // The list above it moves the page when it loads.
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  // The tip closes when the page moves, so it must be in view before the tap.
  await what.scrollIntoViewIfNeeded()
  await expect(what).toBeInViewport()
  await what.tap()
  await expect(page.getByRole('tooltip')).toContainText('first booking was made in the last 60 days')
  await page.getByRole('button', { name: 'What Total Revenue counts' }).focus()
  await expect(page.getByRole('tooltip')).toContainText('Payments received')
  await expect(page.getByText('Last 60 days')).toBeVisible()
  await expect(page.getByText(/^Demo data/)).toBeVisible()
})

test('the test user sees what the role of their choice sees', async ({ visit }) => {
  const page = await visit(desk)
  await page.addInitScript(() => localStorage.setItem('testUserViewRole', 'wakesurf_admin'))
  await openDashboard(page, 'test_user', '/dashboard?sector=jetski&as=main_admin')
  await expect(page.getByRole('heading', { name: 'Wakesurf Admin Dashboard', level: 1 })).toBeVisible()
  await expect(page.getByText('Welcome back, Wakesurf Admin')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Sector' }).getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'Wakesurf' })).toBeChecked()
})

test('staff set the battery and the status of a machine', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'rayfoil_ambassador')
  await page.getByRole('tab', { name: /^Equipment/ }).click()
  // By its tag: a dialog that lists other visitors' bookings on this machine hides the page's roles.
  const card = page
    .locator('li')
    .filter({ has: page.getByLabel(/^Battery of E-foil 5/) })
    .last()
  const battery = card.getByLabel(/^Battery of/)
  await battery.fill('101')
  await battery.press('Enter')
  await expect(card).toContainText('A whole number from 0 to 100')
  // The text under one field does not stretch the other.
  const box = await card
    .locator('.field')
    .filter({ has: page.getByLabel(/^Status of/) })
    .boundingBox()
  expect(box?.height).toBeLessThan(60)
  const level = (await battery.inputValue()) === '44' ? '45' : '44'
  await battery.fill(level)
  await battery.press('Enter')
  await expectToast(page, 'Equipment status updated successfully')
  await expect(card).toContainText(`${level}%`)
  await card.getByLabel(/^Status of/).selectOption('maintenance')
  await expect(card).toContainText('In Maintenance')
})

test('an undo tapped before the cancel was answered does not overtake it, and works afterwards', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page)
  const { id } = await pendingRequest(page, 'Uku Undo', 26)
  await page.getByRole('tab', { name: /^Alerts/ }).tap()
  const row = page.getByRole('listitem').filter({ hasText: 'Uku Undo' }).last()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await answerFromNowOn(page, `**/api/bookings/${id}/status`, async (route) => {
    await answered
    await route.continue()
  })
  await row.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await page.getByRole('button', { name: 'Cancel Booking' }).tap()
  await expect(row).toContainText('Cancelled')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The dialog took the focus with it, and a finger leaves the list at the end of each tap.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const undo = row.getByRole('button', { name: /^Undo/ })
  await undo.tap({ force: true })
  await expect(row).toContainText('Cancelled')
  answer()
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true')
  await undo.tap()
  await expect(row).toContainText('Pending')
})

test('when two closings of a unit overlap, ending one does not say that the unit can be booked', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  const from = Temporal.Now.plainDateTimeISO('Europe/Tallinn')
  const minute = (hours: number) => from.add({ hours }).toString({ smallestUnit: 'minute' })
  for (const [reason, until] of [
    ['New fin', 2],
    ['Lost wing', 4],
  ] as const)
    await callBehind(page, 'POST', '/api/blocks', {
      unit: 'efoil-tallinn-6',
      from: minute(0),
      to: minute(until),
      reason,
    })
  const why = page.getByRole('dialog', { name: 'Why E-foil 6 is closed' })
  const openSheet = async (reason: string) => {
    await page.getByRole('button', { name: new RegExp(`^Why E-foil 6 is closed: ${reason}`) }).press('Enter')
    await expect(why).toContainText(reason)
  }
  await openSheet('New fin')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await answerFromNowOn(page, /\/api\/blocks\?/, async (route) => {
    await answered
    await route.continue()
  })
  await why.getByRole('button', { name: 'Open again' }).click()
  await expectToast(page, 'This closing has ended')
  // The list loads late: a sheet opened meanwhile stays open. A fast press opens it in the render that closes the first.
  await page
    .getByRole('button', { name: /^Why E-foil 6 is closed: Lost wing/ })
    .evaluate((button: HTMLElement) => {
      button.focus()
      button.click()
    })
  await expect(why).toContainText('Lost wing')
  const listed = page.waitForResponse(/\/api\/blocks\?/)
  answer()
  await listed
  await expect(page.getByRole('button', { name: /^Why E-foil 6 is closed: New fin/ })).toHaveCount(0)
  await expect(why).toContainText('Lost wing')
  await why.getByRole('button', { name: 'Open again' }).click()
  await expectToast(page, 'Open again')
})
