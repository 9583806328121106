import type { Page } from '@playwright/test'
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
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(`demo-${username.replace('_', '-')}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/member-dashboard$/)
}

async function signOut(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  // Other tabs know before this one has left: a navigation of the journey would cross that to the landing page.
  await page.waitForURL((url) => url.pathname === '/')
}

const nameIn = (page: Page) => page.getByLabel('Full name').first()
const storage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

for (const size of [phone, desk])
  test(`who is signed in is greeted and need not type the contact; none of it stays after signing out (${size.width})`, async ({
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

test('an open form has the contact of who signs in in another tab, and nothing of the person before', async ({
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

test('a typed contact is never replaced by that of the account', async ({ visit }) => {
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

test('the next form has the contact of the last booking, and drops it for another person', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/#testdrive')
  await chooseDay(page, 9)
  await chooseTime(page, '11:00')
  await tellWho(page, { name: 'Mart Tamm', email: 'mart.tamm@example.ee', phone: '+372 5555 0188' })
  await page.getByRole('button', { name: 'Book test drive' }).click()
  await expect(page.getByText('Booking confirmed!').first()).toBeVisible()
  // The spec empties the form after sending.
  await expect(nameIn(page)).toHaveValue('')
  for (const path of forms) {
    await page.goto(path)
    await expect(nameIn(page)).toHaveValue('Mart Tamm')
    await expect(page.getByLabel('Phone').first()).toHaveValue('+372 5555 0188')
  }
  await page.goto('/booking/wake-surf')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not you? Clear it' }).click()
  await expect(nameIn(page)).toHaveValue('')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Not you? Clear it' })).toBeHidden()
  expect(await storage(page)).not.toContain('Mart')
})
