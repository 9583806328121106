import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { addDays } from '#domain/calendar.ts'
import { appOfFile, customer, jetskiBody, pendingBody, testDriveBody, testNow } from '#tests/app.ts'
import { withIdempotencyKey } from './idempotency.ts'

const t = await appOfFile()
beforeEach(() => t.setNow(testNow))

let days = 0
// Within the 30 days of jetski requests.
const aDay = () => addDays('2026-06-23', days++)
/** As if the process had died, or the reply been lost, before it was stored. */
const loseAnswers = () =>
  t.sql(
    `update idempotency_keys set status = null, reply = null, claimed_at = claimed_at - interval '5 minutes'`,
  )

const posts: [string, string, (date: string) => object, string][] = [
  ['a test drive', '/api/test-drive', (date) => testDriveBody({ date }), 'bookings'],
  ['jetskis on site', '/api/bookings', (date) => jetskiBody({ date, equipment: 'GTI 130' }), 'bookings'],
  [
    'a group',
    '/api/bookings',
    () => ({ type: 'efoil-group', date: '2026-06-22', time: 'sunset', participants: 2, ...customer }),
    'bookings',
  ],
  [
    'a wish without a day',
    '/api/bookings',
    () => ({ type: 'efoil-private', duration: '1h', ...customer }),
    'enquiries',
  ],
  [
    'an enquiry',
    '/api/enquiries',
    () => ({ kind: 'membership', fullName: 'Kai', email: 'a@b.ee', phone: '+372 5123 4567' }),
    'enquiries',
  ],
  [
    'a place on the waitlist',
    '/api/waitlist',
    () => ({ fullName: 'Kai', email: 'a@b.ee', location: 'tallinn' }),
    'waitlist_entries',
  ],
  [
    'a board',
    '/api/custom-orders',
    () => ({
      fullName: 'Kai',
      email: 'a@b.ee',
      color: 'ink',
      motorPower: 2,
      mastLength: '3',
      accessories: [],
    }),
    'custom_orders',
  ],
  ['a payment without a hold', '/api/bookings/create-test', (date) => pendingBody({ date }), 'bookings'],
  ['a hold', '/api/create-payment-intent', (date) => ({ bookingData: pendingBody({ date }) }), 'bookings'],
]

describe('one key stores one thing', () => {
  it.each(posts)('%s, even if the first answer was lost', async (what, url, bodyOf, table) => {
    const body = bodyOf(aDay())
    const key = what.replaceAll(' ', '-')
    const count = async () =>
      Number((await t.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n)
    const before = await count()
    const first = await t.call('POST', url, { body, key })
    expect(first.status).toBeLessThan(300)
    expect((await t.call('POST', url, { body, key })).body).toEqual(first.body)
    await loseAnswers()
    const again = await t.call('POST', url, { body, key })
    expect(again.status).toBe(first.status)
    const idOf = (answer: typeof first) => answer.body.bookingId ?? answer.body.id
    expect(idOf(again)).toEqual(idOf(first))
    expect(await count()).toBe(before + 1)
    expect(
      (
        await t.call('POST', url, {
          body: { ...body, name: 'Mart Saar', customerName: 'Mart Saar', fullName: 'Mart', amount: 1 },
          key,
        })
      ).status,
    ).toBe(422)
  })

  it.each(posts)('%s, however many call at once', async (what, url, bodyOf, table) => {
    const body = bodyOf(aDay())
    const key = `crowd-${what.replaceAll(' ', '-')}`
    const count = async () =>
      Number((await t.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n)
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 8 }, () => t.call('POST', url, { body, key })))
    for (const { status, body: reply } of answers)
      if (status >= 300) expect([status, reply.code]).toEqual([409, 'still_working'])
    expect(answers.some(({ status }) => status < 300)).toBe(true)
    expect(await count()).toBe(before + 1)
  })
})

describe('a form sent again after a lost answer', () => {
  const forms = posts.filter(([, url]) => !url.includes('create-'))
  const sessions = [
    ['signed in meanwhile', undefined, 'regular_user'],
    ['was signed in until then', 'regular_user', undefined],
  ] as const
  const cases = forms.flatMap((form) => sessions.map((session) => [form[0], ...session, form] as const))
  it.each(cases)('stores %s once, by a visitor who %s', async (_what, _session, before, after, form) => {
    const [, url, bodyOf, table] = form
    const body = bodyOf(aDay())
    const key = randomUUID()
    const count = async () =>
      Number((await t.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n)
    const stored = await count()
    const first = await t.call('POST', url, { body, key, ...(before && { as: before }) })
    expect(first.status).toBe(201)
    const again = await t.call('POST', url, { body, key, ...(after && { as: after }) })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await count()).toBe(stored + 1)
  })
})

describe('a key', () => {
  it('of staff is bound to the account, even if it is random', async () => {
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date: aDay() }) })
    const key = randomUUID()
    const pay = (as: 'main_admin' | 'rayfoil_ambassador') =>
      t.call('POST', `/api/bookings/${body.id}/payments`, { as, body: { amount: 5, method: 'cash' }, key })
    expect((await pay('main_admin')).status).toBe(201)
    expect((await pay('rayfoil_ambassador')).status).toBe(201)
    expect(await t.sql('select cents from payments where booking_id = $1', body.id)).toHaveLength(2)
  })

  it('belongs to its call, and is another key elsewhere', async () => {
    const date = aDay()
    expect(
      (await t.call('POST', '/api/test-drive', { body: testDriveBody({ date }), key: 'same' })).status,
    ).toBe(201)
    const other = await t.call('POST', '/api/create-payment-intent', {
      body: { bookingData: pendingBody({ date }) },
      key: 'same',
    })
    expect(other.status).toBe(200)
  })

  it('is refused for another booking in the same call', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => t.call('POST', '/api/test-drive', { body: testDriveBody({ date: aDay() }) })),
    )
    const pay = (id: unknown) =>
      t.call('POST', `/api/bookings/${id}/payments`, {
        as: 'main_admin',
        body: { amount: 5, method: 'cash' },
        key: 'at-the-dock',
      })
    const paid = await pay(one!.body.id)
    expect(paid.status).toBe(201)
    expect(await pay(other!.body.id)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
    expect((await pay(one!.body.id)).body).toEqual(paid.body)
  })

  it('is free after a 400 but keeps a 409, so that nothing is stored after a refusal was shown', async () => {
    const date = aDay()
    const send = (changed: object) =>
      t.call('POST', '/api/test-drive', { body: testDriveBody({ date, ...changed }), key: 'refused' })
    expect((await send({ foilCount: 9 })).status).toBe(400)
    const full = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, foilCount: 6 }) })
    expect((await send({})).status).toBe(409)
    await t.call('DELETE', `/api/bookings/${full.body.id}`, { as: 'main_admin' })
    expect(await send({})).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } })
    expect(
      await t.sql('select 1 from bookings where date = $1::date and status = $2', date, 'confirmed'),
    ).toEqual([])
  })

  it('released by another request in between is claimed again, by one only', async () => {
    const answer = { status: 200, reply: 1 }
    const body = {}
    let claims = 0
    // Between the refused claim and the lookup of its holder, the other request releases it.
    const db = {
      ...t.db,
      run: (async (statement, values) => {
        if (typeof statement === 'object' && statement.name === 'once-claim' && claims++ === 0) return []
        return t.db.run(statement, values)
      }) as typeof t.db.run,
    }
    const now = Temporal.Instant.from(testNow)
    expect(await withIdempotencyKey({ db, now, path: '/x', key: 'gone', body }, async () => answer)).toEqual(
      answer,
    )
    const stored = await withIdempotencyKey({ db: t.db, now, path: '/x', key: 'gone', body }, async () => ({
      status: 500,
      reply: 2,
    }))
    expect(stored).toEqual(answer)
  })
})

describe('a key whose request lost the database', () => {
  it('can be tried again as soon as the database is back, not a minute later', async () => {
    const now = Temporal.Instant.from(testNow)
    let isAway = false
    const db = {
      ...t.db,
      run: (async (statement, values) => {
        if (isAway) throw new Error('Connection terminated unexpectedly')
        return t.db.run(statement, values)
      }) as typeof t.db.run,
    }
    const request = { db, now, path: '/x', key: 'lost', body: {} }
    const lost = withIdempotencyKey(request, async () => {
      isAway = true
      return db.run({ name: '', text: 'select 1' }, []) as never
    })
    await expect(lost).rejects.toThrow('Connection terminated unexpectedly')
    isAway = false
    const answer = { status: 200, reply: 1 }
    expect(await withIdempotencyKey(request, async () => answer)).toEqual(answer)
    expect(await withIdempotencyKey(request, async () => ({ status: 200, reply: 2 }))).toEqual(answer)
  })
})

describe('a hold that replaces another', () => {
  it('is found again by its key if the answer was lost, and the other stays released', async () => {
    const date = aDay()
    const hold = (changed: object, key: string, replaces?: object) =>
      t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
        body: { bookingData: pendingBody({ date, ...changed }), replaces },
        key,
      })
    const first = (await hold({ quantity: 6 }, 'replace-1')).body
    const replaces = { bookingId: first.bookingId, clientSecret: first.clientSecret }
    const second = await hold({ quantity: 5 }, 'replace-2', replaces)
    await loseAnswers()
    const again = await hold({ quantity: 5 }, 'replace-2', replaces)
    expect(again).toMatchObject({
      status: 200,
      body: { bookingId: second.body.bookingId, expiresAt: second.body.expiresAt },
    })
    const paid = await t.call('POST', '/api/bookings/finalize', {
      body: {
        bookingId: again.body.bookingId,
        paymentIntentId: again.body.clientSecret.split('_secret_')[0],
      },
    })
    expect(paid).toMatchObject({ status: 200, body: { booking: { status: 'confirmed' } } })
    expect(await t.sql('select 1 from allocations where live and booking_id = $1', first.bookingId)).toEqual(
      [],
    )
  })
})
