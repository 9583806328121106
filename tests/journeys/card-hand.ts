import type { FrameLocator, Page } from '@playwright/test'
import type { Intent } from '../providers/stripe-objects.ts'
import type { StripeServer } from '../providers/stripe-server.ts'
import { dateAhead } from './clock.ts'
import { expect } from './visitor.ts'

// The steps of a visitor who pays by card, and what the page shows.

export const good = '4242 4242 4242 4242'
export const declined = '4000 0000 0000 0002'
const secured = '4000 0027 6000 3184'

/** Opens the checkout with a ride this many days ahead, as the booking page would. */
export async function openCheckout(page: Page, days: number, changed: object = {}): Promise<void> {
  const draft = {
    bookingType: 'efoil-private',
    service: 'E-Foil Private Rent',
    date: dateAhead(days),
    time: '11:00',
    location: 'tallinn',
    quantity: 1,
    duration: '1 hour',
    totalAmount: 120,
    name: 'Nele Kuusk',
    email: 'nele@example.ee',
    phone: '+372 5123 4567',
    ...changed,
  }
  await page.goto('/404')
  await page.evaluate((text) => localStorage.setItem('pendingBooking', text), JSON.stringify(draft))
  await page.goto('/checkout')
}

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^Book and pay 120/ }).locator('visible=true')

/** The provider's frame. */
export const fieldsOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]')

/** The first payment on a server loads the provider's library, which takes seconds on a busy machine. */
export const expectReady = (page: Page): Promise<void> =>
  expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })

export async function typeCard(page: Page, number: string): Promise<void> {
  const card = fieldsOf(page).getByLabel('Card number')
  await expectReady(page)
  await card.fill(number)
}

export async function payWith(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await payButton(page).click()
}

/** Pays with a card whose bank asks first, until the bank's page is open; returns the hold. */
export async function payAtBank(page: Page): Promise<Hold> {
  await typeCard(page, secured)
  const hold = await holdOf(page)
  await payButton(page).click()
  await page.waitForURL('https://hooks.stripe.com/**')
  return hold
}

export type Hold = { bookingId: string; clientSecret: string }

/** The hold in this browser's draft. */
export const holdOf = (page: Page): Promise<Hold> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pendingBooking') ?? '{}').hold ?? {})

export const intentOf = ({ clientSecret }: Pick<Hold, 'clientSecret'>): string =>
  clientSecret.split('_secret_')[0]!

/** Every payment ever begun for a booking. */
export const intentsOf = (stripe: StripeServer, { bookingId }: Hold): Intent[] =>
  [...stripe.books.intents.values()].filter(({ metadata }) => metadata.bookingId === bookingId)

export const bookingOf = (page: Page): { id: string } =>
  JSON.parse(new URL(page.url()).searchParams.get('booking') ?? '{}')

export async function expectPaid(page: Page): Promise<void> {
  await page.waitForURL(/\/(booking|payment)-success\?/)
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  // As a toast, or as the plain note that replaces it if the toast's code did not load.
  const said = page.getByText('Your booking has been confirmed!').filter({ visible: true })
  await expect(said.first()).toBeVisible()
}
