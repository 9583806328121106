import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { answerFromNowOn } from './answers.ts'
import { passwordLink } from './outbox.ts'
import { typeSignIn } from './sign-in.ts'
import { callBehind, openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

/** Turns on two-factor sign-in, as with an app on a phone. */
async function turnOnTwoFactor(page: Page, currentPassword: string): Promise<void> {
  const { secret } = (await callBehind(page, 'POST', '/api/two-factor', { currentPassword })) as unknown as {
    secret: string
  }
  await callBehind(page, 'POST', '/api/two-factor/confirm', { code: new TOTP({ secret }).generate() })
}

async function choose(page: Page, item: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

for (const [where, size] of [
  ['on a phone', phone],
  ['at a desk', desk],
] as const)
  test(`the owner invites an employee, who chooses a password by mail and signs in, and later disables the account (${where})`, async ({
    visit,
  }) => {
    const name = `Kadri Mets ${size.width}`
    const email = `kadri${size.width}@example.ee`
    const owner = await visit(size)
    await openDashboard(owner, 'main_admin', '/admin/house?part=people')
    await owner.getByRole('button', { name: 'Invite somebody' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Email').fill('kadri')
    await dialog.getByLabel('Username').fill('main_adm1n')
    // A dialog that is left keeps what was typed.
    await owner.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await owner.getByRole('tab', { name: 'Hours' }).click()
    await owner.getByRole('tab', { name: 'People' }).click()
    await owner.getByRole('button', { name: 'Invite somebody' }).click()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name)
    await expect(dialog.getByLabel('Username')).toHaveValue('main_adm1n')
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(dialog.getByText('This username is taken')).toBeVisible()
    await dialog.getByLabel('Username').fill(`kadri${size.width}`)
    await dialog.getByRole('radio', { name: /^Jetski Admin/ }).check()
    await expectAccessible(owner)
    let isLost = false
    await answerFromNowOn(owner, '**/api/people', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(dialog.getByText('We cannot tell whether the invitation was sent.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expectToast(owner, `${name} is invited`)
    await owner.getByRole('button', { name: 'Invite somebody' }).click()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('')
    await owner.keyboard.press('Escape')
    const row = owner.getByRole('listitem', { name })
    await expect(row).toContainText('Invited, no password chosen yet')
    await expectAccessible(owner)

    const staff = await visit(size)
    await staff.goto(await passwordLink(email))
    await staff.getByLabel('New password', { exact: true }).fill('tuuline hommik')
    await staff.getByRole('button', { name: 'Save password' }).click()
    await staff.getByRole('link', { name: 'Sign in' }).click()
    await typeSignIn(staff, `kadri${size.width}`, 'tuuline hommik')
    await expect(staff.getByRole('heading', { name: 'Jetski Admin Dashboard' })).toBeVisible()

    const signInAgain = async () => {
      await expect(staff.getByText('You are signed out.')).toBeVisible()
      await staff.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
      await typeSignIn(staff, `kadri${size.width}`, 'tuuline hommik')
      await expect(staff.getByRole('heading', { level: 1 })).toContainText('Dashboard')
    }
    await turnOnTwoFactor(staff, 'tuuline hommik')
    await owner.reload()
    await expect(row).toContainText('Second factor on')
    await choose(owner, 'Reset second factor', name)
    await expectAccessible(owner)
    await owner.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
    await expectToast(owner, `${name} has no second factor`)
    await expect(row).not.toContainText('Second factor on')
    await signInAgain()

    await choose(owner, 'Change role', name)
    await owner
      .getByRole('dialog')
      .getByRole('radio', { name: /^Wakesurf Admin/ })
      .check()
    await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('Wakesurf Admin')
    await signInAgain()

    await choose(owner, 'Change rights', name)
    await expect(owner.getByRole('dialog')).toBeVisible()
    await owner.keyboard.press('Escape')
    await expect(owner.getByRole('button', { name: `More for ${name}` })).toBeFocused()

    await choose(owner, 'Disable', name)
    await expectAccessible(owner)
    await owner.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await expectToast(owner, `${name} is disabled`)
    await expect(row).toContainText('cannot sign in')
    await expect(staff.getByText('You are signed out.')).toBeVisible()
    await expect(owner.getByRole('region', { name: 'Journal of accounts' })).toContainText(
      `main_admin disabled kadri${size.width}`,
    )
    await choose(owner, 'Enable', name)
    await expect(row).toContainText('Last signed in')
    await choose(owner, 'Disable', name)
    await owner.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await expect(row).toContainText('cannot sign in')
  })
