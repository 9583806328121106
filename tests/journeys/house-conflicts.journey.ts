import type { Page } from '@playwright/test'
import type { House } from '#domain/house/house.ts'
import { answerFromNowOn, loseAnswers } from './answers.ts'
import { publishBehind, saveBehind, undoPublish } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

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
    await undoPublish(second)
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
  await undoPublish(page)
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
