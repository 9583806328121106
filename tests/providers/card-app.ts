import { afterAll, beforeEach } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { sendDueRefunds } from '#server/payments/refund-worker.ts'
import { pendingBody, testApp, testNow } from '../app.ts'
import { startStripe } from './stripe-server.ts'

type Held = PaymentIntentReply & { intentId: string }
type Sent = { key?: string; replaces?: { bookingId: string; clientSecret: string } }

/** A server that accepts cards with the tests' own provider, on the tests' clock. By default events are sent at once. */
export async function cardApp(env: Record<string, string> = {}) {
  let now = Temporal.Instant.from(testNow)
  const stripe = await startStripe({ now: () => now.epochMilliseconds })
  const app = await testApp({ ...stripe.env, RATE_LIMITS: 'off', ...env })
  const event = (signed: { raw: string; headers: Record<string, string> }) =>
    app.call('POST', '/api/webhooks/stripe', signed)
  stripe.setSend(async (signed) => (await event(signed)).status)
  let days = 0
  const throwIt = (error: unknown) => {
    throw error
  }
  const askHold = (changed: Record<string, unknown> = {}, { key, replaces }: Sent = {}) =>
    app.call<PaymentIntentReply & { code?: string }>('POST', '/api/create-payment-intent', {
      body: { bookingData: pendingBody(changed), replaces },
      key,
    })
  const rows = <Row extends object = Record<string, unknown>>(text: string, ...values: unknown[]) =>
    app.db.run<Row>({ name: '', text }, values)
  return {
    ...app,
    stripe,
    event,
    askHold,
    rows,
    /** A different day for each test. */
    aDay: () => addDays('2026-06-20', days++),
    setNow: (instant: string) => {
      now = Temporal.Instant.from(instant)
      app.setNow(instant)
    },
    hold: async (changed: Record<string, unknown> = {}, sent: Sent = {}): Promise<Held> => {
      const { status, body } = await askHold(changed, sent)
      if (status !== 200) throw new Error(`No hold: ${status} ${JSON.stringify(body)}`)
      return { ...body, intentId: body.clientSecret.split('_secret_')[0]! }
    },
    finalize: ({ bookingId, intentId }: Pick<Held, 'bookingId' | 'intentId'>, key?: string) =>
      app.call('POST', '/api/bookings/finalize', { body: { bookingId, paymentIntentId: intentId }, key }),
    statusOf: async (id: string) =>
      (await rows<{ status: string }>('select status from bookings where id = $1', id))[0]?.status,
    ledgerOf: (id: string) =>
      rows<{ kind: string; cents: number }>(
        'select kind, cents from payments where booking_id = $1 order by id',
        id,
      ),
    messagesOf: async (id: string) =>
      (await rows<{ kind: string }>('select kind from messages where booking_id = $1 order by id', id)).map(
        ({ kind }) => kind,
      ),
    reconcile: () => reconcile(app.deps, throwIt),
    sendRefunds: () => sendDueRefunds(app.deps, throwIt),
    close: async () => {
      await app.close()
      await stripe.close()
    },
  }
}
export type CardApp = Awaited<ReturnType<typeof cardApp>>

/** The same server for all tests of a file, each starting on the first day with a working provider. */
export async function cardAppOfFile(): Promise<CardApp> {
  const app = await cardApp()
  afterAll(() => app.close())
  beforeEach(() => {
    app.setNow(testNow)
    app.stripe.setPost('keep')
    app.stripe.calm()
  })
  return app
}
