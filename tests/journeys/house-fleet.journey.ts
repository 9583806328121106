import type { Page } from '@playwright/test'
import { dateAhead } from './clock.ts'
import { publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

async function openFleet(page: Page): Promise<void> {
  await page.goto('/login?next=/admin/house')
  await page.getByRole('button', { name: 'Login as Main Admin', exact: true }).click()
  await page.getByRole('tab', { name: 'Fleet' }).click()
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).last().click()
const publishDialog = (page: Page) => page.getByRole('dialog', { name: 'Publish these changes?' })
const published = (page: Page) => page.getByText(/^Version \d+ is published$/).first()

for (const [where, size, name, guest, ahead] of [
  ['a desk', desk, 'Spark Trixx', 'Mari Maasikas', 3],
  ['a phone', phone, 'Fish Pro', 'Rein Roos', 4],
] as const)
  test(`the owner at ${where} adds a jetski with its seats and price; a visitor on a phone books it, staff see it`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openFleet(owner)
    const fleet = owner.getByRole('region', { name: 'Fleet of Jetski Rent' })
    await fleet.getByRole('button', { name: 'Add a jetski at Tallinn' }).click()
    const added = fleet.getByRole('listitem').filter({ hasText: /Jetski \d/ })
    await added.getByRole('button', { name: /^Edit/ }).click()
    await expect(added.getByText(/^30 minutes 80\s€, .* Change it under Prices\.$/)).toBeVisible()
    await fleet.getByLabel('Name', { exact: true }).fill(name)
    await fleet.getByLabel('Seats').fill('3')
    await owner.getByRole('tab', { name: 'Prices' }).click()
    const cell = owner.getByRole('textbox', { name: `Jetski Rent prices, 1 hour, ${name}, in euros` })
    await cell.fill('95')
    await cell.press('Enter')
    await owner.getByRole('button', { name: 'Publish…' }).click()
    await expect(publishDialog(owner)).toContainText(`${name} at Tallinn: new`)
    await publishDialog(owner).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(published(owner)).toBeVisible()
    await owner.getByRole('tab', { name: 'Fleet' }).click()
    await fleet.getByRole('button', { name: new RegExp(`^Edit ${name}`) }).click()
    await expectAccessible(owner)

    const visitor = await visit(phone)
    await visitor.goto('/booking/jetski')
    const machine = visitor.getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(machine).toContainText('3 people')
    await machine.click()
    await expect(machine).toHaveAttribute('aria-pressed', 'true')
    await expect(machine).not.toHaveAttribute('data-waits')
    await expectAccessible(visitor)
    await press(visitor, 'Continue to Booking')
    await chooseDay(visitor, ahead)
    await chooseTime(visitor, '11:30')
    await tellWho(visitor, { name: guest, email: 'mari@example.ee', phone: '+372 5550 1234' })
    await press(visitor, 'Continue to Payment')
    await visitor.waitForURL('**/checkout')
    await visitor.getByRole('button', { name: 'Create Test Booking (95€)' }).click()
    await visitor.waitForURL('**/booking-success?**')

    await owner.goto('/booking-dashboard')
    await owner.getByRole('searchbox', { name: 'Find a booking' }).fill(guest)
    await expect(owner.getByRole('button', { name: new RegExp(guest) }).first()).toBeVisible()
    await owner.goto('/admin/jetskis')
    await press(owner, 'Fleet')
    await expect(owner.getByRole('heading', { name })).toBeVisible()
    await expectAccessible(owner)
  })

for (const [where, size, place, location, guest] of [
  ['a desk', desk, 'Málaga', 'malaga', 'Epp Eelnev'],
  ['a phone', phone, 'Koh Phangan', 'koh-phangan', 'Kaur Koidu'],
] as const)
  test(`the owner at ${where} adds an e-foil; a visitor on a phone books it when the other six are taken, staff see it`, async ({
    visit,
  }) => {
    const [owner, visitor] = [await visit(size), await visit(phone)]
    await openFleet(owner)
    await owner.getByRole('button', { name: `Add an e-foil at ${place}` }).click()
    await expect(owner.getByRole('listitem', { name: `E-foil 7 at ${place}`, exact: true })).toBeVisible()
    await owner.getByRole('button', { name: 'Publish…' }).click()
    await expect(publishDialog(owner)).toContainText(`E-foil 7 at ${place}: new`)
    await publishDialog(owner).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(published(owner)).toBeVisible()
    await expectAccessible(owner)

    const six = { date: dateAhead(6), time: '12:00', location, foilCount: 6, duration: '1h' }
    const data = { ...six, fullName: 'Six Riders', email: 'six@example.ee' }
    expect((await visitor.request.post('/api/test-drive', { data })).status()).toBe(201)
    await visitor.goto('/booking/efoil-private')
    await visitor.getByRole('radio', { name: new RegExp(place) }).click()
    await chooseDay(visitor, 6)
    await chooseTime(visitor, '12:00')
    await tellWho(visitor, { name: guest, email: 'seventh@example.ee', phone: '+372 5550 1234' })
    await press(visitor, 'Book Now')
    await visitor.waitForURL('**/checkout')
    await press(visitor, 'Create Test Booking')
    await visitor.waitForURL('**/booking-success?**')
    expect(
      (await visitor.request.post('/api/test-drive', { data: { ...data, foilCount: 1 } })).status(),
    ).toBe(409)

    await owner.goto('/booking-dashboard')
    await owner.getByRole('searchbox', { name: 'Find a booking' }).fill(guest)
    await owner
      .getByRole('button', { name: new RegExp(guest) })
      .first()
      .click()
    await expect(owner.getByRole('dialog', { name: guest })).toContainText('E-foil 7')
  })

for (const [where, size, place, location, unit] of [
  ['a desk', desk, 'Pühajärve', 'puhajarve', 'E-foil 1'],
  ['a phone', phone, 'Dubai', 'dubai', 'E-foil 1'],
] as const)
  test(`the owner at ${where} retires a unit from a given day: bookings before it stay, later there is one unit less`, async ({
    visit,
  }) => {
    const [owner, visitor] = [await visit(size), await visit(phone)]
    const ride = async (days: number, foilCount: number) => {
      const data = {
        date: dateAhead(days),
        time: '12:00',
        location,
        foilCount,
        duration: '30min',
        fullName: `Rider ${days}`,
        email: 'rider@example.ee',
      }
      const reply = await visitor.request.post('/api/test-drive', { data })
      return reply.status()
    }
    await openFleet(owner)
    expect([await ride(3, 1), await ride(5, 1)]).toEqual([201, 201])
    const row = owner.getByRole('listitem', { name: `${unit} at ${place}`, exact: true })
    await row.getByRole('button', { name: `Edit ${unit} at ${place}` }).click()
    const day = row.getByRole('group', { name: 'Retired from this day' })
    await day.getByRole('button').first().click()
    await chooseDay(owner, 4)
    await expect(row).toContainText('Retired from')
    await owner.getByRole('button', { name: 'Publish…' }).click()
    await publishDialog(owner).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(publishDialog(owner)).toContainText('Rider 5')
    await expect(publishDialog(owner)).not.toContainText('Rider 3')
    await expectAccessible(owner)
    await publishDialog(owner).getByRole('button', { name: 'Publish anyway' }).click()
    await expect(published(owner)).toBeVisible()

    await visitor.goto('/booking/efoil-private')
    await visitor.getByRole('radio', { name: new RegExp(place) }).click()
    for (let foils = 1; foils < 6; foils++)
      await visitor.getByRole('button', { name: 'One foil more' }).click()
    await chooseDay(visitor, 3)
    await expect(visitor.getByRole('radio', { name: /^15:00/ })).toBeEnabled()
    expect([await ride(4, 6), await ride(4, 5)]).toEqual([409, 201])
    await publishBehind(owner, ({ units }) => delete units[`efoil-${location}-1`]!.retired)
  })
