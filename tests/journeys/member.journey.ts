import type { Page } from '@playwright/test'
import type { Role } from '#domain/roles.ts'
import { dateAhead } from './clock.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { demoAccount, typeSignIn } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

/** Signs in with the demo account of a role, then returns to `next`. */
async function signIn(page: Page, role: Role, next = '/member-dashboard'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await typeSignIn(page, role)
  await page.waitForURL(`**${next}`)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What each role sees on its page. */
const views: Record<Role, { title: string; words: string[] }> = {
  main_admin: {
    title: 'Main Admin Dashboard',
    words: ["This Month's Revenue", 'Open enquiries', 'Your desks'],
  },
  jetski_admin: { title: 'Jetski Admin Dashboard', words: ["Today's Bookings", 'Fleet Status'] },
  wakesurf_admin: { title: 'Wakesurf Admin Dashboard', words: ['Next rides', 'New Customers'] },
  rayfoil_ambassador: {
    title: 'Rayfoil Ambassador Dashboard',
    words: ['Gold', '15% commission', 'Your link'],
  },
  platinum_member: {
    title: 'My Platinum Membership',
    words: ['Priority bookings', '25% VIP discount', '24/7 concierge', 'VIP access', 'What it saved'],
  },
  regular_user: { title: 'My Bookings', words: ['Past bookings', 'A booking is missing?'] },
  test_user: { title: 'Main Admin Dashboard', words: ['Test User Controls'] },
}

for (const [role, { title, words }] of Object.entries(views) as [Role, (typeof views)[Role]][])
  test(`${role} has a page of its own that is accessible on phones and wide screens`, async ({ visit }) => {
    const page = await visit(phone)
    await signIn(page, role)
    for (const size of [phone, desk]) {
      await page.setViewportSize(size)
      await expect(heading(page, title)).toBeVisible()
      for (const word of words) await expect(page.getByText(word).first()).toBeVisible()
      await expect(page.getByText('Loading').first()).toBeHidden()
      await expectAccessible(page)
      await expectNothingBeyond(page)
    }
  })

test('a booking has a receipt with its VAT, a calendar file and a way to book again', async ({ visit }) => {
  const page = await visit()
  await signIn(page, 'platinum_member')
  const next = page.getByRole('region', { name: 'Your next ride' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    next.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^ML-.{5}\.ics$/)

  const open = page.getByRole('row', { name: /E-Foil Private Rent/ }).getByRole('button', { name: 'Receipt' })
  await open.first().click()
  const receipt = page.getByRole('dialog', { name: /^Receipt ML-/ })
  await expect(receipt.getByText(/^VAT \d+%, included$/)).toBeVisible()
  await expect(receipt.getByText('Total')).toBeVisible()
  await expectAccessible(page)
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('link', { name: 'Receipt (PDF)' }).click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/^receipt-ML-.{5}\.pdf$/)
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await expect(open.first()).toBeFocused()

  await page
    .getByRole('row', { name: /E-Foil Private Rent/ })
    .getByRole('link', { name: 'Book again' })
    .first()
    .click()
  await page.waitForURL('**/booking/efoil-private')
})

test('a guest who booked without an account finds the booking by reference and e-mail, and adds it to an account', async ({
  visit,
}) => {
  const page = await visit(phone)
  const email = `found.${Date.now()}@example.ee`
  const day = dateAhead(40)
  const booked = await page.request.post('/api/test-drive', {
    data: {
      date: day,
      time: '12:00',
      location: 'puhajarve',
      foilCount: 1,
      duration: '1h',
      fullName: 'Found Again',
      email,
      phone: '+372 5123 4567',
    },
  })
  const { reference } = (await booked.json()) as { reference: string }

  await page.goto('/member-dashboard')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  const form = page.getByRole('region', { name: 'Booked without an account?' })
  await form.getByRole('button', { name: 'Find booking' }).click()
  await expect(form.getByText('It looks like ML-7K3Q9.')).toBeVisible()
  await form.getByLabel('Reference').fill(reference.toLowerCase())
  await form.getByLabel('E-mail').fill('someone.else@example.ee')
  await form.getByRole('button', { name: 'Find booking' }).click()
  await expect(form.getByRole('alert')).toContainText('There is no booking with this reference and e-mail.')
  await expectAccessible(page)
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('button', { name: 'Find booking' }).click()
  const found = page.getByRole('dialog', { name: `Booking ${reference}` })
  await expect(found.getByText(/You pay .* when you arrive/)).toBeVisible()
  await expect(found.getByText(/To cancel, open the link of your email or call \+372/)).toBeVisible()
  await found.getByRole('button', { name: 'Close' }).click()

  await signIn(page, 'regular_user')
  const missing = page.getByRole('region', { name: 'A booking is missing?' })
  await missing.getByLabel('Reference').fill(reference)
  await missing.getByLabel('E-mail').fill(email)
  await missing.getByRole('button', { name: 'Find booking' }).click()
  await expect(page.getByText(`${reference} is in your list`).first()).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Your next ride' })
      .or(page.getByRole('heading', { name: 'Also coming up' })),
  ).not.toHaveCount(0)
})

test('a guest who finds a paid booking without an account is offered no file that needs an account', async ({
  visit,
}) => {
  const page = await visit(phone)
  const email = `paid.${Date.now()}@example.ee`
  const booked = await page.request.post('/api/bookings/create-test', {
    data: {
      bookingType: 'efoil-private',
      date: dateAhead(41),
      time: '12:00',
      location: 'puhajarve',
      quantity: 1,
      duration: '1 hour',
      name: 'Paid Before',
      email,
      phone: '+372 5123 4567',
    },
  })
  const { booking } = (await booked.json()) as { booking: { reference: string } }
  await page.goto('/member-dashboard')
  await page.getByLabel('Reference').fill(booking.reference)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Find booking' }).click()
  const found = page.getByRole('dialog', { name: `Booking ${booking.reference}` })
  await expect(found.getByText('Paid in test mode: nothing was charged.')).toBeVisible()
  await expect(found.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(found.getByRole('link', { name: 'Receipt (PDF)' })).toHaveCount(0)
})

test('a list that cannot be loaded says so and loads with the next try', async ({ visit }) => {
  const page = await visit(phone)
  await page.route('**/api/my/bookings', (route) => route.fulfill({ status: 503, body: '' }))
  await signIn(page, 'regular_user')
  await expect(page.getByRole('alert')).toContainText('Your bookings could not be loaded')
  await page.unroute('**/api/my/bookings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Past bookings' })).toBeVisible()
})

test('the profile signs a guest in, shows the account, leads to the dashboard and signs out', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/profile')
  await expect(heading(page, 'Sign In')).toBeVisible()
  await expect(page.getByText('Any demo credentials work.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Username').fill('platinum_member')
  await page.getByLabel('Password', { exact: true }).fill('demo-platinum-member')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectToast(page, 'Welcome back, Piret Platinum!')
  const account = page.getByRole('region', { name: 'Your account' })
  for (const fact of ['Piret Platinum', 'platinum.member@demo.example', 'Platinum Member'])
    await expect(account.getByText(fact, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('25% VIP discount')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await expectAccessible(page)
  await account.getByRole('link', { name: 'Dashboard Access' }).click()
  await page.waitForURL('**/booking-dashboard')
  await page.goBack()
  await account.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/')
  await page.goto('/profile')
  await expect(heading(page, 'Sign In')).toBeVisible()
})

test('the view that a test user chose survives a reload, and can be turned off', async ({ visit }) => {
  const page = await visit()
  await signIn(page, 'test_user', '/profile')
  const views = page.getByRole('group', { name: 'View as' })
  await expect(views.getByRole('button')).toHaveCount(6)
  await views.getByRole('button', { name: 'Platinum Member' }).click()
  await expect(page.getByText('Priority bookings')).toBeVisible()
  await page.goto('/member-dashboard')
  await expect(heading(page, 'My Platinum Membership')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'My Platinum Membership')).toBeVisible()
  await views.getByRole('button', { name: 'Rayfoil Ambassador' }).click()
  await expect(page.getByText('Code TESTER')).toBeVisible()
  await views.getByRole('button', { name: 'Rayfoil Ambassador' }).click()
  await expect(heading(page, 'Main Admin Dashboard')).toBeVisible()
})

test('a booking made by an ambassador’s link is among their referrals', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/?ref=RASMUS')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toContain('RASMUS')
  const ambassador = (await visit()).request
  const signedIn = await ambassador.post('/api/login', { data: demoAccount('rayfoil_ambassador') })
  const { sessionId } = (await signedIn.json()) as { sessionId: string }
  const count = async () => {
    const answer = await ambassador.get('/api/my/referrals', { headers: { 'x-session-id': sessionId } })
    return ((await answer.json()) as { bookings: unknown[] }).bookings.length
  }
  const before = await count()
  await page.request.post('/api/test-drive', {
    headers: { 'x-referral': 'rasmus' },
    data: {
      date: dateAhead(41),
      time: '12:00',
      location: 'puhajarve',
      foilCount: 1,
      duration: '1h',
      fullName: 'Friend Of Rasmus',
      email: 'friend@example.ee',
      phone: '+372 5123 4567',
    },
  })
  expect(await count()).toBe(before + 1)
})
