import type { Page } from '@playwright/test'
import type { Money } from '#contract/calls/money-calls.ts'
import { bringStripe, type InBrowser, stripeAddresses } from '../providers/stripe-js.ts'
import { type StripeServer, startStripe } from '../providers/stripe-server.ts'
import { startOwnServer } from './own-server.ts'
import { test as base } from './visitor.ts'

// A server that accepts cards: the product as live, with the tests' own card provider for server and browser.

export const staff = { username: 'till_keeper', password: 'Nine-foils-at-dusk' }

export type CardServer = {
  url: string
  dataDir: string
  stripe: StripeServer
  /** Lets minutes pass for the server and its provider; only with `hasClock`. */
  pass: (minutes: number) => Promise<void>
}
type Own = { provider: InBrowser; stripe: StripeServer }

/** `hasClock`: a server whose clock a test can move, for a file of its own. */
export const test = base.extend<Own, { server: CardServer; hasClock: boolean }>({
  hasClock: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ hasClock }, use) => {
      let aheadMs = 0
      const stripe = await startStripe({ now: () => Date.now() + aheadMs })
      const env = { ...stripe.env, DEMO: 'off', RATE_LIMITS: 'on' }
      const script = hasClock ? 'tests/journeys/card-clock-server.ts' : undefined
      const server = await startOwnServer(env, { staff, script })
      stripe.setWebhookUrl(`${server.url}/api/webhooks/stripe`)
      const pass = async (minutes: number) => {
        aheadMs += minutes * 60_000
        const answer = await fetch(`${server.url}/tests/clock/${aheadMs}`, { method: 'PUT' })
        if (!answer.ok) throw new Error('This server has no clock to move')
      }
      await use({ url: server.url, dataDir: server.dataDir, stripe, pass })
      await server.close()
      await stripe.close()
    },
    // Two processes are started one after the other, perhaps on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  stripe: async ({ server }, use) => {
    await use(server.stripe)
    server.stripe.setDown(false)
    server.stripe.setPost('send')
    server.stripe.calm()
  },
  provider: async ({ browserName: _anyName }, use) => {
    await use({ isBlocked: false, wallets: [] })
  },
  ground: async ({ server, provider }, use) => {
    await use({
      url: server.url,
      beyond: stripeAddresses,
      prepare: (context) => bringStripe(context, server.stripe, provider),
    })
  },
})

/** The money of a booking, as staff see it. */
export async function moneyOf(
  server: CardServer,
  page: Page,
  id: string,
): Promise<Money & { status: string }> {
  const ask = page.context().request
  const login = await ask.post(`${server.url}/api/login`, { data: staff })
  const { sessionId } = (await login.json()) as { sessionId: string }
  const headers = { 'x-session-id': sessionId }
  const money = (await (await ask.get(`${server.url}/api/bookings/${id}/money`, { headers })).json()) as Money
  const rows = (await (await ask.get(`${server.url}/api/bookings`, { headers })).json()) as {
    id: string
    status: string
  }[]
  return { ...money, status: rows.find((row) => row.id === id)?.status ?? 'missing' }
}
