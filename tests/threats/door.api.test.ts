import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { testDriveBody } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { type CrowdedApp, crowdedApp } from './crowded-app.ts'

// Parts of a request other than its content: cookies, sessions, keys, sizes and types.

let yard: CrowdedApp
beforeAll(async () => {
  yard = await crowdedApp()
})
afterAll(() => yard.app.close())

const changing = (Object.entries(api) as [string, Endpoint][]).filter(([, { method }]) => method !== 'GET')
const withBody = changing.filter(([, { body, bytes }]) => body !== undefined && bytes === undefined)
const signed = changing.filter(([, { bytes }]) => bytes === 'application/json')
let tried = 0

/** The two secrets of a new session. */
async function signIn(username: string, headers: Record<string, string> = {}) {
  const answer = await yard.app.call('POST', '/api/login', {
    body: { username, password: everyPassword },
    headers,
  })
  const [pair] = [answer.headers['set-cookie']].flat().map((line) => String(line).split(';')[0]!)
  return { status: answer.status, cookie: pair!, header: String(answer.body.sessionId) }
}
const whoIs = async (headers: Record<string, string>) => {
  const { status, body } = await yard.app.call('GET', '/api/auth/user', { headers })
  tried++
  return status === 200 ? body.username : status
}
const urlOf = (path: string) => {
  const booking = yard.things.find(({ kind }) => kind === 'bookings')!
  return path.replace(/:\w+/g, booking.id)
}

describe('a cookie sent without the session id', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'http://localhost:3000/admin' },
  ]

  it.each(changing)('changes nothing from another site: %s', async (_name, { method, path }) => {
    const { cookie } = await signIn('main_admin')
    const before = await yard.everything()
    for (const headers of foreign) {
      const answer = await yard.app.call(method, urlOf(path), {
        headers: { cookie, ...headers },
        ...(method === 'POST' || method === 'PATCH' ? { body: {} } : {}),
      })
      tried++
      expect(answer.status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(403)
    }
    expect(await yard.everything()).toBe(before)
  })
})

describe('a session', () => {
  it('is never chosen by the client: sign-in creates new secrets', async () => {
    const planted = 'p'.repeat(43)
    const first = await signIn('regular_user', { cookie: `merelend_session=${planted}` })
    expect(first.cookie).not.toContain(planted)
    expect(await whoIs({ cookie: `merelend_session=${planted}` })).toBe(401)
    expect(await whoIs({ 'x-session-id': planted })).toBe(401)
    const second = await signIn('regular_user')
    expect(second.cookie).not.toBe(first.cookie)
    expect(second.header).not.toBe(first.header)
  })

  it('is not accepted from two halves of different sessions, nor with a secret in the wrong place', async () => {
    const admin = await signIn('main_admin')
    const mine = await signIn('regular_user')
    expect(await whoIs({ cookie: mine.cookie, 'x-session-id': admin.header })).toBe(401)
    expect(await whoIs({ cookie: admin.cookie, 'x-session-id': mine.header })).toBe(401)
    expect(await whoIs({ 'x-session-id': admin.cookie.split('=')[1]! })).toBe(401)
    expect(await whoIs({ cookie: `merelend_session=${admin.header}` })).toBe(401)
    expect(await whoIs({ cookie: admin.cookie, 'x-session-id': admin.header })).toBe('main_admin')
  })

  it('is not found by the hashes stored in the database', async () => {
    const rows = await yard.app.db.run<{ cookie_hash: string; header_hash: string }>(
      { name: '', text: 'select cookie_hash, header_hash from sessions' },
      [],
    )
    for (const { cookie_hash, header_hash } of rows) {
      expect(await whoIs({ 'x-session-id': header_hash })).toBe(401)
      expect(await whoIs({ cookie: `merelend_session=${cookie_hash}` })).toBe(401)
    }
  })

  it.each(['', ' ', '%00', "' or 1=1 --", 'undefined', 'null', 'x'.repeat(8_000), '{}'])(
    'is none for %j',
    async (secret) => {
      expect(await whoIs({ 'x-session-id': secret })).toBe(401)
      expect(await whoIs({ cookie: `merelend_session=${encodeURIComponent(secret)}` })).toBe(401)
    },
  )
})

describe('an Idempotency-Key of another account', () => {
  const ride = testDriveBody({ time: '15:00', email: 'owner@example.ee' })

  it('with another body reveals nothing of the first answer', async () => {
    const first = await yard.app.call('POST', '/api/test-drive', {
      body: ride,
      key: 'guessed-1',
      as: 'regular_user',
    })
    const answer = await yard.app.call('POST', '/api/test-drive', {
      body: { ...ride, email: 'mallory@example.ee' },
      key: 'guessed-1',
      as: 'platinum_member',
    })
    tried += 2
    expect(first.status).toBe(201)
    // A key belongs to its sender: from another account it is another key.
    expect(answer.status).toBe(201)
    expect(JSON.stringify(answer.body)).not.toContain(String(first.body.reference))
  })

  it('is another key in another call', async () => {
    const answer = await yard.app.call('POST', '/api/waitlist', {
      body: { fullName: 'Mallory', email: 'mallory@example.ee', location: 'dubai' },
      key: 'guessed-1',
    })
    tried++
    expect(answer.status).toBe(201)
  })

  it('with the same body reveals nothing of the first answer either', async () => {
    const hold = {
      amount: 120,
      bookingData: {
        bookingType: 'efoil-private',
        date: '2026-06-25',
        time: '12:00',
        location: 'Noblessner',
        quantity: 1,
        duration: '1 hour',
        name: 'Owner',
        email: 'owner@example.ee',
        phone: '+372 5123 4567',
      },
    }
    const ask = (as: 'regular_user' | 'platinum_member') =>
      yard.app.call('POST', '/api/create-payment-intent', { body: hold, key: 'guessed-2', as })
    const first = await ask('regular_user')
    const second = await ask('platinum_member')
    tried += 2
    expect(first.status).toBe(200)
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret)
    expect(second.body.bookingId).not.toBe(first.body.bookingId)
  })
})

describe('a body', () => {
  it.each(withBody)(
    'that is no JSON object or too large is refused by %s',
    async (_name, { method, path, body, maxBytes = 65_536 }) => {
      // An optional body is not refused; the call then fails because the link has no booking.
      const none = body?.safeParse(null).success ? [404] : [400]
      const before = await yard.everything()
      const send = (raw: string | undefined, type: string | undefined) =>
        yard.app.call(method, urlOf(path), {
          as: 'main_admin',
          ...(raw === undefined ? {} : { raw }),
          headers: type === undefined ? {} : { 'content-type': type },
        })
      const cases: [string | undefined, string | undefined, readonly number[]][] = [
        [JSON.stringify({ filler: 'x'.repeat(maxBytes) }), 'application/json', [413]],
        ['a=b', 'application/x-www-form-urlencoded', [415]],
        ['{"a":1}', 'text/plain', [415]],
        ['--x\r\n\r\n{}', 'multipart/form-data; boundary=x', [415]],
        ['<a/>', 'application/xml', [415]],
        ['{"a":', 'application/json', [400]],
        ['', 'application/json', none],
        ['null', 'application/json', none],
        ['[]', 'application/json', [400]],
        ['"text"', 'application/json', [400]],
        ['{"__proto__":{"admin":true}}', 'application/json', [400]],
        ['{"constructor":{"prototype":{"admin":true}}}', 'application/json', [400]],
        [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json', [400]],
      ]
      for (const [raw, type, statuses] of cases) {
        const answer = await send(raw, type)
        tried++
        expect(statuses, `${raw?.slice(0, 40)} as ${type}: ${answer.status}`).toContain(answer.status)
        expect(answer.body).toMatchObject({ status: answer.status, code: expect.any(String) })
      }
      expect(await yard.everything()).toBe(before)
    },
  )

  it.each(signed)('that no provider signed is refused by %s', async (_name, { method, path, bytes }) => {
    const before = await yard.everything()
    for (const raw of [
      '{"type":"payment_intent.succeeded","data":{"object":{"id":"pi_1"}}}',
      '{"a":',
      '[]',
      'a=b',
    ])
      for (const type of [bytes!, 'text/plain', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type, 'stripe-signature': 't=1,v1=00' }
        const answer = await yard.app.call(method, urlOf(path), { raw, headers })
        tried++
        // Without keys of a provider, the address has no handler.
        expect(answer.status, `${raw} as ${type}`).toBe(type === bytes ? 404 : 415)
      }
    expect(await yard.everything()).toBe(before)
  })

  it('of bytes that are no valid text is refused or kept as text', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"username":"'),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from('","password":"x"}'),
    ])
    const answer = await yard.app.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload: bytes,
    })
    tried++
    expect([400, 401]).toContain(answer.statusCode)
  })
})

describe('what was tried', () => {
  it('is said', () => {
    process.stdout.write(`  at the door: ${tried} requests, none let in\n`)
  })
})
