import { dateAhead } from './clock.ts'
import { publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { desk, expect } from './visitor.ts'

const test = testOnOwnServer()

test('the count on the equipment tab leaves out machines that are not in use yet', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page)
  await publishBehind(page, (house) => {
    const unit = Object.entries(house.units).find(([, { activity }]) => activity === 'efoil-private')![1]
    const next = { ...unit, name: 'E-foil to come', number: undefined, since: dateAhead(9) }
    Object.assign(house.units, { 'efoil-to-come': next })
  })
  await page.reload()
  const tab = page.getByRole('tab', { name: /^Equipment/ })
  await tab.click()
  await expect(page.getByRole('combobox', { name: /^Status of/ }).first()).toBeVisible()
  await expect(page.getByText('E-foil to come')).toHaveCount(0)
  const shown = await page.getByRole('combobox', { name: /^Status of/ }).count()
  await expect(tab).toHaveText(`Equipment${shown}`)
})
