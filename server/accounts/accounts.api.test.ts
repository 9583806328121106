import { beforeEach, describe, expect, it } from 'vitest'
import { appOfFile, testDriveBody, testNow } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'

const t = await appOfFile()
beforeEach(() => t.setNow(testNow))

type Session = { user: Record<string, unknown>; sessionId: string }
const login = (username: string, password = everyPassword) =>
  t.call<Session>('POST', '/api/login', { body: { username, password } })
const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0]!
const whoIs = (headers: Record<string, string>) => t.call('GET', '/api/auth/user', { headers })

describe('signing in', () => {
  it('returns the user without a password, a session id and an HttpOnly cookie of another secret', async () => {
    const { status, body, headers } = await login('regular_user')
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ username: 'regular_user', role: 'regular_user', sectors: [] })
    expect(JSON.stringify(body.user)).not.toMatch(/password|argon/)
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    expect(String(headers['set-cookie'])).not.toContain(body.sessionId)
  })

  it('takes either secret, and refuses two that belong to different sessions', async () => {
    const one = await login('regular_user')
    const other = await login('main_admin')
    expect(await whoIs({ 'x-session-id': one.body.sessionId })).toMatchObject({
      status: 200,
      body: { username: 'regular_user' },
    })
    expect(await whoIs({ cookie: cookieOf(one.headers) })).toMatchObject({ status: 200 })
    expect(await whoIs({ cookie: cookieOf(one.headers), 'x-session-id': one.body.sessionId })).toMatchObject({
      status: 200,
    })
    expect(
      await whoIs({ cookie: cookieOf(one.headers), 'x-session-id': other.body.sessionId }),
    ).toMatchObject({ status: 401 })
    expect(await whoIs({ cookie: cookieOf(one.headers), 'x-session-id': 'made-up' })).toMatchObject({
      status: 401,
    })
    expect(await whoIs({})).toMatchObject({ status: 401 })
  })

  it('books nothing for its account if the cookie comes with a secret of no session', async () => {
    for (const [secret, time] of [
      ['none', '11:00'],
      ['ended', '12:00'],
    ]) {
      const { headers } = await login('regular_user')
      const left = { cookie: cookieOf(headers), 'x-session-id': secret! }
      const booked = await t.call('POST', '/api/test-drive', { body: testDriveBody({ time }), headers: left })
      expect(booked.status).toBe(201)
    }
    expect(await t.call('GET', '/api/my/bookings', { as: 'regular_user' })).toMatchObject({ body: [] })
  })

  it('stores only hashes of the secrets', async () => {
    const { body, headers } = await login('regular_user')
    const rows = await t.sql('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(body.sessionId)
    expect(JSON.stringify(rows)).not.toContain(cookieOf(headers).split('=')[1])
  })

  it('refuses a change that carries only the cookie and comes from another site', async () => {
    const { headers } = await login('regular_user')
    const logout = (extra: Record<string, string>) =>
      t.call('POST', '/api/logout', { headers: { cookie: cookieOf(headers), ...extra } })
    expect(await logout({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
    })
    expect(await logout({})).toMatchObject({ status: 403 })
    expect(await logout({ 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 204 })
  })

  it('ends when the user signs out or it expires', async () => {
    const { body } = await login('regular_user')
    expect(
      await t.call('POST', '/api/logout', { headers: { 'x-session-id': body.sessionId } }),
    ).toMatchObject({ status: 204 })
    expect(await whoIs({ 'x-session-id': body.sessionId })).toMatchObject({ status: 401 })
    const idle = await login('regular_user')
    t.setNow('2026-06-24T08:00:00Z')
    expect(await whoIs({ 'x-session-id': idle.body.sessionId })).toMatchObject({ status: 401 })
  })

  it.each([
    ['regular_user', 'wrong'],
    ['nobody at all', everyPassword],
  ])("answers 401 'Invalid username or password' for %s with %s", async (username, password) => {
    expect(await login(username, password)).toMatchObject({
      status: 401,
      body: { detail: 'Invalid username or password' },
    })
  })

  it('is slowed down after ten wrong passwords', async () => {
    for (let index = 0; index < 10; index++) await login('wakesurf_admin', 'wrong')
    const { status, headers } = await login('wakesurf_admin')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    t.setNow('2026-06-16T08:16:00Z')
    expect(await login('wakesurf_admin')).toMatchObject({ status: 200 })
  })
})

describe('signing up', () => {
  const form = {
    username: 'newcomer',
    password: 'a long enough one',
    email: 'new@example.ee',
    fullName: 'New Comer',
  }

  it.each([5, null, ['main_admin'], 'x'.repeat(60)])(
    'takes no notice of a role that is none: %j',
    async (role) => {
      const username = `newcomer${JSON.stringify(role).length}`
      const { status, body } = await t.call<Session>('POST', '/api/signup', {
        body: { ...form, username, role, membershipType: role },
      })
      expect([status, body.user?.role]).toEqual([201, 'regular_user'])
    },
  )

  it('always creates a regular user, whatever role the body names, and signs in', async () => {
    const { status, body } = await t.call<Session>('POST', '/api/signup', {
      body: { ...form, role: 'main_admin', membershipType: 'platinum' },
    })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ role: 'regular_user', membershipType: 'regular' })
    expect(await whoIs({ 'x-session-id': body.sessionId })).toMatchObject({
      status: 200,
      body: { username: 'newcomer' },
    })
  })

  it('answers 409 username_taken, whatever the case', async () => {
    expect(await t.call('POST', '/api/signup', { body: { ...form, username: 'NEWCOMER' } })).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    })
  })

  it.each(['main_admin\u200b', '\u202enimda', 'main\u00adadmin'])(
    'answers 400 for a name that looks like another one: %o',
    async (username) => {
      const before = await t.count('users')
      expect((await t.call('POST', '/api/signup', { body: { ...form, username } })).status).toBe(400)
      expect(await t.count('users')).toBe(before)
    },
  )

  it.each([{ username: '' }, { password: 'short' }, { email: 'no' }, { fullName: '' }])(
    'answers 400 for %o, and stores no account',
    async (changed) => {
      const before = await t.count('users')
      expect(
        (await t.call('POST', '/api/signup', { body: { ...form, username: 'another', ...changed } })).status,
      ).toBe(400)
      expect(await t.count('users')).toBe(before)
    },
  )
})

describe('demo accounts', () => {
  it('are 404 when the demo is off', async () => {
    expect(await t.call('GET', '/api/demo-accounts')).toMatchObject({ status: 404 })
  })
})

describe('public calls', () => {
  it('answers health and readiness, and metrics on loopback', async () => {
    expect(await t.call('GET', '/healthz')).toMatchObject({ status: 200 })
    expect(await t.call('GET', '/readyz')).toMatchObject({ status: 200 })
    const metrics = await t.call<string>('GET', '/metrics')
    expect(metrics.body).toContain('http_request_seconds')
  })

  it('describes every call in /api/openapi.json', async () => {
    const { body } = await t.call<{ paths: Record<string, unknown> }>('GET', '/api/openapi.json')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/test-drive', '/api/bookings/{id}/status', '/api/login']),
    )
  })

  it('answers 404 as a problem for a call that does not exist', async () => {
    expect(await t.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
