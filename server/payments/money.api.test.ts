import { beforeEach, describe, expect, it } from 'vitest'
import type { Money } from '#contract/calls/money-calls.ts'
import type { PaymentIntentReply } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import { cancelByCustomer } from '#server/bookings/own-acts.ts'
import { appOfFile, pendingBody, testDriveBody, testNow } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { type CardRefund, type Cards, ProviderRefused, ProviderUnavailable } from './cards.ts'
import { refundChanged } from './refund-outcome.ts'
import { sendDueRefunds } from './refund-worker.ts'

const t = await appOfFile()
let answered = 0
beforeEach(async () => {
  t.setNow(testNow)
  provider = { refundCalls: [], answer: () => ({ id: `re_${answered++}`, state: 'succeeded' }) }
  // Due refunds of an earlier test must not be sent in the next one.
  await t.sql("update refunds set state = 'withdrawn' where state in ('queued', 'sending')")
})

type Answer = Pick<CardRefund, 'id' | 'state'> & { problem?: string }
let provider: {
  refundCalls: { intentId: string; cents: number; idempotencyKey: string }[]
  answer: () => Answer
  /** Refunds that it knows of, also those that were made in its dashboard. */
  made?: CardRefund[]
}
const cards = {
  find: async () => ({ refunds: provider.made ?? [] }),
  findRefund: async (id: string) => provider.made?.find((made) => made.id === id),
  refund: async (refundCalls: { intentId: string; cents: number; idempotencyKey: string }) => {
    provider.refundCalls.push(refundCalls)
    return {
      problem: undefined,
      intentId: refundCalls.intentId,
      cents: refundCalls.cents,
      ...provider.answer(),
    }
  },
} as unknown as Cards
const failures: unknown[] = []
const work = () => sendDueRefunds({ ...t.deps, cards }, (error) => failures.push(error))

let days = 0
const aDay = () => addDays('2026-08-01', days++)
/** A ride of 360 euros, paid in test mode. */
async function aPaidRide(date = aDay()): Promise<string> {
  const body = { bookingData: pendingBody({ date }) }
  const { bookingId } = (await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', { body }))
    .body
  await t.call('POST', '/api/bookings/create-test', { body: { bookingId } })
  return bookingId
}
/** The same, paid by a card. */
async function aCardRide(date?: string): Promise<string> {
  const id = await aPaidRide(date)
  await t.sql(
    "update payments set method = 'card', provider_id = 'pi_' || booking_id, intent_id = 'pi_' || booking_id where booking_id = $1",
    id,
  )
  return id
}
async function aDrive(): Promise<string> {
  return String((await t.call('POST', '/api/test-drive', { body: testDriveBody({ date: aDay() }) })).body.id)
}
const money = async (id: string, as: Person = 'main_admin') =>
  (await t.call<Money>('GET', `/api/bookings/${id}/money`, { as })).body
const refund = (id: string, body: object, more: { as?: Person; key?: string } = {}) =>
  t.call('POST', `/api/bookings/${id}/refund`, {
    body: { reason: 'It rained', ...body },
    as: 'main_admin',
    ...more,
  })
const pay = (id: string, body: object, more: { as?: Person; key?: string } = {}) =>
  t.call('POST', `/api/bookings/${id}/payments`, {
    body: { method: 'cash', ...body },
    as: 'main_admin',
    ...more,
  })
const cancel = (id: string, body: object = {}) =>
  t.call('PATCH', `/api/bookings/${id}/status`, { body: { status: 'cancelled', ...body }, as: 'main_admin' })
const restore = (id: string) => t.call('POST', `/api/bookings/${id}/restore`, { as: 'main_admin' })
const later = (minutes: number) =>
  t.setNow(
    Temporal.Instant.from(testNow)
      .add({ seconds: Math.round(minutes * 60) })
      .toString(),
  )
const refundsOf = async (id: string) =>
  (await money(id)).refunds.map(({ state, cents }) => ({ state, cents }))
const messagesOf = (id: string, kind: string) =>
  t.sql<{ payload: object }>('select payload from messages where booking_id = $1 and kind = $2', id, kind)

describe('cancelling', () => {
  it('a ride that took place refunds nothing unless staff set an amount', async () => {
    const [left, given] = [await aPaidRide(), await aPaidRide()]
    for (const id of [left, given])
      for (const status of ['in_progress', 'completed'])
        await t.call('PATCH', `/api/bookings/${id}/status`, { body: { status }, as: 'main_admin' })
    expect((await money(left)).cancelling).toEqual({ operator: 0, customer: 0 })
    const cancel = (id: string, more: object) =>
      t.call('PATCH', `/api/bookings/${id}/status`, {
        body: { status: 'cancelled', ...more },
        as: 'main_admin',
      })
    expect((await cancel(left, {})).status).toBe(200)
    expect((await money(left)).refunds).toEqual([])
    expect((await cancel(given, { refund: 100, reason: 'The board was slow' })).status).toBe(200)
    expect((await money(given)).refunds).toMatchObject([{ cents: 10_000 }])
  })

  it('by the operator refunds everything, but only after the time for undo', async () => {
    const id = await aCardRide()
    expect((await money(id)).cancelling).toEqual({ operator: 36_000, customer: 36_000 })
    expect(await cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(await messagesOf(id, 'cancelled')).toEqual([
      { payload: { refundCents: 36_000, paidCents: 36_000, dueCents: 36_000 } },
    ])
    later(10)
    await work()
    expect(await money(id)).toMatchObject({
      paidCents: 36_000,
      refundableCents: 0,
      refunds: [{ state: 'queued' }],
    })
    later(11)
    await work()
    expect(provider.refundCalls).toEqual([
      { intentId: `pi_${id}`, cents: 36_000, idempotencyKey: expect.stringMatching(/^refund:\d+$/) },
    ])
    expect(await money(id)).toMatchObject({ paidCents: 0, refunds: [{ state: 'done', cents: 36_000 }] })
    expect(await messagesOf(id, 'refunded')).toEqual([{ payload: { refundCents: 36_000, method: 'card' } }])
    await work()
    expect(provider.refundCalls).toHaveLength(1)
  })

  it('refunds the amount that staff set, with a reason, and never more than was paid', async () => {
    const id = await aCardRide()
    expect(await cancel(id, { refund: 100 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason' }] },
    })
    expect(await cancel(id, { refund: 360.01, reason: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'more_than_paid', refundable: 360 },
    })
    expect(await cancel(id, { refund: -1, reason: 'x' })).toMatchObject({ status: 400 })
    expect((await money(id)).refunds).toEqual([])
    expect(await cancel(id, { refund: 100.5, reason: 'Came an hour late' })).toMatchObject({ status: 200 })
    expect(await refundsOf(id)).toEqual([{ state: 'queued', cents: 10_050 }])
    const { body } = await t.call<{ what: string }[]>('GET', `/api/bookings/${id}/history`, {
      as: 'main_admin',
    })
    expect(body.at(-1)).toMatchObject({
      what: 'refund',
      by: 'main_admin',
      after: 10_050,
      reason: 'Came an hour late',
    })
  })

  it('refunds nothing when staff say so', async () => {
    const id = await aCardRide()
    expect(await cancel(id, { refund: 0, reason: 'Did not come' })).toMatchObject({ status: 200 })
    later(20)
    await work()
    expect(await money(id)).toMatchObject({ paidCents: 36_000, refunds: [] })
  })

  it('refunds only as part of a cancel', async () => {
    const id = await aCardRide()
    const body = { status: 'in_progress', refund: 10 }
    expect(await t.call('PATCH', `/api/bookings/${id}/status`, { body, as: 'main_admin' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'refund' }] },
    })
  })

  it('that is undone keeps the money, and cancelling again refunds it once', async () => {
    const id = await aCardRide()
    await cancel(id)
    expect(await restore(id)).toMatchObject({ status: 200, body: { status: 'confirmed' } })
    expect(await refundsOf(id)).toEqual([{ state: 'withdrawn', cents: 36_000 }])
    await cancel(id)
    later(30)
    await work()
    expect(provider.refundCalls).toHaveLength(1)
    expect(await money(id)).toMatchObject({ paidCents: 0 })
  })

  it('by a delete does the same', async () => {
    const id = await aCardRide()
    await t.call('DELETE', `/api/bookings/${id}`, { as: 'main_admin' })
    expect(await refundsOf(id)).toEqual([{ state: 'queued', cents: 36_000 }])
  })

  it('by ten concurrent calls refunds once', async () => {
    const id = await aCardRide()
    await Promise.all(Array.from({ length: 10 }, () => cancel(id)))
    expect(await refundsOf(id)).toEqual([{ state: 'queued', cents: 36_000 }])
  })

  it('by two staff with different refunds refuses the second and states the first refund', async () => {
    const id = await aCardRide()
    expect(await cancel(id, { refund: 100, reason: 'Came late' })).toMatchObject({ status: 200 })
    expect(await cancel(id, { refund: 360, reason: 'Our fault' })).toMatchObject({
      status: 409,
      body: {
        code: 'refund_changed',
        refundCents: 10_000,
        detail: `This booking is already cancelled: ${priceText(10_000)} is refunded. The rest can be refunded separately.`,
      },
    })
    expect(await cancel(id, { refund: 100, reason: 'Came late' })).toMatchObject({ status: 200 })
    expect(await cancel(id)).toMatchObject({ status: 200 })
    expect(await refundsOf(id)).toEqual([{ state: 'queued', cents: 10_000 }])
  })

  it('by the customer refunds everything until 24 hours before, nothing later, and is refused after the start', async () => {
    const early = await aCardRide()
    expect(await cancelByCustomer(t.deps, early)).toMatchObject({ changed: true, refundCents: 36_000 })
    await work()
    expect(await money(early)).toMatchObject({ paidCents: 0 })
    expect(await cancelByCustomer(t.deps, early)).toMatchObject({ changed: false })

    const late = await aCardRide('2026-06-19')
    const [row] = await t.sql<{ start: string }>(
      'select start_time as start from bookings where id = $1',
      late,
    )
    const start = Temporal.Instant.from(row!.start)
    t.setNow(start.add({ minutes: 1 }).toString())
    await expect(cancelByCustomer(t.deps, late)).rejects.toMatchObject({ code: 'time_passed' })
    t.setNow(start.subtract({ hours: 24 }).add({ seconds: 1 }).toString())
    expect((await money(late)).cancelling).toEqual({ operator: 36_000, customer: 0 })
    expect(await cancelByCustomer(t.deps, late)).toMatchObject({ changed: true, refundCents: 0 })
  })

  it('refunds test money without a provider', async () => {
    const id = await aPaidRide()
    await cancel(id)
    later(11)
    await work()
    expect(provider.refundCalls).toEqual([])
    expect(await money(id)).toMatchObject({ paidCents: 0, refunds: [{ state: 'done', method: 'test' }] })
  })

  it('refunds payments on site only once staff confirm it', async () => {
    const id = await aDrive()
    await pay(id, { amount: 50 })
    await cancel(id)
    later(60)
    await work()
    const { refunds } = await money(id)
    expect(refunds).toMatchObject([{ state: 'queued', byHand: true, method: 'cash', cents: 5_000 }])
    const given = () => t.call('POST', `/api/refunds/${refunds[0]!.id}/given`, { as: 'rayfoil_ambassador' })
    const answers = await Promise.all([given(), given(), given()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await money(id)).toMatchObject({ paidCents: 0, refunds: [{ state: 'done', byHand: false }] })
    expect((await money(id)).movements).toHaveLength(2)
    expect(
      await t.call('POST', `/api/refunds/${refunds[0]!.id}/given`, { as: 'jetski_admin' }),
    ).toMatchObject({ status: 404 })
    expect(await t.call('POST', '/api/refunds/x/given', { as: 'main_admin' })).toMatchObject({ status: 404 })
  })
})

describe('a refund by the provider', () => {
  const due = async () => {
    const id = await aCardRide()
    await refund(id, { amount: 20 })
    return id
  }

  it('is retried with the same key after 1, 5, 15 and 60 minutes', async () => {
    const id = await due()
    provider.answer = () => {
      throw new ProviderUnavailable('away')
    }
    const tries = [0, 1, 6, 21, 81, 141]
    for (const [index, minutes] of tries.entries()) {
      later(minutes - 1 / 60)
      await work()
      expect(provider.refundCalls).toHaveLength(index)
      later(minutes)
      await work()
      expect(provider.refundCalls).toHaveLength(index + 1)
    }
    expect(new Set(provider.refundCalls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    provider.answer = () => ({ id: 're_at_last', state: 'pending' })
    later(201)
    await work()
    expect(await money(id)).toMatchObject({ paidCents: 34_000, refunds: [{ state: 'done', problem: null }] })
  })

  it('fails after a day, and staff get an alert', async () => {
    const id = await due()
    provider.answer = () => {
      throw new ProviderUnavailable('away')
    }
    for (let hours = 0; hours <= 30; hours++) {
      later(hours * 61)
      await work()
    }
    expect(await money(id)).toMatchObject({
      paidCents: 36_000,
      refundableCents: 36_000,
      refunds: [{ state: 'failed' }],
    })
    expect(await messagesOf(id, 'alert')).toMatchObject([{}, { payload: { about: 'payment' } }].slice(-1))
  })

  it('refused by the provider fails at once; the money can be refunded another way', async () => {
    const id = await due()
    provider.answer = () => {
      throw new ProviderRefused('This charge is disputed')
    }
    await work()
    expect(await money(id)).toMatchObject({
      paidCents: 36_000,
      refundableCents: 36_000,
      refunds: [{ state: 'failed', problem: 'This charge is disputed.' }],
    })
    const alerts = await messagesOf(id, 'alert')
    expect(alerts.filter(({ payload }) => 'words' in payload)).toHaveLength(1)
  })

  it('refused because of one made in the provider’s dashboard records that one, whose event was lost', async () => {
    const id = await due()
    provider.made = [
      { id: `re_lost_${id}`, intentId: `pi_${id}`, cents: 35_000, state: 'succeeded', problem: undefined },
    ]
    provider.answer = () => {
      throw new ProviderRefused('Refund amount is greater than unrefunded amount')
    }
    await work()
    expect(await money(id)).toMatchObject({
      paidCents: 1_000,
      refundableCents: 1_000,
      refunds: [{ state: 'failed' }],
      movements: [{ kind: 'charge' }, { kind: 'refund', cents: 35_000, by: 'payment' }],
    })
  })

  it('of a worker that died is sent again by another with the same key, and recorded once', async () => {
    const id = await due()
    await t.sql(
      "update refunds set state = 'sending', attempts = 1, due_at = $2 where booking_id = $1",
      id,
      testNow,
    )
    later(5)
    await Promise.all([work(), work(), work()])
    expect(provider.refundCalls).toHaveLength(1)
    expect((await money(id)).movements.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  it('is sent once by ten concurrent workers', async () => {
    const id = await due()
    await Promise.all(Array.from({ length: 10 }, work))
    expect(provider.refundCalls).toHaveLength(1)
    expect(await money(id)).toMatchObject({ paidCents: 34_000 })
  })

  it('of a worker that died fails if the bank returned it before another worker asked', async () => {
    const id = await due()
    await t.sql(
      "update refunds set state = 'sending', attempts = 1, due_at = $2 where booking_id = $1",
      id,
      testNow,
    )
    const made = { id: `re_gone_${id}`, intentId: `pi_${id}`, cents: 2_000, problem: 'Card closed' }
    provider.answer = () => ({ id: made.id, state: 'succeeded' })
    provider.made = [{ ...made, state: 'failed' }]
    expect(await refundChanged(t.deps, provider.made[0]!)).toBe(false)
    later(5)
    await work()
    expect(await money(id)).toMatchObject({
      paidCents: 36_000,
      refunds: [{ state: 'failed', problem: 'Card closed.' }],
    })
  })

  it('returned by the bank is in the till again, once, and staff get an alert', async () => {
    const id = await due()
    provider.answer = () => ({ id: `re_back_${id}`, state: 'succeeded' })
    await work()
    const back = {
      id: `re_back_${id}`,
      intentId: undefined,
      cents: 2_000,
      state: 'failed' as const,
      problem: 'Card closed',
    }
    await Promise.all([refundChanged(t.deps, back), refundChanged(t.deps, back), refundChanged(t.deps, back)])
    expect(await money(id)).toMatchObject({
      paidCents: 36_000,
      refunds: [{ state: 'failed', problem: 'Card closed' }],
      movements: [{ kind: 'charge' }, { kind: 'refund' }, { kind: 'refund_returned' }],
    })
    expect(await refundChanged(t.deps, { ...back, id: 're_of_nobody' })).toBe(false)
  })

  it('made in the provider’s dashboard, or whose event was faster, is recorded once', async () => {
    const id = await due()
    const messagesOf = (refundId: string, cents: number) => ({
      id: refundId,
      intentId: `pi_${id}`,
      cents,
      state: 'succeeded' as const,
      problem: undefined,
    })
    expect(await refundChanged(t.deps, messagesOf(`re_fast_${id}`, 2_000))).toBe(true)
    provider.answer = () => ({ id: `re_fast_${id}`, state: 'succeeded' })
    await work()
    await refundChanged(t.deps, messagesOf(`re_dashboard_${id}`, 500))
    await refundChanged(t.deps, messagesOf(`re_dashboard_${id}`, 500))
    expect(await money(id)).toMatchObject({
      paidCents: 33_500,
      refundableCents: 33_500,
      movements: [
        { kind: 'charge' },
        { kind: 'refund', cents: 2_000, by: 'main_admin', reason: 'It rained' },
        { kind: 'refund', cents: 500, by: 'payment' },
      ],
    })
  })

  it('that fails because of our own error is logged and retried', async () => {
    const id = await due()
    provider.answer = () => {
      throw new TypeError('oops')
    }
    await work()
    expect(failures.splice(0)).toHaveLength(1)
    expect(await money(id)).toMatchObject({
      refunds: [{ state: 'queued', problem: 'Something went wrong on our side.' }],
    })
  })
})

describe('staff', () => {
  it('record a payment on site once per key', async () => {
    const id = await aDrive()
    const answers = [
      await pay(id, { amount: 60 }, { key: `k-${id}` }),
      await pay(id, { amount: 60 }, { key: `k-${id}` }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await money(id)).toMatchObject({
      paidCents: 6_000,
      movements: [{ kind: 'on_site', method: 'cash', by: 'main_admin' }],
    })
    const rows = await t.call<{ id: string }[]>('GET', '/api/bookings?limit=1000', { as: 'main_admin' })
    expect(rows.body.find((row) => row.id === id)).toMatchObject({
      paidState: 'part_paid',
      paidCents: 6_000,
      paid: false,
    })
    await pay(id, { amount: 180, method: 'card_terminal' })
    expect(await money(id)).toMatchObject({ paidCents: 24_000 })
  })

  it('refund no more than was paid in many concurrent calls', async () => {
    const id = await aCardRide()
    const answers = await Promise.all(Array.from({ length: 12 }, () => refund(id, { amount: 50 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(answers.filter(({ body }) => body.code === 'more_than_paid')).toHaveLength(5)
    await work()
    expect(await money(id)).toMatchObject({ paidCents: 1_000 })
  })

  it('refund once per key, and cash immediately', async () => {
    const id = await aDrive()
    await pay(id, { amount: 100 })
    await refund(id, { amount: 30 }, { key: `back-${id}` })
    await refund(id, { amount: 30 }, { key: `back-${id}` })
    expect(await money(id)).toMatchObject({ paidCents: 7_000, refunds: [{ state: 'done', method: 'cash' }] })
  })

  it.each([
    ['refund', { amount: 0, reason: 'why not' }],
    ['refund', { amount: 5 }],
    ['refund', { amount: 1.005, reason: 'why not' }],
    ['payments', { amount: -5, method: 'cash' }],
    ['payments', { amount: 5, method: 'card' }],
    ['payments', { amount: 1e9, method: 'cash' }],
  ])('%s refuses %o', async (path, body) => {
    const id = await aDrive()
    expect(await t.call('POST', `/api/bookings/${id}/${path}`, { body, as: 'main_admin' })).toMatchObject({
      status: 400,
    })
  })

  it('of another sector do not find the booking, and other people are refused', async () => {
    const id = await aCardRide()
    for (const [as, status] of [
      [undefined, 401],
      ['regular_user', 403],
      ['jetski_admin', 404],
    ] as const) {
      expect(await refund(id, { amount: 1 }, { as })).toMatchObject({ status })
      expect(await pay(id, { amount: 1 }, { as })).toMatchObject({ status })
      expect(await t.call('GET', `/api/bookings/${id}/money`, { as })).toMatchObject({ status })
    }
    expect(await money(id)).toMatchObject({ paidCents: 36_000 })
  })

  it('record nothing for a hold that waits for its card payment', async () => {
    const body = { bookingData: pendingBody({ date: aDay() }) }
    const { bookingId } = (await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', { body }))
      .body
    expect(await pay(bookingId, { amount: 5 })).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition' },
    })
  })
})
