import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { appOfFile, type TestApp, testApp, testNow } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { findAccount } from './accounts.ts'
import { setDisabled, setPassword, setRole } from './change-account.ts'
import { hashPassword } from './passwords.ts'
import { sweepAccounts } from './reset-links.ts'

const app = await appOfFile()
beforeEach(() => app.setNow(testNow))

type Session = { user: Record<string, unknown>; sessionId: string }
type Signed = { cookie: string; sessionId: string }

/** Signs in with these headers; both secrets of the new session. */
async function login(username: Role, headers: Record<string, string> = {}): Promise<Signed> {
  const answer = await app.call<Session>('POST', '/api/login', {
    body: { username, password: everyPassword },
    headers,
  })
  expect(answer.status).toBe(200)
  return { cookie: String(answer.headers['set-cookie']).split(';')[0]!, sessionId: answer.body.sessionId }
}
const byHeader = ({ sessionId }: Signed) => ({ 'x-session-id': sessionId })
const byCookie = ({ cookie }: Signed) => ({ cookie })
const statusOf = async (headers: Record<string, string>) =>
  (await app.call('GET', '/api/auth/user', { headers })).status
const later = (days: number) =>
  app.setNow(
    Temporal.Instant.from(testNow)
      .add({ minutes: Math.round(days * 1440) })
      .toString(),
  )

describe('a session cannot be planted', () => {
  it('gets new secrets at every sign-in, which ends the session whose secrets were sent', async () => {
    const planted = await login('regular_user')
    const own = await login('main_admin', { ...byHeader(planted), ...byCookie(planted) })
    expect([own.cookie, own.sessionId]).not.toContain(planted.cookie)
    expect(own.sessionId).not.toBe(planted.sessionId)
    expect([await statusOf(byHeader(planted)), await statusOf(byCookie(planted))]).toEqual([401, 401])
    expect(await statusOf({ ...byHeader(own), ...byCookie(own) })).toBe(200)
  })

  it('ignores a secret chosen by the visitor, and ends both sessions of two mixed secrets', async () => {
    const made = await login('regular_user', {
      'x-session-id': 'chosen-by-somebody',
      cookie: 'merelend_session=x',
    })
    expect(made.sessionId).not.toBe('chosen-by-somebody')
    const [one, other] = [await login('regular_user'), await login('jetski_admin')]
    await login('main_admin', { ...byCookie(one), ...byHeader(other) })
    expect([await statusOf(byHeader(one)), await statusOf(byHeader(other))]).toEqual([401, 401])
  })

  it('is kept when a sign-in sent with its secret fails', async () => {
    const mine = await login('regular_user')
    await app.call('POST', '/api/login', {
      body: { username: 'main_admin', password: 'wrong' },
      headers: byHeader(mine),
    })
    expect(await statusOf(byHeader(mine))).toBe(200)
  })

  it('also gets new secrets by signing up', async () => {
    const before = await login('regular_user')
    const { status } = await app.call('POST', '/api/signup', {
      body: {
        username: 'fresh',
        password: 'eight or more',
        email: 'fresh@example.ee',
        fullName: 'Fresh One',
      },
      headers: byHeader(before),
    })
    expect(status).toBe(201)
    expect(await statusOf(byHeader(before))).toBe(401)
  })
})

describe('a session whose page signed out although the call failed', () => {
  it.each([
    ['GET', '/api/auth/user', 401],
    ['GET', '/api/jetski/availability', 200],
  ] as const)('ends with the next call that arrives: %s %s', async (method, path, status) => {
    const [mine, other] = [await login('regular_user'), await login('regular_user')]
    const headers = { ...byCookie(mine), 'x-session-id': 'ended' }
    expect((await app.call(method, path, { headers })).status).toBe(status)
    expect([await statusOf(byCookie(mine)), await statusOf(byHeader(mine))]).toEqual([401, 401])
    expect(await statusOf(byHeader(other))).toBe(200)
  })
})

describe('a session runs out', () => {
  it('after seven days without a call', async () => {
    const mine = await login('regular_user')
    later(6.99)
    expect(await statusOf(byHeader(mine))).toBe(200)
    later(13.98)
    expect(await statusOf(byCookie(mine))).toBe(200)
    later(20.99)
    expect(await statusOf(byHeader(mine))).toBe(401)
  })

  it('after thirty days even if it was used each day', async () => {
    const mine = await login('regular_user')
    for (let day = 1; day < 30; day++) {
      later(day)
      expect(await statusOf(byHeader(mine))).toBe(200)
    }
    later(30)
    expect([await statusOf(byHeader(mine)), await statusOf(byCookie(mine))]).toEqual([401, 401])
  })

  it('and is deleted', async () => {
    await app.sql('truncate sessions')
    await login('regular_user')
    const used = await login('regular_user')
    later(5)
    await statusOf(byHeader(used))
    later(8)
    await sweepAccounts(app.db, app.deps.now())
    const rows = await app.sql<{ count: number }>('select count(*)::int as count from sessions')
    expect(rows).toEqual([{ count: 1 }])
    expect(await statusOf(byHeader(used))).toBe(200)
  })
})

describe('every session of an account ends at once', () => {
  const acts: [string, (id: number) => Promise<void>][] = [
    ['its role changes', (id) => setRole(app.db, id, 'wakesurf_admin', app.deps.now())],
    ['it is disabled', (id) => setDisabled(app.db, id, true, app.deps.now())],
    [
      'the operator gives it a new password',
      async (id) => {
        const password = await hashPassword(everyPassword)
        await app.db.transaction((tx) => setPassword(tx, id, password, app.deps.now()))
      },
    ],
  ]
  it.each(acts)('when %s', async (_what, act) => {
    const { id } = (await findAccount(app.db, 'WakeSurf_Admin'))!
    await setDisabled(app.db, id, false, app.deps.now())
    const [one, other, stranger] = [
      await login('wakesurf_admin'),
      await login('wakesurf_admin'),
      await login('regular_user'),
    ]
    await act(id)
    expect([await statusOf(byHeader(one)), await statusOf(byCookie(other))]).toEqual([401, 401])
    expect(await statusOf(byHeader(stranger))).toBe(200)
  })

  it('and a disabled account cannot sign in, with the same words as for a wrong password', async () => {
    const { id } = (await findAccount(app.db, 'jetski_admin'))!
    await setDisabled(app.db, id, true, app.deps.now())
    const body = { username: 'jetski_admin', password: everyPassword }
    expect(await app.call('POST', '/api/login', { body })).toMatchObject({
      status: 401,
      body: { detail: 'Invalid username or password' },
    })
    await setDisabled(app.db, id, false, app.deps.now())
    expect((await app.call('POST', '/api/login', { body })).status).toBe(200)
  })
})

describe('the public fields of an account', () => {
  it('never contain a password, a hash or a secret of a session', async () => {
    const mine = await login('main_admin')
    const answers = [
      await app.call('GET', '/api/auth/user', { headers: byHeader(mine) }),
      await app.call('POST', '/api/login', { body: { username: 'regular_user', password: everyPassword } }),
      await app.call('POST', '/api/password', {
        headers: byHeader(mine),
        body: { currentPassword: everyPassword, newPassword: 'another good one' },
      }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/password|argon|hash|cookie/i)
    }
  })
})

describe('the cookie of a site on https', () => {
  let safe: TestApp
  beforeAll(async () => {
    safe = await testApp({ PUBLIC_URL: 'https://merelend.example', PAYMENTS: 'on_site' })
  })
  afterAll(() => safe.close())
  const ours = { 'sec-fetch-site': 'same-origin' }
  const signedIn = async (headers: Record<string, string> = {}) => {
    const answer = await safe.call<{ sessionId: string }>('POST', '/api/login', {
      body: { username: 'regular_user', password: everyPassword },
      headers,
    })
    const set = [answer.headers['set-cookie'] ?? []].flat()
    return { set, secret: set[0]!.split(';')[0]!.split('=')[1]! }
  }
  const status = async (cookie: string) =>
    (await safe.call('GET', '/api/auth/user', { headers: { cookie } })).status

  it('cannot be planted by another host; its former name is valid until the next sign-in', async () => {
    const { set, secret } = await signedIn()
    expect(set).toEqual([expect.stringMatching(/^__Host-merelend_session=/)])
    expect(await status(`__Host-merelend_session=${secret}`)).toBe(200)
    expect(await status(`merelend_session=${secret}`)).toBe(200)
    expect(await status(`merelend_session=planted; __Host-merelend_session=${secret}`)).toBe(200)
    const next = await signedIn({ cookie: `merelend_session=${secret}`, ...ours })
    expect(next.set[1]).toMatch(/^merelend_session=;.*Expires=Thu, 01 Jan 1970/)
    expect(await status(`merelend_session=${secret}`)).toBe(401)
  })

  it('is cleared under both names', async () => {
    const { secret } = await signedIn()
    const { headers } = await safe.call('POST', '/api/logout', {
      headers: { cookie: `__Host-merelend_session=${secret}`, ...ours },
    })
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-merelend_session=;.*Secure/),
      expect.stringMatching(/^merelend_session=;/),
    ])
  })
})
