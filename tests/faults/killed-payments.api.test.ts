import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newApp } from '#server/app.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { sendDueRefunds } from '#server/payments/refund-worker.ts'
import { pendingBody, testDriveBody } from '../app.ts'
import { type CardApp, cardApp } from '../providers/card-app.ts'
import { mortalDeps } from '../providers/mortal.ts'

// The process dies before each step of paying in turn: each statement, call to the provider, and transaction. It restarts, and
// the visitor or the provider tries again, or neither does and reconciling settles the payment.

let app: CardApp
let mortal: ReturnType<typeof mortalDeps>
let server: Awaited<ReturnType<typeof newApp>>
beforeAll(async () => {
  app = await cardApp()
  app.stripe.setPost('keep')
  mortal = mortalDeps(app.deps)
  server = await newApp(mortal.deps)
})
afterAll(async () => {
  await server.close()
  await app.close()
})

let minutes = 0
/** Another process: the claims of the dead one are stale. */
const restart = (later = 2) => {
  minutes += later
  app.setNow(Temporal.Instant.from('2026-06-16T08:00:00Z').add({ minutes }).toString())
}
const post = (url: string, payload: object, key: string) =>
  server.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key } })
const never = (error: unknown) => {
  throw error
}

/** Runs `scenario` with a death at step 0, 1, 2 … until it survives. */
async function dieAtEachStep(scenario: (steps: number) => Promise<boolean>): Promise<number> {
  for (let steps = 0; ; steps++) if (!(await scenario(steps))) return steps
}

async function expectPaidOnce(bookingId: string) {
  expect(await app.statusOf(bookingId)).toBe('confirmed')
  expect(await app.ledgerOf(bookingId)).toEqual([{ kind: 'charge', cents: 36_000 }])
  expect(await app.messagesOf(bookingId)).toEqual(['confirmation'])
}

const keyOf = (then: string, index: number) => `${then.replaceAll(' ', '-')}-${index}`
const good = '4242424242424242'
const intentsOf = (bookingId: string) =>
  [...app.stripe.books.intents.values()].filter(({ metadata }) => metadata.bookingId === bookingId)

describe('a process that dies between any two steps', { timeout: 180_000 }, () => {
  it('of beginning a payment: the same key finds the same hold and payment', async () => {
    const steps = await dieAtEachStep(async (index) => {
      restart(30)
      const body = { bookingData: pendingBody({ date: app.aDay() }) }
      const key = `begin-${index}`
      const died = await mortal.live(index, () => post('/api/create-payment-intent', body, key))
      restart()
      const again = await post('/api/create-payment-intent', body, key)
      expect(again.statusCode, `died at ${index}`).toBe(200)
      const { bookingId, clientSecret } = again.json()
      const [intent, ...others] = intentsOf(bookingId)
      expect([intent?.client_secret, others]).toEqual([clientSecret, []])
      const [made] = await app.rows<{ count: number }>(
        `select count(*)::int as count from bookings where date = $1::date`,
        body.bookingData.date,
      )
      expect(made!.count).toBe(1)
      return died
    })
    expect(steps).toBeGreaterThan(5)
  })

  it.each([
    'finalizes again',
    'finalizes never: the event comes again',
    'finalizes never, and no event comes',
  ])('of confirming a paid booking; then the visitor %s', async (then) => {
    const steps = await dieAtEachStep(async (index) => {
      restart(30)
      const held = await app.hold({ date: app.aDay() })
      app.stripe.books.confirm(held.intentId, good)
      const event = app.stripe.events.at(-1)!
      const body = { bookingId: held.bookingId, paymentIntentId: held.intentId }
      const byEvent = then.includes('the event comes again')
      const died = await mortal.live(index, () =>
        byEvent
          ? server.inject({ method: 'POST', url: '/api/webhooks/stripe', ...signed(event) })
          : post('/api/bookings/finalize', body, keyOf(then, index)),
      )
      restart(3)
      if (byEvent) expect(await app.stripe.deliver(event)).toBe(200)
      else if (then === 'finalizes again')
        expect((await post('/api/bookings/finalize', body, keyOf(then, index))).statusCode).toBe(200)
      else await app.reconcile()
      await expectPaidOnce(held.bookingId)
      return died
    })
    expect(steps).toBeGreaterThan(5)
  })

  it('of refunding a late payment: the customer is refunded once', async () => {
    const steps = await dieAtEachStep(async (index) => {
      restart(30)
      const date = app.aDay()
      const held = await app.hold({ date })
      restart(20)
      await app.call('POST', '/api/test-drive', {
        body: testDriveBody({ date, time: '12:00', foilCount: 6 }),
      })
      app.stripe.books.confirm(held.intentId, good)
      const died = await mortal.live(index, async () => {
        await reconcile(mortal.deps, never)
        await sendDueRefunds(mortal.deps, never)
      })
      restart(10)
      await app.reconcile()
      await app.sendRefunds()
      expect(await app.statusOf(held.bookingId)).toBe('cancelled')
      expect(await app.ledgerOf(held.bookingId), `died at ${index}`).toEqual([
        { kind: 'charge', cents: 36_000 },
        { kind: 'refund', cents: 36_000 },
      ])
      const refunds = [...app.stripe.books.refunds.values()]
      expect(refunds.filter((one) => one.payment_intent === held.intentId)).toHaveLength(1)
      const kinds = await app.messagesOf(held.bookingId)
      expect(kinds.filter((kind) => kind === 'payment_late')).toHaveLength(1)
      return died
    })
    expect(steps).toBeGreaterThan(10)
  })
})

function signed(event: object) {
  const { raw, headers } = app.stripe.sign(JSON.stringify(event))
  return { payload: raw, headers }
}
