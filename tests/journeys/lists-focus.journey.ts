import { answerFromNowOn, loseAnswers } from './answers.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, phone } from './visitor.ts'

const test = testOnOwnServer()

for (const size of [phone, desk]) {
  test(`deleting an item by keyboard keeps the focus in the list, at ${size.width}`, async ({ visit }) => {
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
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Item restored')
    await expect(page.getByRole('tab', { name: 'Test Drive Bookings' })).toBeFocused()
  })

  test(`a delete or its undo whose answer is lost is shown as done, and the delete can be undone, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin')
    const remove = page.getByRole('button', { name: /^Delete / }).first()
    const name = ((await remove.getAttribute('aria-label')) ?? '').replace('Delete ', '')
    let isLost = true
    await loseAnswers(page, /\/api\/admin\/test-drive\/|\/restore$/)
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Item deleted successfully', name)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Item restored', name)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

    await answerFromNowOn(page, '**/api/admin/test-drive-bookings', (route) =>
      isLost ? route.abort() : route.continue(),
    )
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toContainText('it may be done already')
    isLost = false
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  test(`answering an enquiry by keyboard keeps the focus in the inbox, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/enquiries')
    const take = page.getByRole('button', { name: /^Take it: / }).first()
    const name = ((await take.getAttribute('aria-label')) ?? '').replace('Take it: ', '')
    await take.focus()
    await page.keyboard.press('Enter')
    const answered = page.getByRole('button', { name: `Answered: ${name}` })
    await expect(answered).toBeFocused()
    await expect(answered).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(answered).toHaveCount(0)
    await expect(page.locator('main [data-focus-group] :focus')).toHaveCount(1)
  })

  test(`removing a part of the house by keyboard keeps the focus beside it, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house')
    const add = page.getByRole('button', { name: 'Add a season to Wake Surf' })
    for (const _season of [1, 2]) await add.click()
    const remove = (season: number) => page.getByRole('button', { name: `Remove Wake Surf season ${season}` })
    await remove(2).focus()
    await page.keyboard.press('Enter')
    await expect(remove(2)).toHaveCount(0)
    await expect(page.getByRole('listitem', { name: 'Wake Surf season 1' }).locator(':focus')).toHaveCount(1)
    await remove(1).focus()
    await page.keyboard.press('Enter')
    await expect(remove(1)).toHaveCount(0)
    await expect(add).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(page.getByText('1 change, not published yet')).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Restore version 1' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Restore version 1' })).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'History' })).toBeFocused()
  })
}
