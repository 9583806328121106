import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { dateAhead, tuesdayAhead } from './clock.ts'
import { chooseDay, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

const anna = { name: 'Anna Lepik', email: 'anna.lepik@example.ee', phone: '+372 5123 4567' }

async function choose(page: Page, session: RegExp, people: number): Promise<void> {
  await page.goto('/surf-sauna-booking')
  await chooseDay(page, tuesdayAhead)
  await page.getByRole('radio', { name: session }).click()
  for (let each = 1; each < people; each++)
    await page.getByRole('button', { name: 'One person more' }).click()
}

const bookNow = (page: Page) => page.getByRole('button', { name: 'Book Now' }).last().click()
const reserve = (page: Page) =>
  page
    .getByRole('button', { name: /^Reserve/ })
    .last()
    .click()

test('without a stored choice, the confirm page leads back to the sessions', async ({ visit }) => {
  const page = await visit()
  await page.goto('/booking/efoil-group/confirm')
  await page.waitForURL('**/surf-sauna-booking')
})

test('a tab keeps its chosen session whatever another tab chooses', async ({ visit }) => {
  const page = await visit(phone)
  const other = await page.context().newPage()
  for (const [tab, session] of [
    [page, /^Evening/],
    [other, /^Sunset/],
  ] as const) {
    await choose(tab, session, 1)
    await bookNow(tab)
    await tab.waitForURL('**/booking/efoil-group/confirm')
  }
  await expect(other.getByText('Sunset, 20:00-22:00')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Evening, 18:00-20:00')).toBeVisible()
})

test('a session booked in one tab is not booked again by one press in another', async ({ visit }) => {
  const page = await visit()
  await choose(page, /^Evening/, 1)
  await tellWho(page, { ...anna, name: 'Anu Kaks' })
  await bookNow(page)
  await page.waitForURL('**/booking/efoil-group/confirm')
  const other = await page.context().newPage()
  await other.goto('/booking/efoil-group/confirm')
  await expect(other.getByLabel('Full name')).toHaveValue('Anu Kaks')
  await reserve(page)
  const done = page.getByRole('dialog')
  await expect(done).toContainText('Booking confirmed!')
  const reference = /[A-Z]+-[A-Z0-9]+/.exec((await done.textContent())!)![0]
  await reserve(other)
  const alert = other.getByRole('dialog')
  await expect(alert).toContainText(`You have booked this start already in another tab: ${reference}.`)
  await alert.getByRole('button', { name: 'Close' }).click()
  await reserve(other)
  await expect(alert).toContainText('Booking confirmed!')
})

test('a visitor who changes an entry after a lost answer sees the first booking, and books again only by another try', async ({
  visit,
}) => {
  const page = await visit(phone)
  await choose(page, /^Evening/, 1)
  await tellWho(page, { ...anna, name: 'Ado Kadunud' })
  await bookNow(page)
  await page.waitForURL('**/booking/efoil-group/confirm')
  let reference = ''
  await answerFromNowOn(
    page,
    '**/api/bookings',
    async (route) => {
      reference = ((await (await route.fetch()).json()) as { reference: string }).reference
      await route.abort()
    },
    { times: 1 },
  )
  await reserve(page)
  const alert = page.getByRole('dialog')
  await expect(alert).toContainText('No answer came, so it may already be booked.')
  await alert.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Notes').fill('Size M')
  await reserve(page)
  await expect(alert).toContainText(
    `Your earlier try has arrived: ${reference}, without what you changed since.`,
  )
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Close' }).click()
  await reserve(page)
  await expect(alert).toContainText('Booking confirmed!')
})

test('a visitor books four places of a session to be paid on site', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/surf-sauna-booking')
  const price = page.getByText('35 € per person if you book here, 40 € without booking')
  await expect(price).toBeVisible()
  expect((await price.boundingBox())?.height, 'two lines at most').toBeLessThan(100)
  await expect(page.getByText('You pay when you arrive. Booking online saves 5 € per person.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  await bookNow(page)
  const alert = page.getByRole('dialog')
  await expect(alert).toContainText('Please select both date and time before booking.')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'OK' }).click()
  await choose(page, /^Sunset/, 4)
  await expect(page.getByText('15 places are free in this session.', { exact: false })).toBeVisible()
  await page.getByLabel('Full name').fill(anna.name)
  await expectAccessible(page)
  await bookNow(page)

  await page.waitForURL('**/booking/efoil-group/confirm')
  await expect(page.getByText('With you it is 4 of 15.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(anna.name)
  await tellWho(page, anna)
  await expectAccessible(page)
  await reserve(page)
  const done = page.getByRole('dialog')
  await expect(done).toContainText('Booking confirmed! We will contact you shortly with details.')
  expect(await page.evaluate(() => localStorage.getItem('groupEfoilBookingData'))).toBeNull()
  await done.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a phone number that is too short is marked at its field even if the previous page filled it in', async ({
  visit,
}) => {
  const page = await visit(phone)
  await choose(page, /^Afternoon/, 1)
  await tellWho(page, { ...anna, phone: '5123456' })
  await bookNow(page)
  await page.waitForURL('**/booking/efoil-group/confirm')
  const field = page.getByLabel('Phone')
  await expect(field).toHaveValue('5123456')
  await reserve(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveJSProperty('validity.patternMismatch', true)
})

test('when a session filled up meanwhile, the page says how many places remain and keeps the entries', async ({
  visit,
}) => {
  const page = await visit()
  await choose(page, /^Afternoon/, 4)
  await tellWho(page, anna)
  await bookNow(page)
  await page.waitForURL('**/booking/efoil-group/confirm')
  await expect(page.getByText('With you it is 4 of 15.', { exact: false })).toBeVisible()

  const draft = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('groupEfoilBookingData')))!,
  ) as object
  const rival = await page.request.post('/api/bookings', {
    data: {
      ...draft,
      participants: 12,
      customerName: 'Quick Rival',
      customerEmail: 'rival@example.ee',
      customerPhone: '+372 5000 0000',
    },
  })
  expect(rival.status()).toBe(201)
  await reserve(page)
  const alert = page.getByRole('dialog')
  await expect(alert).toContainText('Booking failed. Please try again or contact us directly.')
  await expect(alert).toContainText('Only 3 places are left in this session.')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Come with 3 people' }).click()
  await expect(page.getByText('With you it is 15 of 15.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(anna.name)
  await reserve(page)
  await expect(page.getByRole('dialog')).toContainText('Booking confirmed!')
})

test('for a full session the waitlist is not offered before the next sessions are known', async ({
  visit,
}) => {
  const page = await visit()
  await choose(page, /^Evening/, 2)
  await tellWho(page, anna)
  await bookNow(page)
  await page.waitForURL('**/booking/efoil-group/confirm')
  const full = ['16:00', '18:00', '20:00'].map((time) => ({ time, open: false, reason: 'full', free: 0 }))
  await page.route('**/api/availability?*', (route) => route.fulfill({ json: { data: [], slots: full } }))
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await answerFromNowOn(page, '**/api/availability/next?*', async (route) => {
    await answered
    await route.fulfill({ json: { data: [{ date: dateAhead(tuesdayAhead + 7), time: '18:00', free: 9 }] } })
  })
  await page.reload()
  await expect(page.getByText(/^Evening on .* is full\./)).toBeVisible()
  const wait = page.getByRole('button', { name: 'Tell me when a place is free' })
  expect(await wait.count()).toBe(0)
  answer()
  await expect(page.getByText('Sessions with room for 2 people:')).toBeVisible()
  await expect(wait).toHaveCount(0)
})
