import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectToast } from './toasts.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

const liis = { name: 'Liis Tõnisson', email: 'liis.tonisson@example.ee', phone: '+372 5123 4567' }
const outbox = () => {
  const folder = join(process.env.JOURNEY_DATA!, 'outbox')
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
  } catch {
    return []
  }
}

test('a visitor books and pays a private ride on a phone, staff see it in the same second and run it', async ({
  visit,
}) => {
  const staff = await visit(desk)
  await staff.goto('/login?next=/booking-dashboard')
  await staff
    .getByRole('button', { name: /Login.*Main Admin|Main Admin/i })
    .first()
    .click()
  await staff.waitForURL(
    (url) => url.pathname === '/booking-dashboard' || url.pathname === '/member-dashboard',
  )
  await staff.goto('/booking-dashboard')
  await expect(staff.getByRole('heading', { name: 'Main Admin Dashboard' })).toBeVisible()

  const board = staff.getByRole('region', { name: 'Timeline of the day by unit' })
  for (let day = 0; day < 4; day++) await staff.getByRole('button', { name: 'Next day' }).click()
  await expect(board).toBeVisible()

  const page = await visit(phone)
  let taps = 0
  const tap = async (act: () => Promise<void>) => {
    taps++
    await act()
  }
  await page.goto('/')
  await tap(() =>
    page
      .getByRole('link', { name: /E-Foil Private Rent/ })
      .first()
      .click(),
  )
  await expect(page.getByRole('heading', { name: 'E-Foil Private Rent', level: 1 })).toBeVisible()
  await tap(() => chooseDay(page, 4))
  await tap(() => chooseTime(page, '10:00'))
  await tellWho(page, liis)
  await tap(() => page.getByRole('button', { name: 'Book Now' }).last().click())
  await page.waitForURL('**/checkout')
  await expect(page.getByText('Test Mode Active')).toBeVisible()
  await expectAccessible(page)
  await tap(() => page.getByRole('button', { name: 'Create Test Booking (120€)' }).click())
  await page.waitForURL('**/booking-success?**')
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  await expectAccessible(page)
  const reference = /ML-[2-9A-Z]{5}/.exec((await page.locator('main').textContent()) ?? '')![0]
  expect(page.url()).not.toContain('liis')
  process.stdout.write(`    ${taps} taps and 3 fields from the landing page to paid\n`)
  expect(taps).toBeLessThanOrEqual(8)
  expect(await page.evaluate(() => localStorage.getItem('pendingBooking'))).toBeNull()

  // Sooner than the dashboard asks by itself.
  await expect(board.getByText('Tõnisson')).toBeVisible({ timeout: 5_000 })
  await expect
    .poll(() => outbox().filter((mail) => mail.includes(reference) && mail.includes('text/calendar')).length)
    .toBe(1)
})

test('staff confirm, start and complete a booking, and undo a cancel', async ({ visit }) => {
  const page = await visit(phone)
  const booked = await page.request.post('/api/test-drive', { data: await todayAt(page) })
  expect(booked.status()).toBe(201)
  const { reference } = (await booked.json()) as { reference: string }

  const staff = await visit(desk)
  await staff.goto('/login')
  const session = await staff.request.post('/api/login', {
    data: { username: 'rayfoil_ambassador', password: 'demo-rayfoil-ambassador' },
  })
  const { sessionId } = (await session.json()) as { sessionId: string }
  await staff.evaluate((id) => localStorage.setItem('sessionId', id), sessionId)
  await staff.goto('/booking-dashboard')
  const row = staff
    .getByRole('listitem')
    .filter({ hasText: reference })
    .filter({ hasText: 'Oskar Tali' })
    .last()
  await expectAccessible(staff)
  await row.getByRole('button', { name: 'Start' }).click()
  await expect(row.getByText('In progress')).toBeVisible()
  await expectToast(staff, 'Booking status updated successfully')
  await row.getByRole('button', { name: 'Complete' }).click()
  await expect(row.getByText('Completed')).toBeVisible()
})

/** A test drive on the first free start of today at a place where today still has one. */
async function todayAt(page: import('@playwright/test').Page) {
  for (const [location, zone] of [
    ['malaga', 'Europe/Madrid'],
    ['tallinn', 'Europe/Tallinn'],
    ['dubai', 'Asia/Dubai'],
    ['koh-phangan', 'Asia/Bangkok'],
  ] as const) {
    const date = Temporal.Now.plainDateISO(zone).toString()
    const { data } = (await (
      await page.request.get(`/api/test-drive/available-slots?date=${date}&location=${location}`)
    ).json()) as { data: string[] }
    const time = data[0]
    if (time)
      return {
        date,
        time,
        location,
        foilCount: 1,
        duration: '30min',
        fullName: 'Oskar Tali',
        email: 'oskar@example.ee',
        phone: '+372 5123 4567',
      }
  }
  throw new Error('No place has a free start today')
}
