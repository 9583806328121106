import type { Page } from '@playwright/test'
import { tuesdayAhead } from './clock.ts'
import { typeSignIn } from './sign-in.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

const forms = [
  '/booking/efoil-private',
  '/surf-sauna-booking',
  '/booking/wake-surf',
  '/booking/efoil',
  '/corporate-events',
]

async function signIn(page: Page, username = 'platinum_member') {
  await page.goto('/login')
  await typeSignIn(page, username)
  await expect(page).toHaveURL(/\/member-dashboard$/)
}

async function signOut(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  // Other tabs know of it before this one has left: navigating now would interfere with the move to the landing page.
  await page.waitForURL((url) => url.pathname === '/')
}

const nameIn = (page: Page) => page.getByLabel('Full name').first()
const storage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

for (const size of [phone, desk])
  test(`a signed-in guest is greeted and finds the contact filled in; nothing stays after signing out (${size.width})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await signIn(page)
    for (const path of forms) {
      await page.goto(path)
      await expect(nameIn(page)).toHaveValue('Piret Platinum')
      await expect(page.getByLabel('E-mail').first()).toHaveValue('platinum.member@demo.example')
    }
    await expect(page.getByRole('banner').getByText('Hi, Piret')).toBeVisible()
    if (size === phone) {
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByText('Hi, Piret')).toBeVisible()
      await expectAccessible(page)
      await menu.getByRole('link', { name: 'Dashboard' }).click()
    } else await page.getByRole('banner').getByRole('link', { name: 'Hi, Piret' }).click()
    await signOut(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await storage(page)).not.toContain('Piret')
    await page.goto('/booking/wake-surf')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(nameIn(page)).toHaveValue('')
  })

test('an open form takes the contact of the guest who signs in in another tab, and drops the previous one', async ({
  visit,
}) => {
  const page = await visit()
  await signIn(page)
  await page.goto('/booking/wake-surf')
  await expect(nameIn(page)).toHaveValue('Piret Platinum')
  await page.getByLabel('Phone').fill('+372 5555 0177')
  const other = await page.context().newPage()
  await signOut(other)
  await expect(nameIn(page)).toHaveValue('')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await signIn(other, 'regular_user')
  await expect(page.getByLabel('E-mail')).toHaveValue('regular.user@demo.example')
  await expect(page.getByRole('banner')).not.toContainText('Piret')
})

test('a page without a form greets the guest who signs in in another tab, and shows nothing of the previous one', async ({
  visit,
}) => {
  const page = await visit(desk)
  await signIn(page)
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Become a member' }).click()
  await expect(page).toHaveURL(/\/membership$/)
  await expect(banner).toContainText('Hi, Piret')
  const other = await page.context().newPage()
  await signOut(other)
  await expect(banner).not.toContainText('Piret')
  await signIn(other, 'regular_user')
  await banner.getByRole('link', { name: 'Hi, Riho' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
  await expect(page.getByText('Piret')).toHaveCount(0)
})

test('a typed contact is never replaced by the contact of the account', async ({ visit }) => {
  const page = await visit()
  await page.goto('/booking/wake-surf')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  await page.getByLabel('E-mail').fill('friend@example.ee')
  await expect.poll(() => storage(page)).toContain('friend@example.ee')
  await signIn(page)
  await page.goto('/booking/wake-surf')
  await expect(page.getByRole('banner').getByText('Hi, Piret')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('friend@example.ee')
  await expect(nameIn(page)).toHaveValue('')
})

test('the next form has the contact of the last booking, and can clear it for another person', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/#testdrive')
  await chooseDay(page, 9)
  await chooseTime(page, '11:00')
  await tellWho(page, { name: 'Mart Tamm', email: 'mart.tamm@example.ee', phone: '+372 5555 0188' })
  await page.getByRole('button', { name: 'Book test drive' }).click()
  await expect(page.getByText('Booking confirmed!').first()).toBeVisible()
  // As specified, the form is emptied after sending.
  await expect(nameIn(page)).toHaveValue('')
  for (const path of forms) {
    await page.goto(path)
    await expect(nameIn(page)).toHaveValue('Mart Tamm')
    await expect(page.getByLabel('Phone').first()).toHaveValue('+372 5555 0188')
  }
  // Passed on to the confirm pages, where nothing is sent.
  await page.goto('/surf-sauna-booking')
  await expect(nameIn(page)).toHaveValue('Mart Tamm')
  await chooseDay(page, tuesdayAhead)
  await page.getByRole('radio', { name: /^Sunset/ }).click()
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.waitForURL('**/booking/efoil-group/confirm')
  await page.goto('/booking/efoil-private')
  await expect(nameIn(page)).toHaveValue('Mart Tamm')
  await chooseDay(page, 9)
  await chooseTime(page, '12:00')
  await page.getByRole('button', { name: 'Reserve, pay on site' }).first().click()
  await page.waitForURL('**/booking/efoil-private/confirm')
  await page.goto('/booking/wake-surf')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not you? Clear it' }).click()
  await expect(nameIn(page)).toHaveValue('')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Not you? Clear it' })).toBeHidden()
  expect(await storage(page)).not.toContain('Mart')
  await page.goto('/surf-sauna-booking')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  await expect(nameIn(page)).toHaveValue('')
})

const keepContact = (page: Page, fullName: string) =>
  page.evaluate((name) => {
    const contact = { fullName: name, email: 'kept@example.ee', phone: '+372 5555 0144' }
    localStorage.setItem('lastContact', JSON.stringify({ ...contact, savedAt: Date.now() }))
  }, fullName)

const onSite = [
  ['ride', '/booking/efoil-private', 'Reserve, pay on site', 16],
  ['session', '/surf-sauna-booking', 'Book Now', tuesdayAhead + 14],
] as const

for (const [what, path, next, ahead] of onSite)
  test(`a ${what} that was reserved cannot be sent again, even if another tab books for another person`, async ({
    visit,
  }) => {
    const page = await visit()
    await page.goto('/terms')
    await keepContact(page, 'Kadri Kept')
    await page.goto(path)
    await expect(nameIn(page)).toHaveValue('Kadri Kept')
    await chooseDay(page, ahead)
    if (what === 'ride') await chooseTime(page, '15:00')
    else await page.getByRole('radio', { name: /^Evening/ }).click()
    await page.getByRole('button', { name: next }).last().click()
    await page.waitForURL(/\/confirm$/)
    const { href } = new URL(page.url())
    await page
      .getByRole('button', { name: /^Reserve/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Booking confirmed!')
    const other = await page.context().newPage()
    await other.goto('/terms')
    const heard = page.evaluate(
      () => new Promise((done) => addEventListener('storage', () => setTimeout(done), { once: true })),
    )
    await keepContact(other, 'Nele Next')
    await heard
    await page.getByRole('button', { name: 'OK' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(href)
    await page.waitForURL(`**${path}`)
  })
