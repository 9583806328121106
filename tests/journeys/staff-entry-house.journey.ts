import { publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { desk, expect } from './visitor.ts'

const test = testOnOwnServer()

test('a booking being entered is kept when the owner removes its length or switches its activity off', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  await page.getByRole('button', { name: 'New booking' }).click()
  const entry = page.getByRole('dialog', { name: 'New booking' })
  await entry.getByLabel('Name').fill('Kept Typed')
  await expect(entry.getByRole('radio', { name: '1 hour' })).toBeChecked()
  await publishBehind(page, (house) => {
    delete house.activities['efoil-private'].durations['1h']
  })
  await expect(entry.getByRole('radio', { name: '1 hour' })).toHaveCount(0)
  await expect(entry.getByLabel('Name')).toHaveValue('Kept Typed')
  await expect(entry.getByRole('radio', { name: '30 minutes' })).toBeChecked()

  await publishBehind(page, (house) => {
    house.activities['efoil-private'].on = false
  })
  await expect(entry.getByRole('radio', { name: 'Private e-foil' })).toHaveCount(0)
  await expect(entry.getByLabel('Name')).toHaveValue('Kept Typed')
})
