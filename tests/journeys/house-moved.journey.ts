import type { Page } from '@playwright/test'
import { theHouse } from '#domain/house/the-house.ts'
import { publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openEditor, publish } from './rentals-hand.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

// The owner moves activities that are sold only at Noblessner.

const wakePage = '/booking/wake-surf'
const _madrid = 'Europe/Madrid'
const placeCard = (page: Page, place: string) => page.getByRole('region', { name: place, exact: true })
const soldAt = (page: Page, place: string, what: string) =>
  placeCard(page, place).getByRole('checkbox', { name: what, exact: true })

/** The page is rendered again after a publish. */
const expectWritten = (page: Page, words: string) =>
  expect.poll(async () => (await page.request.get(wakePage)).text()).toContain(words)

async function payForWake(page: Page, name: string, ahead: number): Promise<void> {
  await chooseDay(page, ahead)
  await chooseTime(page, '12:00')
  await tellWho(page, { name, email: 'mari@example.ee', phone: '+372 5550 1234' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
  await page.waitForURL('**/checkout')
  await expect(page.getByText('Club, Málaga').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Create Test Booking (180€)' }).click()
  await page.waitForURL('**/booking-success?**')
  await expect(
    page
      .getByText(/Club, Málaga|beach club, Málaga/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
}

async function findAsStaff(page: Page, name: string): Promise<void> {
  await page.goto('/booking-dashboard')
  await page.getByRole('searchbox', { name: 'Find a booking' }).fill(name)
  await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toContainText('Club')
}

for (const [where, size, guest, ahead] of [
  ['a desk', desk, 'Piret Purje', 3],
  ['a phone', phone, 'Lauri Laine', 4],
] as const) {
  test(`the owner at ${where} moves wake surf to Málaga; a visitor books it there and staff see it`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Fleet')
    await owner.getByRole('button', { name: 'Edit Wake boat at Tallinn' }).click()
    await owner.getByLabel('Place of Wake boat').selectOption({ label: 'Club, Málaga' })
    await owner.getByRole('tab', { name: 'Places' }).click()
    const warning = owner.getByRole('tabpanel').getByText(/^Wake Surf: there is no wake boat at Tallinn/)
    await expect(warning).toHaveCount(1)
    await expectAccessible(owner)
    await soldAt(owner, 'Málaga', 'Wake Surf').check()
    await soldAt(owner, 'Tallinn', 'Wake Surf').uncheck()
    await expect(warning).toHaveCount(0)
    await publish(owner)

    const visitor = await visit(size)
    await expectWritten(visitor, 'behind your own boat at Club, Málaga, from')
    await visitor.goto(wakePage)
    await expect(visitor.getByText('your own people on board. Club, Málaga.')).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Where' })).toHaveCount(0)
    await expect(visitor.getByRole('checkbox', { name: /Floating sauna/ })).toHaveCount(0)
    await payForWake(visitor, guest, ahead)
    await findAsStaff(owner, guest)
    await publishBehind(owner, ({ units, activities }) => {
      units['wake-boat']!.place = 'tallinn'
      activities['wake-surf'].places = [...theHouse.activities['wake-surf'].places]
    })
  })

  test(`the owner at ${where} sells wake surf at two places; a visitor chooses one`, async ({ visit }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Places')
    await soldAt(owner, 'Málaga', 'Wake Surf').check()
    await expect(placeCard(owner, 'Málaga').getByText(/^Wake Surf: there is no wake boat/)).toBeVisible()
    await owner.getByRole('tab', { name: 'Fleet' }).click()
    await owner.getByRole('button', { name: 'Add a wake boat at Málaga' }).click()
    await publish(owner)

    const visitor = await visit(size)
    await expectWritten(visitor, 'behind your own boat at Noblessner, Tallinn and Club, Málaga, from')
    await visitor.goto(wakePage)
    await expect(visitor.getByRole('heading', { name: 'Where' })).toBeVisible()
    await expect(visitor.getByRole('checkbox', { name: /Floating sauna/ })).toBeVisible()
    await visitor.getByRole('radio', { name: /Club/ }).click()
    await expect(visitor.getByRole('img', { name: /^Sketch of Club/ })).toBeVisible()
    await expect(visitor.getByRole('checkbox', { name: /Floating sauna/ })).toHaveCount(0)
    await payForWake(visitor, `${guest} Junior`, ahead)
    await findAsStaff(owner, `${guest} Junior`)
    await publishBehind(owner, ({ units, activities }) => {
      for (const unit of Object.values(units))
        if (unit.activity === 'wake-surf' && unit.place === 'malaga') unit.retired = unit.since
      activities['wake-surf'].places = [...theHouse.activities['wake-surf'].places]
    })
  })
}
