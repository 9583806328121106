import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { addDays } from '#domain/calendar.ts'
import { newApp } from '#server/app.ts'
import type { CardIntent } from '#server/payments/cards.ts'
import { ProviderUnavailable, secretHash } from '#server/payments/cards.ts'
import { appOfFile, jetskiBody, testApp, testDriveBody, testNow } from '#tests/app.ts'
import { ownAddress, paidRide } from '#tests/own-link.ts'

const t = await appOfFile()
let days = 0
const aDay = () => addDays('2026-08-03', days++)
beforeEach(() => t.setNow(testNow))

const read = (address: string) => t.call<OwnPage>('GET', address)
const setStatus = (id: string, status: string) =>
  t.call('PATCH', `/api/bookings/${id}/status`, { body: { status }, as: 'main_admin' })
const testDrive = async (changed: Record<string, unknown> = {}): Promise<string> => {
  const { body } = await t.call<{ id: string }>('POST', '/api/test-drive', {
    body: testDriveBody({ date: aDay(), ...changed }),
  })
  return body.id
}
/** A request that waits for staff. */
const requested = async (date: string): Promise<string> => {
  const { status, body } = await t.call<{ id: string }>('POST', '/api/bookings', {
    body: jetskiBody({ date, equipment: 'GTI 130' }),
  })
  expect(status).toBe(201)
  return body.id
}

describe('the customer’s own page works', () => {
  it('shows what, when, where with a map, what to bring, the price, what was paid, and what a cancel refunds', async () => {
    const { status, body } = await read(await ownAddress(t, await paidRide(t, '2026-07-20')))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'booked',
      status: 'confirmed',
      service: 'E-Foil Private Rent',
      customerName: 'Liis Tamm',
      date: '2026-07-20',
      time: '12:00',
      until: '13:30',
      startsAt: '2026-07-20T09:00:00Z',
      arriveAt: '11:45',
      meetingPoint: 'Noblessner marina, pier B, Tallinn',
      totalCents: 36_000,
      money: { paidCents: 36_000, backCents: 0, onItsWayCents: 0, stuckCents: 0 },
      cancelling: { refundCents: 36_000, freeUntil: '2026-07-19T09:00:00Z', freeHours: 24 },
    })
    expect(body.mapUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
    expect(body.bring.map(({ what }) => what)).toContain('Swimwear and a towel')
    expect(body.lines[0]?.cents).toBe(36_000)
  })

  it('exposes no e-mail, phone, notes or account', async () => {
    const id = await paidRide(t, aDay(), { specialRequests: 'I am allergic to wasps' })
    const { body } = await read(await ownAddress(t, id))
    expect(JSON.stringify(body)).not.toMatch(/liis\.tamm|5123|wasps|userId|hash/i)
  })

  it('shows no amount without a price', async () => {
    const { body } = await read(await ownAddress(t, await requested('2026-07-12')))
    expect(body.lines).toEqual([{ label: 'GTI 130', note: 'price on request', tone: 'muted' }])
  })

  it('gives its calendar file', async () => {
    const { status, body, headers } = await t.call<string>(
      'GET',
      `${await ownAddress(t, await testDrive())}/calendar.ics`,
    )
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body).toContain('BEGIN:VEVENT')
  })

  it('has a state for each moment of a booking, and offers a cancel only before it begins', async () => {
    const stateOf = async (address: string) => {
      const { state, cancelling } = (await read(address)).body
      return [state, cancelling !== undefined]
    }
    const waiting = await ownAddress(t, await requested('2026-07-11'))
    expect(await stateOf(waiting)).toEqual(['requested', true])
    const ride = await testDrive({ date: '2026-07-21', time: '12:00' })
    const confirmed = await ownAddress(t, ride)
    expect(await stateOf(confirmed)).toEqual(['booked', true])
    t.setNow('2026-07-21T09:00:00Z')
    expect(await stateOf(confirmed)).toEqual(['riding', false])
    expect(await stateOf(waiting)).toEqual(['missed', false])
    await setStatus(ride, 'in_progress')
    expect(await stateOf(confirmed)).toEqual(['riding', false])
    await setStatus(ride, 'completed')
    expect(await stateOf(confirmed)).toEqual(['over', false])
    await setStatus(ride, 'cancelled')
    expect(await stateOf(confirmed)).toEqual(['cancelled', false])
  })

  it('has a state for a hold that waits for payment, and for one that was not paid', async () => {
    const { body } = await t.call<{ bookingId: string }>('POST', '/api/create-payment-intent', {
      body: { amount: 120, bookingData: { ...rideDraft, date: aDay() } },
    })
    const address = await ownAddress(t, body.bookingId)
    expect((await read(address)).body).toMatchObject({ state: 'held', money: { paidCents: 0 } })
    t.setNow('2026-06-16T08:15:00Z')
    expect((await read(address)).body).toMatchObject({ state: 'lapsed' })
    expect((await read(address)).body.cancelling).toBeUndefined()
    expect((await t.call('POST', `${address}/cancel`, { body: { refundCents: 0 } })).status).toBe(409)
  })
})

const rideDraft = {
  bookingType: 'efoil-private',
  service: 'E-Foil Private Rent',
  time: '12:00',
  location: 'Noblessner',
  quantity: 1,
  duration: '1 hour',
  name: 'Liis Tamm',
  email: 'liis.tamm@example.ee',
  phone: '+372 5123 4567',
}

describe('the customer’s own page refuses', () => {
  const calls = [
    ['GET', ''],
    ['GET', '/calendar.ics'],
    ['POST', '/cancel'],
  ] as const

  it.each(calls)(
    '%s %s with a wrong, altered, shortened or extended link: 404 in the same words',
    async (method, rest) => {
      const address = await ownAddress(t, await testDrive())
      const token = address.slice('/api/b/'.length)
      const last = token.endsWith('A') ? 'B' : 'A'
      const wrong = [
        'A'.repeat(22),
        token.slice(0, -1) + last,
        token.slice(0, -1),
        `${token}A`,
        `${token}%00`,
        `%27${token.slice(1)}`,
        token.split('').reverse().join(''),
      ]
      const answers = []
      for (const text of wrong) {
        const body = method === 'POST' ? { body: { refundCents: 0 } } : {}
        answers.push(await t.call(method, `/api/b/${text}${rest}`, body))
      }
      expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    },
  )

  it('a link that is far too long', async () => {
    expect((await read(`/api/b/${'A'.repeat(5_000)}`)).status).toBe(404)
  })
})

describe('a link is a secret', () => {
  it('opens its own booking and no other', async () => {
    const [one, other] = [await testDrive(), await testDrive()]
    expect((await read(await ownAddress(t, one))).body.id).toBe(one)
    expect((await read(await ownAddress(t, other))).body.id).toBe(other)
  })

  it('is not leaked by the Referer header, cached or indexed, even if it is wrong', async () => {
    const address = await ownAddress(t, await testDrive())
    const answers = [
      await read(address),
      await read(`/api/b/${'A'.repeat(22)}`),
      await t.call('GET', `${address}/calendar.ics`),
      await t.call('POST', `${address}/cancel`, { body: { refundCents: -1 } }),
      await t.call('POST', `${address}/cancel`, { body: { refundCents: 0 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 400, 200])
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
  })

  it('is in no log line, whatever happens to the request', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line))
        done()
      },
    })
    // The database breaks in the middle: the log of that must not name the link either.
    const broken = { ...t.deps, db: { ...t.deps.db, run: () => Promise.reject(new Error('broken')) } }
    const address = await ownAddress(t, await testDrive())
    const token = address.slice('/api/b/'.length)
    for (const deps of [t.deps, broken]) {
      const app = await newApp(deps, { log: pino({ level: 'trace' }, stream) })
      for (const rest of ['', '/calendar.ics', '/nothing', '?a=b']) await app.inject(address + rest)
      await app.inject({ method: 'POST', url: `${address}/cancel`, payload: { refundCents: 1 } })
      await app.inject({ method: 'POST', url: `${address}/cancel`, payload: 'no json' })
      await app.close()
    }
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.join('')).toContain('/api/b/:token')
    expect(lines.join('')).not.toContain(token)
  })

  it('cannot be guessed: a client that tries many has to wait', async () => {
    const guarded = await testApp({ RATE_LIMITS: 'on' })
    const tries = []
    for (let index = 0; index < 61; index++)
      tries.push((await guarded.call('GET', `/api/b/${String(index).padStart(22, 'x')}`)).status)
    const last = await guarded.call('GET', `/api/b/${'y'.repeat(22)}`)
    await guarded.close()
    expect(tries.slice(0, 60).every((status) => status === 404)).toBe(true)
    expect(tries[60]).toBe(429)
    expect(last.headers['retry-after']).toBeDefined()
  })
})

describe('an account opens its own bookings by a link', () => {
  const linkOf = (id: string, as?: 'regular_user' | 'platinum_member' | 'main_admin') =>
    t.call<{ path: string }>('POST', `/api/my/bookings/${id}/link`, as ? { as } : {})

  it('but none of another account', async () => {
    const { body } = await t.call<{ id: string }>('POST', '/api/test-drive', {
      body: testDriveBody({ date: aDay() }),
      as: 'regular_user',
    })
    const link = await linkOf(body.id, 'regular_user')
    expect(link.status).toBe(201)
    expect((await read(`/api${link.body.path}`)).body.id).toBe(body.id)
    expect((await linkOf(body.id, 'platinum_member')).status).toBe(404)
    expect((await linkOf(body.id, 'main_admin')).status).toBe(404)
    expect((await linkOf(body.id)).status).toBe(401)
    expect((await linkOf(await testDrive(), 'regular_user')).status).toBe(404)
  })
})

describe('a guest who has just paid gets a link', () => {
  const held = async () => {
    const { body } = await t.call<{ bookingId: string; clientSecret: string }>(
      'POST',
      '/api/create-payment-intent',
      { body: { amount: 120, bookingData: { ...rideDraft, date: aDay() } } },
    )
    return body
  }
  const ask = (id: string, clientSecret: string) =>
    t.call<{ path: string }>('POST', `/api/bookings/${id}/link`, { body: { clientSecret } })

  it('with the secret of the payment only', async () => {
    const { bookingId, clientSecret } = await held()
    await t.call('POST', '/api/bookings/create-test', { body: { bookingId, testMode: true } })
    const link = await ask(bookingId, clientSecret)
    expect(link.status).toBe(201)
    expect((await read(`/api${link.body.path}`)).body).toMatchObject({ id: bookingId, state: 'booked' })
    expect((await ask(bookingId, 'test_00_secret_00')).status).toBe(404)
    expect((await ask(bookingId, '')).status).toBe(404)
    expect((await ask(await testDrive(), clientSecret)).status).toBe(404)
  })

  it('with the provider’s whole secret only, as the payment’s id appears in addresses', async () => {
    const { bookingId } = await held()
    const name = 'pi_3Qx'
    const clientSecret = `${name}_secret_whole`
    await t.sql('update bookings set payment_secret_hash = $2 where id = $1', bookingId, secretHash(name))
    const intent: CardIntent = {
      id: name,
      clientSecret,
      bookingId,
      cents: 12_000,
      currency: 'eur',
      state: 'succeeded',
      problem: undefined,
      live: false,
      refunds: [],
    }
    const away = () => Promise.reject(new ProviderUnavailable('away'))
    t.deps.cards = { begin: away, cancel: away, refund: away, findRefund: away, find: async () => intent }
    expect((await ask(bookingId, name)).status).toBe(404)
    expect((await ask(bookingId, `${name}_secret_guessed`)).status).toBe(404)
    expect((await ask(bookingId, clientSecret)).status).toBe(201)
    t.deps.cards.find = away
    expect((await ask(bookingId, clientSecret)).status).toBe(503)
    t.deps.cards = undefined
  })
})
