import { paidRide } from './own-hand.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

for (const [where, size, daysAhead] of [
  ['a phone', phone, 33],
  ['a desk', desk, 34],
] as const)
  test(`staff at ${where} offer other times, and the guest chooses one by the link`, async ({ visit }) => {
    const page = await visit(size)
    const name = `Liis Valik ${size.width}`
    const { reference, path } = await paidRide(page, daysAhead, name)
    await openDashboard(page)
    await page.getByRole('searchbox', { name: 'Find a booking' }).fill(reference)
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('button', { name: `Move ${name}` }).click()
    await page.getByRole('button', { name: 'Another day or time' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move booking' })
    await dialog.getByRole('radio', { name: 'Offer times' }).check()
    await dialog.getByRole('radio', { name: 'Same day' }).check()
    const times = dialog.getByRole('group', { name: 'Times to offer' }).getByRole('button')
    await times.nth(0).click()
    const second = (await times.nth(1).textContent())!
    await times.nth(1).click()
    await dialog.getByLabel('Why, for the guest to read').fill('A storm is forecast.')
    await expect(dialog.getByRole('checkbox', { name: 'Or a full refund' })).toBeChecked()
    await expectAccessible(page)
    await expectNothingBeyond(page)
    await dialog.getByRole('button', { name: 'Send these times' }).click()
    await expectToast(page, 'Times sent')
    await expect(sheet.getByText('Other times offered')).toBeVisible()

    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible()
    await expect(page.getByText('A storm is forecast.')).toBeVisible()
    await expect(page.getByText(/Cancel below until then, and you get all 120\s€ back/u)).toBeVisible()
    await expectAccessible(page)
    await expectNothingBeyond(page)
    await page.getByRole('radio', { name: new RegExp(`${second} to`) }).check()
    await page.getByRole('button', { name: /^Move to / }).click()
    await expectToast(page, 'Moved')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toContainText(`${second} to`)
    await expect(title).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Choose another time' })).toHaveCount(0)
  })
