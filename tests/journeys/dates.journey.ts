import { openDashboard } from './staff-hand.ts'
import { chooseDay, chooseTime, dayName, desk, expect, expectAccessible, sizes, test } from './visitor.ts'

// Days and times are chosen and written the same way everywhere: no browser shows its own field in its own language.

const ofTheBrowser = 'input:is([type="date"], [type="time"], [type="datetime-local"])'

for (const [name, size] of sizes)
  test(`a preferred day is chosen in our calendar, kept, and can be cleared (${name})`, async ({ visit }) => {
    const page = await visit(size)
    for (const [path, label] of [
      ['/booking/efoil', 'Preferred date'],
      ['/birthdays', 'Day'],
      ['/corporate-events', 'Day'],
    ] as const) {
      await page.goto(path)
      const field = page.getByRole('group', { name: label })
      const button = field.getByRole('button').first()
      await expect(button).toHaveText('Choose a day')
      await button.click()
      await chooseDay(page, 9)
      await expect(button).toHaveText(dayName(9))
      await expect(button).toBeFocused()
      await expect(field.getByRole('grid')).toHaveCount(0)
      await button.press('Enter')
      await expect(field.getByRole('grid')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(field.getByRole('grid')).toHaveCount(0)
      await page.reload()
      await expect(button).toHaveText(dayName(9))
      await button.click()
      await field.getByRole('button', { name: 'No day' }).click()
      await expect(button).toHaveText('Choose a day')
      await expect(page.locator(ofTheBrowser)).toHaveCount(0)
    }
  })

for (const [name, size] of sizes)
  test(`staff choose days in our calendar and type times in 24-hour format (${name})`, async ({ visit }) => {
    const page = await visit(size)
    await openDashboard(page)
    await page.getByRole('button', { name: 'New booking' }).click()
    const entry = page.getByRole('dialog', { name: 'New booking' })
    const day = entry.getByRole('group', { name: 'Day' })
    await day.getByRole('button').click()
    await chooseDay(page, 9)
    await expect(day.getByRole('button')).toHaveText(dayName(9))
    await entry.getByRole('button', { name: 'Another start time' }).click()
    const start = entry.getByLabel('Start', { exact: true })
    await start.fill('1430')
    await start.blur()
    await expect(start).toHaveValue('14:30')
    await expect(page.locator(ofTheBrowser)).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Close a unit or place' }).click()
    const closing = page.getByRole('dialog', { name: 'Close a unit or place' })
    await closing.getByRole('group', { name: 'To' }).getByRole('button').click()
    // Escape closes the calendar; the next Escape closes the dialog.
    await page.keyboard.press('Escape')
    await expect(closing.getByRole('grid')).toHaveCount(0)
    await closing.getByLabel('To, time').fill('later')
    await closing.getByRole('button', { name: 'Close it' }).click()
    await expect(closing).toContainText('Please enter a time, like 14:30')
    await expect(page.locator(ofTheBrowser)).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(closing).toHaveCount(0)
  })

test('a stored start that is not offered on its day is not used', async ({ visit }) => {
  const page = await visit(desk)
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 24)
  await chooseTime(page, '10:00')
  const summary = page.getByRole('complementary', { name: 'Your ride' })
  await expect(summary.getByText('10:00 to 11:00')).toBeVisible()
  // As stored before the owner changed the day's starts.
  await page.evaluate(() => {
    const draft = sessionStorage.getItem('efoilPrivateForm')!
    sessionStorage.setItem('efoilPrivateForm', draft.replace('10:00', '10:10'))
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeVisible()
  await expect(summary.getByText('No start time yet')).toBeVisible()
})
