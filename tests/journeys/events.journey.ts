import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { expect, expectAccessible, phone, sizes, tellWho, test } from './visitor.ts'

const kadri = { name: 'Kadri Saks', email: 'kadri@example.ee', phone: '+372 5555 4321' }
const reference = /Your reference is [A-Z]+-\w+/

/** Opens the dialog of a button, which does nothing until the page's code has loaded. */
const opens = (page: Page, name: string) =>
  expect(async () => {
    const dialog = page.getByRole('dialog')
    if (!(await dialog.isVisible())) await page.getByRole('button', { name }).click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('the pages of events and members have their texts without JavaScript', async ({ visit }) => {
  const page = await visit()
  const words: Record<string, string[]> = {
    '/birthdays': ['350', '550', '850', 'Most Popular', 'Select Package', 'up to 16 people', 'Send request'],
    '/booking/birthday': ['Standard', 'Birthday surprise'],
    '/birthday-events': ['299', '499', '799', '2 foils', '4 foils', '6 foils', 'Select Package'],
    '/corporate-events': ['Why us', '990', 'Most Popular', 'Executive', 'Request Event', 'Send Message'],
    '/membership': [
      'Platinum Membership',
      '30 riding hours',
      '20 riding hours unlock a free 2-hour rental',
      'application/ld+json',
      '10,000 euro',
      'Become a Member',
    ],
    '/surf-klub': ['Every Saturday, 9AM', '7PM-10PM', 'Register Now', '10% discount', 'member since'],
  }
  for (const [path, expected] of Object.entries(words)) {
    const html = await (await page.request.get(path)).text()
    for (const each of expected) expect(html, path).toContain(each)
  }
})

test('axe finds nothing on the pages of events and members', async ({ visit }) => {
  const page = await visit(phone)
  for (const path of ['/birthdays', '/birthday-events', '/corporate-events', '/membership', '/surf-klub']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectNothingBeyond(page, `on ${path}`)
  }
})

test("'Select Package' selects one at a time, and the chosen one is in the request", async ({ visit }) => {
  const page = await visit()
  await page.goto('/birthdays')
  const selected = page.getByRole('button', { name: 'Selected' })
  await expect(selected).toHaveText(/Standard/)
  await page.getByRole('button', { name: 'Select Package Premium' }).click()
  await expect(selected).toHaveText(/Premium/)
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toBeInViewport()
  await expect(contact).toContainText('850')
  await expect(contact.getByText(/Nothing is charged now/)).toBeVisible()
  await expect(contact.getByRole('link', { name: 'Our terms' })).toBeVisible()

  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please fill out all required fields').first()).toBeVisible()
  await tellWho(page, kadri)
  const sent = page.waitForRequest('**/api/enquiries')
  await page.getByRole('button', { name: 'Send request' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'birthday', package: 'premium-b', people: 10 })
  await expect(contact.getByText(reference)).toBeVisible()
  await expect(contact.getByText('We answer within 24 hours.').last()).toBeVisible()
})

test('a switch leads to the other set of birthday packages', async ({ visit }) => {
  const page = await visit()
  await page.goto('/booking/birthday')
  await page.getByRole('link', { name: 'Foils only' }).click()
  await expect(page.getByRole('heading', { name: 'Luxury' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/birthday-events')
})

test("'Request Event' carries the package to the contact block; 'Send Message' opens an e-mail and stores the request", async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/corporate-events')
  await page.getByRole('link', { name: 'Request Event Executive' }).click()
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact.getByRole('radio', { name: /Executive/ })).toBeChecked()
  await expect(contact.getByRole('link', { name: 'Our terms' })).toBeVisible()
  await tellWho(page, kadri)
  const sent = page.waitForRequest('**/api/enquiries')
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'corporate', package: 'executive' })
  await expect(contact.getByText(reference)).toBeVisible()
  expect(await page.locator('a[hidden]').getAttribute('href')).toContain(
    'mailto:hello@merelend.example?subject=',
  )
})

test('an incomplete request puts the focus on the first field to correct', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/birthdays')
  const request = page.getByRole('form', { name: 'Birthday request' })
  await request.getByRole('button', { name: /^Send/ }).click()
  await expect(request.getByLabel('Full name')).toBeFocused()
  await expect(request.getByText('Please enter a valid email address')).toBeVisible()
})

for (const [name, size] of sizes) {
  test(`the membership page has a gallery of five pictures, ${name}`, async ({ visit }) => {
    const page = await visit(size)
    await page.goto('/membership')
    const pictures = page.getByRole('region', { name: 'Gallery' }).getByRole('img')
    await expect(pictures).toHaveCount(5)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
  })
}

test("'Become a Member' asks for the contact and stores the request", async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/membership')
  await opens(page, 'Become a Member')
  const dialog = page.getByRole('dialog', { name: 'Become a Member' })
  await expectAccessible(page)
  await tellWho(page, kadri)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText(reference)).toBeVisible()
})

test('the club form shows missing fields, keeps its entries after a failure and is cleared after success', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/surf-klub')
  const send = page.getByRole('button', { name: 'Send join request' })
  await send.click()
  await expect(page.getByText('Missing information', { exact: true })).toBeVisible()
  await tellWho(page, kadri)
  await page.getByRole('radio', { name: 'Advanced' }).check()

  await answerFromNowOn(page, '**/api/enquiries', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(page.getByText('Submission Failed').first()).toBeVisible()
  expect(await page.getByLabel('Full name').inputValue()).toBe(kadri.name)

  await send.click()
  await expect(page.getByText(reference).first()).toBeVisible()
  expect(await page.getByLabel('Full name').inputValue()).toBe('')
  await expect(page.getByRole('radio', { name: 'Advanced' })).not.toBeChecked()
})

test('the buttons of the club events request a place', async ({ visit }) => {
  const page = await visit()
  await page.goto('/surf-klub')
  await opens(page, 'Register Now')
  const dialog = page.getByRole('dialog', { name: 'Summer competition' })
  await dialog.getByLabel('Full name').fill(kadri.name)
  await dialog.getByLabel('E-mail').fill(kadri.email)
  await dialog.getByLabel('Phone').fill(kadri.phone)
  await dialog.getByRole('button', { name: 'Ask for a place' }).click()
  await expect(dialog.getByText(reference)).toBeVisible()
})

test('a failed request is reported in its dialog only, which one Escape closes and which keeps its entries', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/membership')
  await opens(page, 'Become a Member')
  const dialog = page.getByRole('dialog', { name: 'Become a Member' })
  await tellWho(page, kadri)
  await answerFromNowOn(page, '**/api/enquiries', (route) => route.abort(), { times: 1 })
  const send = dialog.getByRole('button', { name: 'Send request' })
  await send.click()
  await expect(dialog.getByText('We could not be reached.', { exact: false })).toBeVisible()
  await expect(dialog.getByText('Your entries are kept.', { exact: false })).toBeVisible()
  await expect(page.getByText('Request failed')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await opens(page, 'Become a Member')
  await expect(dialog.getByLabel('Full name')).toHaveValue(kadri.name)
  await send.click()
  await expect(dialog.getByText(reference)).toBeVisible()
})

test('the reference is shown even if the dialog is closed while its request is sent', async ({ visit }) => {
  const page = await visit(phone)
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/enquiries', async (route) => {
    await slow
    await route.continue()
  })
  await page.goto('/membership')
  await opens(page, 'Become a Member')
  const dialog = page.getByRole('dialog', { name: 'Become a Member' })
  await tellWho(page, kadri)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  answer()
  await expect(page.getByText(reference).first()).toBeVisible()
})
