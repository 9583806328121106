import { TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { AccountAct, StaffAccount } from '#contract/calls/people-calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { User } from '#contract/views.ts'
import { appOfFile, testApp, testNow } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { setRole } from './change-account.ts'

// R-H30: the main admin requires a second factor of an account.

const app = await appOfFile()
beforeEach(async () => {
  await app.sql('truncate tries')
  await app.sql('delete from two_factors')
  await app.sql(
    "update users set two_factor_required = false, role = username where username = 'jetski_admin'",
  )
})

const admin = { as: 'test_user' as const }
const now = Temporal.Instant.from(testNow)
const people = async () => (await app.call<StaffAccount[]>('GET', '/api/people', admin)).body
const named = async (username: string) => (await people()).find((one) => one.username === username)!
const demand = async (username: string, twoFactorRequired = true) =>
  app.call<StaffAccount>('PATCH', `/api/people/${(await named(username)).id}`, {
    ...admin,
    body: { twoFactorRequired },
  })
const login = (username = 'jetski_admin', code?: string) =>
  app.call<{ user: User; sessionId: string }>('POST', '/api/login', {
    body: { username, password: everyPassword, ...(code ? { code } : {}) },
  })
const session = async (username?: string) => ({
  headers: { 'x-session-id': (await login(username)).body.sessionId },
})
type Session = Awaited<ReturnType<typeof session>>
const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: now.add({ seconds: 30 * steps }).epochMilliseconds })
/** Sets it up as the person does, and returns its key. */
async function setUp(mine: Session): Promise<string> {
  const begun = await app.call<{ secret: string }>('POST', '/api/two-factor', {
    ...mine,
    body: { currentPassword: everyPassword },
  })
  const { secret } = begun.body
  const confirmed = await app.call('POST', '/api/two-factor/confirm', {
    ...mine,
    body: { code: codeAt(secret, -1) },
  })
  expect(confirmed.status).toBe(200)
  return secret
}
const refusedMissing = {
  status: 403,
  body: { code: 'second_factor_missing', detail: expect.stringMatching(/set it up/) },
}

describe('an account that must have a second factor and has none', () => {
  it('signs in by password with a note that it is missing, and may only call what sets it up', async () => {
    await demand('jetski_admin')
    const { body } = await login()
    expect(body.user).toMatchObject({ username: 'jetski_admin', secondFactorMissing: true })
    const mine = { headers: { 'x-session-id': body.sessionId } }
    const open = ['logout', 'currentUser', 'twoFactor', 'beginTwoFactor', 'confirmTwoFactor']
    const calls = Object.entries(api as Record<string, Endpoint>).filter(
      ([, { access }]) => access !== 'anyone',
    )
    expect(calls.filter(([, call]) => call.beforeSecondFactor).map(([name]) => name)).toEqual(open)
    for (const [name, { method, path }] of calls.filter(([, call]) => !call.beforeSecondFactor)) {
      const sent = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
      const answer = await app.call(method, path.replaceAll(/:\w+/g, '0'), { ...mine, ...sent })
      expect(answer, name).toMatchObject(refusedMissing)
    }
    expect(await app.call('GET', '/api/live', mine)).toMatchObject(refusedMissing)
    expect((await app.call('GET', '/api/auth/user', mine)).body).toMatchObject({ secondFactorMissing: true })
    expect((await app.call('GET', '/api/two-factor', mine)).body).toEqual({
      on: false,
      required: true,
      recoveryCodesLeft: 0,
    })
  })

  it('counts as a visitor in public calls', async () => {
    const mine = await session()
    await demand('jetski_admin')
    expect((await app.call('GET', '/api/house', mine)).status).toBe(200)
  })

  it('continues with the same session once it is set up, and then signs in with a code', async () => {
    await demand('jetski_admin')
    const mine = await session()
    const secret = await setUp(mine)
    expect((await app.call('GET', '/api/bookings', mine)).status).toBe(200)
    expect((await app.call('GET', '/api/auth/user', mine)).body).not.toHaveProperty('secondFactorMissing')
    expect(await login()).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    const again = await login('jetski_admin', codeAt(secret, 0))
    expect(again.status).toBe(200)
    expect(again.body.user).not.toHaveProperty('secondFactorMissing')
  })

  it('is refused from the next call in existing sessions, and its open pages reload', async () => {
    const mine = await session()
    expect((await app.call('GET', '/api/bookings', mine)).status).toBe(200)
    app.changes.length = 0
    expect(await demand('jetski_admin')).toMatchObject({
      status: 200,
      body: { twoFactorRequired: true, twoFactor: false },
    })
    expect(app.changes.map(({ type }) => type)).toEqual(['account'])
    expect(await app.call('GET', '/api/bookings', mine)).toMatchObject(refusedMissing)
    await demand('jetski_admin', false)
    expect((await app.call('GET', '/api/bookings', mine)).status).toBe(200)
  })

  it('sets up a new one after the main admin reset it for a lost phone', async () => {
    const mine = await session()
    await setUp(mine)
    await demand('jetski_admin')
    const { id } = await named('jetski_admin')
    expect((await app.call('POST', `/api/people/${id}/two-factor-reset`, admin)).body).toMatchObject({
      twoFactor: false,
      twoFactorRequired: true,
    })
    const after = await session()
    expect(await app.call('GET', '/api/bookings', after)).toMatchObject(refusedMissing)
    await setUp(after)
    expect((await app.call('GET', '/api/bookings', after)).status).toBe(200)
  })

  it('can be created by an invitation that requires one; other invitations do not', async () => {
    const invite = (username: string, more: object) => {
      const sent = { username, fullName: 'Kadri Mets', email: 'kadri@example.ee', role: 'jetski_admin' }
      return app.call<StaffAccount>('POST', '/api/people', { ...admin, body: { ...sent, ...more } })
    }
    expect((await invite('kadri.maybe', { twoFactorRequired: 'yes' })).status).toBe(400)
    for (const more of [{}, { twoFactorRequired: false }])
      expect((await invite(`kadri.${Object.keys(more).length}`, more)).body).toMatchObject({
        twoFactorRequired: false,
      })
    expect(await invite('kadri.held', { twoFactorRequired: true })).toMatchObject({
      status: 201,
      body: { invited: true, twoFactorRequired: true, twoFactor: false },
    })
    await app.sql(`update users set invited_at = null, password = (select password from users where username = 'jetski_admin')
      where username = 'kadri.held'`)
    const mine = await session('kadri.held')
    expect(await app.call('GET', '/api/bookings', mine)).toMatchObject(refusedMissing)
    await setUp(mine)
    expect((await app.call('GET', '/api/bookings', mine)).status).toBe(200)
    const acts = (await app.call<AccountAct[]>('GET', '/api/people/acts', admin)).body
    const of = (username: string) =>
      acts.filter((one) => one.username === username).map(({ act, by, at }) => [act, by, at])
    expect(of('kadri.1')).toEqual([['invited', 'test_user', testNow]])
    expect(of('kadri.held')).toEqual([
      ['two_factor_required', 'test_user', testNow],
      ['invited', 'test_user', testNow],
    ])
  })

  it('need not set one up once it is no longer a staff account', async () => {
    await demand('jetski_admin')
    const { id } = await named('jetski_admin')
    await app.db.transaction((tx) => setRole(tx, id, 'regular_user', now))
    expect((await app.call('GET', '/api/my/bookings', await session())).status).toBe(200)
  })
})

describe('a second factor that is required', () => {
  it('cannot be turned off by its owner while it is required', async () => {
    const mine = await session()
    const secret = await setUp(mine)
    await demand('jetski_admin')
    const end = (steps: number) =>
      app.call('POST', '/api/two-factor/end', {
        ...mine,
        body: { currentPassword: everyPassword, code: codeAt(secret, steps) },
      })
    expect(await end(0)).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/stays on/) } })
    expect(await named('jetski_admin')).toMatchObject({ twoFactor: true, twoFactorRequired: true })
    await demand('jetski_admin', false)
    expect((await end(1)).status).toBe(204)
  })

  it('is in the journal with who and when, once per change', async () => {
    const before = (await app.call<AccountAct[]>('GET', '/api/people/acts', admin)).body.length
    for (const required of [true, true, false, false]) await demand('jetski_admin', required)
    const { body } = await app.call<AccountAct[]>('GET', '/api/people/acts', admin)
    expect(body.slice(0, body.length - before)).toMatchObject([
      { act: 'two_factor_optional', by: 'test_user', username: 'jetski_admin', at: testNow },
      { act: 'two_factor_required', by: 'test_user', username: 'jetski_admin', at: testNow },
    ])
  })

  it('cannot be required of one’s own account while it is off there, which would lock one out', async () => {
    const { id } = await named('main_admin')
    const others = await session('main_admin')
    const own = (twoFactorRequired: boolean, mine = others) =>
      app.call<StaffAccount>('PATCH', `/api/people/${id}`, { ...mine, body: { twoFactorRequired } })
    expect(await own(true)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/your own account first/) },
    })
    const mine = await session('main_admin')
    const secret = await setUp(mine)
    expect(await own(true, mine)).toMatchObject({ status: 200, body: { twoFactorRequired: true } })
    expect((await app.call('GET', '/api/people', mine)).status).toBe(200)
    expect((await login('main_admin', codeAt(secret, 0))).status).toBe(200)
    expect(await own(false, mine)).toMatchObject({ status: 200, body: { twoFactorRequired: false } })
  })

  it('accepts only yes or no', async () => {
    const { id } = await named('jetski_admin')
    for (const twoFactorRequired of ['yes', 1, null])
      expect(
        (await app.call('PATCH', `/api/people/${id}`, { ...admin, body: { twoFactorRequired } })).status,
      ).toBe(400)
  })

  it('is not set on the shared accounts of the demo', async () => {
    const demo = await testApp({ DEMO: 'on' })
    await demo.sql('update users set demo = true')
    const { body } = await demo.call<StaffAccount[]>('GET', '/api/people', admin)
    const { id } = body.find((one) => one.username === 'jetski_admin')!
    const sent = { ...admin, body: { twoFactorRequired: true } }
    expect((await demo.call('PATCH', `/api/people/${id}`, sent)).status).toBe(403)
    await demo.close()
  })
})
