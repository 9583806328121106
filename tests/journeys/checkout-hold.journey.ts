import type { Page } from '@playwright/test'
import { loseAnswers } from './answers.ts'
import { holdOf, nele, toCheckout } from './checkout-hand.ts'
import { typeSignIn } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { chooseDay, chooseTime, expect, phone, tellWho, test } from './visitor.ts'

// The hold of a checkout: one per tab, found again after reload and Back, replaced once expired.

const back = async (page: Page) => {
  await page.goBack()
  await expect(page.getByText(/held for \d+ more minutes?\./)).toBeVisible()
}

test('a reload, a second tab and going back find the same hold, and it is paid once', async ({ visit }) => {
  const page = await visit(phone)
  const hold = await toCheckout(page, 7, '11:00')
  expect(hold).not.toBe('')
  expect((await page.getByText('at 11:00 to 12:00').boundingBox())!.height).toBeLessThan(30)
  await page.reload()
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  expect(await holdOf(page)).toBe(hold)

  const second = await page.context().newPage()
  await second.goto('/checkout')
  await expect(second.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  expect(await holdOf(second)).toBe(hold)
  await second.close()

  await back(page)
  await page.getByRole('link', { name: 'Continue to checkout' }).click()

  // Another tab makes its own booking: both keep their holds.
  const other = await page.context().newPage()
  const theirs = await toCheckout(other, 7, '13:00')
  expect(theirs).not.toBe(hold)
  await page.reload()
  await expect(page.getByText('11:00').first()).toBeVisible()

  await page.getByRole('button', { name: /Create Test Booking/ }).click()
  await page.waitForURL('**/booking-success?**')
  const booking = JSON.parse(new URL(page.url()).searchParams.get('booking')!) as { id: string }
  expect(booking.id).toBe(hold)
  await other.getByRole('button', { name: /Create Test Booking/ }).click()
  await other.waitForURL('**/booking-success?**')
})

/** Back from checkout: the start is still chosen, the one next to it is free, and the button to continue is in view. */
async function expectHeldHere(page: Page, time: string, beside: string): Promise<void> {
  await back(page)
  await expect(page.getByRole('radio', { name: new RegExp(`^${time}`) })).toBeChecked()
  await expect(page.getByRole('radio', { name: new RegExp(`^${beside}`) })).toBeEnabled()
  await expect(page.locator('#time-error')).toHaveCount(0)
}

/** Chooses all six, so that none is left at that start. */
async function chooseAllFoils(page: Page): Promise<void> {
  await page.goto('/booking/efoil-private')
  for (let foils = 1; foils < 6; foils++) await page.getByRole('button', { name: 'One foil more' }).click()
  // Presses before the page's code has loaded are repeated later: opening the next address would lose them.
  await expect(
    page
      .getByText(/^6 foils/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
}

test('back from checkout, every flow shows the hold with a link to checkout, and does not count it as taken', async ({
  visit,
}) => {
  const page = await visit(phone)
  await chooseAllFoils(page)
  await toCheckout(page, 9, '11:00')
  await expectHeldHere(page, '11:00', '12:00')
  await page.getByRole('button', { name: 'Choose something else' }).click()
  await expect(page.getByRole('radio', { name: /^11:00 6 free/ })).toBeChecked()

  await page.goto('/booking/wake-surf')
  // A press before the page's code has loaded is repeated later, for which `check` would not wait.
  await page.getByRole('checkbox', { name: /Floating sauna/ }).click()
  await expect(page.getByRole('checkbox', { name: /Floating sauna/ })).toBeChecked()
  await toPay(page, 9, '12:00')
  await expectHeldHere(page, '12:00', '12:30')
  await page.getByRole('button', { name: 'Choose something else' }).click()

  await page.goto('/booking/jetski')
  await page.getByRole('button', { name: 'Continue to Booking' }).last().click()
  await toPay(page, 9, '12:30')
  await expectHeldHere(page, '12:30', '13:00')
  // Continuing with the same start releases the old hold first.
  const before = await holdOf(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  expect(await holdOf(page)).not.toBe(before)
  await page.goto('/booking/jetski')
  await expect(page.getByText(/Your jetski at 12:30 is held for/)).toBeVisible()
  const [note, title] = [
    await page.locator('.note', { hasText: 'held for' }).boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ]
  expect(title!.y - note!.y - note!.height).toBeGreaterThanOrEqual(24)
})

test('a new tab shows the start that another tab holds as taken, with a link to that checkout', async ({
  visit,
}) => {
  const page = await visit(phone)
  await chooseAllFoils(page)
  await toCheckout(page, 14, '11:00')
  const other = await page.context().newPage()
  await other.goto('/booking/efoil-private')
  await chooseDay(other, 14)
  await expect(other.getByRole('radio', { name: /^11:00 full/ })).toBeDisabled()
  await expect(other.getByText(/at 11:00 are held for/)).toBeVisible()
  await other.getByRole('button', { name: 'Choose something else' }).click()
  await expect(other.getByRole('radio', { name: /^11:00/ })).toBeEnabled()
})

test('a visitor who goes back from checkout and reserves to pay on site gets the held boards, and the hold ends', async ({
  visit,
}) => {
  const page = await visit(phone)
  await chooseAllFoils(page)
  await toCheckout(page, 13, '11:00')
  await back(page)
  await page.getByRole('button', { name: 'Reserve, pay on site' }).click()
  await page.waitForURL('**/booking/efoil-private/confirm')
  await page.getByRole('button', { name: /^Reserve/ }).click()
  const said = page.getByRole('dialog')
  await expect(said).toContainText('Booking confirmed! We will contact you shortly with details.')
  await said.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/booking/efoil-private')
  await expect(page.getByRole('button', { name: 'Reserve, pay on site' })).toBeEnabled()
  await expect(page.getByText(/held for/)).toHaveCount(0)
})

test('a visitor who goes back from checkout and requests the held jetski to pay on site gets the held start', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/booking/jetski')
  await page.getByRole('button', { name: 'Continue to Booking' }).last().click()
  await toPay(page, 13, '15:30')
  await page.goto('/booking/jetski')
  // The button moves when this appears.
  await expect(page.getByText(/Your jetski at 15:30 is held for/)).toBeVisible()
  await page.getByRole('button', { name: 'Reserve, pay on site' }).filter({ visible: true }).click()
  await page.waitForURL('**/jetski-booking-confirm')
  await expect(page.getByRole('radio', { name: /^15:30/ })).toBeChecked()
  await page.getByRole('button', { name: 'Confirm Booking' }).filter({ visible: true }).click()
  await page.waitForURL('**/booking/jetski')
  await expect(page.getByText(/^Your request ML-/)).toBeVisible()
  await expect(page.getByText(/held for/)).toHaveCount(0)
})

test('a visitor who signs in during a hold pays the price of the account and is not blocked by that hold', async ({
  visit,
}) => {
  const page = await visit(phone)
  await chooseAllFoils(page)
  await toCheckout(page, 22, '11:00')
  await page.goto('/login')
  await typeSignIn(page, 'platinum_member')
  await page.waitForURL('**/member-dashboard')
  await page.goto('/checkout')
  await expect(page.getByText('Platinum, 25%')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Create Test Booking/ })).toBeVisible()
})

async function toPay(page: Page, day: number, time: string): Promise<void> {
  await chooseDay(page, day)
  await chooseTime(page, time)
  await tellWho(page, nele)
  await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
  await page.waitForURL('**/checkout')
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
}

test('an expired hold can be replaced by a new one', async ({ visit }) => {
  const page = await visit(phone)
  let times = 0
  await page.route('**/api/create-payment-intent', async (route) => {
    const answer = await route.fetch()
    const hold = (await answer.json()) as { expiresAt: string }
    // The first hold is answered with an end a few seconds away.
    const expiresAt = times++ === 0 ? new Date(Date.now() + 4_000).toISOString() : hold.expiresAt
    await route.fulfill({ response: answer, json: { ...hold, expiresAt } })
  })
  const hold = await toCheckout(page, 8, '11:00')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /again/i }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  await expect.poll(() => holdOf(page)).not.toBe(hold)
})

/** Pays; the server books, but its answer is lost. */
async function payUnanswered(page: Page): Promise<void> {
  await loseAnswers(page, '**/api/bookings/create-test')
  await page.getByRole('button', { name: /Create Test Booking/ }).click()
  await expect(page.getByText('Unable to create test booking').first()).toBeVisible()
}

test('a visitor who paid, got no answer and chooses another time sees the booking, and books again only by another try', async ({
  visit,
}) => {
  const page = await visit(phone)
  const first = await toCheckout(page, 11, '11:00')
  await payUnanswered(page)

  await back(page)
  await chooseTime(page, '14:00')
  await page.getByRole('button', { name: 'Book Now' }).last().click()
  await page.waitForURL('**/checkout')
  await expect(page.getByRole('alert')).toContainText(/You have booked already: E-Foil .+, ML-\w{5}\./)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /Create Test Booking/ })).toBeVisible()
  expect(await holdOf(page)).not.toBe(first)
})

test('a visitor who paid, got no answer and chooses something else sees the booking', async ({ visit }) => {
  const page = await visit(phone)
  await toCheckout(page, 12, '11:00')
  await payUnanswered(page)
  await back(page)
  await page.getByRole('button', { name: 'Choose something else' }).click()
  await expectToast(page, 'Booked already')
})
