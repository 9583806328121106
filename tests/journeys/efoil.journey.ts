import type { Page } from '@playwright/test'
import { answerFromNowOn, loseNextAnswer } from './answers.ts'
import { dateAhead } from './clock.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

const nele = { name: 'Nele Kuusk', email: 'nele@example.ee', phone: '+372 5123 4567' }

/** Books every foil of a place from 9 to closing time, as another visitor. */
async function takeAll(page: Page, location: string, ahead: number, time: string, duration: string) {
  const rival = await page.request.post('/api/test-drive', {
    data: {
      date: dateAhead(ahead),
      time,
      location,
      foilCount: 6,
      duration,
      fullName: 'Quick Rival',
      email: 'rival@example.ee',
    },
  })
  expect(rival.status()).toBe(201)
}

test('the six cards of the hub link to their pages, each with its next free time or our answer time', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/booking')
  const cards = page.locator('main li').getByRole('link')
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/booking/efoil-private',
    '/surf-sauna-booking',
    '/booking/jetski',
    '/booking/wake-surf',
    '/corporate-events',
    '/booking/birthday',
  ])
  await expect(cards.filter({ hasText: /Free .+ at \d\d:\d\d/ })).toHaveCount(4)
  await expect(cards.filter({ hasText: 'within 24 hours' })).toHaveCount(2)
  await expectAccessible(page)
})

test('the hub keeps its chosen place when the visitor comes back from a ride’s page', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/booking')
  const where = page.getByRole('combobox', { name: 'Where' })
  const card = page.locator('main li').getByRole('link').first()
  await expect(card).toContainText(/Free .+ at \d\d:\d\d/)
  await where.selectOption('dubai')
  await card.click()
  await expect(page.getByRole('radio', { name: /Watersports club/ })).toBeChecked()
  await page.goBack()
  await expect(where).toHaveValue('dubai')
  await page.reload()
  await expect(where).toHaveValue('dubai')
})

test('without a stored ride, the confirm page leads to the private page', async ({ visit }) => {
  const page = await visit()
  await page.goto('/booking/efoil-private/confirm')
  await page.waitForURL('**/booking/efoil-private')
})

test('a private ride to be paid on site is moved to a free time if taken, with nothing typed again', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/booking/efoil-private')
  await page.getByRole('radio', { name: /Watersports club/ }).click()
  await chooseDay(page, 9)
  await page.getByRole('radio', { name: /^Full day/ }).check()
  await expect(page.getByText('too late', { exact: true })).toHaveCount(5)
  await expect(page.getByText('it can start until 17:00.')).toBeVisible()
  await page.getByRole('radio', { name: /^1 h/ }).check()
  await chooseTime(page, '11:00')
  await expect(page.getByText('Your ride is 11:00 to 12:00.')).toBeVisible()
  await tellWho(page, nele)
  await page.getByRole('button', { name: 'Reserve, pay on site' }).click()
  await page.waitForURL('**/booking/efoil-private/confirm')
  await expect(page.getByText('Payment is collected on site.').first()).toBeVisible()
  await expectAccessible(page)
  expect(await page.getByLabel('Full name').inputValue()).toBe(nele.name)

  await takeAll(page, 'dubai', 9, '11:00', '30min')
  await page.getByRole('button', { name: /^Reserve/ }).click()
  const alert = page.getByRole('dialog')
  await expect(alert).toContainText('Booking failed. Please try again or contact us directly.')
  await expect(alert.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  await alert.getByRole('listitem').getByRole('button').first().click()
  await expect(alert).toBeHidden()
  await page.getByRole('button', { name: /^Reserve/ }).click()
  await expect(alert).toContainText('Booking confirmed! We will contact you shortly with details.')
  expect(await page.evaluate(() => localStorage.getItem('efoilBookingData'))).toBeNull()
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a visitor who changes a ride to be paid on site keeps the notes and contact of the confirm page', async ({
  visit,
}) => {
  const page = await visit(desk)
  await page.goto('/booking/efoil-private')
  await chooseDay(page, 9)
  await chooseTime(page, '13:00')
  await tellWho(page, { ...nele, email: 'nele@exmaple.ee' })
  const reserve = page.getByRole('button', { name: 'Reserve, pay on site' }).first()
  await reserve.click()
  await page.waitForURL('**/booking/efoil-private/confirm')
  // The address changes before the page is drawn, and the page before has an e-mail too: the notes are only on this one.
  await page.getByLabel('Notes').fill('One of us is 1.95 m')
  await page.getByLabel('E-mail').fill(nele.email)
  await page.getByRole('link', { name: 'Change ride' }).click()
  await page.waitForURL('**/booking/efoil-private')
  await expect(page.getByLabel('E-mail')).toHaveValue(nele.email)
  await page.getByRole('radio', { name: /^2 h/ }).check()
  await reserve.click()
  await page.waitForURL('**/booking/efoil-private/confirm')
  await expect(page.getByLabel('E-mail')).toHaveValue(nele.email)
  await expect(page.getByLabel('Notes')).toHaveValue('One of us is 1.95 m')
})

test('on a full day a visitor joins the waitlist for the chosen length', async ({ visit }) => {
  const page = await visit(phone)
  await takeAll(page, 'koh-phangan', 10, '09:00', 'full')
  await page.goto('/booking/efoil-private')
  await page.getByRole('radio', { name: /Koh Phangan/ }).click()
  await chooseDay(page, 10)
  const wait = page.getByRole('button', { name: 'Tell me when a place is free' })
  const shorter = page.getByRole('radio', { name: /^30 min/ })
  const length = page.getByRole('radio', { name: /^1 h/ })
  await shorter.click()
  await expect(wait).toBeVisible()
  await length.click()
  await expect(page.getByText(/is fully booked$/)).toBeVisible()
  await wait.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill(nele.name)
  await dialog.getByLabel('E-mail').fill(nele.email)
  await expectAccessible(page)
  await loseNextAnswer(page, '**/api/waitlist')
  await dialog.getByRole('button', { name: 'Tell me' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You may not be on the list yet.')
  await dialog.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText('You are on the list.')).toBeVisible()
  await shorter.click()
  await expect(wait).toBeVisible()
})

test('a visitor who closes the waitlist dialog before the answer joins once and is informed', async ({
  visit,
}) => {
  const page = await visit(phone)
  await takeAll(page, 'koh-phangan', 14, '09:00', 'full')
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sent: string[] = []
  await page.route('**/api/waitlist', async (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '')
    await slow
    await route.continue()
  })
  await page.goto('/booking/efoil-private')
  await page.getByRole('radio', { name: /Koh Phangan/ }).click()
  await chooseDay(page, 14)
  const wait = page.getByRole('button', { name: 'Tell me when a place is free' })
  await wait.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill(nele.name)
  await dialog.getByLabel('E-mail').fill(nele.email)
  await dialog.getByRole('button', { name: 'Tell me' }).click()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  await wait.click()
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  answer()
  await expect(page.getByText('You are on the list.').first()).toBeVisible()
  await expect(wait).toBeHidden()
  expect(sent).toHaveLength(1)
})

test('on a full day the waitlist button appears together with the next free times, so that nothing moves under a finger', async ({
  visit,
}) => {
  const page = await visit(phone)
  await takeAll(page, 'koh-phangan', 11, '09:00', 'full')
  let answer = () => {}
  const looking = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.goto('/booking/efoil-private')
  await page.getByRole('radio', { name: /Koh Phangan/ }).click()
  await answerFromNowOn(page, /\/api\/availability\/next\?/, async (route) => {
    await looking
    await route.continue()
  })
  await chooseDay(page, 11)
  await expect(page.getByText('Looking for the next free times...')).toBeVisible()
  const wait = page.getByRole('button', { name: 'Tell me when a place is free' })
  await expect(wait).toBeHidden()
  answer()
  await expect(page.getByText('The next times with 1 free foil:')).toBeVisible()
  await expect(wait).toBeVisible()
})

test('the guided session form asks for missing fields, keeps its entries after a failure, and is sent', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/booking/efoil')
  await expect(page.getByText('4.9 of 5')).toBeVisible()
  await expect(page.getByText('from 247 reviews')).toBeVisible()
  const form = page.getByRole('form', { name: 'E-Foil Experience' })
  await expect(
    form.getByText(
      /After we confirm, you pay when you arrive, by card or cash\. Cancel free of charge until/,
    ),
  ).toBeVisible()
  await expect(form.getByRole('link', { name: 'Our terms' })).toBeVisible()
  const send = page.getByRole('button', { name: 'Send request' }).last()
  await page.getByRole('radio', { name: /^40 minutes/ }).click()
  await tellWho(page, nele)
  await send.click()
  await expect(page.getByText('Please fill out all required fields').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: '3', exact: true }).click()
  await answerFromNowOn(page, '**/api/enquiries', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(page.getByText('Your entries are kept.')).toBeVisible()
  expect(await page.getByLabel('Full name').inputValue()).toBe(nele.name)
  await send.click()
  await expect(page.getByText('We contact you within 30 minutes. Your reference is')).toBeVisible()
  expect(await page.getByLabel('Full name').inputValue()).toBe('')
})
