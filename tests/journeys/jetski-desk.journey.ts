import { readFileSync } from 'node:fs'
import { jetskiBooking } from '#web/staff/row/sample-row.ts'
import { answerFromNowOn, failUntilPressed } from './answers.ts'
import { request, says, signIn, today } from './jetski-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

test('the jetski desk has fleet status, customers with a CSV export, and analytics', async ({ visit }) => {
  const page = await visit(desk)
  await request('=Cmd Kask', 27)
  await signIn(page, '/admin/jetskis')
  await page.getByRole('button', { name: /^Fleet Management/ }).click()
  const status = page.getByRole('combobox', { name: 'Status of Trixx 2025' })
  await status.selectOption('Maintenance (2 week timer)')
  await expectToast(page, 'Status Updated', 'Fleet status updated successfully')
  await says(page, /^2 week timer: 1\d days left$/)
  await says(page, /1 maintenance/)
  await answerFromNowOn(page, '**/api/fleet/jetski/*/status', (route) => route.abort(), { times: 1 })
  await status.selectOption('Available')
  await expectToast(page, 'Error', 'Failed to update fleet status')
  await expect(status).toHaveValue('maintenance')
  await expectAccessible(page)
  await status.selectOption('Rented Out (60min timer)')
  await says(page, /^60min timer: (59|60) min left$/)
  await status.selectOption('Available')
  await expect(page.getByText(/^60min timer:/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close Fleet Management' }).click()
  await expect(page).toHaveURL(/\/admin\/jetskis$/)
  await expect(page.getByRole('button', { name: /^Fleet Management/ })).toBeFocused()

  await page.getByRole('button', { name: /^Customer List/ }).click()
  await expectAccessible(page)
  for (const number of await page.locator('table a[href^="tel:"]').all())
    expect((await number.boundingBox())!.height).toBeLessThan(36)
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('cmd kask')
  await expect(page.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toContain("\r\n'=Cmd Kask,desk.journey@example.ee,'+372")
  await page.getByRole('searchbox').fill('nobody at all')
  await says(page, 'No customers found')

  await page.getByRole('button', { name: /^Analytics/ }).click()
  await page.getByRole('button', { name: 'Show as table' }).first().click()
  await expect(page.getByRole('row', { name: /^Today/ })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Weekly revenue' })).toBeVisible()
})

test('the browser’s back button closes a panel first, and then leaves the desk', async ({ visit }) => {
  const page = await visit(phone)
  await signIn(page, '/admin/jetskis')
  const title = (name: string) => page.getByRole('heading', { name, level: 2 })
  await page.getByRole('button', { name: /^Fleet Management/ }).click()
  await page.getByRole('button', { name: /^Customer List/ }).click()
  await expect(title('Customer List')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/jetskis$/)
  await expect(title('Customer List')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Customer List/ })).toBeVisible()
  await page.goForward()
  await page.reload()
  await page.getByRole('button', { name: 'Close Customer List' }).click()
  await expect(page).toHaveURL(/\/admin\/jetskis$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
})

test('no bookings today, a failed load and not being signed in look different', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/admin/jetskis')
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  const bookings = '**/api/bookings/jetski'
  await answerFromNowOn(page, bookings, (route) =>
    route.fulfill({ json: { bookings: [], todayCount: 0, pendingCount: 0 } }),
  )
  await signIn(page, '/admin/jetskis')
  await says(page, 'No jetski bookings yet today')
  await says(page, 'none pending approval')
  await expectAccessible(page)
  const first = jetskiBooking({
    date: today,
    isFirstTime: true,
    notes: 'Slowly, please',
    isGroupBooking: true,
  })
  const group = { ...first, jetskiModel: 'Trixx 2023 Blue + RXP-X RS 300' }
  await page.unroute(bookings)
  await answerFromNowOn(page, bookings, (route) =>
    route.fulfill({ json: { bookings: [group], todayCount: 1, pendingCount: 0 } }),
  )
  await page.reload()
  for (const words of ['First Timer', 'Has Notes', 'Slowly, please', /Trixx SININE \+ RXP/])
    await says(page, words)
  await page.unroute(bookings)
  await failUntilPressed(page, bookings)
  await page.reload()
  await says(page, 'The list could not be loaded, try again.')
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Recent Jetski Bookings' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(page.getByText('The list could not be loaded, try again.')).toHaveCount(0)
})
