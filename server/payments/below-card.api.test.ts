import { describe, expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { cardAppOfFile } from '#tests/providers/card-app.ts'
import { publishHouse } from '#tests/publish-house.ts'
import { bookingMailQueries } from '../bookings/mail-queries.ts'
import { confirmationFactsOf } from '../notifications/facts.ts'

const app = await cardAppOfFile()

/** Sets the price of an hour. */
const priced = (cents: number) =>
  publishHouse(app, (house) => {
    const ride = house.activities['efoil-private']!
    const durations = { ...ride.durations, '1h': { ...ride.durations['1h']!, cents } }
    return {
      ...house,
      activities: { ...house.activities, 'efoil-private': { ...ride, durations } },
    } as typeof house
  })

const held = async (cents: number, key?: string) => {
  await priced(cents)
  const { status, body } = await app.askHold({ date: app.aDay(), duration: '1h', quantity: 1 }, { key })
  expect(status).toBe(200)
  return body
}
const finalize = ({ bookingId, clientSecret }: PaymentIntentReply) =>
  app.finalize({ bookingId, intentId: clientSecret.split('_secret_')[0]! })
/** What the confirmation says about payment. */
const paidAs = async (id: string) => {
  const { booking, money } = (await bookingMailQueries(app.deps).booking(id))!
  return confirmationFactsOf(app.db.house(), booking, '', money).paymentText
}

describe('a price below the minimum of the card provider', () => {
  it('is reserved without a card when it is zero', async () => {
    const hold = await held(0)
    expect(hold).toMatchObject({ mode: 'on_site', amount: 0 })
    expect(await finalize(hold)).toMatchObject({ status: 200 })
    expect(await app.statusOf(hold.bookingId)).toBe('confirmed')
    expect(await app.ledgerOf(hold.bookingId)).toEqual([])
    expect(await app.messagesOf(hold.bookingId)).toEqual(['confirmation'])
    const { clientSecret } = hold
    const link = await app.call('POST', `/api/bookings/${hold.bookingId}/link`, { body: { clientSecret } })
    expect(link).toMatchObject({ status: 201 })
    expect(await paidAs(hold.bookingId)).toBe('There is nothing to pay.')
  })

  it('is owed on site if it is a few cents, and paid by card from 50 cents on', async () => {
    const hold = await held(49)
    expect(hold).toMatchObject({ mode: 'on_site', amount: 0.49 })
    await finalize(hold)
    const { body } = await app.call('GET', `/api/bookings/${hold.bookingId}/money`, { as: 'main_admin' })
    expect(body).toMatchObject({ paidCents: 0, totalCents: 49 })
    expect(await held(50)).toMatchObject({ mode: 'stripe', amount: 0.5 })
  })

  it('does not allow other holds to be confirmed without a card', async () => {
    const { bookingId } = await held(12_000)
    const intentId = `on_site_${'0'.repeat(32)}`
    expect(await app.finalize({ bookingId, intentId })).toMatchObject({ status: 404 })
    expect(await app.statusOf(bookingId)).toBe('pending')
  })
})
