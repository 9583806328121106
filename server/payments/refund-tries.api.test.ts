import { beforeEach, describe, expect, it } from 'vitest'
import type { Money } from '#contract/calls/money-calls.ts'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { pendingBody } from '#tests/app.ts'
import { ownAddress } from '#tests/own-link.ts'
import { cardAppOfFile } from '#tests/providers/card-app.ts'

const app = await cardAppOfFile()
beforeEach(() => {
  app.setNow('2026-06-16T08:00:00Z')
  app.stripe.calm()
  app.stripe.setPost('send')
})

const paid = async () => {
  const held = await app.hold({ date: app.aDay(), quantity: 1 })
  app.stripe.books.confirm(held.intentId, '4242424242424242')
  expect((await app.finalize(held)).status).toBe(200)
  return held
}
const refund = (id: string, euros: number) =>
  app.call('POST', `/api/bookings/${id}/refund`, {
    as: 'main_admin',
    body: { amount: euros, reason: 'Short of wind' },
  })
const refundNow = async (id: string, euros: number) => {
  await refund(id, euros)
  await app.sendRefunds()
}
/** The bank sends the last refund of a payment back. */
const sendBack = async (intentId: string) => {
  app.stripe.books.settleRefund(madeOf(intentId).at(-1)!.id, 'failed')
  await app.stripe.arrived()
}
const madeOf = (intentId: string) =>
  [...app.stripe.books.refunds.values()].filter((one) => one.payment_intent === intentId)
const moneyOf = async (id: string) =>
  (await app.call<Money>('GET', `/api/bookings/${id}/money`, { as: 'main_admin' })).body
const failedOf = async (id: string) => (await moneyOf(id)).refunds.filter(({ state }) => state === 'failed')
const moneyOn = async (id: string) => (await app.call<OwnPage>('GET', await ownAddress(app, id))).body.money

describe('a refund that is tried again', () => {
  it('is not made twice, even if the provider has forgotten the first try, whose answer was lost', async () => {
    const { bookingId, intentId } = await paid()
    app.stripe.setPost('lose')
    app.stripe.fail({ on: /POST \/v1\/refunds$/, how: 'lost', times: 2 })
    await refundNow(bookingId, 20)
    expect(madeOf(intentId)).toHaveLength(1)
    app.stripe.forgetKeys()
    app.setNow('2026-06-18T08:00:00Z')
    await app.sendRefunds()
    expect(madeOf(intentId)).toHaveLength(1)
    expect(await app.ledgerOf(bookingId)).toMatchObject([
      { kind: 'charge' },
      { kind: 'refund', cents: 2_000 },
    ])
  })
})

describe('a refund not sent yet according to a backup', () => {
  it('is not made again after the backup was restored days later', async () => {
    const { bookingId, intentId } = await paid()
    await refundNow(bookingId, 20)
    await app.rows(
      `update refunds set state = 'queued', attempts = 0, provider_id = null where booking_id = $1`,
      bookingId,
    )
    await app.rows(`delete from payments where booking_id = $1 and kind = 'refund'`, bookingId)
    app.stripe.forgetKeys()
    app.setNow('2026-06-18T08:00:00Z')
    await app.sendRefunds()
    expect(madeOf(intentId)).toHaveLength(1)
    expect(await app.ledgerOf(bookingId)).toMatchObject([
      { kind: 'charge' },
      { kind: 'refund', cents: 2_000 },
    ])
  })
})

describe('a refund that the bank sent back', () => {
  it('is still owed on the own page until staff give it again', async () => {
    const { bookingId, intentId } = await paid()
    await refundNow(bookingId, 50)
    await sendBack(intentId)
    expect(await moneyOn(bookingId)).toMatchObject({ backCents: 0, stuckCents: 5_000 })
    expect(await failedOf(bookingId)).toHaveLength(1)
    // The same card would send it back again.
    const [alert] = await app.rows<{ words: string }>(
      `select payload ->> 'words' as words from messages where booking_id = $1 and payload ->> 'about' = 'payment'`,
      bookingId,
    )
    expect(alert!.words).toMatch(/dashboard, which can pay to another account\.$/)
    app.setNow('2026-06-16T09:00:00Z')
    await refund(bookingId, 50)
    expect(await moneyOn(bookingId)).toMatchObject({ onItsWayCents: 5_000, stuckCents: 0 })
    await app.sendRefunds()
    expect(await moneyOn(bookingId)).toMatchObject({ backCents: 5_000, onItsWayCents: 0, stuckCents: 0 })
    // Staff must not give it a second time.
    expect(await failedOf(bookingId)).toEqual([])
  })

  it('counts as refunded once the provider’s dashboard paid it again', async () => {
    const { bookingId, intentId } = await paid()
    await refundNow(bookingId, 50)
    await sendBack(intentId)
    app.setNow('2026-06-16T09:00:00Z')
    app.stripe.books.refund({ payment_intent: intentId, amount: 5_000 })
    await app.stripe.arrived()
    expect(await moneyOn(bookingId)).toMatchObject({ backCents: 5_000, stuckCents: 0 })
    expect(await failedOf(bookingId)).toEqual([])
  })

  it('counts as refunded once staff gave it by bank transfer, whatever is reported later', async () => {
    const { bookingId, intentId } = await paid()
    await refundNow(bookingId, 50)
    await sendBack(intentId)
    const [failed] = await failedOf(bookingId)
    expect(failed).toMatchObject({ byHand: true })
    for (const _twice of [1, 2])
      expect(
        await app.call('POST', `/api/refunds/${failed!.id}/given`, { as: 'main_admin', body: {} }),
      ).toMatchObject({ status: 200, body: { paidCents: 7_000 } })
    await sendBack(intentId)
    expect(await moneyOn(bookingId)).toMatchObject({ backCents: 5_000, stuckCents: 0 })
    expect(await failedOf(bookingId)).toEqual([])
    expect((await moneyOf(bookingId)).movements.at(-1)).toMatchObject({
      kind: 'refund',
      method: 'transfer',
      cents: 5_000,
      by: 'main_admin',
    })
    // Only the rest is refunded to the card.
    await refundNow(bookingId, 70)
    expect(await moneyOn(bookingId)).toMatchObject({ backCents: 12_000 })
  })

  it('cannot be recorded as given by transfer once it was given another way', async () => {
    const { bookingId, intentId } = await paid()
    await refundNow(bookingId, 50)
    await sendBack(intentId)
    const [failed] = await failedOf(bookingId)
    app.setNow('2026-06-16T09:00:00Z')
    await refundNow(bookingId, 50)
    expect(
      await app.call('POST', `/api/refunds/${failed!.id}/given`, { as: 'main_admin', body: {} }),
    ).toMatchObject({ status: 409, body: { code: 'more_than_paid' } })
    expect(await moneyOn(bookingId)).toMatchObject({ backCents: 5_000 })
  })

  it('counts once, however often it is sent back, beside money that stays', async () => {
    const { bookingId, intentId } = await paid()
    for (const hour of ['08', '09']) {
      app.setNow(`2026-06-16T${hour}:30:00Z`)
      await refundNow(bookingId, 50)
      await sendBack(intentId)
    }
    expect(await moneyOn(bookingId)).toMatchObject({ backCents: 0, onItsWayCents: 0, stuckCents: 5_000 })
    expect(await failedOf(bookingId)).toHaveLength(1)
  })
})

it('is shown in the account’s list as on its way before it went', async () => {
  const held = await app.call<{ bookingId: string; clientSecret: string }>(
    'POST',
    '/api/create-payment-intent',
    { as: 'regular_user', body: { bookingData: pendingBody({ date: app.aDay(), quantity: 1 }) } },
  )
  const { bookingId, clientSecret } = held.body
  const intentId = clientSecret.split('_secret_')[0]!
  app.stripe.books.confirm(intentId, '4242424242424242')
  await app.finalize({ bookingId, intentId })
  await app.call('DELETE', `/api/bookings/${bookingId}`, { as: 'main_admin' })
  const { body } = await app.call<OwnBooking[]>('GET', '/api/my/bookings', { as: 'regular_user' })
  expect(body.find(({ id }) => id === bookingId)).toMatchObject({ paidCents: 0, onItsWayCents: 12_000 })
})
