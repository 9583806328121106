import { publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { chooseDay, chooseTime, desk, expect, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

test('a test drive form keeps its entries when the owner removes the chosen length', async ({ visit }) => {
  const owner = await visit(desk)
  await openDashboard(owner)
  const page = await visit(desk)
  await page.goto('/')
  const form = page.locator('#testdrive')
  await form.getByRole('radio', { name: /^2 h/ }).click()
  await tellWho(page, { name: 'Kept Typed', email: 'kept@example.ee' })
  await publishBehind(owner, (house) => {
    delete house.activities['test-drive'].durations['2h']
  })
  // The logo links to the open page, which reloads its house.
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(form.getByRole('radio', { name: /^2 h/ })).toHaveCount(0)
  await expect(form.getByRole('radio', { name: /^1 h/ })).toBeChecked()
  await expect(form.getByLabel('Full name')).toHaveValue('Kept Typed')
  await page.reload()
  await expect(form.getByLabel('Full name')).toHaveValue('Kept Typed')
})

test('a test drive refused because its length is no longer sold shows the remaining lengths', async ({
  visit,
}) => {
  const owner = await visit(desk)
  await openDashboard(owner)
  const page = await visit(phone)
  await page.goto('/')
  const form = page.locator('#testdrive')
  await form.getByRole('radio', { name: /^4 h/ }).click()
  await chooseDay(page, 26)
  await chooseTime(page, '12:00')
  await tellWho(page, { name: 'Kept Typed', email: 'kept@example.ee' })
  await publishBehind(owner, (house) => {
    delete house.activities['test-drive'].durations['4h']
  })
  const book = form.getByRole('button', { name: 'Book test drive' })
  await book.click()
  await expect(form.getByText('Booking failed.')).toBeVisible()
  await expect(form.getByRole('radio', { name: /^4 h/ })).toHaveCount(0)
  await expect(form.getByRole('radio', { name: /^1 h/ })).toBeChecked()
  await expect(form.getByRole('radio', { name: /^12:00/ })).toBeChecked()
  await book.click()
  await expect(form.getByText('Booking confirmed!')).toBeVisible()
})
