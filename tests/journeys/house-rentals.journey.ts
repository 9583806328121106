import type { Page } from '@playwright/test'
import { publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import {
  bookByPhone,
  expectFound,
  expectPicture,
  givePicture,
  openEditor,
  openEntry,
  publish,
} from './rentals-hand.ts'
import { openDashboard } from './staff-hand.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

/** Changes its texts and start times after it was added. Markup is shown as text. */
async function sayMore(page: Page, name: string): Promise<void> {
  const card = page.getByRole('region', { name, exact: true })
  await card.getByLabel('Description in a sentence or two').fill('Wide & <b>steady</b>')
  await card.getByLabel('One is called').fill('board')
  await card.getByLabel('More are called').fill('boards')
  const starts = card.getByLabel('Start times')
  await starts.fill('late')
  await starts.blur()
  await expect(card.getByText('At least one time, like 09:00 10:30')).toBeVisible()
  await starts.fill('14.30 9 10:00 12:00')
  await starts.blur()
  await expect(starts).toHaveValue('09:00 10:00 12:00 14:30')
  await expect(card.getByRole('checkbox', { name: /Pühajärve/ })).toBeChecked()
}

for (const [where, size, name, slug, guest] of [
  ['a desk', desk, 'Paddle boards', 'paddle-boards', 'Anu Aer'],
  ['a phone', phone, 'Kayaks', 'kayaks', 'Taavi Tuul'],
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
    await owner.getByRole('textbox', { name: 'Pühajärve' }).fill('8')
    await owner.getByLabel('Price, €').fill('25')
    await owner.getByRole('tab', { name: 'Hours' }).click()
    await owner.getByRole('tab', { name: 'Rentals' }).click()
    await expect(owner.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expect(owner.getByLabel('Price, €')).toHaveValue('25')
    await owner.getByRole('button', { name: 'Add to the draft' }).click()
    const picture = await givePicture(owner, name)
    await sayMore(owner, name)
    // Opened before the publish, and never reloaded.
    const colleague = await visit(desk)
    await openDashboard(colleague, 'main_admin', '/booking-dashboard')
    await colleague.getByRole('button', { name: 'New booking' }).click()
    const open = colleague.getByRole('dialog', { name: 'New booking' })
    await open.getByLabel('Name').fill('Half Typed')
    await publish(owner)
    await expectAccessible(owner)
    await expect(open.getByRole('radio', { name })).toBeVisible()
    await expect(open.getByLabel('Name')).toHaveValue('Half Typed')

    const visitor = await visit(phone)
    await visitor.goto('/booking')
    await visitor.getByRole('link', { name: new RegExp(name) }).click()
    await visitor.waitForURL(`**/booking/${slug}`)
    await expectPicture(visitor, picture)
    const wide = await visit(desk)
    await wide.goto(`/booking/${slug}`)
    await expectPicture(wide, picture)
    await expect(visitor.getByText('Wide & <b>steady</b>').first()).toBeVisible()
    await chooseDay(visitor, 3)
    await expect(visitor.getByRole('radio', { name: /^14:30/ })).toBeVisible()
    await expect(visitor.getByRole('radio', { name: /^11:00/ })).toHaveCount(0)
    await chooseTime(visitor, '10:00')
    await tellWho(visitor, { name: guest, email: 'mari@example.ee', phone: '+372 5550 1234' })
    await visitor.getByRole('button', { name: 'Continue to Payment' }).last().click()
    await visitor.waitForURL('**/checkout')
    await visitor.getByRole('button', { name: 'Create Test Booking (25€)' }).click()
    await visitor.waitForURL('**/booking-success?**')
    await expectAccessible(visitor)
    expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`/booking/${slug}<`)
    const landing = await (await visitor.request.get('/')).text()
    expect(landing).toContain(`/booking/${slug}"`)
    expect(landing).toContain(`/media/${picture}-960.jpg`)
    expect(await (await visitor.request.get(`/booking/${slug}`)).text()).toContain(`/media/og-${picture}.jpg`)
    expect((await visitor.request.get(`/media/og-${picture}.jpg`)).headers()['content-type']).toBe(
      'image/jpeg',
    )

    await expectFound(owner, guest, name)
    const entry = await openEntry(owner, name)
    await entry.getByRole('group', { name: 'Day' }).getByRole('button').first().click()
    await chooseDay(owner, 3)
    await entry.getByRole('radio', { name: /^10:00/ }).check()
    await bookByPhone(owner, entry)
  })

for (const [where, size] of [
  ['a desk', desk],
  ['a phone', phone],
] as const)
  test(`the owner at ${where} closes Koh Phangan for the monsoon; visitors read why and when it opens again`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Hours')
    await owner.getByRole('button', { name: 'Add closed days at Marina, Koh Phangan' }).click()
    const row = owner.getByRole('listitem', { name: 'Marina, Koh Phangan, closed days 1' })
    await row.getByRole('group', { name: 'Last day' }).getByRole('button').first().click()
    await chooseDay(owner, 20)
    await row.getByLabel('Reason shown to guests').fill('Monsoon')
    await publish(owner)
    await expectAccessible(owner)

    const visitor = await visit(phone)
    await visitor.goto('/booking/efoil-private')
    await visitor.getByRole('radio', { name: 'Koh Phangan' }).click()
    await expect(visitor.getByText(/closed: Monsoon\. Open again on /i).first()).toBeVisible()
    await publishBehind(owner, ({ places }) => {
      places['koh-phangan']!.closed = []
    })
  })
