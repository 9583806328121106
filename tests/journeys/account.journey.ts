import type { Page } from '@playwright/test'
import { answerFromNowOn, loseNextAnswer } from './answers.ts'
import { passwordLink } from './outbox.ts'
import { typeSignIn } from './sign-in.ts'
import { expectToast, expectToastApart } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true })

for (const [name, size] of [
  ['on a phone', phone],
  ['at a desk', desk],
] as const)
  test(`a visitor signs up, resets a forgotten password and changes it again in the profile (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    const who = `karin${size.width}saar`
    const email = `${who}@example.ee`
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Sign up' }).click()
    await page.getByLabel('Full name').fill('Karin Saar')
    await page.getByLabel('Email').fill(email)
    await typeSignIn(page, who, who)
    await expect(page.getByText('Your password must not be your username')).toBeVisible()
    await password(page).fill('the first good one')
    await answerFromNowOn(
      page,
      '**/api/signup',
      (route) => route.fulfill({ status: 500, json: { status: 500 } }),
      {
        times: 1,
      },
    )
    await page.keyboard.press('Enter')
    await expectToast(page, 'Sign up failed', 'Failed to create account')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectToast(page, 'Account created successfully!')
    // A guest's booking is not found by its e-mail address only.
    await page.getByRole('link', { name: 'Find it by reference and e-mail' }).click()
    await expect(page.getByRole('heading', { name: 'A booking is missing?' })).toBeVisible()

    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText('Check your mailbox.')
    const link = await passwordLink(email)
    await page.goto(link)
    await password(page, 'New password').fill('the second good one')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText('Your password is changed.')
    await page.goto(link)
    await password(page, 'New password').fill('the third good one')
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText('This link no longer works.')

    await page.goto('/login')
    await typeSignIn(page, who, 'the second good one')
    await expect(page).toHaveURL(/\/member-dashboard$/)
    await expectToast(page, 'Welcome back, Karin Saar!')
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Change password' }).click()
    await password(page, 'Current password').fill('not this one')
    await password(page, 'New password').fill('the third good one')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is not your current password').first()).toBeVisible()
    await expectToastApart(page)
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await password(page, 'Current password').fill('the second good one')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Karin Saar').first()).toBeVisible()
  })

test('a new account or password that was stored, but whose answer was lost, is not reported as failed', async ({
  visit,
}) => {
  const page = await visit(phone)
  const email = 'lost.answer@example.ee'
  const username = 'lost_answer'
  const lost = page.getByText('We cannot be reached right now.').first()

  await page.goto('/login')
  await loseNextAnswer(page, '**/api/signup')
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await page.getByLabel('Full name').fill('Liina Lost')
  await page.getByLabel('Email').fill(email)
  await typeSignIn(page, username, 'the first good one')
  await expect(lost).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/password-reset')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('Check your mailbox.')
  await page.goto(await passwordLink(email))
  await loseNextAnswer(page, '**/api/password-reset/*')
  await password(page, 'New password').fill('the second good one')
  await page.keyboard.press('Enter')
  await expect(lost).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('Your password may be changed already.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await typeSignIn(page, username, 'the second good one')
  await expectToast(page, 'Welcome back, Liina Lost!')

  await page.goto('/profile')
  await loseNextAnswer(page, '**/api/password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await password(page, 'Current password').fill('the second good one')
  await password(page, 'New password').fill('the third good one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('We cannot be reached right now.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Your password may be changed already')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
  await typeSignIn(page, username, 'the third good one')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
})

test('a tab that was pressed before the code loaded is the one shown', async ({ visit }) => {
  const page = await visit(phone)
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await free
    await route.continue()
  })
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Sign up' }).click()
  letGo()
  await expect(page.getByLabel('Full name')).toBeVisible()
})

test('the login page explains empty fields, wrong passwords, too many tries, no network and other providers', async ({
  visit,
}) => {
  // A demo account would be locked for a while, also for the journeys running in parallel.
  const unknownName = 'nobody_of_us'
  const page = await visit(phone)
  await page.goto('/login')
  await expect(page.getByText('Demo Accounts')).toBeVisible()
  for (const provider of ['Apple', 'Google']) {
    await page.getByRole('button', { name: provider }).click()
    await expectToast(
      page,
      'Social Login',
      `${provider} login will be available soon. Use demo accounts for now.`,
    )
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Please enter your username')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  await typeSignIn(page, unknownName, 'wrong')
  await expectToast(page, 'Login failed', 'Invalid username or password')
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'We cannot be reached right now.' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(unknownName)
  await page.context().setOffline(false)
  for (let index = 0; index < 9; index++)
    await page.request.post('/api/login', { data: { username: unknownName, password: 'wrong' } })
  await page.keyboard.press('Enter')
  await expectToast(page, 'Login failed', /Too many wrong tries\. Please wait \d+ minutes\./)
  // Nor does it cover the note next to the fields.
  await expectToastApart(page)
})
