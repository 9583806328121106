import { dueNowCents } from '#domain/booking/deposit.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { euroText, priceText } from '#domain/money.ts'
import { publish, publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

const { title, durations } = theHouse.activities['wake-surf']
const total = durations['1h']!.cents
const now = dueNowCents({ depositPercent: 30 }, total)
const later = priceText(total - now)

for (const [size, day] of [
  [phone, 12],
  [desk, 13],
] as const)
  test(`the owner at ${size.width} sets a deposit of 30 % for wake surf; a visitor on a phone pays it, staff take the rest`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openDashboard(owner, 'main_admin', '/admin/house?part=rules')
    const card = owner.getByRole('region', { name: title, exact: true })
    await card.getByLabel('Deposit at checkout, percent').fill('30')
    await expect(
      owner.getByRole('region', { name: theHouse.activities['efoil-group'].title }).getByLabel(/^Deposit/),
    ).toHaveCount(0)
    await publish(owner, 'Deposit', /deposit in percent: none to 30/)

    const page = await visit(phone)
    await expect
      .poll(async () => {
        await page.goto('/booking/wake-surf')
        return page
          .getByText(`${priceText(now)} now, ${later} on site`)
          .filter({ visible: true })
          .count()
      })
      .toBe(1)
    await chooseDay(page, day)
    await chooseTime(page, '10:00')
    await tellWho(page, { name: `Dora ${size.width}`, email: 'dora@example.ee', phone: '+372 5123 4567' })
    await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
    await page.waitForURL('**/checkout')
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await expect(summary).toContainText(`Total${priceText(total)}`)
    await expect(summary).toContainText(`Deposit, to pay now${priceText(now)}`)
    await expect(summary).toContainText(`On site, on the day${later}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Create Test Booking (${euroText(now)}€)` }).click()
    await page.waitForURL('**/booking-success?**')
    await expect(page.getByText(`You pay ${later} when you arrive.`).first()).toBeVisible()
    const reference = await page.getByText(/^ML-/).first().textContent()
    await page.getByRole('link', { name: 'Open your booking' }).click()
    const money = page.getByRole('complementary', { name: 'Price and payment' })
    await expect(money).toContainText(`Paid, in test mode${priceText(now)}`)
    await expect(money).toContainText(`To pay on site${later}`)

    await owner.goto('/booking-dashboard')
    await owner.getByRole('searchbox').first().fill(reference!)
    await owner.getByRole('search').getByRole('button').filter({ hasText: reference! }).click()
    await expect(owner.getByText(`${priceText(now)} paid, ${later} to pay`)).toBeVisible()
    await owner.getByRole('button', { name: 'Money' }).click()
    await expect(owner.getByText(`With us, ${later} open`)).toBeVisible()
    await owner.getByRole('button', { name: 'Record payment' }).click()
    await expect(owner.getByLabel('Amount paid, €')).toHaveValue(euroText(total - now))
    await owner.getByRole('button', { name: 'Record payment' }).click()
    await expect(owner.getByText(`+${later}`)).toBeVisible()
    await expect(owner.getByText('open', { exact: false }).filter({ hasText: 'With us,' })).toHaveCount(0)

    await publishBehind(owner, ({ activities }) => {
      delete activities['wake-surf'].depositPercent
    })
  })
