import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import type { House } from '#domain/house/house.ts'
import { admin, pendingBody, type TestApp, testApp, testDriveBody, testNow } from '#tests/app.ts'
import { type CardApp, cardApp } from '#tests/providers/card-app.ts'
import { bookingMailQueries } from '../bookings/mail-queries.ts'
import { bookings } from '../db/schema.ts'
import { deliverNext } from '../notifications/deliver.ts'
import { confirmationFactsOf } from '../notifications/facts.ts'

// Three foils for an hour cost 360 euros; with a deposit of 30 percent 108 are charged.

const good = '4242424242424242'

/** Publishes the house with this deposit on private rides; undefined: none. */
async function sellWith(app: Pick<TestApp, 'call'>, depositPercent: number | undefined) {
  type Draft = { version: number; house: House }
  const { body } = await app.call<Draft>('GET', '/api/house/draft', admin)
  const house = {
    ...body.house,
    activities: {
      ...body.house.activities,
      'efoil-private': { ...body.house.activities['efoil-private'], depositPercent },
    },
  }
  const saved = await app.call<Draft>('PUT', '/api/house/draft', {
    ...admin,
    body: { version: body.version, house },
  })
  const { status } = await app.call('POST', '/api/house/publish', {
    ...admin,
    body: { version: saved.body.version, note: '' },
  })
  expect([saved.status, status]).toEqual([200, 201])
}

describe('a deposit that is paid by card', () => {
  let app: CardApp
  beforeAll(async () => {
    app = await cardApp()
    await sellWith(app, 30)
  })
  afterAll(() => app.close())
  beforeEach(() => {
    app.setNow(testNow)
    app.stripe.setPost('keep')
    app.stripe.calm()
  })

  const amountOf = (intentId: string) => app.stripe.books.intents.get(intentId)?.amount
  const moneyOf = async (id: string) =>
    (await app.call<Record<string, number>>('GET', `/api/bookings/${id}/money`, admin)).body
  const patch = (id: string, status: string) =>
    app.call('PATCH', `/api/bookings/${id}/status`, { body: { status }, ...admin })
  const takeOnSite = (id: string, amount: number) =>
    app.call('POST', `/api/bookings/${id}/payments`, { body: { amount, method: 'cash' }, ...admin })
  const paid = async (date = app.aDay()) => {
    const held = await app.hold({ date })
    app.stripe.books.confirm(held.intentId, good)
    expect((await app.finalize(held)).status).toBe(200)
    return held
  }

  it('is charged by the hold, which also states the whole price', async () => {
    const held = await app.hold({ date: app.aDay(), totalAmount: 360 })
    expect(held).toMatchObject({ amount: 360, dueNowCents: 10_800, priceChanged: false })
    expect(amountOf(held.intentId)).toBe(10_800)
  })

  it('confirms the booking once, in whatever order finalize and events arrive', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.setPost('double')
    app.stripe.books.confirm(held.intentId, good)
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.finalize(held)))
    await app.stripe.arrived()
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { booking: { status: 'confirmed', totalCents: 36_000, dueNowCents: 10_800 } },
      })
    expect(await app.ledgerOf(held.bookingId)).toEqual([{ kind: 'charge', cents: 10_800 }])
    expect(await app.messagesOf(held.bookingId)).toEqual(['confirmation'])
  })

  it('leaves the balance to be paid on site, which staff see and take, but no more', async () => {
    const { bookingId } = await paid()
    expect(await moneyOf(bookingId)).toMatchObject({ paidCents: 10_800, openCents: 25_200 })
    const rows = await app.call<{ id: string }[]>('GET', '/api/bookings', admin)
    expect(rows.body.find(({ id }) => id === bookingId)).toMatchObject({
      paidState: 'part_paid',
      paidCents: 10_800,
      owedCents: 25_200,
    })
    expect(await takeOnSite(bookingId, 253)).toMatchObject({
      status: 409,
      body: { code: 'more_than_owed', owed: 252 },
    })
    expect((await takeOnSite(bookingId, 252)).status).toBe(201)
    expect(await moneyOf(bookingId)).toMatchObject({ paidCents: 36_000, openCents: 0 })
  })

  it('is listed apart from payments on site', async () => {
    const { bookingId, clientSecret } = await paid()
    expect((await takeOnSite(bookingId, 252)).status).toBe(201)
    const link = await app.call<{ path: string }>('POST', `/api/bookings/${bookingId}/link`, {
      body: { clientSecret },
    })
    const own = await app.call('GET', `/api${link.body.path}`)
    expect(own.body).toMatchObject({ money: { paidCents: 36_000, onSiteCents: 25_200 } })
    const { booking, money } = (await bookingMailQueries(app.deps).booking(bookingId))!
    const { paymentText } = confirmationFactsOf(app.db.house(), booking, '', money)
    expect(paymentText.replaceAll('\u00a0', ' ')).toBe('108 € paid by card, 252 € on site.')
  })

  it('is shown on the own page, in the mail and on the receipt as paid, with the balance still owed', async () => {
    const { bookingId, clientSecret, reference } = await paid()
    const link = await app.call<{ path: string }>('POST', `/api/bookings/${bookingId}/link`, {
      body: { clientSecret },
    })
    expect(link.status).toBe(201)
    const own = await app.call('GET', `/api${link.body.path}`)
    expect(own.body).toMatchObject({
      totalCents: 36_000,
      money: { paidCents: 10_800, backCents: 0, owedCents: 25_200 },
    })
    const [row] = await app.db.orm.select().from(bookings).where(eq(bookings.reference, reference))
    const { paymentText } = confirmationFactsOf(app.db.house(), row!, '', {
      paidCents: 10_800,
      onSiteCents: 0,
      owedCents: 25_200,
    })
    expect(paymentText.replaceAll('\u00a0', ' ')).toBe('108 € paid by card. You pay 252 € when you arrive.')
    const pdf = await app.call('GET', `/api/bookings/${bookingId}/receipt.pdf`, admin)
    expect(pdf.status).toBe(200)
    const [paper] = await app.rows<{ facts: { totalCents: number; owedCents: number } }>(
      'select facts from receipts where booking_id = $1',
      bookingId,
    )
    expect(paper!.facts).toMatchObject({ totalCents: 10_800, owedCents: 25_200 })
  })

  it('leaves a balance that the mail of a new time states, also after a goodwill refund', async () => {
    const { bookingId } = await paid()
    const mailed = async () => {
      app.mails.length = 0
      const body = { date: app.aDay(), time: '12:00' }
      expect(
        (await app.call('PATCH', `/api/bookings/${bookingId}/reschedule`, { body, ...admin })).status,
      ).toBe(200)
      while (await deliverNext({ ...app.deps, onFailure: (error) => expect(error).toBeUndefined() }));
      const mail = app.mails.findLast(({ subject }) => subject.startsWith('New time'))
      return mail!.text.replaceAll('\u00a0', ' ')
    }
    expect(await mailed()).toContain('252 € when you arrive')
    const body = { amount: 8, reason: 'goodwill' }
    expect((await app.call('POST', `/api/bookings/${bookingId}/refund`, { body, ...admin })).status).toBe(200)
    expect(await mailed()).toContain('252 € when you arrive')
  })

  it('and the balance ignore a goodwill refund, before and after the rest is paid', async () => {
    const { bookingId, clientSecret } = await paid()
    const give = async () => {
      const body = { amount: 8, reason: 'goodwill' }
      await app.call('POST', `/api/bookings/${bookingId}/refund`, { body, ...admin })
      await app.sendRefunds()
    }
    const open = async () => (await moneyOf(bookingId)).openCents
    await give()
    expect(await open()).toBe(25_200)
    const link = await app.call<{ path: string }>('POST', `/api/bookings/${bookingId}/link`, {
      body: { clientSecret },
    })
    const own = await app.call('GET', `/api${link.body.path}`)
    expect(own.body).toMatchObject({ money: { backCents: 800, owedCents: 25_200 } })
    expect((await takeOnSite(bookingId, 252)).status).toBe(201)
    expect(await open()).toBe(0)
    await give()
    expect(await open()).toBe(0)
    const { body } = await app.call<{ id: string }[]>('GET', '/api/bookings', admin)
    expect(body.find(({ id }) => id === bookingId)).toMatchObject({ owedCents: 0 })
  })

  it('is refunded, and no more, when the shop cancels', async () => {
    const { bookingId } = await paid()
    expect((await patch(bookingId, 'cancelled')).status).toBe(200)
    expect((await moneyOf(bookingId)).openCents).toBe(0)
    app.setNow('2026-06-16T08:20:00Z')
    await app.sendRefunds()
    expect(await app.ledgerOf(bookingId)).toEqual([
      { kind: 'charge', cents: 10_800 },
      { kind: 'refund', cents: 10_800 },
    ])
  })

  it('that comes after the hold expired takes the units again or is refunded in full', async () => {
    const free = await app.hold({ date: app.aDay() })
    const date = app.aDay()
    const gone = await app.hold({ date })
    app.setNow('2026-06-16T08:20:00Z')
    const taken = testDriveBody({ date, time: '12:00', foilCount: 6 })
    expect((await app.call('POST', '/api/test-drive', { body: taken })).status).toBe(201)
    for (const { intentId } of [free, gone]) app.stripe.books.confirm(intentId, good)
    expect((await app.finalize(free)).status).toBe(200)
    expect(await app.finalize(gone)).toMatchObject({ status: 409, body: { refund: 108 } })
    await app.sendRefunds()
    expect(await app.ledgerOf(gone.bookingId)).toEqual([
      { kind: 'charge', cents: 10_800 },
      { kind: 'refund', cents: 10_800 },
    ])
  })

  it('paid by two cards is refunded once, even if the balance was already paid on site', async () => {
    for (const rest of [0, 252]) {
      const held = await paid()
      if (rest > 0) expect((await takeOnSite(held.bookingId, rest)).status).toBe(201)
      const second = app.stripe.books.create({
        amount: 10_800,
        currency: 'eur',
        metadata: { bookingId: held.bookingId },
      })
      await app.rows(
        `insert into card_payments (intent_id, booking_id, cents, currency, state, created_at, checked_at) values ($1, $2, 10800, 'eur', 'open', now(), now())`,
        second.id,
        held.bookingId,
      )
      app.stripe.books.confirm(second.id, good)
      await app.finalize({ bookingId: held.bookingId, intentId: second.id })
      await app.sendRefunds()
      expect(await moneyOf(held.bookingId)).toMatchObject({
        paidCents: 10_800 + rest * 100,
        openCents: 25_200 - rest * 100,
      })
    }
  })

  it('counts towards the price if staff confirmed the hold and took a part on site', async () => {
    const held = await app.hold({ date: app.aDay() })
    await patch(held.bookingId, 'confirmed')
    expect((await takeOnSite(held.bookingId, 300)).status).toBe(201)
    app.stripe.books.confirm(held.intentId, good)
    expect((await app.finalize(held)).status).toBe(200)
    await app.sendRefunds()
    // 300 and 108 are 48 more than the price.
    expect(await moneyOf(held.bookingId)).toMatchObject({ paidCents: 36_000, openCents: 0 })
  })

  it('stays that of the hold, whatever is published before payment; the next hold has the new one', async () => {
    const date = app.aDay()
    const held = await app.hold({ date }, { key: 'kept-terms' })
    await sellWith(app, undefined)
    try {
      // As if the process had died before storing the reply: the hold is found, and its payment is the same.
      await app.rows(
        `update idempotency_keys set status = null, reply = null, claimed_at = claimed_at - interval '5 minutes'`,
      )
      expect(await app.hold({ date }, { key: 'kept-terms' })).toEqual(held)
      app.stripe.books.confirm(held.intentId, good)
      expect((await app.finalize(held)).body).toMatchObject({ booking: { dueNowCents: 10_800 } })
      expect(await app.ledgerOf(held.bookingId)).toEqual([{ kind: 'charge', cents: 10_800 }])
      const next = await app.hold({ date: app.aDay() })
      expect(next).not.toHaveProperty('dueNowCents')
      expect(amountOf(next.intentId)).toBe(36_000)
    } finally {
      await sellWith(app, 30)
    }
  })

  it('is computed from the server’s price, not from the one on the page', async () => {
    const held = await app.hold({ date: app.aDay(), totalAmount: 100 })
    expect(held).toMatchObject({ amount: 360, dueNowCents: 10_800, priceChanged: true })
  })

  it('stays as it was paid when the booking is moved', async () => {
    const { bookingId } = await paid()
    const to = { date: app.aDay(), time: '13:30' }
    const moved = await app.call('PATCH', `/api/bookings/${bookingId}/reschedule`, { body: to, ...admin })
    expect(moved.status).toBe(200)
    expect(await moneyOf(bookingId)).toMatchObject({ paidCents: 10_800, openCents: 25_200 })
    expect(await app.ledgerOf(bookingId)).toEqual([{ kind: 'charge', cents: 10_800 }])
  })
})

describe('a deposit without a card provider', () => {
  it('is charged as a test payment in test mode, once', async () => {
    const t = await testApp()
    try {
      await sellWith(t, 30)
      const { body: held } = await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
        body: { bookingData: pendingBody({ date: '2026-06-20' }) },
      })
      expect(held).toMatchObject({ mode: 'test', amount: 360, dueNowCents: 10_800 })
      const { bookingId } = held
      for (const _ of [1, 2])
        expect(await t.call('POST', '/api/bookings/create-test', { body: { bookingId } })).toMatchObject({
          status: 200,
          body: { booking: { status: 'confirmed', dueNowCents: 10_800 } },
        })
      const money = await t.call('GET', `/api/bookings/${bookingId}/money`, admin)
      expect(money.body).toMatchObject({ paidCents: 10_800, openCents: 25_200 })
    } finally {
      await t.close()
    }
  })

  it('does not exist if everything is paid on site', async () => {
    const t = await testApp({ PAYMENTS: 'on_site' })
    try {
      await sellWith(t, 30)
      const { body: held } = await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
        body: { bookingData: pendingBody({ date: '2026-06-20' }) },
      })
      expect(held).toMatchObject({ mode: 'on_site', amount: 360 })
      expect(held).not.toHaveProperty('dueNowCents')
    } finally {
      await t.close()
    }
  })
})
