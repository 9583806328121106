import { TOTP } from 'otpauth'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appOfFile, testApp, testNow } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { findAccount, requireUnchanged, type UserRow } from './accounts.ts'
import { setDisabled, setRole } from './change-account.ts'

const app = await appOfFile()

const username = 'jetski_admin'
const now = Temporal.Instant.from(testNow)
const sql = (text: string) => app.sql<{ id: number }>(text)
let mine: string
let secret: string
let recoveryCodes: string[]

const login = (code?: string, from = '192.0.2.1') =>
  app.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: from,
    payload: { username, password: everyPassword, ...(code === undefined ? {} : { code }) },
  })
const statusOfLogin = async (code?: string) => (await login(code)).statusCode
const call = <Body = Record<string, unknown>>(path: string, body: object) =>
  app.call<Body>('POST', `/api/two-factor${path}`, { body, headers: { 'x-session-id': mine } })
const state = () => app.call('GET', '/api/two-factor', { headers: { 'x-session-id': mine } })
/** The code this many steps from now. */
const codeAt = (steps: number): string =>
  new TOTP({ secret }).generate({ timestamp: now.add({ seconds: 30 * steps }).epochMilliseconds })
const wrongCode = (): string => {
  const right = new Set([-1, 0, 1, 2].map(codeAt))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.has(code))!
}
const goOn = (minutes: number) => app.setNow(now.add({ minutes }).toString())

beforeEach(async () => {
  app.setNow(testNow)
  await sql('truncate tries')
  await sql('delete from two_factors')
  await sql(`update users set role = '${username}' where username = '${username}'`)
  mine = (await login()).json().sessionId
  const begun = await call<{ secret: string; uri: string }>('', { currentPassword: everyPassword })
  secret = begun.body.secret
  recoveryCodes = (await call<{ recoveryCodes: string[] }>('/confirm', { code: codeAt(-1) })).body
    .recoveryCodes
})

describe('setting up the second factor', () => {
  it('needs the password, and sign-in asks for no code before the first one is confirmed', async () => {
    await sql('delete from two_factors')
    expect(await call('', { currentPassword: 'wrong' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword' }] },
    })
    const { body } = await call<{ secret: string }>('', { currentPassword: everyPassword })
    secret = body.secret
    expect(body).toMatchObject({
      uri: expect.stringContaining(`otpauth://totp/Merelend:${username}?`),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M2 2h1v1h-1z/) },
    })
    expect(await statusOfLogin()).toBe(200)
    expect(await call('/confirm', { code: wrongCode() })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'code' }] },
    })
    expect(await statusOfLogin()).toBe(200)
  })

  it('says that a code may be of an older key that a set-up in another tab replaced', async () => {
    await sql('delete from two_factors')
    secret = (await call<{ secret: string }>('', { currentPassword: everyPassword })).body.secret
    await call('', { currentPassword: everyPassword })
    expect(await call('/confirm', { code: codeAt(0) })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('the key that was shown last') }] },
    })
  })

  it('ends every other session and keeps the one that set it up', async () => {
    await sql('delete from two_factors')
    const other = (await login()).json().sessionId
    secret = (await call<{ secret: string }>('', { currentPassword: everyPassword })).body.secret
    expect((await call('/confirm', { code: codeAt(0) })).status).toBe(200)
    const seen = await app.call('GET', '/api/auth/user', { headers: { 'x-session-id': other } })
    expect([seen.status, (await state()).status]).toEqual([401, 200])
  })

  it('counts wrong codes, so that a stolen session cannot confirm a key that it has not seen', async () => {
    await sql('delete from two_factors')
    secret = (await call<{ secret: string }>('', { currentPassword: everyPassword })).body.secret
    for (let index = 0; index < 10; index++)
      expect((await call('/confirm', { code: wrongCode() })).status).toBe(400)
    expect((await call('/confirm', { code: codeAt(0) })).status).toBe(429)
    expect(await statusOfLogin()).toBe(200)
  })

  it('is refused while one is on, so that a stolen session cannot replace it', async () => {
    expect((await call('', { currentPassword: everyPassword })).status).toBe(409)
    goOn(10)
    expect((await call('/confirm', { code: codeAt(20) })).status).toBe(409)
  })

  it('can be confirmed again after a lost answer, by a right code in the same session only', async () => {
    const confirm = (code: string) => call<{ recoveryCodes: string[] }>('/confirm', { code })
    expect((await confirm(wrongCode())).status).toBe(400)
    const again = await confirm(codeAt(-1))
    expect([again.status, again.body.recoveryCodes.length]).toEqual([200, 10])
    expect(await statusOfLogin(recoveryCodes[0])).toBe(401)
    goOn(1)
    const later = (await login(again.body.recoveryCodes[0])).json().sessionId
    const other = { body: { code: codeAt(2) }, headers: { 'x-session-id': later } }
    expect((await app.call('POST', '/api/two-factor/confirm', other)).status).toBe(409)
    expect((await confirm(codeAt(2))).status).toBe(200)
    expect(await statusOfLogin(codeAt(2))).toBe(401)
  })
})

describe('signing in with a second factor', () => {
  it('is refused with the password alone, saying what is missing', async () => {
    const answer = await login()
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'second_factor_required'])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await login(wrongCode())).json()).toMatchObject({
      status: 401,
      code: 'wrong_credentials',
      errors: [{ path: 'code' }],
    })
  })

  it('does not mention the second factor after a wrong password', async () => {
    const body = { username, password: 'wrong', code: codeAt(0) }
    expect(await app.call('POST', '/api/login', { body })).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials', detail: 'Invalid username or password' },
    })
  })

  it('accepts each code once, even in concurrent tries, and none older than a used one', async () => {
    const both = await Promise.all([login(codeAt(0)), login(codeAt(0), '198.51.100.7')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    expect(await statusOfLogin(codeAt(0))).toBe(401)
    expect(await statusOfLogin(codeAt(-1))).toBe(401)
    expect(await statusOfLogin(codeAt(2))).toBe(401)
    expect(await statusOfLogin(codeAt(1))).toBe(200)
  })

  it('does not accept again the code that confirmed it', async () => {
    expect(await statusOfLogin(codeAt(-1))).toBe(401)
  })

  it('accepts a recovery code once, with or without its dash', async () => {
    const [first, second] = recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await statusOfLogin(first)).toBe(200)
    expect(await statusOfLogin(first)).toBe(401)
    expect(await statusOfLogin(second!.replace('-', ' ').toUpperCase())).toBe(200)
    expect((await state()).body).toEqual({ on: true, required: false, recoveryCodesLeft: 8 })
  })

  it('counts wrong codes across all networks, and a right password or code does not clear the count', async () => {
    for (let index = 0; index < 9; index++)
      expect((await login(wrongCode(), `192.0.2.${index}`)).statusCode).toBe(401)
    expect(await statusOfLogin(codeAt(0))).toBe(200)
    expect(await statusOfLogin()).toBe(401)
    expect((await login(wrongCode(), '198.51.100.1')).statusCode).toBe(401)
    expect((await login(codeAt(1), '198.51.100.2')).statusCode).toBe(429)
    expect((await login(recoveryCodes[0], '198.51.100.3')).statusCode).toBe(429)
    goOn(60)
    expect(await statusOfLogin(recoveryCodes[0])).toBe(200)
  })

  it('still asks for the code after a password change', async () => {
    const newPassword = 'a longer tale of seals'
    const body = { currentPassword: everyPassword, newPassword }
    const changed = await app.call<{ sessionId: string }>('POST', '/api/password', {
      body,
      headers: { 'x-session-id': mine },
    })
    expect(changed.status).toBe(200)
    const again = { body: { username, password: newPassword } }
    expect((await app.call('POST', '/api/login', again)).body.code).toBe('second_factor_required')
    await app.call('POST', '/api/password', {
      body: { currentPassword: newPassword, newPassword: everyPassword },
      headers: { 'x-session-id': changed.body.sessionId },
    })
  })
})

describe('turning the second factor off', () => {
  it('needs the password and a code', async () => {
    const right = { currentPassword: everyPassword, code: codeAt(0) }
    expect(await call('/end', { ...right, currentPassword: 'wrong' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword' }] },
    })
    expect(await call('/end', { ...right, code: wrongCode() })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'code' }] },
    })
    expect((await call('/end', right)).status).toBe(204)
    expect(await statusOfLogin()).toBe(200)
  })

  it('or getting new recovery codes needs both too, and ends the old codes', async () => {
    const right = { currentPassword: everyPassword, code: codeAt(0) }
    const fresh = await call<{ recoveryCodes: string[] }>('/codes', right)
    expect(await statusOfLogin(recoveryCodes[0])).toBe(401)
    expect(await statusOfLogin(fresh.body.recoveryCodes[0])).toBe(200)
  })

  it('happens automatically for a role that is not staff', async () => {
    const [account] = await sql(`select id from users where username = '${username}'`)
    await setRole(app.db, account!.id, 'wakesurf_admin', now)
    expect(await statusOfLogin()).toBe(401)
    await setRole(app.db, account!.id, 'regular_user', now)
    expect(await statusOfLogin()).toBe(200)
  })
})

it('a code is accepted once, even after the server’s clock was wrong by a day', async () => {
  goOn(24 * 60)
  expect(await statusOfLogin(codeAt(24 * 120))).toBe(200)
  app.setNow(testNow)
  expect(await statusOfLogin(codeAt(0))).toBe(200)
  expect(await statusOfLogin(codeAt(0))).toBe(401)
})

describe('a sign-in at the moment of a change', () => {
  const row = async () => (await findAccount(app.db, username))!
  const still = (account: UserRow) => app.db.transaction((tx) => requireUnchanged(tx, account))

  it('that checked the password before the second factor was confirmed creates no session', async () => {
    await sql('delete from two_factors')
    secret = (await call<{ secret: string }>('', { currentPassword: everyPassword })).body.secret
    // The factor is confirmed between the two checks of it: before the transaction and in it.
    const transaction = vi.spyOn(app.db, 'transaction').mockImplementationOnce(async (work) => {
      expect((await call('/confirm', { code: codeAt(0) })).status).toBe(200)
      return app.db.transaction(work)
    })
    const answer = await login()
    transaction.mockRestore()
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'second_factor_required'])
  })

  it('by a password change whose session the second factor ends creates no session and keeps the password', async () => {
    await sql('delete from two_factors')
    const other = (await login()).json().sessionId
    secret = (await call<{ secret: string }>('', { currentPassword: everyPassword })).body.secret
    const transaction = vi.spyOn(app.db, 'transaction').mockImplementationOnce(async (work) => {
      expect((await call('/confirm', { code: codeAt(0) })).status).toBe(200)
      return app.db.transaction(work)
    })
    const body = { currentPassword: everyPassword, newPassword: 'a longer tale of seals' }
    const changed = await app.call('POST', '/api/password', { body, headers: { 'x-session-id': other } })
    transaction.mockRestore()
    expect([changed.status, changed.body.sessionId]).toEqual([401, undefined])
    expect((await login()).json().code).toBe('second_factor_required')
  })

  it('that checked the password before it was changed or the account disabled is refused', async () => {
    const account = await row()
    await expect(still(account)).resolves.toBeUndefined()
    await expect(still({ ...account, password: 'another hash' })).rejects.toThrow('Invalid username')
    await setDisabled(app.db, account.id, true, now)
    await expect(still(account)).rejects.toThrow('Invalid username')
    await setDisabled(app.db, account.id, false, now)
  })
})

it('a shared demo account cannot have a second factor', async () => {
  const demo = await testApp({ DEMO: 'on' })
  const signedIn = await demo.call<{ sessionId: string }>('POST', '/api/login', {
    body: { username, password: everyPassword },
  })
  await demo.sql(`update users set demo = true where username = '${username}'`)
  expect(
    await demo.call('POST', '/api/two-factor', {
      body: { currentPassword: everyPassword },
      headers: { 'x-session-id': signedIn.body.sessionId },
    }),
  ).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  await demo.close()
})
