import type { Page, Request } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { publish, restoreLast } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone, sizes } from './visitor.ts'

const test = testOnOwnServer()

const today = Temporal.Now.plainDateISO('Europe/Tallinn')
const thisJuly = today.with({ month: 7, day: 15 })
const july = Temporal.PlainDate.compare(thisJuly, today) > 0 ? thisJuly : thisJuly.add({ years: 1 })

/** The price of an hour in July on the visitor's page. */
async function hourInJuly(page: Page): Promise<string | null> {
  await page.goto('/booking/efoil-private')
  const day = page.getByRole('button', { name: new RegExp(`^15 July ${july.year}`) })
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  // A page that was open before starts at its chosen day.
  for (let month = 0; month < 12 && (await day.count()) === 0; month++)
    await page.getByRole('button', { name: 'Next month' }).click()
  await day.click()
  return page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^1 h/ }) })
    .textContent()
}

/** The price that the server charges for it, whatever the page has shown. */
async function quoteInJuly(page: Page): Promise<number> {
  const answer = await page.request.post('/api/create-payment-intent', {
    data: {
      amount: 1,
      bookingData: {
        bookingType: 'efoil-private',
        service: 'E-Foil Private Rent',
        date: july.toString(),
        time: '11:00',
        location: 'Noblessner',
        quantity: 1,
        duration: '1 hour',
        name: 'Liis Tamm',
        email: 'liis.tamm@example.ee',
        phone: '+372 5123 4567',
        totalAmount: 1,
      },
    },
  })
  return ((await answer.json()) as { amount: number }).amount
}

for (const [name, size] of sizes)
  test(`the owner raises the price of an hour for July only, visitors see it, and the history undoes it (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', size === phone ? '/admin/house' : '/booking-dashboard')
    if (size === desk) await page.getByRole('link', { name: 'House', exact: true }).click()
    await page.getByLabel('Months of the new season of E-Foil Private Rent').selectOption({ label: 'July' })
    await page.getByRole('button', { name: 'Add a season to E-Foil Private Rent' }).click()
    const hour = page.getByLabel('E-Foil Private Rent season 1, 1 hour, Price, in euros')
    await hour.fill('much')
    await hour.press('Enter')
    await expect(page.getByText('“much” is not a price.')).toBeVisible()
    const twoHours = page.getByLabel('E-Foil Private Rent season 1, 2 hours, Price, in euros')
    await twoHours.fill('400')
    await expect(hour).toHaveValue('much')
    await expect(page.getByText('“much” is not a price.')).toBeVisible()
    await twoHours.press('Escape')
    await hour.press('Escape')
    await hour.fill('150,50')
    await hour.press('Enter')
    await expect(page.getByText('1 change, not published yet')).toBeVisible()
    // A part covered by the strip, which stays in view, can be scrolled into view.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await publish(page, 'High season', /season 1 July to 31 July, every day: 1 hour 150.50.€: new/)

    const visitor = await visit(phone)
    await expect.poll(() => hourInJuly(visitor)).toContain('150.50')
    expect(await quoteInJuly(visitor)).toBe(150.5)

    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'High season' }).first()).toContainText(
      'main_admin',
    )
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /^Restore version/ })
      .first()
      .click()
    const compared = page.getByRole('dialog').getByRole('list', { name: 'Differences' })
    await expect(compared).toContainText(/season 1 July to 31 July, every day: 1 hour 150.50.€: removed/)
    await page.getByRole('button', { name: 'Keep the draft' }).click()
    await restoreLast(page)
    await publish(page, 'Back again', /season 1 July to 31 July, every day: 1 hour 150.50.€: removed/)
    await expect.poll(() => hourInJuly(visitor)).toContain('120')
  })

for (const [name, size] of sizes)
  test(`Publish pressed right after typing a price shows it once it is saved, and returns the focus (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house')
    const hour = page.getByLabel('E-Foil Private Rent prices, 1 hour, Price, in euros')
    const before = await hour.inputValue()
    const open = page.getByRole('button', { name: 'Publish…' })
    for (const price of ['1200', before === '120' ? '121' : '120']) {
      await hour.fill(price)
      // As a person does, without waiting until the button is enabled.
      await open.click({ force: true })
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Changes' })).toContainText(
        price.slice(-3),
      )
      await expect(page.getByText('Is this price right?')).toHaveCount(price === '1200' ? 1 : 0)
      if (price === '1200') await page.keyboard.press('Escape')
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Everything is published')).toBeVisible()
    await expect(open).toBeFocused()
  })

test('an error in another part of the editor is named, with a link to it', async ({ visit }) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/admin/house?part=hours')
  await page.getByRole('button', { name: 'Add hours at Pühajärve' }).click()
  const closes = page.getByRole('listitem', { name: 'Pühajärve, hours 1' }).getByLabel('Closes')
  await closes.fill('9')
  await page.getByRole('tab', { name: 'Prices' }).click()
  await expect(page.getByText('Not saved: 1 problem to fix')).toBeVisible()
  await page.getByRole('link', { name: 'Hours', exact: true }).click()
  await expect(page.getByText('It opens at that time; for round the clock enter 00:00 to 00:00')).toHaveCount(
    2,
  )
  await expectAccessible(page)
  await closes.fill('24:00')
  await closes.press('Tab')
  await expect(closes).toHaveValue('00:00')
  await page.getByRole('button', { name: 'Remove Pühajärve, hours 1' }).click()
  await expect(page.getByText('Everything is published')).toBeVisible()
})

test('a price that is saved while the draft is still loading is not overwritten', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house')
  const price = page.getByLabel('Wake Surf prices, 20 minutes, Price, in euros')
  await expect(price).toHaveValue('60')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible()
  const isSave = (sent: Request) => sent.method() === 'PUT' && sent.url().endsWith('/api/house/draft')
  const { promise: read, resolve: haveRead } = Promise.withResolvers<void>()
  const saved = page.waitForResponse((answer) => isSave(answer.request()))
  await answerFromNowOn(page, '**/api/house/draft', async (route) => {
    if (isSave(route.request())) {
      await read
      return route.continue()
    }
    const before = await route.fetch()
    haveRead()
    await saved
    await route.fulfill({ response: before }).catch(() => {})
  })
  await page.getByRole('link', { name: 'House', exact: true }).click()
  await price.fill('61')
  await price.press('Enter')
  await expect(page.getByText('1 change, not published yet')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await price.fill('60')
  await price.press('Enter')
  await expect(page.getByText('Everything is published')).toBeVisible()
})

test('a price that is still being typed is kept when going back, and closing the page asks first', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house')
  const price = page.getByLabel('Wake Surf prices, 20 minutes, Price, in euros')
  await expect(price).toHaveValue('60')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'House', exact: true }).click()
  await price.fill('61')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible()
  await page.goForward()
  await expect(page.getByText('1 change, not published yet')).toBeVisible()
  await expect(price).toHaveValue('61')
  await price.fill('60')
  const opening = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const stay = await opening
  expect(stay.type()).toBe('beforeunload')
  await stay.dismiss()
  await price.press('Enter')
  await expect(page.getByText('Everything is published')).toBeVisible()
})

test('prices are edited as in a spreadsheet: selected, raised by per cent and pasted, by arrow keys too', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house')
  const cell = (name: string) => page.getByLabel(`${name}, in euros`)
  const first = cell('Wake Surf prices, 20 minutes, Price')
  await first.fill('61')
  await first.press('Enter')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'House', exact: true }).click()
  await expect(page.getByText('1 change, not published yet')).toBeVisible()
  await expect(first).toHaveValue('61')
  await first.fill('60')
  await first.press('Enter')
  await expect(page.getByText('Everything is published')).toBeVisible()

  await first.click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByLabel('Change 3 prices by percent').fill('10')
  await page.keyboard.press('Enter')
  await expect(first).toHaveValue('66')
  await expect(cell('Wake Surf prices, 1 hour, Price')).toHaveValue('198')
  await expect(cell('Wake Surf prices, 2 hours, Price')).toHaveValue('360')

  const blue = cell('Jetski Rent prices, 30 minutes, Trixx 2023 Blue')
  const paste = (text: string) =>
    blue.evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await blue.click()
  await paste('81\n131\n221\n501\n601\n\n')
  await expect(page.getByText('Nothing was pasted. 1 of its prices does not fit in this list.')).toBeVisible()
  await expect(blue).toHaveValue('80')
  await paste('81\t82\n131\t132,50\n')
  await expect(blue).toHaveValue('81')
  await blue.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const red = cell('Jetski Rent prices, 1 hour, Trixx 2023 Red')
  await expect(red).toBeFocused()
  await expect(red).toHaveValue('132.50')
  await expect(page.getByText('7 changes, not published yet')).toBeVisible()
  await expectAccessible(page)

  await restoreLast(page)
  await expect(page.getByText('Everything is published')).toBeVisible()
})
