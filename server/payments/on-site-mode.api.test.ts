import { beforeEach, describe, expect, it } from 'vitest'
import { appOfFile, pendingBody, testNow } from '#tests/app.ts'

type Hold = { bookingId: string; clientSecret: string; mode: string; amount: number }
const t = await appOfFile({ PAYMENTS: 'on_site' })
beforeEach(async () => {
  t.setNow(testNow)
  await t.sql('truncate bookings, messages, idempotency_keys cascade')
})

const hold = async (key?: string) =>
  (
    await t.call<Hold>('POST', '/api/create-payment-intent', {
      body: { amount: 360, bookingData: pendingBody() },
      key,
    })
  ).body
const finalize = (bookingId: string, clientSecret: string) =>
  t.call('POST', '/api/bookings/finalize', {
    body: { bookingId, paymentIntentId: clientSecret.split('_secret_')[0] },
  })

describe('a server in on-site payment mode', () => {
  it('holds at checkout and confirms with the whole price owed', async () => {
    const held = await hold()
    expect(held).toMatchObject({
      mode: 'on_site',
      amount: 360,
      clientSecret: expect.stringMatching(/^on_site_/),
    })
    const { status, body } = await finalize(held.bookingId, held.clientSecret)
    expect(status).toBe(200)
    expect(body.booking).toMatchObject({ status: 'confirmed', paymentMethod: 'on_site', totalCents: 36_000 })
    expect(await t.count('payments')).toBe(0)
    const money = await t.call('GET', `/api/bookings/${held.bookingId}/money`, { as: 'main_admin' })
    expect(money.body).toMatchObject({ paidCents: 0, totalCents: 36_000 })
    // Finalized again, the booking stays as it is.
    expect((await finalize(held.bookingId, held.clientSecret)).status).toBe(200)
    expect(await t.count('bookings')).toBe(1)
  })

  it('states in the mail what is to be paid on arrival', async () => {
    const held = await hold()
    await finalize(held.bookingId, held.clientSecret)
    const [message] = await t.sql<{ kind: string }>(
      "select kind from messages where booking_id = $1 and kind = 'confirmation'",
      held.bookingId,
    )
    expect(message).toBeDefined()
  })

  it('alerts staff of a hold that is confirmed long after it was made', async () => {
    const held = await hold()
    t.setNow(t.deps.now().add({ hours: 49 }).toString())
    expect((await finalize(held.bookingId, held.clientSecret)).status).toBe(200)
    const kinds = await t.sql<{ kind: string }>(
      'select kind from messages where booking_id = $1',
      held.bookingId,
    )
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['alert', 'confirmation'])
  })

  it('refuses a kind that is not in the catalogue: it has no price', async () => {
    const bookingData = { ...pendingBody(), bookingType: 'sunset-tour' }
    const sent = await t.call('POST', '/api/create-payment-intent', { body: { amount: 100, bookingData } })
    expect(sent).toMatchObject({ status: 400 })
  })

  it('refuses a test payment, a wrong secret and a request of another guest', async () => {
    const held = await hold()
    const test = {
      ...pendingBody(),
      paymentStatus: 'test_completed',
      paymentMethod: 'test_mode',
      testMode: true,
    }
    for (const body of [test, { ...test, bookingId: held.bookingId }])
      expect((await t.call('POST', '/api/bookings/create-test', { body })).status).toBe(403)
    expect((await finalize(held.bookingId, 'on_site_0000_secret_0')).status).toBe(404)
    const status = { name: '', text: 'select status from bookings' }
    expect(await t.db.run(status, [])).toEqual([{ status: 'pending' }])
  })

  it('finds its hold again by the same key', async () => {
    const first = await hold('one-key-of-checkout')
    await t.sql('truncate idempotency_keys')
    const again = await hold('one-key-of-checkout')
    expect(again).toMatchObject({ bookingId: first.bookingId, mode: 'on_site' })
    expect((await finalize(again.bookingId, again.clientSecret)).status).toBe(200)
  })

  it('an expired hold whose foils were taken is refused with alternatives', async () => {
    const held = await hold()
    await t.sql("update bookings set held_until = '2026-06-16T07:00:00Z'")
    await t.sql("update allocations set held_until = '2026-06-16T07:00:00Z'")
    t.deps.availability.invalidate()
    for (let index = 0; index < 2; index++) {
      const other = await hold()
      await finalize(other.bookingId, other.clientSecret)
    }
    expect(await finalize(held.bookingId, held.clientSecret)).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable' },
    })
  })
})

it('a hold made in test mode cannot be confirmed on site', async () => {
  const held = await hold()
  await t.sql("update bookings set payment_method = 'test'")
  expect((await finalize(held.bookingId, held.clientSecret)).status).toBe(404)
})
