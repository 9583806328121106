import type { Page } from '@playwright/test'
import { passwordLink } from './outbox.ts'
import { typeSignIn } from './sign-in.ts'
import { callBehind, openDashboard, walkIn } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

const password = 'tuuline hommik'

type Hired = { username: string; fullName: string }

/** Hires an employee for the e-foils, who chooses a password. */
async function hire(owner: Page, staff: Page, { username, fullName }: Hired): Promise<void> {
  const email = `${username}@example.ee`
  await callBehind(owner, 'POST', '/api/people', { username, fullName, email, role: 'rayfoil_ambassador' })
  const token = (await passwordLink(email)).split('=')[1]
  const answer = await staff.request.post(`/api/password-reset/${token}`, { data: { password } })
  expect(answer.ok()).toBe(true)
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await typeSignIn(page, username, password)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dashboard')
}

for (const size of [phone, desk])
  test(`the owner limits an employee to Pühajärve without money, who then sees only that place, at ${size.width}`, async ({
    visit,
  }) => {
    const username = `piret${size.width}`
    const name = `Piret Kask ${size.width}`
    const owner = await visit(size)
    await openDashboard(owner, 'main_admin')
    const own = await walkIn(owner, `Own Guest ${size.width}`, 'puhajarve')
    const foreign = await walkIn(owner, `Foreign Guest ${size.width}`, 'malaga')
    await callBehind(owner, 'POST', `/api/bookings/${own.id}/payments`, { amount: 1, method: 'cash' })
    const staff = await visit(size)
    await hire(owner, staff, { username, fullName: name })

    await owner.goto('/admin/house?part=people')
    await owner.getByRole('button', { name: `More for ${name}` }).click()
    await owner.getByRole('menuitem', { name: 'Change rights' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Only some' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Choose a place, or every place')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Pühajärve' }).check()
    await dialog.getByRole('checkbox', { name: /^Sees money/ }).uncheck()
    await dialog.getByRole('checkbox', { name: /^Gives money back/ }).uncheck()
    await expectAccessible(owner)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(owner, `The rights of ${name} are changed`)
    const row = owner.getByRole('listitem', { name })
    await expect(row).toContainText(/only Pühajärve, sees no money, gives no money back/i)
    await expect(owner.getByRole('region', { name: 'Journal of accounts' })).toContainText(
      `main_admin set the rights of ${username}: only Pühajärve, sees no money, gives no money back`,
    )
    await expectAccessible(owner)

    await signIn(staff, username)
    await expect(staff.getByText('Revenue')).toHaveCount(0)
    await staff.goto('/booking-dashboard')
    await expect(staff.getByText(own.customerName).first()).toBeVisible()
    await expect(staff.getByText(foreign.customerName)).toHaveCount(0)
    await expect(staff.getByRole('heading', { name: 'New Customers' })).toBeVisible()
    await expect(staff.getByText('Revenue')).toHaveCount(0)
    await expect(staff.getByText(/Noblessner|Málaga/)).toHaveCount(0)
    await staff.getByRole('searchbox').first().fill(foreign.reference)
    await expect(staff.getByText(/No booking of your sectors/)).toBeVisible()
    await staff.getByRole('searchbox').first().fill(own.reference)
    await staff.getByRole('search').getByRole('button').filter({ hasText: own.reference }).click()
    await expect(staff.getByRole('term').filter({ hasText: 'To pay' })).toBeVisible()
    await staff.getByRole('button', { name: 'Money' }).click()
    await expect(staff.getByRole('button', { name: 'Record payment' })).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Refund' })).toHaveCount(0)
    await expectAccessible(staff)

    await staff.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(staff.getByText('It is paid, so cancelling means a refund.')).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0)
    await expectAccessible(staff)

    // In force at the next call, without signing in again.
    await owner.getByRole('button', { name: `More for ${name}` }).click()
    await owner.getByRole('menuitem', { name: 'Change rights' }).click()
    await dialog.getByRole('radio', { name: 'Every place' }).check()
    await dialog.getByRole('checkbox', { name: /^Sees money/ }).check()
    await dialog.getByRole('checkbox', { name: 'E-Foil' }).uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Choose at least one sector')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'E-Foil' }).check()
    await dialog.getByRole('checkbox', { name: 'Jetski' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(owner, `The rights of ${name} are changed`)
    await expect(row).toContainText(/works for Jetski and E-Foil, gives no money back/i)
    await staff.reload()
    await expect(staff.getByRole('heading', { name: 'Total Revenue' })).toBeVisible()
    await expect(staff.getByText(foreign.customerName).first()).toBeVisible()
    const sectors = staff.getByRole('group', { name: 'Sector' })
    await expect(sectors.getByRole('radio', { name: 'All Sectors' })).toBeChecked()
    await expect(sectors.getByRole('radio')).toHaveCount(3)
    await staff.goto('/admin/jetskis')
    await expect(staff.getByRole('heading', { name: 'Jetski Admin Dashboard' })).toBeVisible()
    await expectAccessible(staff)
  })
