import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDriveBody, testNow } from '#tests/app.ts'
import type { CardShop } from '#tests/providers/card-shop.ts'
import { cardShop } from '#tests/providers/card-shop.ts'
import type { Fault } from '#tests/providers/stripe-faults.ts'
import { reconcile } from './reconcile.ts'

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
const begin = /POST \/v1\/payment_intents$/
const intentsOf = (bookingId: string) =>
  [...shop.stripe.books.intents.values()].filter(({ metadata }) => metadata.bookingId === bookingId)
const bookingOf = async (key: string) =>
  (
    await shop.rows<{ id: string; status: string }>(
      `select id, status from bookings where date = $1::date`,
      key,
    )
  )[0]!

describe('a provider that is away when a payment is to begin', () => {
  const ways: Fault['how'][] = ['hang', 'drip', 'reset', 'error', 'nonsense', 'busy']
  it.each(ways)(
    '(%s) is an answer within 12 seconds; the hold stands, and the same key pays it later',
    async (how) => {
      const date = shop.aDay()
      shop.stripe.fail({ on: begin, how, times: 2 })
      const began = performance.now()
      const refused = await shop.askHold({ date }, { key: `away-${how}` })
      expect(performance.now() - began).toBeLessThan(12_000)
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(refused.headers['retry-after']).toBeDefined()
      const booking = await bookingOf(date)
      expect(booking.status).toBe('pending')
      shop.stripe.calm()
      const held = await shop.hold({ date }, { key: `away-${how}` })
      expect(held).toMatchObject({ bookingId: booking.id, expiresAt: '2026-06-16T08:15:00Z' })
      shop.stripe.books.confirm(held.intentId, good)
      expect((await shop.finalize(held)).status).toBe(200)
    },
  )

  it('and did what was asked although its answer was lost: the next try finds the same payment', async () => {
    const date = shop.aDay()
    shop.stripe.fail({ on: begin, how: 'lost', times: 3 })
    expect((await shop.askHold({ date }, { key: 'lost' })).status).toBe(503)
    shop.stripe.calm()
    const held = await shop.hold({ date }, { key: 'lost' })
    expect(intentsOf(held.bookingId)).toHaveLength(1)
  })

  it('and remembers its failure under our key is asked under another', async () => {
    const date = shop.aDay()
    shop.stripe.fail({ on: begin, how: 'kept' })
    const held = await shop.hold({ date }, { key: 'kept' })
    expect(intentsOf(held.bookingId)).toHaveLength(1)
  })

  it('is told to staff, once an hour', async () => {
    const words = () =>
      shop.rows(`select 1 from messages where once_key like 'alert:payment:away:%' and booking_id is null`)
    const before = (await words()).length
    shop.setNow('2026-06-16T09:10:00Z')
    shop.stripe.setDown(true)
    for (let index = 0; index < 3; index++)
      expect((await shop.askHold({ date: shop.aDay() })).status).toBe(503)
    shop.stripe.setDown(false)
    expect(await words()).toHaveLength(before + 1)
  })

  it('refuses the same key with another draft, so that nobody pays for what they changed', async () => {
    const date = shop.aDay()
    shop.stripe.setDown(true)
    expect((await shop.askHold({ date }, { key: 'changed' })).status).toBe(503)
    shop.stripe.setDown(false)
    expect((await shop.askHold({ date, quantity: 1 }, { key: 'changed' })).status).toBe(422)
  })

  it('for as long as the hold: the key is then too old to pay', async () => {
    const date = shop.aDay()
    shop.stripe.setDown(true)
    expect((await shop.askHold({ date }, { key: 'too-old' })).status).toBe(503)
    shop.stripe.setDown(false)
    shop.setNow('2026-06-16T08:15:01Z')
    expect(await shop.askHold({ date }, { key: 'too-old' })).toMatchObject({
      status: 409,
      body: { code: 'hold_expired' },
    })
  })
})

describe('a provider that is away when somebody paid', () => {
  it('loses nothing: the same key finalizes later', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    shop.stripe.books.confirm(held.intentId, good)
    shop.stripe.setDown(true)
    const answer = await shop.finalize(held, 'finalize-later')
    shop.stripe.setDown(false)
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.headers['retry-after']).toBeDefined()
    expect((await shop.finalize(held, 'finalize-later')).status).toBe(200)
  })
})

describe('a hold that ends', () => {
  it('can no longer be paid: given back, replaced, or run out', async () => {
    const given = await shop.hold({ date: shop.aDay() })
    await shop.call('POST', `/api/bookings/${given.bookingId}/release`, {
      body: { clientSecret: given.clientSecret },
    })
    expect(shop.stripe.books.find(given.intentId).status).toBe('canceled')

    const date = shop.aDay()
    const first = await shop.hold({ date })
    const second = await shop.hold({ date, quantity: 2 }, { replaces: first })
    expect(shop.stripe.books.find(first.intentId).status).toBe('canceled')
    expect(second.intentId).not.toBe(first.intentId)
    expect(shop.stripe.books.find(second.intentId)).toMatchObject({ amount: 24_000 })

    shop.setNow('2026-06-16T08:16:00Z')
    await shop.reconcile()
    expect(shop.stripe.books.find(second.intentId).status).toBe('canceled')
    expect(await shop.finalize(second)).toMatchObject({ status: 409, body: { code: 'payment_failed' } })
  })

  it('is cancelled by reconciling where the provider was away', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    shop.stripe.setDown(true)
    const released = await shop.call('POST', `/api/bookings/${held.bookingId}/release`, {
      body: { clientSecret: held.clientSecret },
    })
    expect(released.status).toBe(204)
    shop.stripe.setDown(false)
    expect(shop.stripe.books.find(held.intentId).status).toBe('requires_payment_method')
    shop.setNow('2026-06-16T08:05:00Z')
    await shop.reconcile()
    expect(shop.stripe.books.find(held.intentId).status).toBe('canceled')
  })

  it('and is paid in that very moment is settled, not lost', async () => {
    const date = shop.aDay()
    const held = await shop.hold({ date })
    shop.stripe.books.confirm(held.intentId, good)
    shop.setNow('2026-06-16T08:20:00Z')
    await shop.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00', foilCount: 6 }) })
    await shop.reconcile()
    expect(await shop.statusOf(held.bookingId)).toBe('cancelled')
    await shop.sendRefunds()
    expect((await shop.ledgerOf(held.bookingId)).map(({ kind }) => kind)).toEqual(['charge', 'refund'])
  })

  it('is asked about by one of two servers, and rests while the provider is away', async () => {
    const held = []
    for (let index = 0; index < 4; index++) held.push(await shop.hold({ date: shop.aDay(), quantity: 1 }))
    shop.setNow('2026-06-16T08:10:00Z')
    await shop.reconcile()
    shop.setNow('2026-06-16T08:12:30Z')
    const before = shop.stripe.calls.length
    const never = (error: unknown) => {
      throw error
    }
    await Promise.all([reconcile(shop.deps, never), reconcile(shop.deps, never), reconcile(shop.deps, never)])
    const asked = shop.stripe.calls.slice(before)
    expect(new Set(asked).size).toBe(asked.length)
    for (const { intentId } of held) expect(asked).toContain(`GET /v1/payment_intents/${intentId}`)
    shop.setNow('2026-06-16T08:14:50Z')
    shop.stripe.setDown(true)
    await shop.reconcile()
    shop.stripe.setDown(false)
    const [{ count }] = (await shop.rows<{ count: number }>(
      `select count(*)::int as count from card_payments where checked_at = '2026-06-16T08:14:50Z'`,
    )) as [{ count: number }]
    expect(count).toBe(1)
  })

  it('does not wait behind 150 others whose answers are slow: a few are asked about at once, all in one turn', async () => {
    const { bookingId } = await shop.hold({ date: shop.aDay() })
    await shop.rows('update card_payments set checked_at = $1', '2026-06-16T08:30:00Z')
    await shop.rows(
      `insert into card_payments (intent_id, booking_id, cents, currency, state, created_at, checked_at)
       select 'pi_slow' || n, $1, 100, 'eur', 'open', '2026-06-16T08:20:00Z', '2026-06-16T08:20:00Z'
       from generate_series(1, 150) n`,
      bookingId,
    )
    shop.setNow('2026-06-16T08:30:00Z')
    let asked = 0
    let waiting = 0
    const most = { waiting: 0 }
    const slow = async () => {
      most.waiting = Math.max(most.waiting, ++waiting)
      asked++
      // An answer comes only after others had time to ask.
      for (let index = 0; index < 50; index++) await new Promise(setImmediate)
      waiting--
      return undefined
    }
    const cards = { ...shop.deps.cards!, find: slow, cancel: slow as never }
    await reconcile({ ...shop.deps, cards }, (error) => {
      throw error
    })
    expect(asked).toBe(150)
    expect(most.waiting).toBe(8)
    await shop.rows(`delete from card_payments where intent_id like 'pi_slow%'`)
  })
})

describe('a draft that cannot be priced', () => {
  it('is refused where cards are charged', async () => {
    const gti = { bookingType: 'jetski', jetskis: ['GTI 130'], quantity: 1, duration: '1 hour' }
    const before = shop.stripe.calls.length
    expect((await shop.askHold({ date: shop.aDay(), ...gti })).status).toBe(400)
    expect((await shop.askHold({ bookingType: 'submarine' })).status).toBe(400)
    expect(shop.stripe.calls.length).toBe(before)
  })

  it('and no booking is made without a charge', async () => {
    const held = await shop.hold({ date: shop.aDay() })
    const test = { ...held, testMode: true }
    expect((await shop.call('POST', '/api/bookings/create-test', { body: test })).status).toBe(403)
    expect(await shop.statusOf(held.bookingId)).toBe('pending')
  })
})
