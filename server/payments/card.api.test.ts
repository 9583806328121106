import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDriveBody, testNow } from '#tests/app.ts'
import type { CardShop } from '#tests/providers/card-shop.ts'
import { cardShop } from '#tests/providers/card-shop.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await cardShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.setNow(testNow)
  shop.stripe.setPost('keep')
  shop.stripe.calm()
})

const good = '4242424242424242'
const confirmByStaff = (id: string) =>
  shop.call('PATCH', `/api/bookings/${id}/status`, { body: { status: 'confirmed' }, as: 'main_admin' })
/** Everything that is left at that time goes to somebody else. */
const giveAway = (date: string) =>
  shop.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00', foilCount: 6 }) })

describe('a hold that is paid by card', () => {
  it('answers mode, key and secret; amount, currency and owner come from the server', async () => {
    const held = await shop.hold({ date: shop.aDay(), totalAmount: 1 })
    expect(held).toMatchObject({
      mode: 'stripe',
      publishableKey: 'pk_test_tests',
      amount: 360,
      priceChanged: true,
    })
    expect(held.clientSecret).toMatch(/^pi_.+_secret_/)
    const intent = shop.stripe.books.intents.get(held.intentId)!
    expect(intent).toMatchObject({
      amount: 36_000,
      currency: 'eur',
      metadata: { bookingId: held.bookingId, reference: held.reference },
      receipt_email: null,
    })
    expect(await shop.rows('select payment_method from bookings where id = $1', held.bookingId)).toEqual([
      { payment_method: 'card' },
    ])
  })

  it('is the same payment after a reload and in a second tab', async () => {
    const date = shop.aDay()
    const first = await shop.hold({ date }, { key: 'tab' })
    expect(await shop.hold({ date }, { key: 'tab' })).toEqual(first)
    // As if the process had died before the answer was kept.
    await shop.rows(
      `update idempotency_keys set status = null, reply = null, claimed_at = claimed_at - interval '5 minutes'`,
    )
    expect(await shop.hold({ date }, { key: 'tab' })).toEqual(first)
    expect(
      [...shop.stripe.books.intents.values()].filter(
        ({ metadata }) => metadata.bookingId === first.bookingId,
      ),
    ).toHaveLength(1)
  })

  it('keeps no secret that opens the payment, neither in keys nor in rows', async () => {
    const { clientSecret } = await shop.hold({ date: shop.aDay() }, { key: 'secret-keeper' })
    const secret = clientSecret.split('_secret_')[1]
    for (const table of ['idempotency_keys', 'bookings', 'card_payments', 'booking_history'])
      expect(JSON.stringify(await shop.rows(`select * from ${table}`)), table).not.toContain(secret)
  })

  it('becomes a confirmed booking by finalize: one charge, one mail', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    shop.stripe.books.confirm(held.intentId, good)
    const answer = await shop.finalize(held)
    expect(answer).toMatchObject({
      status: 200,
      body: { booking: { status: 'confirmed', paymentMethod: 'card', totalCents: 36_000 } },
    })
    expect((await shop.finalize(held)).status).toBe(200)
    expect(await shop.ledgerOf(held.bookingId)).toEqual([{ kind: 'charge', cents: 36_000 }])
    expect(await shop.messagesOf(held.bookingId)).toEqual(['confirmation'])
  })

  it('becomes one by the event alone, when the payer closed the page', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    shop.stripe.setPost('send')
    shop.stripe.books.confirm(held.intentId, good)
    await shop.stripe.arrived()
    expect(await shop.statusOf(held.bookingId)).toBe('confirmed')
    expect(await shop.ledgerOf(held.bookingId)).toEqual([{ kind: 'charge', cents: 36_000 }])
  })

  it('becomes one by reconciling when no event ever comes', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    shop.stripe.books.confirm(held.intentId, good)
    await shop.reconcile()
    expect(await shop.statusOf(held.bookingId)).toBe('pending')
    shop.setNow('2026-06-16T08:03:00Z')
    await shop.reconcile()
    expect(await shop.statusOf(held.bookingId)).toBe('confirmed')
  })

  it('is counted in the figures while it waits', async () => {
    const waiting = async () => {
      const { body } = await shop.call<string>('GET', '/metrics')
      return Number(/^merelend_jobs_waiting\{queue="card_payment"\} (\d+)$/m.exec(body)![1])
    }
    const before = await waiting()
    const held = await shop.hold({ date: shop.aDay() })
    expect(await waiting()).toBe(before + 1)
    shop.stripe.books.confirm(held.intentId, good)
    await shop.finalize(held)
    expect(await waiting()).toBe(before)
  })

  it('is confirmed once when finalize is called ten times while the event arrives', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    shop.stripe.setPost('double')
    shop.stripe.books.confirm(held.intentId, good)
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.finalize(held)))
    await shop.stripe.arrived()
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await shop.ledgerOf(held.bookingId)).toHaveLength(1)
    expect(await shop.messagesOf(held.bookingId)).toEqual(['confirmation'])
  })

  it('is written down although staff confirmed it before', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    await confirmByStaff(held.bookingId)
    shop.stripe.books.confirm(held.intentId, good)
    expect((await shop.finalize(held)).status).toBe(200)
    expect(await shop.ledgerOf(held.bookingId)).toEqual([{ kind: 'charge', cents: 36_000 }])
  })
})

describe('a payment confirms nothing', () => {
  it('of somebody else, of another booking, and one that was never begun', async () => {
    const date = shop.aDay()
    const dear = await shop.hold({ date })
    const cheap = await shop.hold({ date, quantity: 1, duration: '30 min' })
    shop.stripe.books.confirm(cheap.intentId, good)
    expect((await shop.finalize({ bookingId: dear.bookingId, intentId: cheap.intentId })).status).toBe(404)
    expect((await shop.finalize({ bookingId: dear.bookingId, intentId: 'pi_made_up' })).status).toBe(404)
    expect(await shop.statusOf(dear.bookingId)).toBe('pending')
    // One payment for two bookings: it is of one.
    expect((await shop.finalize(cheap)).status).toBe(200)
    expect((await shop.finalize({ bookingId: dear.bookingId, intentId: cheap.intentId })).status).toBe(404)
  })

  it.each([
    ['of a lower amount', { amount: 100 }],
    ['in another currency', { currency: 'usd' }],
    ['of the other mode', { livemode: true }],
    ['that names another booking', { metadata: { bookingId: 'x' } }],
  ])('%s; staff are told that money was taken', async (_what, changed) => {
    const held = await shop.hold({ date: shop.aDay() })
    Object.assign(shop.stripe.books.intents.get(held.intentId)!, changed)
    shop.stripe.books.confirm(held.intentId, good)
    expect((await shop.finalize(held)).status).toBe(404)
    expect((await shop.finalize(held)).status).toBe(404)
    expect(await shop.statusOf(held.bookingId)).toBe('pending')
    expect(await shop.ledgerOf(held.bookingId)).toEqual([])
    expect(await shop.messagesOf(held.bookingId)).toEqual(['alert'])
  })

  it('while the bank thinks, and then it does', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    shop.stripe.books.confirm(held.intentId, 'bank')
    expect(await shop.finalize(held, 'thinking')).toMatchObject({
      status: 409,
      body: { code: 'payment_pending' },
    })
    shop.stripe.books.answer(held.intentId, true)
    expect((await shop.finalize(held, 'thinking')).status).toBe(200)
  })

  it('when it was declined, in the words of the bank; another card pays the same hold', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    expect(() => shop.stripe.books.confirm(held.intentId, '4000000000009995')).toThrow()
    expect(await shop.finalize(held, 'declined')).toMatchObject({
      status: 409,
      body: { code: 'payment_failed', detail: 'Your card has insufficient funds.' },
    })
    shop.stripe.books.confirm(held.intentId, good)
    expect((await shop.finalize(held, 'declined')).status).toBe(200)
  })
})

describe('a payment that comes too late', () => {
  it('has its units again while they are free', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    shop.setNow('2026-06-16T08:20:00Z')
    shop.stripe.books.confirm(held.intentId, good)
    expect((await shop.finalize(held)).status).toBe(200)
  })

  it('goes back by itself when they are gone: apology with free times, alert, refund, once', async () => {
    const date = shop.aDay()
    const held = await shop.hold({ date })
    shop.setNow('2026-06-16T08:20:00Z')
    expect((await giveAway(date)).status).toBe(201)
    shop.stripe.books.confirm(held.intentId, good)
    const late = { status: 409, body: { code: 'slot_unavailable', refund: 360 } }
    const answer = await shop.finalize(held)
    expect(answer).toMatchObject(late)
    expect(answer.body.alternatives).not.toEqual([])
    expect(await shop.finalize(held)).toMatchObject(late)
    expect(await shop.statusOf(held.bookingId)).toBe('cancelled')
    expect(await shop.messagesOf(held.bookingId)).toEqual(['payment_late', 'alert'])
    const [mail] = await shop.rows<{ payload: { alternatives: unknown[] } }>(
      `select payload from messages where kind = 'payment_late' and booking_id = $1`,
      held.bookingId,
    )
    expect(mail!.payload.alternatives.length).toBeGreaterThan(0)
    await shop.sendRefunds()
    await shop.sendRefunds()
    expect(await shop.ledgerOf(held.bookingId)).toEqual([
      { kind: 'charge', cents: 36_000 },
      { kind: 'refund', cents: 36_000 },
    ])
    expect(
      [...shop.stripe.books.refunds.values()].filter((one) => one.payment_intent === held.intentId),
    ).toHaveLength(1)
  })

  it('to a booking that staff cancelled goes back', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    await confirmByStaff(held.bookingId)
    await shop.call('PATCH', `/api/bookings/${held.bookingId}/status`, {
      body: { status: 'cancelled' },
      as: 'main_admin',
    })
    shop.stripe.books.confirm(held.intentId, good)
    expect((await shop.finalize(held)).status).toBe(409)
    await shop.sendRefunds()
    expect((await shop.ledgerOf(held.bookingId)).map(({ kind }) => kind)).toEqual(['charge', 'refund'])
  })

  it('and a second time goes back, whoever paid first: another card or cash on site', async () => {
    const twice = await shop.hold({ date: shop.aDay() })
    const second = shop.stripe.books.create({
      amount: 36_000,
      currency: 'eur',
      metadata: { bookingId: twice.bookingId },
    })
    await shop.rows(
      `insert into card_payments (intent_id, booking_id, cents, currency, state, created_at, checked_at) values ($1, $2, 36000, 'eur', 'open', now(), now())`,
      second.id,
      twice.bookingId,
    )
    shop.stripe.books.confirm(twice.intentId, good)
    shop.stripe.books.confirm(second.id, good)
    await Promise.all([
      shop.finalize(twice),
      shop.finalize({ bookingId: twice.bookingId, intentId: second.id }),
      shop.finalize(twice),
    ])
    await shop.sendRefunds()
    expect((await shop.ledgerOf(twice.bookingId)).map(({ kind }) => kind)).toEqual([
      'charge',
      'charge',
      'refund',
    ])

    const onSite = await shop.hold({ date: shop.aDay() })
    await confirmByStaff(onSite.bookingId)
    await shop.rows(
      `insert into payments (booking_id, kind, method, cents, at) values ($1, 'on_site', 'cash', 36000, now())`,
      onSite.bookingId,
    )
    shop.stripe.books.confirm(onSite.intentId, good)
    expect((await shop.finalize(onSite)).status).toBe(200)
    await shop.sendRefunds()
    expect((await shop.ledgerOf(onSite.bookingId)).map(({ kind }) => kind)).toEqual([
      'on_site',
      'charge',
      'refund',
    ])
  })
})
