import { describe, expect, it } from 'vitest'
import { testDriveBody } from '#tests/app.ts'
import { cardAppOfFile } from '#tests/providers/card-app.ts'
import type { Fault } from '#tests/providers/stripe-faults.ts'
import { reconcile } from './reconcile.ts'

const app = await cardAppOfFile()

const good = '4242424242424242'
const begin = /POST \/v1\/payment_intents$/
const intentsOf = (bookingId: string) =>
  [...app.stripe.books.intents.values()].filter(({ metadata }) => metadata.bookingId === bookingId)
const bookingOf = async (key: string) =>
  (
    await app.rows<{ id: string; status: string }>(
      `select id, status from bookings where date = $1::date`,
      key,
    )
  )[0]!

describe('a provider that is away when a payment is to begin', () => {
  const ways: Fault['how'][] = ['hang', 'drip', 'reset', 'error', 'nonsense', 'busy']
  it.each(ways)(
    '(%s) is reported within 12 seconds; the hold stays, and the same key pays it later',
    async (how) => {
      const date = app.aDay()
      app.stripe.fail({ on: begin, how, times: 2 })
      const began = performance.now()
      const refused = await app.askHold({ date }, { key: `away-${how}` })
      expect(performance.now() - began).toBeLessThan(12_000)
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(refused.headers['retry-after']).toBeDefined()
      const booking = await bookingOf(date)
      expect(booking.status).toBe('pending')
      app.stripe.calm()
      const held = await app.hold({ date }, { key: `away-${how}` })
      expect(held).toMatchObject({ bookingId: booking.id, expiresAt: '2026-06-16T08:15:00Z' })
      app.stripe.books.confirm(held.intentId, good)
      expect((await app.finalize(held)).status).toBe(200)
    },
  )

  it('and began the payment, but whose answer was lost: the next try finds that payment', async () => {
    const date = app.aDay()
    app.stripe.fail({ on: begin, how: 'lost', times: 3 })
    expect((await app.askHold({ date }, { key: 'lost' })).status).toBe(503)
    app.stripe.calm()
    const held = await app.hold({ date }, { key: 'lost' })
    expect(intentsOf(held.bookingId)).toHaveLength(1)
  })

  it('and remembers its failure under our key is called with another', async () => {
    const date = app.aDay()
    app.stripe.fail({ on: begin, how: 'kept' })
    const held = await app.hold({ date }, { key: 'kept' })
    expect(intentsOf(held.bookingId)).toHaveLength(1)
  })

  it('is reported to staff, once an hour', async () => {
    const words = () =>
      app.rows(
        `select 1 from messages where idempotency_key like 'alert:payment:away:%' and booking_id is null`,
      )
    const before = (await words()).length
    app.setNow('2026-06-16T09:10:00Z')
    app.stripe.setDown(true)
    for (let index = 0; index < 3; index++) expect((await app.askHold({ date: app.aDay() })).status).toBe(503)
    app.stripe.setDown(false)
    expect(await words()).toHaveLength(before + 1)
  })

  it('refuses the same key with another draft, so that no old price is paid', async () => {
    const date = app.aDay()
    app.stripe.setDown(true)
    expect((await app.askHold({ date }, { key: 'changed' })).status).toBe(503)
    app.stripe.setDown(false)
    expect((await app.askHold({ date, quantity: 1 }, { key: 'changed' })).status).toBe(422)
  })

  it('while a cancel of its hold is undone: the hold ends 15 minutes later, like any other', async () => {
    const date = app.aDay()
    app.stripe.setDown(true)
    expect((await app.askHold({ date }, { key: 'undone' })).status).toBe(503)
    app.stripe.setDown(false)
    const { id } = await bookingOf(date)
    const admin = { as: 'main_admin' as const }
    expect((await app.call('DELETE', `/api/bookings/${id}`, admin)).status).toBe(200)
    expect((await app.call('POST', `/api/bookings/${id}/restore`, admin)).status).toBe(200)
    const ends =
      'select distinct held_until from bookings b join allocations a using (held_until) where b.id = $1'
    expect(await app.rows(ends, id)).toEqual([{ held_until: '2026-06-16 08:15:00+00' }])
  })

  it('for the whole hold: the key is then too old to pay', async () => {
    const date = app.aDay()
    app.stripe.setDown(true)
    expect((await app.askHold({ date }, { key: 'too-old' })).status).toBe(503)
    app.stripe.setDown(false)
    app.setNow('2026-06-16T08:15:01Z')
    expect(await app.askHold({ date }, { key: 'too-old' })).toMatchObject({
      status: 409,
      body: { code: 'hold_expired' },
    })
  })
})

describe('a provider that is away when a payment is finalized', () => {
  it('does not lose the payment: the same key finalizes it later', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, good)
    app.stripe.setDown(true)
    const answer = await app.finalize(held, 'finalize-later')
    app.stripe.setDown(false)
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.headers['retry-after']).toBeDefined()
    expect((await app.finalize(held, 'finalize-later')).status).toBe(200)
  })
})

describe('a hold that ends', () => {
  it('because it was released, replaced or expired can no longer be paid', async () => {
    const given = await app.hold({ date: app.aDay() })
    await app.call('POST', `/api/bookings/${given.bookingId}/release`, {
      body: { clientSecret: given.clientSecret },
    })
    expect(app.stripe.books.find(given.intentId).status).toBe('canceled')

    const date = app.aDay()
    const first = await app.hold({ date })
    const second = await app.hold({ date, quantity: 2 }, { replaces: first })
    expect(app.stripe.books.find(first.intentId).status).toBe('canceled')
    expect(second.intentId).not.toBe(first.intentId)
    expect(app.stripe.books.find(second.intentId)).toMatchObject({ amount: 24_000 })

    app.setNow('2026-06-16T08:16:00Z')
    await app.reconcile()
    expect(app.stripe.books.find(second.intentId).status).toBe('canceled')
    expect(await app.finalize(second)).toMatchObject({ status: 409, body: { code: 'payment_failed' } })
  })

  it('is cancelled by reconciling if the provider was away', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.setDown(true)
    const released = await app.call('POST', `/api/bookings/${held.bookingId}/release`, {
      body: { clientSecret: held.clientSecret },
    })
    expect(released.status).toBe(204)
    app.stripe.setDown(false)
    expect(app.stripe.books.find(held.intentId).status).toBe('requires_payment_method')
    app.setNow('2026-06-16T08:05:00Z')
    await app.reconcile()
    expect(app.stripe.books.find(held.intentId).status).toBe('canceled')
  })

  it('and is unknown to the provider, as its keys were changed, is kept open for a day only', async () => {
    const { intentId } = await app.hold({ date: app.aDay() })
    const state = async () =>
      (await app.rows('select state from card_payments where intent_id = $1', intentId))[0]
    app.stripe.books.intents.delete(intentId)
    app.setNow('2026-06-17T08:00:00Z')
    await app.reconcile()
    expect(await state()).toEqual({ state: 'open' })
    app.setNow('2026-06-17T12:00:00Z')
    await app.reconcile()
    expect(await state()).toEqual({ state: 'cancelled' })
  })

  it('and is paid in the same moment is settled, not lost', async () => {
    const date = app.aDay()
    const held = await app.hold({ date })
    app.stripe.books.confirm(held.intentId, good)
    app.setNow('2026-06-16T08:20:00Z')
    await app.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00', foilCount: 6 }) })
    await app.reconcile()
    expect(await app.statusOf(held.bookingId)).toBe('cancelled')
    await app.sendRefunds()
    expect((await app.ledgerOf(held.bookingId)).map(({ kind }) => kind)).toEqual(['charge', 'refund'])
  })

  it('is checked by one of two servers, and waits while the provider is away', async () => {
    const held = []
    for (let index = 0; index < 4; index++) held.push(await app.hold({ date: app.aDay(), quantity: 1 }))
    app.setNow('2026-06-16T08:10:00Z')
    await app.reconcile()
    app.setNow('2026-06-16T08:12:30Z')
    const before = app.stripe.calls.length
    const never = (error: unknown) => {
      throw error
    }
    await Promise.all([reconcile(app.deps, never), reconcile(app.deps, never), reconcile(app.deps, never)])
    const calls = app.stripe.calls.slice(before)
    expect(new Set(calls).size).toBe(calls.length)
    for (const { intentId } of held) expect(calls).toContain(`GET /v1/payment_intents/${intentId}`)
    app.setNow('2026-06-16T08:14:50Z')
    app.stripe.setDown(true)
    await app.reconcile()
    app.stripe.setDown(false)
    const [{ count }] = (await app.rows<{ count: number }>(
      `select count(*)::int as count from card_payments where checked_at = '2026-06-16T08:14:50Z'`,
    )) as [{ count: number }]
    expect(count).toBe(1)
  })

  it('does not wait behind 150 slow ones: several are checked at once, and all in one run', async () => {
    const { bookingId } = await app.hold({ date: app.aDay() })
    await app.rows('update card_payments set checked_at = $1', '2026-06-16T08:30:00Z')
    await app.rows(
      `insert into card_payments (intent_id, booking_id, cents, currency, state, created_at, checked_at)
       select 'pi_slow' || n, $1, 100, 'eur', 'open', '2026-06-16T08:20:00Z', '2026-06-16T08:20:00Z'
       from generate_series(1, 150) n`,
      bookingId,
    )
    app.setNow('2026-06-16T08:30:00Z')
    let calls = 0
    let waiting = 0
    const most = { waiting: 0 }
    const slow = async () => {
      most.waiting = Math.max(most.waiting, ++waiting)
      calls++
      // Replies only after other requests had time to start.
      for (let index = 0; index < 50; index++) await new Promise(setImmediate)
      waiting--
      return undefined
    }
    const cards = { ...app.deps.cards!, find: slow, cancel: slow as never }
    await reconcile({ ...app.deps, cards }, (error) => {
      throw error
    })
    expect(calls).toBe(150)
    expect(most.waiting).toBe(8)
    await app.rows(`delete from card_payments where intent_id like 'pi_slow%'`)
  })
})

describe('a draft that cannot be priced', () => {
  it('is refused if cards are charged', async () => {
    const gti = { bookingType: 'jetski', jetskis: ['GTI 130'], quantity: 1, duration: '1 hour' }
    const before = app.stripe.calls.length
    expect((await app.askHold({ date: app.aDay(), ...gti })).status).toBe(400)
    expect((await app.askHold({ bookingType: 'submarine' })).status).toBe(400)
    expect(app.stripe.calls.length).toBe(before)
  })

  it('and no booking is made without a charge', async () => {
    const held = await app.hold({ date: app.aDay() })
    const test = { ...held, testMode: true }
    expect((await app.call('POST', '/api/bookings/create-test', { body: test })).status).toBe(403)
    expect(await app.statusOf(held.bookingId)).toBe('pending')
  })
})
