import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { failUntilPressed, loseNextAnswer } from './answers.ts'
import { staff, test } from './card-server.ts'
import { typeSignIn } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login?next=%2Fprofile')
  await typeSignIn(page, staff.username, staff.password)
}
/** The code this many steps of 30 seconds from now; each is accepted only once. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

test('staff turn on two-factor sign-in, sign in with a code or a recovery code, and turn it off', async ({
  visit,
}) => {
  const page = await visit(phone)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await dialog.getByLabel('Current password', { exact: true }).fill(staff.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code with the key of your account' })).toBeVisible()
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page)
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await dialog.getByLabel('Code', { exact: true }).fill('12345')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is wrong.')).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await expectAccessible(page)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused()

  const other = await visit(desk)
  await signIn(other)
  await expect(other.getByText(`The password of ${staff.username} is right.`)).toBeVisible()
  await expect(other.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(other)
  await other.getByLabel('Code', { exact: true }).fill('12345')
  await other.keyboard.press('Enter')
  await expect(other.getByText('This code is wrong, or it was used before').first()).toBeVisible()
  await other.getByRole('button', { name: 'Sign in with another account' }).click()
  await expect(other.getByLabel('Username')).toHaveValue(staff.username)
  await other.getByLabel('Password', { exact: true }).fill(staff.password)
  await other.keyboard.press('Enter')
  await other.getByLabel('Code', { exact: true }).fill(codeOf(secret, 0))
  await other.keyboard.press('Enter')
  await expectToast(other, `Welcome back, ${staff.username}!`)
  await expect(other.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()

  const third = await visit(desk)
  await signIn(third)
  await third.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(third.getByLabel('Recovery code', { exact: true })).toBeFocused()
  await expect(third.getByText('Please enter the code')).toHaveCount(0)
  await third.getByLabel('Recovery code', { exact: true }).fill(codes[0]!)
  await third.keyboard.press('Enter')
  await expect(third.getByText('9 of 10 recovery codes are left.')).toBeVisible()

  await third.getByRole('button', { name: 'New recovery codes' }).click()
  await dialogOf(third).getByLabel('Current password', { exact: true }).fill(staff.password)
  await dialogOf(third).getByRole('button', { name: 'Use a recovery code' }).click()
  await dialogOf(third).getByLabel('Recovery code', { exact: true }).fill(codes[1]!)
  await third.keyboard.press('Enter')
  await expect(dialogOf(third).getByRole('listitem')).toHaveCount(10)
  const fresh = await dialogOf(third).getByRole('listitem').allInnerTexts()
  await dialogOf(third).getByRole('button', { name: 'I have saved them' }).click()
  await third.getByRole('button', { name: 'Turn off' }).click()
  await dialogOf(third).getByLabel('Current password', { exact: true }).fill(staff.password)
  await dialogOf(third).getByRole('button', { name: 'Use a recovery code' }).click()
  await dialogOf(third).getByLabel('Recovery code', { exact: true }).fill(fresh[0]!)
  await third.keyboard.press('Enter')
  await expectToast(third, 'Two-factor sign-in is off')
  await expect(third.getByRole('button', { name: 'Turn on' })).toBeFocused()
})

test('a two-factor set-up whose answer is lost is shown as on, and the next press shows the recovery codes', async ({
  visit,
}) => {
  const page = await visit(phone)
  await signIn(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await dialogOf(page).getByLabel('Current password', { exact: true }).fill(staff.password)
  await page.keyboard.press('Enter')
  const secret = (await dialogOf(page).locator('code').textContent())!.replaceAll(' ', '')
  await loseNextAnswer(page, '**/api/two-factor/confirm')
  await dialogOf(page).getByLabel('Code', { exact: true }).fill(codeOf(secret, 0))
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByText('We cannot be reached right now.')).toBeVisible()
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(10)
  const [code] = await dialogOf(page).getByRole('listitem').allInnerTexts()
  await dialogOf(page).getByRole('button', { name: 'I have saved them' }).click()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialogOf(page).getByLabel('Current password', { exact: true }).fill(staff.password)
  await dialogOf(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await dialogOf(page).getByLabel('Recovery code', { exact: true }).fill(code!)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Two-factor sign-in is off')
})

const dialogOf = (page: Page) => page.getByRole('dialog')

test('a two-factor state that could not be loaded is loaded again by a press', async ({ visit }) => {
  const page = await visit(phone)
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeEnabled()
  await failUntilPressed(page, /\/api\/two-factor$/)
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeEnabled()
})
