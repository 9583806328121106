import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import type { Money } from '#contract/calls/money.ts'
import type { InBrowser } from '../providers/stripe-js.ts'
import { bringStripe, stripeAddresses } from '../providers/stripe-js.ts'
import type { StripeServer } from '../providers/stripe-server.ts'
import { startStripe } from '../providers/stripe-server.ts'
import { startServerProcess } from '../server-process.ts'
import { test as base, expect } from './visitor.ts'

// A shop that takes cards: the product in its live way, the tests' own card provider behind it and in the browser.

const staff = { username: 'till_keeper', password: 'Till-keeper-2026' }

type Shop = { url: string; stripe: StripeServer }

export const test = base.extend<{ provider: InBrowser; stripe: StripeServer }, { shop: Shop }>({
  shop: [
    // The runner reads which fixtures are wanted from the pattern.
    async ({ browserName: _anyName }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'merelend-cards-'))
      const stripe = await startStripe()
      const env = { ...stripe.env, DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'on' }
      await hireStaff(env)
      const server = await startServerProcess(env)
      stripe.setWebhookUrl(`${server.url}/api/webhooks/stripe`)
      await use({ url: server.url, stripe })
      await server.stop()
      await stripe.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    // Two processes are started one after the other; a machine may be busy.
    { scope: 'worker', timeout: 180_000 },
  ],
  stripe: async ({ shop }, use) => {
    await use(shop.stripe)
    shop.stripe.setDown(false)
    shop.stripe.setPost('send')
    shop.stripe.calm()
  },
  provider: async ({ browserName: _anyName }, use) => {
    await use({ isBlocked: false, wallets: [] })
  },
  ground: async ({ shop, provider }, use) => {
    await use({
      url: shop.url,
      beyond: stripeAddresses,
      prepare: (context) => bringStripe(context, shop.stripe, provider),
    })
  },
})

async function hireStaff(env: Record<string, string>): Promise<void> {
  const admin = join(import.meta.dirname, '../../cli/admin.ts')
  const said = ['create-user', staff.username, '--email', 'till@example.ee', '--role', 'main_admin']
  const child = spawn(process.execPath, [admin, ...said, '--password-stdin'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(`${staff.password}\n`)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`No staff could be hired: ${code}`)
}

const nele = { name: 'Nele Kuusk', email: 'nele@example.ee', phone: '+372 5123 4567' }

/** Opens the checkout with a ride of so many days ahead, as the page before it leaves it. */
export async function openCheckout(page: Page, days: number, time = '11:00'): Promise<void> {
  const date = Temporal.Now.zonedDateTimeISO('Europe/Tallinn').toPlainDate().add({ days }).toString()
  const draft = {
    bookingType: 'efoil-private',
    service: 'E-Foil Private Rent',
    date,
    time,
    location: 'tallinn',
    quantity: 1,
    duration: '1 hour',
    totalAmount: 120,
    ...nele,
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

export async function typeCard(page: Page, number: string): Promise<void> {
  const card = fieldsOf(page).getByLabel('Card number')
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await card.fill(number)
}

export const good = '4242 4242 4242 4242'
export const declined = '4000 0000 0000 0002'
export const secured = '4000 0027 6000 3184'

/** What this browser's draft holds now. */
export const holdOf = (page: Page): Promise<{ bookingId: string; clientSecret: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pendingBooking') ?? '{}').hold ?? {})

export const bookingOf = (page: Page): { id: string } =>
  JSON.parse(new URL(page.url()).searchParams.get('booking') ?? '{}')

export async function expectPaid(page: Page): Promise<void> {
  await page.waitForURL(/\/(booking|payment)-success\?/)
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  await expect(page.getByText('Your booking has been confirmed!', { exact: true })).toBeVisible()
}

/** What staff see of a booking's money. */
export async function moneyOf(shop: Shop, page: Page, id: string): Promise<Money & { status: string }> {
  const ask = page.context().request
  const login = await ask.post(`${shop.url}/api/login`, { data: staff })
  const { sessionId } = (await login.json()) as { sessionId: string }
  const headers = { 'x-session-id': sessionId }
  const money = (await (await ask.get(`${shop.url}/api/bookings/${id}/money`, { headers })).json()) as Money
  const rows = (await (await ask.get(`${shop.url}/api/bookings`, { headers })).json()) as {
    id: string
    status: string
  }[]
  return { ...money, status: rows.find((row) => row.id === id)?.status ?? 'missing' }
}
