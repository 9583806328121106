import type { Page } from '@playwright/test'
import { dateText } from '#domain/calendar.ts'
import { publish, undoPublish } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { expect, expectAccessible, phone, sizes } from './visitor.ts'

const test = testOnOwnServer()

const partOf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

async function setOffers(page: Page, offers: { standard: string; joining: string; weekday: string }) {
  await partOf(page, 'Packages')
  await page.getByLabel('Package Standard').getByLabel('Total price, euros').fill(offers.standard)
  await expectAccessible(page)
  await partOf(page, 'Membership')
  await page.getByLabel('To join, euros').fill(offers.joining)
  await partOf(page, 'Rules')
  await page.getByLabel('Private e-foil, Monday to Friday, %').fill(offers.weekday)
  await expectAccessible(page)
  await partOf(page, 'Membership')
  await expect(page.getByText('3 changes, not published yet')).toBeVisible()
  const texts = page.getByRole('region', { name: 'Texts, Membership page' })
  const cancelling = texts.getByRole('listitem', { name: 'Question, 5' })
  await expect(cancelling.getByLabel('Question', { exact: true })).toHaveValue('How do I cancel?')
  await cancelling.getByLabel('Answer').fill('For {price}.')
  await expect(cancelling.getByText('There is no figure {price}: {joining fee}, ')).toBeVisible()
  await cancelling.getByLabel('Answer').fill('By mail & <b>at no fee</b>.')
  await texts.getByRole('button', { name: 'Remove benefit, 3' }).click()
  await expect(page.getByText('6 changes, not published yet')).toBeVisible()
  await expectAccessible(page)
}

for (const [name, size] of sizes)
  test(`the owner changes a package, the joining fee, a discount and an answer; visitors and search engines see them (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house')
    await partOf(page, 'Packages')
    await page.getByLabel('Package Standard').getByLabel('Total price, euros').fill('much')
    await expect(page.getByText('“much” is not a price.')).toBeVisible()
    await setOffers(page, { standard: '590', joining: '99', weekday: '20' })
    await publish(page, 'New offers', /Package Standard: 550.€ to 590.€/)

    const visitor = await visit(phone)
    await expect
      .poll(async () => {
        await visitor.goto('/birthdays')
        return visitor.getByText('590').count()
      })
      .toBeGreaterThan(0)
    await visitor.goto('/membership')
    await expect(visitor.getByText('A joining fee of 99 euros, then 8 euros')).toBeVisible()
    await expect(visitor.getByText('20% off private e-foil rentals')).toBeVisible()
    await expect(visitor.getByText('Members-only events')).toHaveCount(0)
    await visitor.getByText('How do I cancel?').click()
    await expect(visitor.getByText('By mail & <b>at no fee</b>.')).toBeVisible()
    expect(await visitor.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('99')]),
    )

    await undoPublish(page)
    await expectToast(page, 'Version')
    await expect
      .poll(async () => {
        await visitor.goto('/birthdays')
        return visitor.getByText('590').count()
      })
      .toBe(0)
    await partOf(page, 'Membership')
    await expect(page.getByLabel('To join, euros')).toHaveValue('89')
  })

test('a price of zero must be confirmed before it is published', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/admin/house?part=membership')
  await page.getByLabel('To join, euros').fill('0')
  await expect(page.getByText('1 change, not published yet')).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Is this price right?')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Yes, that is right').check()
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await page.getByLabel('To join, euros').fill('89')
  await expect(page.getByText('Everything is published')).toBeVisible()
})

test('a new price can begin on a later day; until then the old one applies', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/admin/house')
  const hour = page.getByLabel('E-Foil Private Rent prices, 1 hour, Price, in euros')
  await hour.fill('130')
  await hour.press('Enter')
  await partOf(page, 'Packages')
  await page
    .getByRole('listitem', { name: 'Guided session, 1 hour' })
    .getByLabel('Per person, euros')
    .fill('95')
  await page.getByLabel('Package Standard').getByLabel('Total price, euros').fill('590')
  await partOf(page, 'Membership')
  await page.getByLabel('To join, euros').fill('99')
  await expect(page.getByText('4 changes, not published yet')).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'New prices from' }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog.getByRole('button', { name: /^15 / }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Begin then' }).click()
  const first = Temporal.Now.plainDateISO('Europe/Tallinn').add({ months: 1 }).with({ day: 15 })
  const changes = dialog.getByRole('list', { name: 'Changes' })
  await expect(changes).toHaveText(
    /^E-Foil Private Rent, season from 15 .*1 hour 130.€: new.*Package Standard from 15 .*590.€: new.*Guided session from 15 .*1 hour 95.€: new.*Membership from 15 .*joining fee 99.€.*: new$/,
  )
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectToast(page, 'Version', 'is published')
  const later = page.getByRole('list', { name: 'Prices from a day on' })
  await expect(later).toContainText(/From 15 .*99.€ to join, 8.€ a month/)
  await expectAccessible(page)
  const { house } = await (await page.request.get('/api/house')).json()
  expect(house.activities['efoil-private'].durations['1h'].cents).toBe(12_000)
  const visitor = await visit(phone)
  await visitor.addInitScript(() =>
    window.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }), { once: true }),
  )
  // The page as sent once it is rendered from the new house.
  await expect.poll(async () => (await visitor.request.get('/booking/efoil')).text()).toContain(`${first}`)
  await visitor.goto('/booking/efoil')
  // A press before hydration takes effect a moment later.
  await visitor.waitForFunction(() => 'isHydrated' in window)
  const wished = visitor.getByRole('group', { name: 'Preferred date' }).getByRole('button').first()
  await wished.click()
  await visitor.getByRole('button', { name: 'Next month' }).click()
  await visitor.getByRole('button', { name: /^14 / }).click()
  await expect(visitor.getByRole('radio', { name: '1 hour 85 € per person' })).toBeVisible()
  await wished.click()
  await visitor.getByRole('button', { name: /^15 / }).click()
  await expect(visitor.getByRole('radio', { name: '1 hour 95 € per person' })).toBeVisible()
  await undoPublish(page)
  await expectToast(page, 'Version')
})

test('a first day of new prices that has come before they are published becomes the day after it', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.clock.install()
  await openDashboard(page, 'main_admin', '/admin/house')
  await partOf(page, 'Membership')
  await page.getByLabel('To join, euros').fill('97')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('group', { name: 'New prices from' }).getByRole('button').first()
  const inDays = (days: number) =>
    dateText(Temporal.Now.plainDateISO('Europe/Tallinn').add({ days }).toString(), 'year')
  await field.click()
  await dialog.getByRole('button', { name: new RegExp(`^${inDays(1)}`) }).click()
  await expect(field).toHaveText(inDays(1))
  await page.context().setOffline(true)
  await page.clock.fastForward('24:00:00')
  await expect(field).toHaveText(inDays(2))
  await expect(dialog.getByRole('button', { name: 'Begin then' })).toBeEnabled()
})
