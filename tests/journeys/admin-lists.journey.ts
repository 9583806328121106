import type { Page } from '@playwright/test'
import { loseAnswers } from './answers.ts'
import { dateAhead } from './clock.ts'
import { signIn } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, sizes, test } from './visitor.ts'

const ask = async (page: Page, path: string, data: object): Promise<{ id: string; reference: string }> => {
  // Sent as by the site's own page: from another site, a cookie is not enough.
  const answer = await page.request.post(path, { data, headers: { origin: process.env.JOURNEY_URL! } })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** A toast is in the page twice: visible, and for screen readers. */
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

const person = { fullName: 'Leelo Listed', email: 'leelo@example.ee', phone: '+372 5123 4567' }
const order = { color: 'sand', motorPower: '2', mastLength: '2', accessories: ['travel-bag'] }

/** A test drive on a day without demo bookings. */
const drive = (page: Page, fullName: string, ahead: number) =>
  ask(page, '/api/test-drive', {
    ...person,
    fullName,
    date: dateAhead(ahead),
    time: '11:00',
    location: 'dubai',
    foilCount: 2,
    duration: '1h',
  })

const enquire = (page: Page, more: object) =>
  ask(page, '/api/enquiries', { kind: 'membership', ...person, ...more })

test.describe('the admin lists', () => {
  test('draw their frame for everyone and say who may see the content', async ({ visit }) => {
    const page = await visit()
    await page.goto('/admin')
    await expect(page.getByRole('tab', { name: 'Test Drive Bookings', selected: true })).toBeVisible()
    await expect(page.getByText('You are not signed in.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fadmin')
    for (const [tab, words] of [
      ['Waitlist Entries', 'No waitlist entries found'],
      ['Custom Orders', 'No custom orders found'],
      ['Test Drive Bookings', 'No test drive bookings found'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByText(words)).toBeVisible()
    }
    await signIn(page, 'jetski_admin')
    await page.goto('/admin')
    await expect(page.getByText('You have no access.')).toBeVisible()
  })

  for (const [name, size] of sizes)
    test(`show every field and are accessible (${name})`, async ({ visit }) => {
      const page = await visit(size)
      const { id, reference } = await drive(page, `Fields ${name}`, name === 'phone' ? 41 : 42)
      await ask(page, '/api/waitlist', {
        fullName: `Waits ${name}`,
        email: 'w@example.ee',
        location: 'dubai',
      })
      await ask(page, '/api/custom-orders', { fullName: `Orders ${name}`, email: 'o@example.ee', ...order })
      await signIn(page, 'main_admin')
      await page.goto('/admin')
      const row = page.getByRole(name === 'phone' ? 'listitem' : 'row').filter({ hasText: `Fields ${name}` })
      for (const text of [id, reference, person.email, '11:00', 'Watersports club', '2'])
        await expect(row).toContainText(text)
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Waitlist Entries' }).click()
      await expect(page.getByText(`Waits ${name}`)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Custom Orders' }).click()
      const ordered = page
        .getByRole(name === 'phone' ? 'listitem' : 'row')
        .filter({ hasText: `Orders ${name}` })
      for (const text of ['Sand', 'Performance 7.2 kW', 'Medium 75 cm', 'Travel bag', '$11\u00a0870'])
        await expect(ordered).toContainText(text)
      await page.getByRole('button', { name: `Delete Orders ${name}` }).click()
      await expect(page.getByText('Are you sure you want to delete this item?')).toBeVisible()
      await expectAccessible(page)
    })

  test('can be searched, sorted and paged through', async ({ visit }) => {
    const page = await visit()
    await drive(page, 'Žanna Otsitav', 43)
    await signIn(page, 'main_admin')
    await page.goto('/admin')
    await expect(page.getByText(/^1 to 10 of \d+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText(/^11 to 20 of \d+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByText(/^1 to 10 of/)).toBeVisible()
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('searchbox', { name: 'Search the lists' }).fill('zanna')
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search the lists' }).fill('nobody at all')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page.getByText(/^1 to 10 of \d+$/)).toBeVisible()
  })

  test('ask before an item is deleted, and can restore it', async ({ visit }) => {
    const page = await visit(phone)
    await drive(page, 'Gone Tomorrow', 44)
    await signIn(page, 'main_admin')
    await page.goto('/admin')
    const remove = page.getByRole('button', { name: 'Delete Gone Tomorrow' })
    await remove.click()
    await expect(page.getByText('2 foils at Watersports club, Dubai become free again')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'Item deleted successfully')
    await expect(remove).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Item restored')
    await expect(remove).toBeVisible()
    await page.getByRole('button', { name: 'History of Gone Tomorrow' }).click()
    await expect(page.getByText('deleted from the list')).toBeVisible()
  })

  test('say when a delete failed or a list could not be loaded', async ({ visit }) => {
    const page = await visit()
    await drive(page, 'Stays Here', 45)
    await signIn(page, 'main_admin')
    await page.route('**/api/admin/custom-orders', (route) => route.fulfill({ status: 500, body: '' }))
    await page.route('**/api/admin/test-drive/*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Delete Stays Here' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete item' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Stays Here' })).toBeVisible()
    await page.getByRole('tab', { name: 'Custom Orders' }).click()
    await expect(page.getByText('No custom orders found')).toBeVisible()
    await expect(page.getByText('The list could not be loaded, try again.')).toBeVisible()
    await page.unroute('**/api/admin/custom-orders')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
  })

  test('that fail to load after a reload say how many entries there were, and when', async ({ visit }) => {
    const page = await visit()
    await drive(page, 'Was Here', 45)
    await signIn(page, 'main_admin')
    await page.goto('/admin')
    await expect(page.getByRole('row').filter({ hasText: 'Was Here' })).toBeVisible()
    await page.route('**/api/admin/test-drive-bookings', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(
      page.getByText(/Nothing is lost, \d+ entr(y was|ies were) here (at|on \d+ \w+) \d\d:\d\d\./),
    ).toBeVisible()
  })
})

test.describe('the inbox', () => {
  test('lists the enquiry whose promise expires first on top, and updates by itself', async ({ visit }) => {
    for (const size of [phone, desk]) {
      const page = await visit(size)
      await signIn(page, 'main_admin')
      await page.goto('/admin/enquiries')
      await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
      await enquire(page, { fullName: `Slow ${size.width}`, message: 'Is there a ramp?' })
      await enquire(page, {
        kind: 'efoil-experience',
        fullName: `Urgent ${size.width}`,
        duration: '1h',
        participants: 2,
      })
      const rows = page.getByRole('listitem')
      await expect(rows.filter({ hasText: `Urgent ${size.width}` })).toBeVisible()
      const urgent = rows.filter({ hasText: `Urgent ${size.width}` })
      await expect(urgent).toContainText('1 hour, 2 people')
      await expect(urgent).toContainText(/\d+ min left.*promised: 30 minutes/)
      await expect(rows.filter({ hasText: `Slow ${size.width}` })).toContainText('Is there a ramp?')
      await page.reload()
      for (const name of ['Urgent', 'Slow'])
        await expect(rows.filter({ hasText: `${name} ${size.width}` })).toBeVisible()
      const names = await rows.allInnerTexts()
      const indexOf = (name: string) => names.findIndex((text) => text.includes(name))
      expect(indexOf(`Urgent ${size.width}`)).toBeLessThan(indexOf(`Slow ${size.width}`))
      await expect(page.getByRole('link', { name: `Call Urgent ${size.width}` })).toHaveAttribute(
        'href',
        'tel:+37251234567',
      )
      await expectAccessible(page)
    }
  })

  test('lets one of two staff take an enquiry, informs the other, and reports a lost answer', async ({
    visit,
  }) => {
    const [mine, theirs] = [await visit(), await visit(phone)]
    const { reference } = await enquire(mine, { kind: 'club-join', fullName: 'Two Want Me' })
    await signIn(mine, 'main_admin')
    await signIn(theirs, 'rayfoil_ambassador')
    // This page gets no events.
    await theirs.route('**/api/live', (route) => route.abort())
    await mine.goto('/admin/enquiries')
    await theirs.goto('/admin/enquiries')
    const row = (page: Page) => page.getByRole('listitem').filter({ hasText: reference })
    await expect(row(theirs).getByRole('button', { name: 'Take it: Two Want Me', exact: true })).toBeVisible()
    await row(mine).getByRole('button', { name: 'Take it' }).click()
    await expect(row(mine)).toContainText('Main Admin took it at')
    await row(theirs).getByRole('button', { name: 'Take it' }).click()
    await says(theirs, 'Main Admin has taken this enquiry.')
    await expect(row(theirs)).toContainText('Main Admin took it at')
    await expect(row(theirs).getByText(person.phone)).toBeVisible()

    // A second press on the same spot would be ignored as a repetition.
    await row(mine)
      .getByRole('button', { name: 'Answered' })
      .click({ position: { x: 6, y: 6 } })
    await expect(row(mine)).toHaveCount(0)
    await mine.locator('label', { hasText: 'Answered' }).click()
    await expect(row(mine)).toContainText('by Main Admin')
    await row(mine).getByRole('button', { name: 'More for Two Want Me' }).click()
    await mine.getByRole('menuitem', { name: 'Back to open' }).click()
    await mine.locator('label', { hasText: 'Open' }).click()
    await loseAnswers(mine, '**/api/enquiries/*')
    await row(mine).getByRole('button', { name: 'Take it' }).press('Enter')
    await says(mine, 'No answer came; it may be done already')
    await expect(row(mine)).toContainText('Main Admin took it at')
  })

  test('is for staff only, who each see the enquiries of their own sectors', async ({ visit }) => {
    const page = await visit()
    await page.goto('/admin/enquiries')
    await expect(page.getByText('Staff see the enquiries of their sectors.')).toBeVisible()
    const { reference } = await enquire(page, { fullName: 'For Main' })
    await signIn(page, 'wakesurf_admin')
    await page.goto('/admin/enquiries')
    await expect(page.getByText('No open enquiries')).toBeVisible()
    await expect(page.getByText(reference)).toHaveCount(0)
  })
})
