import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { newApp } from '#server/app.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { sendDueRefunds } from '#server/payments/refund-worker.ts'
import { pendingBody, testDriveBody } from '../app.ts'
import { type CardApp, cardApp } from '../providers/card-app.ts'
import { chanceOf } from '../providers/chance.ts'
import { Killed, mortalDeps } from '../providers/mortal.ts'
import type { Fault } from '../providers/stripe-faults.ts'
import { expectBooksToAgree } from './books-agree.ts'

// 500 payments by people of every kind, with all faults: events lost, doubled, late and out of order, a provider that fails and
// loses answers, a process that dies. In the end the books of both sides must agree.

const payments = 500
const atOnce = 25
const seed = 20_261_121
const chance = chanceOf(seed)

let app: CardApp
let mortal: ReturnType<typeof mortalDeps>
let server: Awaited<ReturnType<typeof newApp>>
beforeAll(async () => {
  app = await cardApp()
  mortal = mortalDeps(app.deps)
  server = await newApp(mortal.deps)
})
afterAll(async () => {
  await server.close()
  await app.close()
})

let clock = Temporal.Instant.from('2026-06-16T08:00:00Z')
const wait = (minutes: number) => {
  clock = clock.add({ minutes })
  app.setNow(clock.toString())
}

/** A call to a process that may die midway; undefined if no answer came. */
async function call(url: string, payload: object, key?: string) {
  let answer: { status: number; body: Record<string, string> } | undefined
  const steps = chance.is(0.12) ? chance.below(30) : Number.POSITIVE_INFINITY
  const died = await mortal.live(steps, async () => {
    const headers = key ? { 'idempotency-key': key } : {}
    const got = await server.inject({ method: 'POST', url, payload, headers })
    answer = { status: got.statusCode, body: got.json() }
  })
  return died ? undefined : answer
}

type Start = { index: number; date: string; time: string }
type Held = { bookingId: string; intentId: string; key: string } & Start

/** Each has its own place and time, so that they do not compete for units. */
const times = ['10:00', '13:00', '16:00', '19:00']
const startOf = (index: number): Start => ({
  index,
  date: addDays('2026-06-20', Math.floor(index / times.length)),
  time: times[index % times.length]!,
})

async function hold(start: Start): Promise<Held | undefined> {
  const key = `hold-${start.index}`
  const { date, time } = start
  const body = { bookingData: pendingBody({ date, time, quantity: 1 + chance.below(6) }) }
  for (let tries = 0; tries < 4; tries++) {
    const tabs = chance.is(0.15) ? 2 : 1
    const answers = await Promise.all(
      Array.from({ length: tabs }, () => call('/api/create-payment-intent', body, key)),
    )
    const good = answers.find((one) => one?.status === 200)?.body
    if (good) {
      const intentId = good.clientSecret!.split('_secret_')[0]!
      return { ...start, key, bookingId: good.bookingId!, intentId }
    }
  }
  return undefined
}

const cards = [
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  'bank',
  '4000000000003220',
]

/** The payer tries one card after another until one succeeds, or gives up. */
function pay({ intentId }: Held): void {
  for (let tries = 0; tries < 3; tries++) {
    const intent = app.stripe.books.find(intentId)
    if (intent.status !== 'requires_payment_method') return
    try {
      const { status } = app.stripe.books.confirm(intentId, chance.one(cards))
      if (status === 'requires_action' && chance.is(0.8)) app.stripe.books.answer(intentId, chance.is(0.7))
    } catch {
      if (chance.is(0.2)) return
    }
  }
}

async function visit(start: Start): Promise<Held | undefined> {
  const held = await hold(start)
  if (!held || chance.is(0.08)) return held
  pay(held)
  const body = { bookingId: held.bookingId, paymentIntentId: held.intentId }
  const calls = chance.is(0.3) ? 0 : 1 + chance.below(3)
  await Promise.all(Array.from({ length: calls }, () => call('/api/bookings/finalize', body)))
  return held
}

const isUnpaid = ({ intentId }: Held): boolean =>
  app.stripe.books.find(intentId).status === 'requires_payment_method'

/** Returns after the hold expired; sometimes another visitor has the units by then. */
async function comeLate(held: Held): Promise<void> {
  const { date, time } = held
  if (chance.is(0.5))
    await app.call('POST', '/api/test-drive', {
      body: testDriveBody({ date, time, foilCount: 6, duration: '1h' }),
    })
  pay(held)
  if (chance.is(0.5))
    await call('/api/bookings/finalize', { bookingId: held.bookingId, paymentIntentId: held.intentId })
}

const faults: Fault['how'][] = ['error', 'kept', 'lost', 'lost', 'reset', 'nonsense', 'busy']
const addFaults = () => {
  for (let index = 0; index < 6; index++)
    app.stripe.fail({ on: chance.one([/POST/, /GET/, /refunds/, /cancel/]), how: chance.one(faults) })
}

/** One run of the background jobs, which may die too. */
async function round(isMortal: boolean): Promise<void> {
  const never = (error: unknown) => {
    if (!(error instanceof Killed)) throw error
  }
  await mortal.live(isMortal ? chance.below(60) : Number.POSITIVE_INFINITY, async () => {
    await reconcile(mortal.deps, never)
    await sendDueRefunds(mortal.deps, never)
  })
}

describe(`${payments} random payments with faults (seed ${seed})`, () => {
  it('all end as a confirmed booking or a refund, and no customer is charged twice', async () => {
    app.stripe.setPost(() => chance.one(['send', 'send', 'lose', 'double', 'keep']))
    const everyone: Held[] = []
    for (let from = 0; from < payments; from += atOnce) {
      addFaults()
      const starts = Array.from({ length: atOnce }, (_, index) => startOf(from + index))
      const held = (await Promise.all(starts.map(visit))).filter((one) => one !== undefined)
      everyone.push(...held)
      await app.stripe.arrived()
      wait(3)
      await round(chance.is(0.5))
      wait(15)
      for (const one of held.filter((one) => chance.is(isUnpaid(one) ? 0.6 : 0.1))) await comeLate(one)
      await round(chance.is(0.5))
    }
    // Days later: banks have answered, old events arrive in any order, refunds are retried.
    app.stripe.calm()
    app.stripe.setPost('lose')
    for (const { intentId } of everyone)
      if (app.stripe.books.find(intentId).status === 'processing')
        app.stripe.books.answer(intentId, chance.is(0.8))
    for (const event of chance.shuffled(app.stripe.events).slice(0, 400)) await app.stripe.deliver(event)
    for (let index = 0; index < 60; index++) {
      wait(125)
      await round(false)
    }
    const { paid, back } = await expectBooksToAgree(app.rows, app.stripe.books)
    // Checks the test itself: many paid, and many faults occurred.
    expect(paid).toBeGreaterThan(payments / 2)
    expect(back).toBeGreaterThan(5)
  }, 600_000)
})
