import type { Page } from '@playwright/test'
import type { House } from '#domain/house/house.ts'
import { openCheckout } from './card-hand.ts'
import { tuesdayAhead } from './clock.ts'
import { publish, publishBehind, undoPublish } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { chooseDay, desk, expect, expectAccessible, phone, sizes, tellWho } from './visitor.ts'

const test = testOnOwnServer()

const liis = { name: 'Liis Tamm', email: 'liis@example.ee', phone: '+372 5123 4567' }

async function setPrices(page: Page) {
  await page.getByRole('tab', { name: 'Packages', exact: true }).click()
  const hour = page.getByRole('listitem', { name: 'Guided session, 1 hour' })
  await hour.getByLabel('Minutes').fill('3')
  await expect(hour.getByText('At least 5 minutes')).toBeVisible()
  await hour.getByLabel('Minutes').fill('60')
  await hour.getByLabel('Per person, euros').fill('92,50')
  await page.getByRole('button', { name: 'Remove 20 minutes' }).click()
  await page.getByRole('button', { name: 'Add a length' }).click()
  await expect(page.getByRole('listitem', { name: 'Guided session, 3 hours' })).toBeVisible()
  const board = page.getByRole('region', { name: 'Prices of the custom board' })
  await board.getByLabel('Spare battery').fill('2500')
  await expect(page.getByText('4 changes, not published yet')).toBeVisible()
  await expectAccessible(page)
  await expectNothingBeyond(page)
}

/** Opens the page once it is rendered from the new house. */
async function openPublished(page: Page, path: string, words: string) {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(words)
  await page.goto(path)
}

for (const [name, size] of sizes)
  test(`the owner prices the guided session and the custom board, visitors send requests at these prices (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    // Opened before: it shows the old price and then the change.
    const early = await visit(size)
    await early.goto('/booking/efoil')
    const old = early.getByRole('radio', { name: '1 hour 85 € per person' })
    await old.click()
    await expect(old).toBeChecked()
    await openDashboard(page, 'main_admin', '/admin/house')
    await setPrices(page)
    await publish(page, 'New prices', /Guided session, 1 hour: 85.€ to 92\.50.€/)

    const visitor = await visit(size)
    await visitor.addInitScript(() =>
      window.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }), { once: true }),
    )
    await openPublished(visitor, '/booking/efoil', 'instructor, from 55\u00a0€ per person')
    await expect(visitor.getByRole('radio', { name: /^20 minutes/ })).toHaveCount(0)
    await expect(visitor.getByRole('radio', { name: '3 hours 150 € per person' })).toBeVisible()
    await visitor.getByRole('radio', { name: '1 hour 92.50 € per person' }).click()
    await visitor.getByRole('radio', { name: '2', exact: true }).click()
    await expect(visitor.getByText('185\u00a0€').filter({ visible: true }).first()).toBeVisible()
    await tellWho(visitor, liis)
    await visitor.getByRole('button', { name: 'Send request' }).last().click()
    await expect(visitor.getByText('Your request has been sent.')).toBeVisible()
    await expect(visitor.getByText('The price has changed')).toHaveCount(0)

    await early.getByRole('radio', { name: '2', exact: true }).click()
    await tellWho(early, { ...liis, name: 'Mart Early' })
    await early.getByRole('button', { name: 'Send request' }).last().click()
    const notice = 'it was 170 € on this page, 185 € is the price we stored'
    await expect(early.getByText('The price has changed')).toContainText(notice)
    await expectAccessible(early)

    await openPublished(visitor, '/custom-order', '2\u00a0500')
    // A press before hydration takes effect a moment later.
    await visitor.waitForFunction(() => 'isHydrated' in window)
    await visitor.getByRole('checkbox', { name: 'Spare battery + $2 500' }).check()
    await visitor.getByLabel('Full name').fill(liis.name)
    await visitor.getByLabel('E-mail').fill(liis.email)
    await visitor.getByRole('button', { name: 'Order this board' }).last().click()
    await expect(visitor.getByRole('heading', { name: 'We have your order' })).toBeVisible()
    await expect(visitor.getByText('$12\u00a0400')).toBeVisible()

    await undoPublish(page)
    await expectToast(page, 'Version')
    await page.goto('/admin/enquiries')
    for (const who of [liis.name, 'Mart Early'])
      await expect(
        page.getByRole('listitem').filter({ hasText: who }).getByText('1 hour, 2 people, 185 €').first(),
      ).toBeVisible()
  })

const priceOfSession =
  (cents: number) =>
  ({ activities }: House): void => {
    activities['efoil-group'].durations['2h']!.cents = cents
  }

async function chooseEvening(guest: Page): Promise<void> {
  await guest.goto('/surf-sauna-booking')
  await chooseDay(guest, tuesdayAhead)
  await guest.getByRole('radio', { name: /^Evening/ }).click()
  await tellWho(guest, { name: 'Maret Mets', email: 'maret@example.ee', phone: '+372 5123 4567' })
  await guest.getByRole('button', { name: 'Book Now' }).last().click()
  await guest.waitForURL('**/booking/efoil-group/confirm')
}

test('a session that costs nothing says so and mentions no payment', async ({ visit }) => {
  const owner = await visit(desk)
  await openDashboard(owner, 'main_admin', '/admin/house')
  await publishBehind(owner, priceOfSession(0))
  const guest = await visit(phone)
  await openPublished(guest, '/surf-sauna-booking', '0\u00a0€')
  await chooseEvening(guest)
  await expect(guest.getByText('There is nothing to pay.')).toBeVisible()
  await expect(guest.getByText(/on site|by card/)).toHaveCount(0)
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(guest.getByRole('dialog')).toContainText(/at 18:00, nothing to pay\./)
  await publishBehind(owner, priceOfSession(3_500))
})

test('a price raised while a guest confirms a session is shown, and nothing is booked before they confirm it', async ({
  visit,
}) => {
  const guest = await visit(phone)
  await chooseEvening(guest)

  const owner = await visit(desk)
  await openDashboard(owner, 'main_admin', '/admin/house')
  await publishBehind(owner, priceOfSession(5_000))
  await expect
    .poll(async () => (await guest.request.get('/surf-sauna-booking')).text())
    .toContain('50\u00a0€')
  const total = guest.getByRole('status').filter({ hasText: /^\d+.€$/ })
  const reserve = guest.getByRole('button', { name: 'Reserve, pay on site' })
  await expect(total).toHaveText(/35.€/)
  await reserve.click()
  const alert = guest.getByRole('dialog')
  await expect(alert).toContainText(/The price is now 50.€, no longer 35.€\. Nothing is booked yet\./)
  await expectAccessible(guest)
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(total).toHaveText(/50.€/)
  await reserve.click()
  await expect(alert).toContainText('Booking confirmed!')
  await expect(alert).toContainText(/50.€ to pay on site/)
  await publishBehind(owner, priceOfSession(3_500))
})

test('jetskis and test drives that the owner switched off are shown as not offered where they are chosen', async ({
  visit,
}) => {
  const owner = await visit(desk)
  await openDashboard(owner, 'main_admin', '/admin/house')
  const switchAll = (on: boolean) =>
    publishBehind(owner, ({ activities }) => {
      for (const id of ['test-drive', 'jetski-rental', 'jetski-request'] as const) activities[id].on = on
    })
  await switchAll(false)
  const guest = await visit(phone)
  await openPublished(guest, '/booking/jetski', 'is not offered at the moment')
  await expect(guest.getByText('Jetski Rent is not offered at the moment.')).toBeVisible()
  await guest.getByRole('button', { name: 'Reserve, pay on site' }).click()
  await guest.waitForURL('**/jetski-booking-confirm')
  await expect(guest.getByText('Jetski Rent is not offered at the moment.')).toBeVisible()
  await expectAccessible(guest)
  await guest.goto('/#testdrive')
  await expect(guest.getByText('E-Foil Test Drive is not offered at the moment.')).toBeVisible()
  await switchAll(true)
})

test('a held ride can be paid after the owner switched it off; later checkouts say so and link to what is offered', async ({
  visit,
}) => {
  const guest = await visit(phone)
  await openCheckout(guest, 30)
  await expect(guest.getByRole('button', { name: /^Create Test Booking/ }).first()).toBeVisible()
  const owner = await visit(desk)
  await openDashboard(owner, 'main_admin', '/admin/house')
  const switchRide = (on: boolean) =>
    publishBehind(owner, ({ activities }) => {
      activities['efoil-private'].on = on
    })
  await switchRide(false)
  // While still held, it is sold as before.
  await guest.reload()
  await expect(guest.getByRole('button', { name: /^Create Test Booking/ }).first()).toBeVisible()
  await openCheckout(guest, 31)
  await expect(guest.getByRole('alert')).toContainText('E-Foil Private Rent is not offered at the moment.')
  await expect(guest.getByRole('link', { name: 'Choose another time' })).toHaveCount(0)
  await expectAccessible(guest)
  await guest.getByRole('link', { name: 'See what is offered' }).click()
  await expect(guest).toHaveURL(/\/booking$/)
  await switchRide(true)
})

test('a test drive is booked at the chosen place even if the owner renamed it meanwhile', async ({
  visit,
}) => {
  const guest = await visit(phone)
  await guest.goto('/#testdrive')
  await chooseDay(guest, 9)
  await guest.getByRole('radio', { name: /^11:00/ }).click()
  await tellWho(guest, { ...liis, name: 'Kaja Kask' })
  const owner = await visit(desk)
  await openDashboard(owner, 'main_admin', '/admin/house')
  await publishBehind(owner, ({ places }) => {
    places.tallinn!.label = 'Old harbour'
  })
  await guest.getByRole('button', { name: 'Book test drive' }).click()
  await expect(guest.getByText('Booking confirmed!').first()).toBeVisible()
})
