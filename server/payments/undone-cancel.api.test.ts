import { expect, it } from 'vitest'
import type { Money } from '#contract/calls/money-calls.ts'
import type { BookingRow, PaymentIntentReply } from '#contract/views.ts'
import { cancelByCustomer } from '#server/bookings/own-acts.ts'
import { deliverNext } from '#server/notifications/deliver.ts'
import { admin, appOfFile, pendingBody } from '#tests/app.ts'
import { cardApp } from '#tests/providers/card-app.ts'
import { publishHouse } from '#tests/publish-house.ts'
import { sendDueRefunds } from './refund-worker.ts'

// A refund by a cancel is due again when the cancel is undone (R-M4), even one made by hand.

const t = await appOfFile()

/** A ride of 360 euros; in test mode its deposit of 72 is paid. */
async function aRide(date: string): Promise<string> {
  const { body } = await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
    body: { bookingData: pendingBody({ date }) },
  })
  await t.call('POST', '/api/bookings/create-test', { body: { bookingId: body.bookingId } })
  return body.bookingId
}
const payRest = (id: string) =>
  t.call('POST', `/api/bookings/${id}/payments`, { body: { amount: 288, method: 'cash' }, ...admin })
const refundsOf = async (id: string) =>
  (await t.call<Money>('GET', `/api/bookings/${id}/money`, admin)).body.refunds
const giveByHand = async (id: string) => {
  for (const refund of await refundsOf(id))
    if (refund.method === 'cash') await t.call('POST', `/api/refunds/${refund.id}/given`, admin)
}
const restored = async (id: string) => {
  const { status, body } = await t.call<BookingRow>('POST', `/api/bookings/${id}/restore`, admin)
  expect(status).toBe(200)
  return [body.paidState, body.paidCents, body.owedCents]
}

it('money that a cancel gave back is owed again when the cancel is undone', async () => {
  await publishHouse(t, ({ activities, ...house }) => ({
    ...house,
    activities: { ...activities, 'efoil-private': { ...activities['efoil-private'], depositPercent: 20 } },
  }))
  const [cash, deposit, goodwill] = [
    await aRide('2026-08-01'),
    await aRide('2026-08-02'),
    await aRide('2026-08-03'),
  ]
  for (const id of [cash, deposit, goodwill]) expect((await payRest(id)).status).toBe(201)

  await t.call('DELETE', `/api/bookings/${cash}`, admin)
  await giveByHand(cash)
  expect(await restored(cash)).toEqual(['part_paid', 7_200, 28_800])

  // The customer's refund is sent at once; the cash is still here.
  await cancelByCustomer(t.deps, deposit)
  await sendRefunds()
  expect(await restored(deposit)).toEqual(['part_paid', 28_800, 7_200])

  await t.call('POST', `/api/bookings/${goodwill}/refund`, {
    body: { amount: 288, reason: 'It rained' },
    ...admin,
  })
  await t.call('DELETE', `/api/bookings/${goodwill}`, admin)
  expect((await restored(goodwill))[2]).toBe(0)
})

const sendRefunds = () =>
  sendDueRefunds(t.deps, (error) => {
    throw error
  })
const refund = (id: string, amount: number) =>
  t.call('POST', `/api/bookings/${id}/refund`, { body: { amount, reason: 'It rained' }, ...admin })

it('what staff refunded before a cancel is not owed again when the cancel is undone', async () => {
  const [part, all] = [await aRide('2026-08-11'), await aRide('2026-08-12')]
  await refund(part, 30)
  await payRest(all)
  await refund(all, 360)
  await sendRefunds()
  await cancelByCustomer(t.deps, part)
  await t.call('DELETE', `/api/bookings/${all}`, admin)
  await sendRefunds()
  expect((await restored(part))[2]).toBe(33_000)
  expect((await restored(all))[2]).toBe(0)
})

it('what staff refunded of a cancelled booking is owed again when the cancel is undone', async () => {
  const id = await aRide('2026-08-13')
  await t.call('PATCH', `/api/bookings/${id}/status`, {
    body: { status: 'cancelled', refund: 0, reason: 'No show' },
    ...admin,
  })
  expect((await refund(id, 72)).status).toBe(200)
  await sendRefunds()
  expect((await restored(id))[2]).toBe(36_000)
})

it('a refund of a cancel that failed is not made once the cancel is undone', async () => {
  const card = await cardApp()
  const { bookingId: id, intentId, ...held } = await card.hold({ date: card.aDay() })
  card.stripe.books.confirm(intentId, '4242424242424242')
  await card.finalize({ bookingId: id, intentId, ...held })
  card.stripe.setPost('send')
  await cancelByCustomer(card.deps, id)
  await card.sendRefunds()
  const made = [...card.stripe.books.refunds.values()].findLast((each) => each.payment_intent === intentId)!
  card.stripe.books.settleRefund(made.id, 'failed')
  await card.stripe.arrived()
  const moneyNow = async () => (await card.call<Money>('GET', `/api/bookings/${id}/money`, admin)).body
  expect((await moneyNow()).refunds).toMatchObject([{ state: 'failed' }])
  expect((await card.call('POST', `/api/bookings/${id}/restore`, admin)).status).toBe(200)
  expect((await moneyNow()).refunds.map(({ state }) => state)).not.toContain('failed')
  const given = await card.sql<{ id: number }>('select id::int from refunds where booking_id = $1', id)
  expect((await card.call('POST', `/api/refunds/${given[0]!.id}/given`, admin)).status).toBe(404)
  await card.close()
})

/** The text of the last mail of an undone cancel. */
async function restoredText(): Promise<string> {
  while (await deliverNext(t.deps));
  return t.mails.findLast(({ subject }) => subject.startsWith('Your booking stands'))!.text
}

it('the mail of an undone cancel says who cancelled, and what is to be paid again', async () => {
  const [byCustomer, byStaff] = [await aRide('2026-08-04'), await aRide('2026-08-05')]
  while (await deliverNext(t.deps));
  await cancelByCustomer(t.deps, byCustomer)
  await sendRefunds()
  await t.call('DELETE', `/api/bookings/${byStaff}`, admin)
  t.setNow('2026-06-16T08:02:00Z')
  while (await deliverNext(t.deps));

  expect((await restored(byCustomer))[2]).toBe(36_000)
  const text = await restoredText()
  expect(text).toContain('To pay: 360\u00a0€ when you arrive')
  expect(text).toContain('What went back to you is to be paid when you arrive.')
  expect(text).not.toMatch(/mistake|Nothing has changed/)

  expect((await restored(byStaff))[2]).toBe(28_800)
  expect(await restoredText()).toContain(
    'The cancellation mail a moment ago was our mistake. Nothing has changed.',
  )
})
