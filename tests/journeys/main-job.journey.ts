import { mailsIn } from './outbox.ts'
import { openDashboard, walkIn } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

const liis = { name: 'Liis Tõnisson', email: 'liis.tonisson@example.ee', phone: '+372 5123 4567' }

test('a visitor books and pays a private ride on a phone, and staff see it at once', async ({ visit }) => {
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

  // Sooner than the dashboard's polling interval.
  await expect(board.getByText('Tõnisson')).toBeVisible({ timeout: 5_000 })
  await expect
    .poll(
      () =>
        mailsIn(process.env.JOURNEY_DATA!).filter(
          (mail) => mail.includes(reference) && mail.includes('text/calendar'),
        ).length,
    )
    .toBe(1)
})

test('staff start and complete the ride of a walk-in', async ({ visit }) => {
  const staff = await visit(desk)
  await openDashboard(staff, 'rayfoil_ambassador')
  const { reference } = await walkIn(staff, 'Oskar Tali', 'malaga')
  const row = staff
    .getByRole('listitem')
    .filter({ hasText: reference })
    .filter({ hasText: 'Oskar Tali' })
    .last()
  await expectAccessible(staff)
  await row.getByRole('button', { name: 'Start' }).click()
  await expect(row.getByText('In progress')).toBeVisible()
  await expectToast(staff, 'Booking status updated successfully')
  // A second press on the same spot is ignored for a moment.
  await row.getByRole('button', { name: 'Complete' }).click({ position: { x: 6, y: 6 } })
  await expect(row.getByText('Completed')).toBeVisible()
})
