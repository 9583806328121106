import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { desk, expect, phone } from './visitor.ts'

const test = testOnOwnServer()

for (const size of [phone, desk]) {
  test(`by keyboard the focus stays in the list when an item is deleted, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin')
    const remove = page.getByRole('button', { name: /^Delete / }).first()
    await remove.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete this test drive?' })
    await dialog.getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('[data-focus-group] :focus')).toHaveCount(1)
  })

  test(`by keyboard the focus stays in the inbox when an enquiry is answered, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/enquiries')
    const take = page.getByRole('button', { name: /^I take it: / }).first()
    const name = ((await take.getAttribute('aria-label')) ?? '').replace('I take it: ', '')
    await take.focus()
    await page.keyboard.press('Enter')
    const answered = page.getByRole('button', { name: `Answered: ${name}` })
    await expect(answered).toBeFocused()
    await expect(answered).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(answered).toHaveCount(0)
    await expect(page.locator('main [data-focus-group] :focus')).toHaveCount(1)
  })
}
