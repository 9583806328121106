import type { Page } from '@playwright/test'
import { test } from './house-hand.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

async function openEditor(page: Page, part: string): Promise<void> {
  await page.goto('/login?next=/admin/house')
  await page.getByRole('button', { name: 'Login as Main Admin', exact: true }).click()
  await page.getByRole('tab', { name: part }).click()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const published = page.getByText(/^Version \d+ is published$/).first()
  const anyway = dialog.getByRole('button', { name: 'Publish all the same' })
  await expect(published.or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(published).toBeVisible()
}

for (const [where, size, name, slug, guest] of [
  ['a desk', desk, 'Paddle boards', 'paddle-boards', 'Mari Maasikas'],
  ['a phone', phone, 'Kayaks', 'kayaks', 'Rein Roos'],
] as const)
  test(`the owner at ${where} adds something to rent; a visitor on a phone books it, staff see and enter it`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Rentals')
    await owner.getByRole('button', { name: 'Add a rental' }).click()
    await owner.getByRole('button', { name: 'Add to the draft' }).click()
    await expect(owner.getByText('Please give it a name')).toBeVisible()
    await expectAccessible(owner)
    await owner.getByLabel('Name', { exact: true }).fill(name)
    await expect(owner.getByText(`Its page will be /booking/${slug}`)).toBeVisible()
    await owner.getByLabel('Pühajärve').fill('8')
    await owner.getByLabel('Price, €').fill('25')
    await owner.getByRole('button', { name: 'Add to the draft' }).click()
    await publish(owner)
    await expectAccessible(owner)

    const visitor = await visit(phone)
    await visitor.goto('/booking')
    await visitor.getByRole('link', { name: new RegExp(name) }).click()
    await visitor.waitForURL(`**/booking/${slug}`)
    await chooseDay(visitor, 3)
    await chooseTime(visitor, '10:00')
    await tellWho(visitor, { name: guest, email: 'mari@example.ee', phone: '+372 5550 1234' })
    await visitor.getByRole('button', { name: 'Continue to Payment' }).last().click()
    await visitor.waitForURL('**/checkout')
    await visitor.getByRole('button', { name: 'Create Test Booking (25€)' }).click()
    await visitor.waitForURL('**/booking-success?**')
    await expectAccessible(visitor)
    expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`/booking/${slug}<`)
    expect(await (await visitor.request.get('/')).text()).toContain(`/booking/${slug}"`)

    await owner.goto('/booking-dashboard')
    await owner.getByRole('searchbox', { name: 'Find a booking' }).fill(guest)
    await expect(owner.getByRole('button', { name: new RegExp(guest) }).first()).toContainText(name)
    await owner.goto('/booking-dashboard')
    await owner.getByRole('button', { name: 'New booking' }).click()
    const entry = owner.getByRole('dialog', { name: 'New booking' })
    await entry.getByRole('radio', { name }).check()
    await entry.getByRole('group', { name: 'Day' }).getByRole('button').first().click()
    await chooseDay(owner, 3)
    await entry.getByRole('radio', { name: /^10:00/ }).check()
    await entry.getByLabel('Name').fill('Phone Caller')
    await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4411')
    await entry.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(owner.getByText(/^ML-\w{5} is booked$/)).toBeVisible()
  })

for (const [where, size, place, zone] of [
  ['a desk', desk, 'Marina, Koh Phangan', 'Asia/Bangkok'],
  ['a phone', phone, 'Club, Málaga', 'Europe/Madrid'],
] as const)
  test(`the owner at ${where} closes ${place} for a season; visitors read why and when it opens again`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Hours')
    await owner.getByRole('button', { name: `Add closed days at ${place}` }).click()
    const row = owner.getByRole('listitem', { name: `${place}, closed days 1` })
    await row.getByRole('group', { name: 'Last day' }).getByRole('button').first().click()
    await chooseDay(owner, 20, zone)
    await row.getByLabel('Reason, as guests read it').fill('Monsoon')
    await publish(owner)
    await expectAccessible(owner)

    const visitor = await visit(phone)
    await visitor.goto('/booking/efoil-private')
    await visitor.getByRole('radio', { name: place.split(', ')[1]! }).click()
    await expect(visitor.getByText(/closed: Monsoon\. Open again on /i).first()).toBeVisible()
  })
