import { describe, expect, it } from 'vitest'
import type { Money } from '#contract/calls/money-calls.ts'
import { admin } from '#tests/app.ts'
import { ownAddress } from '#tests/own-link.ts'
import { cardAppOfFile } from '#tests/providers/card-app.ts'
import { bookingMailQueries } from '../bookings/mail-queries.ts'

// What is left of a payment after refunds decides whether it confirms; what we hold of a booking decides the surplus.

const app = await cardAppOfFile()

const good = '4242424242424242'
const cancel = (id: string) => app.call('DELETE', `/api/bookings/${id}`, admin)
const restore = (id: string) => app.call('POST', `/api/bookings/${id}/restore`, admin)
const confirm = (id: string) =>
  app.call('PATCH', `/api/bookings/${id}/status`, { body: { status: 'confirmed' }, ...admin })
const money = async (id: string) => (await app.call<Money>('GET', `/api/bookings/${id}/money`, admin)).body
const takeCash = (id: string, amount: number) =>
  app.call('POST', `/api/bookings/${id}/payments`, {
    body: { amount, method: 'cash', agreed: true },
    ...admin,
  })
const refund = (id: string, amount: number) =>
  app.call('POST', `/api/bookings/${id}/refund`, { body: { amount, reason: 'goodwill' }, ...admin })
const row = async (id: string) =>
  (
    await app.rows<{ status: string; method: string; held: boolean }>(
      'select status, payment_method as method, held_until is not null as held from bookings where id = $1',
      id,
    )
  )[0]

/** A hold that staff cancelled while it was being paid, with its money refunded. */
async function paidWhileCancelled() {
  const held = await app.hold({ date: app.aDay() })
  await cancel(held.bookingId)
  app.stripe.books.confirm(held.intentId, good)
  expect((await app.finalize(held)).status).toBe(409)
  return held
}

describe('a refunded payment', () => {
  it('does not confirm the booking if its cancel is undone and it is finalized again', async () => {
    const held = await paidWhileCancelled()
    await app.sendRefunds()
    expect((await restore(held.bookingId)).status).toBe(200)
    expect(await app.finalize(held)).toMatchObject({ status: 409, body: { code: 'payment_failed' } })
    expect(await row(held.bookingId)).toEqual({ status: 'pending', method: 'card', held: true })
    expect((await money(held.bookingId)).refundableCents).toBe(0)
  })

  it('does not confirm it even while the refund waits', async () => {
    const held = await paidWhileCancelled()
    await restore(held.bookingId)
    expect((await app.finalize(held)).status).toBe(409)
    expect(await app.statusOf(held.bookingId)).toBe('pending')
    await app.sendRefunds()
    expect((await app.ledgerOf(held.bookingId)).map(({ kind }) => kind)).toEqual(['charge', 'refund'])
  })

  it('is followed by a new one when the customer pays the restored hold', async () => {
    const date = app.aDay()
    const held = await app.hold({ date }, { key: 'pays-again' })
    await cancel(held.bookingId)
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    await app.sendRefunds()
    await restore(held.bookingId)
    // The stored answer to the key is gone: the browser asks the server again.
    await app.rows('delete from idempotency_keys')
    const again = await app.hold({ date }, { key: 'pays-again' })
    expect(again.bookingId).toBe(held.bookingId)
    expect(again.intentId).not.toBe(held.intentId)
    app.stripe.books.confirm(again.intentId, good)
    expect((await app.finalize(again)).status).toBe(200)
    expect(await row(held.bookingId)).toMatchObject({ status: 'confirmed', method: 'card' })
    expect((await money(held.bookingId)).refundableCents).toBe(36_000)
  })
})

describe('the undo of a cancel', () => {
  it('leaves the booking paid by card if the money was not refunded', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    await cancel(held.bookingId)
    await restore(held.bookingId)
    expect(await row(held.bookingId)).toMatchObject({ status: 'confirmed', method: 'card' })
    expect((await money(held.bookingId)).refundableCents).toBe(36_000)
  })

  it('makes it a booking to be paid on site if the money was refunded', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    await cancel(held.bookingId)
    await app.rows(`update refunds set due_at = '2026-01-01' where booking_id = $1`, held.bookingId)
    await app.sendRefunds()
    expect((await restore(held.bookingId)).body).toMatchObject({
      status: 'confirmed',
      paymentMethod: 'on_site',
      paid: false,
    })
    expect(await row(held.bookingId)).toEqual({ status: 'confirmed', method: 'on_site', held: false })
    expect((await app.finalize(held)).status).toBe(200)
    expect((await money(held.bookingId)).refundableCents).toBe(0)
    const { body } = await app.call<{ id: string; paidState: string }[]>('GET', '/api/bookings', {
      as: 'main_admin',
    })
    expect(body.find(({ id }) => id === held.bookingId)).toMatchObject({ paidState: 'unpaid' })
    expect(await bookingMailQueries(app.deps).booking(held.bookingId)).toMatchObject({
      money: { paidCents: 0, owedCents: 36_000 },
    })
  })
})

describe('the money that a booking holds', () => {
  it('is net: refunded cash does not make a card payment the second one', async () => {
    const held = await app.hold({ date: app.aDay() })
    await confirm(held.bookingId)
    expect((await takeCash(held.bookingId, 360)).status).toBe(201)
    expect((await refund(held.bookingId, 360)).status).toBe(200)
    app.stripe.books.confirm(held.intentId, good)
    expect((await app.finalize(held)).status).toBe(200)
    await app.sendRefunds()
    expect((await app.ledgerOf(held.bookingId)).map(({ kind }) => kind)).toEqual([
      'on_site',
      'refund',
      'charge',
    ])
    expect(await row(held.bookingId)).toMatchObject({ status: 'confirmed', method: 'card' })
  })

  it('is refunded after a second payment only as far as it is above the price', async () => {
    const held = await app.hold({ date: app.aDay() })
    await confirm(held.bookingId)
    await takeCash(held.bookingId, 100)
    await refund(held.bookingId, 40)
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    await app.sendRefunds()
    expect(await app.ledgerOf(held.bookingId)).toContainEqual({ kind: 'refund', cents: 6_000 })
    expect((await money(held.bookingId)).refundableCents).toBe(36_000)
  })

  it('is not refunded to a card that was refunded at the provider', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    app.stripe.setPost('send')
    app.stripe.books.refund({ payment_intent: held.intentId, amount: 36_000 })
    await app.stripe.arrived()
    expect((await money(held.bookingId)).refundableCents).toBe(0)
    await takeCash(held.bookingId, 360)
    expect((await refund(held.bookingId, 360)).status).toBe(200)
    expect((await money(held.bookingId)).refunds).toMatchObject([{ method: 'cash', state: 'done' }])
  })

  it('can be refunded in full as goodwill: the booking stays confirmed and paid by card', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    expect((await refund(held.bookingId, 360)).status).toBe(200)
    await app.sendRefunds()
    expect(await row(held.bookingId)).toMatchObject({ status: 'confirmed', method: 'card' })
  })
})

describe('a refund at the provider before the payment was known here', () => {
  const paidAndGivenBack = async (amount: number) => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, good)
    app.stripe.books.refund({ payment_intent: held.intentId, amount })
    return held
  }

  it('counts: a payment refunded in full confirms nothing', async () => {
    const held = await paidAndGivenBack(36_000)
    expect(await app.finalize(held)).toMatchObject({ status: 409, body: { code: 'payment_failed' } })
    await app.stripe.resend()
    expect(await app.ledgerOf(held.bookingId)).toEqual([
      { kind: 'charge', cents: 36_000 },
      { kind: 'refund', cents: 36_000 },
    ])
    expect(await row(held.bookingId)).toEqual({ status: 'pending', method: 'card', held: true })
    expect((await app.finalize(held)).status).toBe(409)
  })

  it('counts once: a partial refund lowers the payment, and its later event adds nothing', async () => {
    const held = await paidAndGivenBack(10_000)
    expect((await app.finalize(held)).status).toBe(200)
    await app.stripe.resend()
    expect(await app.ledgerOf(held.bookingId)).toEqual([
      { kind: 'charge', cents: 36_000 },
      { kind: 'refund', cents: 10_000 },
    ])
    expect(await row(held.bookingId)).toMatchObject({ status: 'confirmed', method: 'card' })
    expect((await money(held.bookingId)).refundableCents).toBe(26_000)
  })

  it('is not made again if the booking was cancelled before', async () => {
    const held = await paidAndGivenBack(10_000)
    await cancel(held.bookingId)
    expect((await app.finalize(held)).body).toMatchObject({ code: 'slot_unavailable', refund: 360 })
    expect((await money(held.bookingId)).refunds).toMatchObject([{ cents: 26_000, state: 'queued' }])
  })
})

describe('finalize of a booking that was cancelled after it was paid', () => {
  const today = { date: '2026-06-16', time: '18:00', quantity: 1 }

  it('states the refund when staff cancelled it', async () => {
    const held = await app.hold(today)
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    await cancel(held.bookingId)
    expect((await app.finalize(held)).body.detail).toBe(
      'This booking was cancelled after it was paid. 120 € goes back to your card automatically.',
    )
  })

  it('states that nothing is refunded after a late cancel by the guest', async () => {
    const held = await app.hold(today)
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    const own = await ownAddress(app, held.bookingId)
    const cancelled = await app.call('POST', `${own}/cancel`, { body: { refundCents: 0 } })
    expect(cancelled.status).toBe(200)
    expect((await app.finalize(held)).body).toMatchObject({
      refund: 0,
      detail: 'This booking was cancelled after it was paid. None of the payment goes back to your card.',
    })
  })
})

describe('the database', () => {
  const force = (id: string) => app.rows(`update bookings set status = 'confirmed' where id = $1`, id)

  it('refuses a booking confirmed by card with no money left', async () => {
    const unpaid = await app.hold({ date: app.aDay() })
    await expect(force(unpaid.bookingId)).rejects.toThrow()
    const back = await paidWhileCancelled()
    await app.sendRefunds()
    await expect(force(back.bookingId)).rejects.toThrow()
    expect(await app.statusOf(unpaid.bookingId)).toBe('pending')
    expect(await app.statusOf(back.bookingId)).toBe('cancelled')
  })

  it('makes an unpaid hold that staff confirm a booking to be paid on site', async () => {
    const held = await app.hold({ date: app.aDay() })
    expect(await confirm(held.bookingId)).toMatchObject({ status: 200, body: { paymentMethod: 'on_site' } })
  })
})
