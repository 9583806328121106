import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testNow } from '#tests/app.ts'
import { type CardApp, cardApp } from '#tests/providers/card-app.ts'
import { webhookSecret } from '#tests/providers/stripe-server.ts'

const nextSecret = 'whsec_the_next_one'
let app: CardApp
beforeAll(async () => {
  app = await cardApp({ STRIPE_WEBHOOK_SECRET: `${webhookSecret}, ${nextSecret}` })
})
afterAll(() => app.close())
beforeEach(() => {
  app.setNow(testNow)
  app.stripe.setPost('keep')
  app.stripe.calm()
})

const good = '4242424242424242'
const nowMs = Temporal.Instant.from(testNow).epochMilliseconds
const lastEvent = () => app.stripe.events.at(-1)!
/** A paid hold whose event has not arrived yet. */
const paidHold = async () => {
  const held = await app.hold({ date: app.aDay() })
  app.stripe.books.confirm(held.intentId, good)
  return { ...held, raw: JSON.stringify(lastEvent()) }
}

describe('an event is accepted', () => {
  it.each([
    ['signed with the present secret', webhookSecret, 0],
    ['signed with the next secret, while they are changed', nextSecret, 0],
    ['almost five minutes old', webhookSecret, -299],
    ['of a clock that is almost five minutes ahead', webhookSecret, 299],
  ])('%s', async (_what, key, seconds) => {
    const { bookingId, raw } = await paidHold()
    const signed = app.stripe.sign(raw, { key, at: nowMs + seconds * 1000 })
    expect(await app.event(signed)).toMatchObject({ status: 200, body: { received: true } })
    expect(await app.statusOf(bookingId)).toBe('confirmed')
  })

  it('with more than one signature, one of which is ours', async () => {
    const { bookingId, raw } = await paidHold()
    const { headers } = app.stripe.sign(raw)
    const other = app.stripe.sign(raw, { key: 'whsec_other' }).headers['stripe-signature']!.split(',')[1]
    const signature = headers['stripe-signature']!.replace(',', `,${other},`)
    expect((await app.event({ raw, headers: { ...headers, 'stripe-signature': signature } })).status).toBe(
      200,
    )
    expect(await app.statusOf(bookingId)).toBe('confirmed')
  })

  it('whatever its text: the bytes are signed, not their meaning', async () => {
    const { bookingId, raw } = await paidHold()
    const spaced = `${raw.slice(0, -1)},\n  "note": "õ – Ж 😀" }`
    expect((await app.event(app.stripe.sign(spaced))).status).toBe(200)
    expect(await app.statusOf(bookingId)).toBe('confirmed')
  })

  it('twice, in the wrong order and days late, without further changes', async () => {
    const held = await app.hold({ date: app.aDay() })
    expect(() => app.stripe.books.confirm(held.intentId, '4000000000000002')).toThrow()
    const declined = lastEvent()
    app.stripe.books.confirm(held.intentId, good)
    const succeeded = lastEvent()
    for (const event of [succeeded, declined, succeeded, declined])
      expect(await app.stripe.deliver(event)).toBe(200)
    app.setNow('2026-06-19T08:00:00Z')
    for (const event of [succeeded, declined]) expect(await app.stripe.deliver(event)).toBe(200)
    expect(await app.statusOf(held.bookingId)).toBe('confirmed')
    expect(await app.ledgerOf(held.bookingId)).toHaveLength(1)
    expect(await app.messagesOf(held.bookingId)).toEqual(['confirmation'])
    const payment = await app.rows('select state from card_payments where intent_id = $1', held.intentId)
    expect(payment).toEqual([{ state: 'succeeded' }])
  })

  it('about unrelated things, with 200', async () => {
    const raw = JSON.stringify({ id: 'evt_1', type: 'customer.created', data: { object: { id: 'cus_1' } } })
    expect((await app.event(app.stripe.sign(raw))).status).toBe(200)
    // Another system of the same operator, on the same account.
    const foreign = app.stripe.books.create({ amount: 5_000, currency: 'eur', metadata: {} })
    app.stripe.books.confirm(foreign.id, good)
    const before = await app.count('messages')
    expect(await app.stripe.deliver(lastEvent())).toBe(200)
    expect(await app.count('messages')).toBe(before)
  })
})

describe('an event is refused, and nothing is done', () => {
  const headersOf = (raw: string) => app.stripe.sign(raw).headers
  const forged: [string, (raw: string) => { raw: string; headers: Record<string, string> }][] = [
    ['with another secret', (raw) => app.stripe.sign(raw, { key: 'whsec_guess' })],
    ['older than five minutes', (raw) => app.stripe.sign(raw, { at: nowMs - 301_000 })],
    [
      'with one byte changed',
      (raw) => ({ raw: raw.replace('succeeded', 'succeedee'), headers: headersOf(raw) }),
    ],
    ['with one byte more', (raw) => ({ raw: `${raw} `, headers: headersOf(raw) })],
    ['without a signature', (raw) => ({ raw, headers: { 'content-type': 'application/json' } })],
    [
      'with an empty one',
      (raw) => ({
        raw,
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${nowMs / 1000},v1=` },
      }),
    ],
    [
      'with a time that is none',
      (raw) => {
        const [, v1] = headersOf(raw)['stripe-signature']!.split(',')
        return { raw, headers: { ...headersOf(raw), 'stripe-signature': `t=soon,${v1}` } }
      },
    ],
  ]
  it.each(forged)('%s', async (_what, forge) => {
    const { bookingId, raw } = await paidHold()
    expect(await app.event(forge(raw))).toMatchObject({ status: 400 })
    expect(await app.statusOf(bookingId)).toBe('pending')
  })

  it('that is signed but not an event', async () => {
    for (const raw of ['[]', 'null', 'no json', '{"type":1}'])
      expect((await app.event(app.stripe.sign(raw))).status, raw).toBe(400)
  })

  it('as a form, or larger than any event', async () => {
    const { raw } = await paidHold()
    const { headers } = app.stripe.sign(raw)
    const asForm = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.event({ raw, headers: asForm })).status).toBe(415)
    const large = `${raw.slice(0, -1)},"x":"${'x'.repeat(600_000)}"}`
    expect((await app.event(app.stripe.sign(large))).status).toBe(413)
  })

  it('while the provider is away, so that it is sent again', async () => {
    const { bookingId } = await paidHold()
    app.stripe.setDown(true)
    const answer = await app.event(app.stripe.sign(JSON.stringify(lastEvent())))
    app.stripe.setDown(false)
    expect(answer).toMatchObject({ status: 503 })
    expect(answer.headers['retry-after']).toBeDefined()
    expect(await app.statusOf(bookingId)).toBe('pending')
    expect(await app.stripe.deliver(lastEvent())).toBe(200)
    expect(await app.statusOf(bookingId)).toBe('confirmed')
  })

  it('in test mode, where there is no provider', async () => {
    const test = await testApp()
    const signed = app.stripe.sign('{}')
    expect((await test.call('POST', '/api/webhooks/stripe', signed)).status).toBe(404)
    await test.close()
  })
})

describe('a decline', () => {
  const mailOf = async (id: string) => (await app.messagesOf(id)).filter((kind) => kind === 'payment_problem')

  it('is mailed once per hold, after a while', async () => {
    const held = await app.hold({ date: app.aDay() })
    for (const number of ['4000000000000002', '4000000000009995']) {
      expect(() => app.stripe.books.confirm(held.intentId, number)).toThrow()
      await app.stripe.deliver(lastEvent())
    }
    expect(await mailOf(held.bookingId)).toHaveLength(1)
    const [{ due_at: due }] = (await app.rows<{ due_at: string }>(
      `select due_at from messages where kind = 'payment_problem' and booking_id = $1`,
      held.bookingId,
    )) as [{ due_at: string }]
    expect(Temporal.Instant.compare(due, testNow)).toBe(1)
  })

  it('of an expired or released hold is not mailed', async () => {
    const over = await app.hold({ date: app.aDay() })
    expect(() => app.stripe.books.confirm(over.intentId, '4000000000000002')).toThrow()
    const event = lastEvent()
    const given = await app.hold({ date: app.aDay() })
    expect(() => app.stripe.books.confirm(given.intentId, '4000000000000002')).toThrow()
    await app.stripe.deliver(lastEvent())
    expect(await mailOf(given.bookingId)).toHaveLength(1)
    await app.call('POST', `/api/bookings/${given.bookingId}/release`, {
      body: { clientSecret: given.clientSecret },
    })
    expect(await mailOf(given.bookingId)).toEqual([])
    app.setNow('2026-06-16T08:16:00Z')
    await app.stripe.deliver(event)
    expect(await mailOf(over.bookingId)).toEqual([])
  })
})

describe('a dispute', () => {
  const disputed = async () => {
    const held = await paidHold()
    await app.stripe.deliver(lastEvent())
    const { id } = app.stripe.books.dispute(held.intentId)
    return { ...held, id, opened: lastEvent() }
  }
  const kinds = async (id: string) => (await app.ledgerOf(id)).map(({ kind }) => kind)
  const alerts = async (id: string) => (await app.messagesOf(id)).filter((kind) => kind === 'alert')

  it('is marked, takes the money out of the till and alerts staff, once', async () => {
    const { bookingId, opened } = await disputed()
    for (let index = 0; index < 3; index++) expect(await app.stripe.deliver(opened)).toBe(200)
    expect(await kinds(bookingId)).toEqual(['charge', 'dispute'])
    expect(await alerts(bookingId)).toHaveLength(1)
    const [row] = await app.rows('select disputed_at from card_payments where booking_id = $1', bookingId)
    expect(row!.disputed_at).not.toBeNull()
  })

  it('that is won brings the money back, even if that event comes first', async () => {
    const { bookingId, opened, id } = await disputed()
    app.stripe.books.closeDispute(id, 'won')
    for (const event of [lastEvent(), opened, lastEvent()]) await app.stripe.deliver(event)
    expect(await kinds(bookingId)).toEqual(['charge', 'dispute', 'dispute_won'])
    // It is closed, so staff get no alert to answer it.
    expect(await alerts(bookingId)).toHaveLength(1)
  })

  it('that comes before its payment was known is recorded after it, and the booking is paid', async () => {
    const held = await paidHold()
    const paid = lastEvent()
    app.stripe.books.dispute(held.intentId)
    for (const event of [lastEvent(), paid]) expect(await app.stripe.deliver(event)).toBe(200)
    expect(await kinds(held.bookingId)).toEqual(['charge', 'dispute'])
    expect(await app.statusOf(held.bookingId)).toBe('confirmed')
  })

  it('that is lost keeps the money gone; a bank’s inquiry moves nothing', async () => {
    const { bookingId, opened, id } = await disputed()
    await app.stripe.deliver(opened)
    app.stripe.books.closeDispute(id, 'lost')
    await app.stripe.deliver(lastEvent())
    expect(await kinds(bookingId)).toEqual(['charge', 'dispute'])
    const inquiry = await paidHold()
    await app.stripe.deliver(lastEvent())
    app.stripe.books.dispute(inquiry.intentId, { status: 'warning_needs_response' })
    await app.stripe.deliver(lastEvent())
    expect(await kinds(inquiry.bookingId)).toEqual(['charge'])
    expect(await alerts(inquiry.bookingId)).toHaveLength(1)
  })
})

describe('a refund that the bank sends back', () => {
  it('is in the till again, and staff get an alert', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, '4000000000005126')
    await app.finalize(held)
    const inquiry = { body: { amount: 100, reason: 'Wind' }, as: 'main_admin' as const }
    expect((await app.call('POST', `/api/bookings/${held.bookingId}/refund`, inquiry)).status).toBeLessThan(
      300,
    )
    await app.sendRefunds()
    const refund = [...app.stripe.books.refunds.values()].find((one) => one.payment_intent === held.intentId)!
    app.stripe.books.settleRefund(refund.id, 'failed')
    expect(await app.stripe.deliver(lastEvent())).toBe(200)
    expect(await app.ledgerOf(held.bookingId)).toEqual([
      { kind: 'charge', cents: 36_000 },
      { kind: 'refund', cents: 10_000 },
      { kind: 'refund_returned', cents: 10_000 },
    ])
  })

  it('is recorded once even if it was made in the provider’s dashboard', async () => {
    const held = await paidHold()
    await app.stripe.deliver(lastEvent())
    const refund = app.stripe.books.refund({ payment_intent: held.intentId, amount: 36_000 })
    await app.stripe.deliver(app.stripe.events.findLast(({ type }) => type === 'refund.created')!)
    app.stripe.books.settleRefund(refund.id, 'failed')
    for (let index = 0; index < 2; index++) expect(await app.stripe.deliver(lastEvent())).toBe(200)
    expect(await app.ledgerOf(held.bookingId)).toEqual([
      { kind: 'charge', cents: 36_000 },
      { kind: 'refund', cents: 36_000 },
      { kind: 'refund_returned', cents: 36_000 },
    ])
    expect((await app.messagesOf(held.bookingId)).filter((kind) => kind === 'alert')).toHaveLength(1)
  })
})
