import { beforeEach, describe, expect, it } from 'vitest'
import { appOfFile, testNow } from '#tests/app.ts'

const app = await appOfFile()

type Session = { user: { username: string }; sessionId: string }
const first = 'the first good one'
let index = 0
let username: string
let mine: string
beforeEach(async () => {
  app.setNow(testNow)
  username = `person${index++}`
  const { body } = await app.call<Session>('POST', '/api/signup', {
    body: { username, password: first, email: `${username}@example.ee`, fullName: 'Liis Tamm' },
  })
  mine = body.sessionId
})

const login = (password: string) => app.call<Session>('POST', '/api/login', { body: { username, password } })
const change = (currentPassword: string, newPassword: string, as = mine) =>
  app.call<Session>('POST', '/api/password', {
    body: { currentPassword, newPassword },
    headers: { 'x-session-id': as },
  })
const statusOf = async (session: string) =>
  (await app.call('GET', '/api/auth/user', { headers: { 'x-session-id': session } })).status

describe('changing the password', () => {
  it('gives the session new secrets and ends all others', async () => {
    const other = (await login(first)).body.sessionId
    const { status, body, headers } = await change(first, 'the second good one')
    expect(status).toBe(200)
    expect(body.user.username).toBe(username)
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    expect([await statusOf(mine), await statusOf(other), await statusOf(body.sessionId)]).toEqual([
      401, 401, 200,
    ])
    expect([(await login(first)).status, (await login('the second good one')).status]).toEqual([401, 200])
  })

  it('answers 400 with the field for a wrong current password, and changes nothing', async () => {
    expect(await change('wrong', 'the second good one')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword', message: 'This is not your current password' }] },
    })
    expect([await statusOf(mine), (await login(first)).status]).toEqual([200, 200])
  })

  it.each([
    ['1234567', 'Password must be at least 8 characters'],
    ['x'.repeat(201), 'Password must be at most 200 characters'],
  ])('answers 400 with the field for %s', async (guessable, message) => {
    expect(await change(first, guessable)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'newPassword', message }] },
    })
  })

  it('refuses the username as a password, here and at sign-up', async () => {
    await app.sql(`update users set username = 'longer' || username where username = $1`, username)
    username = `longer${username}`
    expect(await change(first, username.toUpperCase())).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'newPassword', message: 'Your password must not be your username' }] },
    })
    expect(
      await app.call('POST', '/api/signup', {
        body: { username: 'somebody', password: 'Somebody', email: 'some@example.ee', fullName: 'Some Body' },
      }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password', message: 'Your password must not be your username' }] },
    })
  })

  it('answers 429 after ten tries, so that a stolen session cannot guess the password', async () => {
    const answers = []
    for (let time = 0; time < 10; time++) answers.push((await change('wrong', 'the second good one')).status)
    expect(new Set(answers)).toEqual(new Set([400]))
    const { status, headers } = await change(first, 'the second good one')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it('succeeds once for two concurrent calls', async () => {
    const both = await Promise.all([
      change(first, 'the second good one'),
      change(first, 'the third good one'),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
