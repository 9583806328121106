import type { Page } from '@playwright/test'
import { answerFromNowOn } from './answers.ts'
import { chooseDay, chooseTime, desk, expect, phone, tellWho, test } from './visitor.ts'

/** Loses the first answer on its way to the page; returns a function that gets its reference. */
async function loseFirstAnswer(page: Page, url: string): Promise<() => Promise<string>> {
  const references: string[] = []
  await answerFromNowOn(
    page,
    url,
    async (route) => {
      const answer = await route.fetch()
      references.push((await answer.json()).reference)
      await route.abort()
    },
    { times: 1 },
  )
  return async () => {
    await expect.poll(() => references.length).toBe(1)
    return references[0]!
  }
}

test('a test drive whose answer is lost is booked once, even after a reload', async ({ visit }) => {
  const page = await visit(phone)
  // The form's code loads for a visitor who acts, or whose page opens scrolled down.
  await page.goto('/#testdrive')
  const form = page.locator('#testdrive')
  await chooseDay(page, 26)
  await chooseTime(page, '15:00')
  await tellWho(page, { name: 'Aune Algus', email: 'aune@example.ee' })
  const first = await loseFirstAnswer(page, '**/api/test-drive')
  await form.getByRole('button', { name: 'Book test drive' }).click()
  const reference = await first()
  await expect(form.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.reload()
  await expect(form.getByRole('radio', { name: /^15:00/ })).toBeChecked()
  await form.getByRole('button', { name: 'Book test drive' }).click()
  await expect(form.getByText(reference)).toBeVisible()
})

test('a test drive whose page was left before the answer is booked once when it is sent again', async ({
  visit,
}) => {
  const page = await visit(desk)
  await page.goto('/#testdrive')
  const form = page.locator('#testdrive')
  await chooseDay(page, 26)
  await chooseTime(page, '17:00')
  await tellWho(page, { name: 'Aune Algus', email: 'aune@example.ee' })
  const references: string[] = []
  const held = Promise.withResolvers<void>()
  await answerFromNowOn(
    page,
    '**/api/test-drive',
    async (route) => {
      await held.promise
      const response = await route.fetch()
      references.push((await response.json()).reference)
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const book = form.getByRole('button', { name: 'Book test drive' })
  await book.click()
  await expect(form.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Booking', exact: true }).click()
  // The address changes before the page.
  await expect(form).toHaveCount(0)
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/api/test-drive'),
  )
  held.resolve()
  await answered
  await page.goBack()
  await expect(form.getByRole('radio', { name: /^17:00/ })).toBeChecked()
  await book.click()
  await expect(form.getByText(references[0]!)).toBeVisible()
})

test('a test drive whose answer is lost is booked once, even if another form was sent in between', async ({
  visit,
}) => {
  const page = await visit(desk)
  await page.goto('/#testdrive')
  const form = page.locator('#testdrive')
  await chooseDay(page, 26)
  await chooseTime(page, '19:00')
  await tellWho(page, { name: 'Aune Algus', email: 'aune@example.ee' })
  const first = await loseFirstAnswer(page, '**/api/test-drive')
  const book = form.getByRole('button', { name: 'Book test drive' })
  await book.click()
  const reference = await first()
  await expect(form.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.goto('/custom-order')
  await tellWho(page, { name: 'Aune Algus', email: 'aune@example.ee' })
  await page.getByRole('button', { name: 'Order this board' }).click()
  await expect(page.getByRole('heading', { name: 'We have your order' })).toBeVisible()
  await page.goto('/')
  await expect(form.getByRole('radio', { name: /^19:00/ })).toBeChecked()
  await book.click()
  await expect(form.getByText(reference)).toBeVisible()
})

test('a request whose answer is lost is stored once, even after a reload', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/birthdays')
  await tellWho(page, { name: 'Aune Algus', email: 'aune@example.ee', phone: '+372 5123 4567' })
  const first = await loseFirstAnswer(page, '**/api/enquiries')
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  const reference = await first()
  await expect(page.getByText('Request failed').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Aune Algus')
  await send.click()
  await expect(page.getByText(`Your reference is ${reference}.`).first()).toBeVisible()
})

test('after a lost answer another request of the same page is sent at once, and the first is stored once', async ({
  visit,
}) => {
  const page = await visit(desk)
  await page.goto('/surf-klub')
  const join = page.getByRole('form', { name: 'Ask to join' })
  await tellWho(page, { name: 'Aune Algus', email: 'aune@example.ee', phone: '+372 5123 4567' })
  const first = await loseFirstAnswer(page, '**/api/enquiries')
  await join.getByRole('button', { name: 'Send join request' }).click()
  const reference = await first()
  await expect(join.getByText('Submission Failed').first()).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Summer competition' })
  await page.getByRole('button', { name: 'Register Now' }).click()
  await dialog.getByLabel('Full name').fill('Aune Algus')
  await dialog.getByLabel('E-mail').fill('aune@example.ee')
  await dialog.getByLabel('Phone').fill('+372 5123 4567')
  await dialog.getByRole('button', { name: 'Ask for a place' }).click()
  await expect(dialog.getByText('Request sent. Your reference is')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await join.getByRole('button', { name: 'Send join request' }).click()
  await expect(join.getByText(`Your reference is ${reference}.`)).toBeVisible()
})
