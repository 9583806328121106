import { describe, expect, it } from 'vitest'
import { findBooking } from '#server/bookings/find.ts'
import { bookingMailQueries } from '#server/bookings/mail-queries.ts'
import { deliverNext } from '#server/notifications/deliver.ts'
import { testDriveBody } from '#tests/app.ts'
import { cardAppOfFile } from '#tests/providers/card-app.ts'

const app = await cardAppOfFile()

const good = '4242424242424242'
const confirmByStaff = (id: string) =>
  app.call('PATCH', `/api/bookings/${id}/status`, { body: { status: 'confirmed' }, as: 'main_admin' })
/** Books every free unit of that time for another guest. */
const giveAway = (date: string) =>
  app.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00', foilCount: 6 }) })

describe('a hold that is paid by card', () => {
  it('returns mode, key and secret; amount, currency and owner come from the server', async () => {
    const held = await app.hold({ date: app.aDay(), totalAmount: 1 })
    expect(held).toMatchObject({
      mode: 'stripe',
      publishableKey: 'pk_test_tests',
      amount: 360,
      priceChanged: true,
    })
    expect(held.clientSecret).toMatch(/^pi_.+_secret_/)
    const intent = app.stripe.books.intents.get(held.intentId)!
    expect(intent).toMatchObject({
      amount: 36_000,
      currency: 'eur',
      metadata: { bookingId: held.bookingId, reference: held.reference },
      receipt_email: null,
    })
    expect(await app.rows('select payment_method from bookings where id = $1', held.bookingId)).toEqual([
      { payment_method: 'card' },
    ])
  })

  it('is the same payment after a reload and in a second tab', async () => {
    const date = app.aDay()
    const first = await app.hold({ date }, { key: 'tab' })
    expect(await app.hold({ date }, { key: 'tab' })).toEqual(first)
    // As if the process had died before the answer was stored.
    await app.rows(
      `update idempotency_keys set status = null, reply = null, claimed_at = claimed_at - interval '5 minutes'`,
    )
    expect(await app.hold({ date }, { key: 'tab' })).toEqual(first)
    expect(
      [...app.stripe.books.intents.values()].filter(({ metadata }) => metadata.bookingId === first.bookingId),
    ).toHaveLength(1)
  })

  it('stores no secret of the payment, neither in keys nor in rows', async () => {
    const { clientSecret } = await app.hold({ date: app.aDay() }, { key: 'secret-keeper' })
    const secret = clientSecret.split('_secret_')[1]
    for (const table of ['idempotency_keys', 'bookings', 'card_payments', 'booking_history'])
      expect(JSON.stringify(await app.rows(`select * from ${table}`)), table).not.toContain(secret)
  })

  it('is confirmed by finalize: one charge, one mail', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, good)
    const answer = await app.finalize(held)
    expect(answer).toMatchObject({
      status: 200,
      body: { booking: { status: 'confirmed', paymentMethod: 'card', totalCents: 36_000 } },
    })
    expect((await app.finalize(held)).status).toBe(200)
    expect(await app.ledgerOf(held.bookingId)).toEqual([{ kind: 'charge', cents: 36_000 }])
    expect(await app.messagesOf(held.bookingId)).toEqual(['confirmation'])
  })

  it('is confirmed by the event alone if the payer closed the page', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.setPost('send')
    app.stripe.books.confirm(held.intentId, good)
    await app.stripe.arrived()
    expect(await app.statusOf(held.bookingId)).toBe('confirmed')
    expect(await app.ledgerOf(held.bookingId)).toEqual([{ kind: 'charge', cents: 36_000 }])
  })

  it('is confirmed by reconciling when no event ever comes', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, good)
    await app.reconcile()
    expect(await app.statusOf(held.bookingId)).toBe('pending')
    app.setNow('2026-06-16T08:03:00Z')
    await app.reconcile()
    expect(await app.statusOf(held.bookingId)).toBe('confirmed')
  })

  it('is counted in the figures while it waits', async () => {
    const waiting = async () => {
      const { body } = await app.call<string>('GET', '/metrics')
      return Number(/^merelend_jobs_waiting\{queue="card_payment"\} (\d+)$/m.exec(body)![1])
    }
    const before = await waiting()
    const held = await app.hold({ date: app.aDay() })
    expect(await waiting()).toBe(before + 1)
    app.stripe.books.confirm(held.intentId, good)
    await app.finalize(held)
    expect(await waiting()).toBe(before)
  })

  it('is confirmed once when finalize is called ten times while the event arrives', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.setPost('double')
    app.stripe.books.confirm(held.intentId, good)
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.finalize(held)))
    await app.stripe.arrived()
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await app.ledgerOf(held.bookingId)).toHaveLength(1)
    expect(await app.messagesOf(held.bookingId)).toEqual(['confirmation'])
  })

  it('is recorded even if staff confirmed it before', async () => {
    const held = await app.hold({ date: app.aDay() })
    await confirmByStaff(held.bookingId)
    app.stripe.books.confirm(held.intentId, good)
    expect((await app.finalize(held)).status).toBe(200)
    expect(await app.ledgerOf(held.bookingId)).toEqual([{ kind: 'charge', cents: 36_000 }])
  })
})

describe('a payment confirms nothing', () => {
  it('of another booking, or that was never begun', async () => {
    const date = app.aDay()
    const dear = await app.hold({ date })
    const cheap = await app.hold({ date, quantity: 1, duration: '30 min' })
    app.stripe.books.confirm(cheap.intentId, good)
    expect((await app.finalize({ bookingId: dear.bookingId, intentId: cheap.intentId })).status).toBe(404)
    expect((await app.finalize({ bookingId: dear.bookingId, intentId: 'pi_made_up' })).status).toBe(404)
    expect(await app.statusOf(dear.bookingId)).toBe('pending')
    // One payment sent for two bookings: it counts for its own only.
    expect((await app.finalize(cheap)).status).toBe(200)
    expect((await app.finalize({ bookingId: dear.bookingId, intentId: cheap.intentId })).status).toBe(404)
  })

  it('whose id has a character that cannot be stored, and the field is named', async () => {
    const { bookingId } = await app.hold({ date: app.aDay() })
    expect(await app.finalize({ bookingId, intentId: 'pi_\u0000' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'paymentIntentId' }] },
    })
  })

  it.each([
    ['of a lower amount', { amount: 100 }],
    ['in another currency', { currency: 'usd' }],
    ['of the other mode', { livemode: true }],
    ['that names another booking', { metadata: { bookingId: 'x' } }],
  ])('%s; staff get an alert that money was taken', async (_what, changed) => {
    const held = await app.hold({ date: app.aDay() })
    Object.assign(app.stripe.books.intents.get(held.intentId)!, changed)
    app.stripe.books.confirm(held.intentId, good)
    expect((await app.finalize(held)).status).toBe(404)
    expect((await app.finalize(held)).status).toBe(404)
    expect(await app.statusOf(held.bookingId)).toBe('pending')
    expect(await app.ledgerOf(held.bookingId)).toEqual([])
    expect(await app.messagesOf(held.bookingId)).toEqual(['alert'])
  })

  it('while the bank is processing it, and confirms after that', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, 'bank')
    expect(await app.finalize(held, 'thinking')).toMatchObject({
      status: 409,
      body: { code: 'payment_pending' },
    })
    app.stripe.books.answer(held.intentId, true)
    expect((await app.finalize(held, 'thinking')).status).toBe(200)
  })

  it('when it was declined, with the bank’s reason; another card pays the same hold', async () => {
    const held = await app.hold({ date: app.aDay() })
    expect(() => app.stripe.books.confirm(held.intentId, '4000000000009995')).toThrow()
    expect(await app.finalize(held, 'declined')).toMatchObject({
      status: 409,
      body: { code: 'payment_failed', detail: 'Your card has insufficient funds.' },
    })
    app.stripe.books.confirm(held.intentId, good)
    expect((await app.finalize(held, 'declined')).status).toBe(200)
  })
})

describe('a payment that comes too late', () => {
  it('gets its units again while they are free', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.setNow('2026-06-16T08:20:00Z')
    app.stripe.books.confirm(held.intentId, good)
    expect((await app.finalize(held)).status).toBe(200)
  })

  it('is refunded if they are gone, with one apology with free times, alert and refund', async () => {
    const date = app.aDay()
    const held = await app.hold({ date })
    app.setNow('2026-06-16T08:20:00Z')
    expect((await giveAway(date)).status).toBe(201)
    app.stripe.books.confirm(held.intentId, good)
    const late = { status: 409, body: { code: 'slot_unavailable', refund: 360 } }
    const answer = await app.finalize(held)
    expect(answer).toMatchObject(late)
    expect(answer.body.alternatives).not.toEqual([])
    expect(await app.finalize(held)).toMatchObject(late)
    expect(await app.statusOf(held.bookingId)).toBe('cancelled')
    expect(await app.messagesOf(held.bookingId)).toEqual(['payment_late', 'alert'])
    const [mail] = await app.rows<{ payload: { alternatives: unknown[] } }>(
      `select payload from messages where kind = 'payment_late' and booking_id = $1`,
      held.bookingId,
    )
    expect(mail!.payload.alternatives.length).toBeGreaterThan(0)
    await app.sendRefunds()
    await app.sendRefunds()
    expect(await app.ledgerOf(held.bookingId)).toEqual([
      { kind: 'charge', cents: 36_000 },
      { kind: 'refund', cents: 36_000 },
    ])
    expect(
      [...app.stripe.books.refunds.values()].filter((one) => one.payment_intent === held.intentId),
    ).toHaveLength(1)
  })

  it('tells its customer if staff undo that while the units are free again', async () => {
    const date = app.aDay()
    const held = await app.hold({ date })
    app.setNow('2026-06-16T08:20:00Z')
    const other = await giveAway(date)
    app.stripe.books.confirm(held.intentId, good)
    expect((await app.finalize(held)).status).toBe(409)
    await app.sendRefunds()
    while (await deliverNext(app.deps));
    const by = { as: 'main_admin' } as const
    expect((await app.call('DELETE', `/api/bookings/${other.body.id}`, by)).status).toBe(200)
    expect(await app.call('POST', `/api/bookings/${held.bookingId}/restore`, by)).toMatchObject({
      status: 200,
      body: { status: 'confirmed', owedCents: 36_000 },
    })
    while (await deliverNext(app.deps));
    const { subject, text } = app.mails.findLast(({ text }) => text.includes(held.reference))!
    expect(subject).toMatch(/^Your booking stands/)
    expect(text).toContain('It is no longer cancelled. What went back to you is to be paid when you arrive.')
  })

  it('gets no other start offered, on the page or by mail, if the activity was switched off meanwhile', async () => {
    const date = app.aDay()
    const held = await app.hold({ date })
    app.setNow('2026-06-16T08:20:00Z')
    expect((await giveAway(date)).status).toBe(201)
    const house = app.db.house()
    const ride = { ...house.activities['efoil-private'], on: false }
    app.db.setHouse({ ...house, activities: { ...house.activities, 'efoil-private': ride } })
    app.stripe.books.confirm(held.intentId, good)
    const answer = await app.finalize(held)
    expect(answer).toMatchObject({ status: 409, body: { refund: 360, alternatives: [] } })
    const booking = await findBooking(app.db, held.bookingId)
    expect(await bookingMailQueries(app.deps).freeTimes(booking!)).toEqual([])
    app.db.setHouse(house)
  })

  it('for a booking that staff cancelled is refunded, without blaming the payer', async () => {
    const held = await app.hold({ date: app.aDay() })
    await confirmByStaff(held.bookingId)
    await app.call('PATCH', `/api/bookings/${held.bookingId}/status`, {
      body: { status: 'cancelled' },
      as: 'main_admin',
    })
    app.stripe.books.confirm(held.intentId, good)
    const said =
      'This time was no longer kept for you when your payment came. 360 € goes back to your card automatically.'
    for (const _call of ['first', 'again'])
      expect(await app.finalize(held)).toMatchObject({ status: 409, body: { detail: said } })
    await app.sendRefunds()
    expect((await app.ledgerOf(held.bookingId)).map(({ kind }) => kind)).toEqual(['charge', 'refund'])
  })

  it('is refunded if it is the second one, after another card or cash on site', async () => {
    const twice = await app.hold({ date: app.aDay() })
    const second = app.stripe.books.create({
      amount: 36_000,
      currency: 'eur',
      metadata: { bookingId: twice.bookingId },
    })
    await app.rows(
      `insert into card_payments (intent_id, booking_id, cents, currency, state, created_at, checked_at) values ($1, $2, 36000, 'eur', 'open', now(), now())`,
      second.id,
      twice.bookingId,
    )
    app.stripe.books.confirm(twice.intentId, good)
    app.stripe.books.confirm(second.id, good)
    await Promise.all([
      app.finalize(twice),
      app.finalize({ bookingId: twice.bookingId, intentId: second.id }),
      app.finalize(twice),
    ])
    await app.sendRefunds()
    expect((await app.ledgerOf(twice.bookingId)).map(({ kind }) => kind)).toEqual([
      'charge',
      'charge',
      'refund',
    ])

    const onSite = await app.hold({ date: app.aDay() })
    await confirmByStaff(onSite.bookingId)
    await app.rows(
      `insert into payments (booking_id, kind, method, cents, at) values ($1, 'on_site', 'cash', 36000, now())`,
      onSite.bookingId,
    )
    app.stripe.books.confirm(onSite.intentId, good)
    expect((await app.finalize(onSite)).status).toBe(200)
    await app.sendRefunds()
    expect((await app.ledgerOf(onSite.bookingId)).map(({ kind }) => kind)).toEqual([
      'on_site',
      'charge',
      'refund',
    ])
  })
})
