import type { House } from '#domain/house/house.ts'
import { answerFromNowOn } from './answers.ts'
import { saveBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, phone } from './visitor.ts'

const test = testOnOwnServer()

const withKayak = ({ activities, units }: House): void => {
  Object.assign(activities, {
    kayak: { ...activities['efoil-private'], title: 'Kayak', places: ['tallinn'] },
  })
  Object.assign(units, {
    'kayak-tallinn-1': { ...units['efoil-tallinn-1'], name: 'Kayak 1', activity: 'kayak', number: 990 },
  })
}
const withoutKayak = ({ activities, units }: House): void => {
  Reflect.deleteProperty(activities, 'kayak')
  Reflect.deleteProperty(units, 'kayak-tallinn-1')
  activities['wake-surf'].durations['20min']!.cents = 6_100
}

test('a trial booking starts over when another owner removes its activity from the draft', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  await saveBehind(page, withKayak)
  await page.goto('/admin/house?part=try')
  await page.getByRole('combobox', { name: 'Activity' }).selectOption('Kayak')
  const cost = page.getByRole('region', { name: 'What it costs' })
  await expect(cost).toContainText('It is not sold.')
  await saveBehind(page, withoutKayak)
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Load the newer one' }).click()
  await expect(page.getByRole('combobox', { name: 'Activity' })).toHaveValue('efoil-private')
  await expect(cost).not.toContainText('It is not sold.')
})

// Different prices, as an unchanged draft is not saved again.
for (const [where, size, first, second] of [
  ['a phone', phone, '251', '252'],
  ['a desk', desk, '261', '262'],
] as const)
  test(`an owner far down the page at ${where} sees at once that another owner was faster`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house')
    const price = page.getByLabel('Wake Surf sauna, Weekend, Day, in euros')
    await price.fill(first)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await price.press('Enter')
    await expect(page.getByText(/not published yet$/)).toBeInViewport()
    await saved
    await saveBehind(page, ({ activities }) => {
      activities['wake-surf'].sauna.weekday.day += 100
    })
    await price.fill(second)
    await price.press('Enter')
    const lost = page.getByRole('alert').filter({ hasText: 'Your last change is not saved.' })
    const load = lost.getByRole('button', { name: 'Load the newer one' })
    await expect(load).toBeInViewport()

    await answerFromNowOn(page, '**/api/house/draft', (route) => route.abort())
    await load.click()
    await expectToast(page, 'It could not be loaded', 'We could not be reached.')
    await expect(price).toHaveValue(second)
    await page.unroute('**/api/house/draft')
    await load.click()
    await expect(lost).toHaveCount(0)
    await expect(price).toHaveValue(first)
  })
