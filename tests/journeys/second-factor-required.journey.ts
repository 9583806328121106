import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { passwordLink } from './outbox.ts'
import { typeSignIn } from './sign-in.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

const password = 'tuuline hommik'

/** Hires an employee, whom the owner invites and who chooses a password with the mail's link. */
async function hire(owner: Page, username: string, fullName: string): Promise<void> {
  const email = `${username}@example.ee`
  await callBehind(owner, 'POST', '/api/people', { username, fullName, email, role: 'wakesurf_admin' })
  await choosePassword(owner, email)
}

async function choosePassword(page: Page, email: string): Promise<void> {
  const token = (await passwordLink(email)).split('=')[1]
  await callBehind(page, 'POST', `/api/password-reset/${token}`, { password })
}

async function signIn(page: Page, username: string, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await typeSignIn(page, username, password)
}

async function choose(page: Page, item: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function setUp(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Set it up' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await staff.keyboard.press('Enter')
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await dialog.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate())
  await staff.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expectToast(staff, 'Two-factor sign-in is on')
}

for (const [where, size] of [
  ['on a phone', phone],
  ['at a desk', desk],
] as const)
  test(`the owner requires a second factor of an employee, who must set it up before anything else (${where})`, async ({
    visit,
  }) => {
    const username = `tiit${size.width}`
    const name = `Tiit Kask ${size.width}`
    const owner = await visit(size)
    await openDashboard(owner, 'main_admin', '/admin/house?part=people')
    await hire(owner, username, name)
    await owner.reload()
    const row = owner.getByRole('listitem', { name })
    await expect(row).toContainText('Not signed in yet')

    const staff = await visit(size)
    await signIn(staff, username, '/booking-dashboard')
    await expect(staff.getByRole('heading', { name: 'Wakesurf Admin Dashboard' })).toBeVisible()

    await choose(owner, 'Require a second factor', name)
    await expectAccessible(owner)
    await owner.getByRole('dialog').getByRole('button', { name: 'Require it' }).click()
    await expectToast(owner, `${name} must have a second factor`)
    await expect(row).toContainText('Second factor required, not set up yet')

    const oneMoreStep = staff.getByRole('heading', { name: 'One more step' })
    await expect(oneMoreStep).toBeVisible()
    await expectAccessible(staff)
    await staff.goto('/admin/enquiries')
    await expect(oneMoreStep).toBeVisible()
    await staff.getByRole('button', { name: 'Sign Out' }).click()
    await staff.waitForURL((url) => url.pathname === '/')
    await signIn(staff, username, '/admin/enquiries')
    await expect(oneMoreStep).toBeVisible()

    await setUp(staff)
    await expect(staff).toHaveURL(/\/admin\/enquiries$/)
    await expect(staff.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()
    await staff.goto('/profile')
    await expect(staff.getByText('Your account must have it.')).toBeVisible()
    await expect(staff.getByRole('button', { name: 'New recovery codes' })).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Turn off' })).toHaveCount(0)

    await owner.reload()
    await expect(row).toContainText('Second factor on, required')
    await expectAccessible(owner)
    await expect(owner.getByRole('region', { name: 'Journal of accounts' })).toContainText(
      `main_admin requires a second factor from ${username}`,
    )
    await choose(owner, 'No longer require a second factor', name)
    await expectToast(owner, `${name} no longer needs a second factor`)
    await staff.reload()
    await expect(staff.getByRole('button', { name: 'Turn off' })).toBeVisible()

    const invited = { name: `Liis Sepp ${size.width}`, username: `liis${size.width}` }
    await owner.getByRole('button', { name: 'Invite somebody' }).click()
    const invitation = owner.getByRole('dialog')
    await invitation.getByLabel('Name', { exact: true }).fill(invited.name)
    await invitation.getByLabel('Email').fill(`${invited.username}@example.ee`)
    await invitation.getByLabel('Username').fill(invited.username)
    await invitation.getByRole('checkbox', { name: 'Require a second factor' }).check()
    await expectAccessible(owner)
    await invitation.getByRole('button', { name: 'Send the invitation' }).click()
    await expectToast(owner, `${invited.name} is invited`)
    await expect(owner.getByRole('listitem', { name: invited.name })).toContainText(
      'Second factor required, not set up yet',
    )
    await choosePassword(owner, `${invited.username}@example.ee`)
    const newcomer = await visit(size)
    await signIn(newcomer, invited.username, '/booking-dashboard')
    await expect(newcomer.getByRole('heading', { name: 'One more step' })).toBeVisible()

    await choose(owner, 'Require a second factor', 'Main Admin')
    await expect(owner.getByRole('dialog')).toContainText('Turn on your own second factor first')
    await expectAccessible(owner)
    await owner.getByRole('dialog').getByRole('link', { name: 'Open my profile' }).click()
    await expect(owner.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  })

for (const [where, size] of [
  ['on a phone', phone],
  ['at a desk', desk],
] as const)
  test(`what staff typed is kept when a second factor is required and set up in another tab (${where})`, async ({
    visit,
  }) => {
    const [owner, staff] = [await visit(size), await visit(size)]
    const username = `triin${size.width}`
    await openDashboard(owner, 'main_admin', '/admin/house?part=people')
    await hire(owner, username, `Triin Tamm ${size.width}`)
    await owner.reload()
    await signIn(staff, username, '/booking-dashboard')
    await staff.getByRole('button', { name: 'New booking' }).click()
    const entry = staff.getByRole('dialog', { name: 'New booking' })
    await entry.getByLabel('Name').fill('Caller On Hold')

    await choose(owner, 'Require a second factor', `Triin Tamm ${size.width}`)
    await owner.getByRole('dialog').getByRole('button', { name: 'Require it' }).click()
    const notice = entry.getByRole('alert').filter({ hasText: 'Your account must have a second factor.' })
    await expect(notice).toBeVisible()
    await expectAccessible(staff)
    const opened = staff.waitForEvent('popup')
    await notice.getByRole('link', { name: 'Set it up in another tab' }).click()
    const other = await opened
    await setUp(other)
    await expect(other).toHaveURL(/\/booking-dashboard$/)
    await other.close()

    await staff.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(notice).toHaveCount(0)
    await expect(entry.getByLabel('Name')).toHaveValue('Caller On Hold')
  })
