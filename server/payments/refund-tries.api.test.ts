import { beforeEach, describe, expect, it } from 'vitest'
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
const madeOf = (intentId: string) =>
  [...app.stripe.books.refunds.values()].filter((one) => one.payment_intent === intentId)

describe('a refund that is tried again', () => {
  it('is not made twice, also where the provider has forgotten the first try, whose answer was lost', async () => {
    const { bookingId, intentId } = await paid()
    app.stripe.setPost('lose')
    app.stripe.fail({ on: /POST \/v1\/refunds$/, how: 'lost', times: 2 })
    await refund(bookingId, 20)
    await app.sendRefunds()
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
