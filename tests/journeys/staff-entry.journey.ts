import type { Page } from '@playwright/test'
import { loseNextAnswer } from './answers.ts'
import { dateAhead, tuesdayAhead } from './clock.ts'
import { expectToast } from './toasts.ts'
import { chooseDay, desk, expect, expectAccessible, phone, test } from './visitor.ts'

async function chooseDayOf(page: Page, ahead: number): Promise<void> {
  await page.getByRole('group', { name: 'Day' }).getByRole('button').first().click()
  await chooseDay(page, ahead)
}

async function openEntry(page: Page): Promise<void> {
  await page.goto('/login?next=/booking-dashboard')
  await page.getByRole('button', { name: 'Login as Main Admin', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Main Admin Dashboard', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'New booking' }).click()
  await expect(page.getByRole('dialog', { name: 'New booking' })).toBeVisible()
}

test('staff enter a walk-in at its own price, and find it by name, phone and reference', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openEntry(page)
  const entry = page.getByRole('dialog', { name: 'New booking' })
  const starts = entry.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio')
  // The new day's starts replace today's.
  const read = page.waitForResponse((answer) => answer.url().includes(`date=${dateAhead(tuesdayAhead)}`))
  await chooseDayOf(page, tuesdayAhead)
  await read
  await expect(starts.first()).toBeVisible()
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(entry.getByText('Please choose a start time')).toBeVisible()
  await expect(entry.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(starts.first()).toBeFocused()
  await expectAccessible(page)
  await entry.getByRole('radio', { name: 'Surf and sauna' }).check()
  await chooseDayOf(page, tuesdayAhead)
  await entry.getByRole('radio', { name: /^18:00/ }).check()
  // A caller adds a person: the start stays chosen.
  await entry.getByRole('button', { name: 'One person more' }).click()
  await expect(entry.getByRole('radio', { name: /^18:00/ })).toBeChecked()
  await expect(entry.getByText('70 €')).toBeVisible()
  await entry.getByText('Walk-in', { exact: true }).click()
  await expect(entry.getByText('80 €')).toBeVisible()
  await entry.getByLabel('Name').fill('Värske Õhk')
  await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4411')
  await loseNextAnswer(page, '**/api/staff/bookings')
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(entry.getByText('We cannot tell whether it is booked.')).toBeVisible()
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expectToast(page, 'ML-', 'is booked')
  const search = page.getByRole('searchbox', { name: 'Find a booking' })
  for (const words of ['varske oh', '5550 44']) {
    await search.fill(words)
    await expect(page.getByRole('button', { name: /Värske Õhk/ })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: /Värske Õhk/ }).click()
  await expect(page.getByRole('dialog', { name: 'Värske Õhk' })).toContainText('80 €')
})

test('on a phone a start outside the list needs a reason, and a full one offers free starts', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openEntry(page)
  const entry = page.getByRole('dialog', { name: 'New booking' })
  for (let foils = 1; foils < 6; foils++) await entry.getByRole('button', { name: 'One foil more' }).click()
  await chooseDayOf(page, tuesdayAhead + 2)
  await entry.getByRole('button', { name: 'Another start time' }).click()
  await entry.getByLabel('Start', { exact: true }).fill('07:30')
  await entry.getByLabel('Name').fill('Early Bird')
  await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4422')
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(entry.getByText('Please say why this start is right')).toBeVisible()
  await entry.getByLabel('Why this start').fill('Photographer wants the sunrise')
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expectToast(page, 'ML-', 'is booked')
  // All six foils are booked at sunrise: the next entry is refused, and free starts are offered.
  await page.getByRole('button', { name: 'New booking' }).click()
  await chooseDayOf(page, tuesdayAhead + 2)
  await entry.getByRole('button', { name: 'Another start time' }).click()
  await entry.getByLabel('Start', { exact: true }).fill('08:00')
  await entry.getByLabel('Why this start').fill('A friend of the house')
  await entry.getByLabel('Name').fill('Late Riser')
  await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4433')
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(entry.getByText('Nothing was booked; your entries are kept.')).toBeVisible()
  await expect(entry.getByLabel('Name')).toHaveValue('Late Riser')
  await expectAccessible(page)
  await entry.getByText('Free instead:').locator('..').getByRole('button').first().click()
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expectToast(page, 'ML-', 'is booked')
})

test('no start is called free or full before a jetski is chosen, and the error is shown at the jetskis', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openEntry(page)
  const entry = page.getByRole('dialog', { name: 'New booking' })
  await entry.getByRole('radio', { name: 'Jetski' }).check()
  await expect(entry.getByText('Choose a jetski to see when it is free.')).toBeVisible()
  await expect(entry.getByRole('radio', { name: /^\d\d:\d\d/ })).toHaveCount(0)
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(entry.getByRole('group', { name: 'Jetskis' })).toContainText('Please choose a jetski')
  await entry.getByRole('checkbox', { name: 'RXP' }).check()
  await expect(entry.getByText('Please choose a jetski')).toHaveCount(0)
  await chooseDayOf(page, tuesdayAhead + 1)
  await expect(entry.getByRole('radio', { name: /^12:00/ })).toBeEnabled()
})

test('a price on request is set after the booking is entered; without an e-mail staff must confirm it again', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openEntry(page)
  const entry = page.getByRole('dialog', { name: 'New booking' })
  await entry.getByRole('radio', { name: 'Jetski' }).check()
  await entry.getByRole('checkbox', { name: 'GTI' }).check()
  await chooseDayOf(page, tuesdayAhead + 2)
  await entry.getByRole('radio', { name: /^12:00/ }).check()
  await expect(entry.getByText('On request')).toBeVisible()
  await entry.getByLabel('Name').fill('Rein Küsija')
  await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4412')
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expectToast(page, 'ML-', 'is kept, without a price yet')
  await page.getByRole('searchbox', { name: 'Find a booking' }).fill('rein kus')
  await page.getByRole('button', { name: /Rein Küsija/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Rein Küsija' })
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  const asks = page.getByRole('dialog', { name: 'What does it cost?' })
  await expect(asks).toContainText('Rein Küsija gave no e-mail: ask, and confirm again when they agree.')
  await expectAccessible(page)
  await asks.getByLabel('Total, €').fill('300')
  await asks.getByRole('button', { name: 'Set the price' }).click()
  await expectToast(page, 'Price set')
  // The toast may be painted before the row, in which Confirm asks for a price until it has one.
  await expect(sheet).toContainText('300 €')
  // By keyboard: a second press near the first is ignored for a second and a half.
  const confirm = sheet.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeEnabled()
  await confirm.press('Enter')
  const agreed = page.getByRole('dialog', { name: 'Has Rein Küsija agreed?' })
  await expect(agreed).toContainText('It is booked at this price.')
  await expectAccessible(page)
  await agreed.getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a reload and Escape keep what was entered, and a booking sent before them is not booked twice', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openEntry(page)
  const entry = page.getByRole('dialog', { name: 'New booking' })
  await entry.getByRole('radio', { name: 'Jetski' }).check()
  await entry.getByRole('checkbox', { name: 'Trixx 2025' }).check()
  await chooseDayOf(page, tuesdayAhead + 3)
  await entry.getByRole('radio', { name: /^12:00/ }).check()
  await entry.getByLabel('Name').fill('Rita Reload')
  await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4488')
  await loseNextAnswer(page, '**/api/staff/bookings')
  const book = entry.getByRole('button', { name: 'Book', exact: true })
  await book.click()
  await expect(entry.getByText('We cannot tell whether it is booked.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'New booking' }).click()
  await expect(entry).toContainText('Your last entries are kept')
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await page.getByRole('button', { name: 'New booking' }).click()
  await expect(entry).toContainText('Your last entries are kept')
  await expect(entry.getByLabel('Name')).toHaveValue('Rita Reload')
  await expect(entry.getByRole('checkbox', { name: 'Trixx 2025' })).toBeChecked()
  await expectAccessible(page)
  await entry.getByLabel('Name').fill('Rita Reloaded')
  await book.click()
  await expect(entry).toContainText(/Your earlier try has arrived: ML-/)
  await entry.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'New booking' }).click()
  await expect(entry.getByLabel('Name')).toHaveValue('')
})

test('a session too full for six people is entered for five at the same start', async ({ visit }) => {
  const page = await visit(desk)
  await openEntry(page)
  const entry = page.getByRole('dialog', { name: 'New booking' })
  const nextTuesday = tuesdayAhead + 7
  await entry.getByRole('radio', { name: 'Surf and sauna' }).check()
  for (let people = 1; people < 6; people++)
    await entry.getByRole('button', { name: 'One person more' }).click()
  await chooseDayOf(page, nextTuesday)
  await entry.getByRole('radio', { name: /^16:00/ }).check()
  await entry.getByLabel('Name').fill('Family Full')
  await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4499')
  const visitor = await visit(phone)
  const rival = await visitor.request.post('/api/bookings', {
    data: {
      type: 'efoil-group',
      date: dateAhead(nextTuesday),
      time: 'afternoon',
      participants: 10,
      customerName: 'Quick Rival',
      customerEmail: 'rival@example.ee',
      customerPhone: '+372 5550 4400',
    },
  })
  expect(rival.status()).toBe(201)
  const book = entry.getByRole('button', { name: 'Book', exact: true })
  await book.click()
  await expect(entry.getByText('Only 5 places are left in this session.')).toBeVisible()
  await entry.getByRole('button', { name: 'One person less' }).click()
  await entry.getByRole('radio', { name: /^16:00/ }).check()
  await book.click()
  await expectToast(page, 'ML-', 'is booked')
})
