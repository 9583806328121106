import { beforeEach, describe, expect, it } from 'vitest'
import { appOfFile, testApp, testNow } from '#tests/app.ts'
import type { OutgoingEmail } from '../notifications/send-email.ts'
import { findAccount } from './accounts.ts'
import { setDisabled } from './change-account.ts'
import { mailResets } from './mail-resets.ts'
import { sweepAccounts } from './reset-links.ts'

const app = await appOfFile()
let sent: OutgoingEmail[]
let failures: unknown[]
let refuse: Error | undefined
const away = new Error('the mail server is away')

type Session = { user: { username: string }; sessionId: string }
const first = 'the first good one'
const second = 'the second good one'
let index = 0
let username: string
let session: string
beforeEach(async () => {
  sent = []
  failures = []
  refuse = undefined
  app.setNow(testNow)
  username = `forgetful${index++}`
  const { body } = await app.call<Session>('POST', '/api/signup', {
    body: { username, password: first, email: `${username}@example.ee`, fullName: 'Liis Tamm' },
  })
  session = body.sessionId
})

const ask = (body: object = { email: `${username}@example.ee` }) =>
  app.call('POST', '/api/password-reset', { body })
const look = (db = app.db) =>
  mailResets({
    db,
    now: app.deps.now,
    publicUrl: 'https://merelend.example',
    sendEmail: async (mail) => {
      if (refuse) throw refuse
      sent.push(mail)
    },
    onFailure: (error) => failures.push(error),
  })
const secretOf = (mail: OutgoingEmail) =>
  /https:\/\/merelend\.example\/password-reset\?token=([\w-]+)/.exec(mail.text)![1]!
async function link(): Promise<string> {
  await ask()
  await look()
  return secretOf(sent.at(-1)!)
}
const choose = (secret: string, password = second) =>
  app.call('POST', `/api/password-reset/${secret}`, { body: { password } })
const login = (password: string) => app.call('POST', '/api/login', { body: { username, password } })
const minutes = (count: number) =>
  app.setNow(Temporal.Instant.from(testNow).add({ minutes: count }).toString())

describe('a user who forgot the password', () => {
  it('gets a mail with a link and chooses a new password, which ends every session of the account', async () => {
    await ask()
    expect(await look()).toBe(1)
    expect(sent[0]).toMatchObject({
      to: { name: 'Liis Tamm', address: `${username}@example.ee` },
      subject: 'Choose a new password',
    })
    expect(sent[0]!.html).toContain(secretOf(sent[0]!))
    expect(sent[0]!.text).toContain(`for the account ${username}`)
    expect(await choose(secretOf(sent[0]!))).toMatchObject({ status: 200, body: { username } })
    const { status } = await app.call('GET', '/api/auth/user', { headers: { 'x-session-id': session } })
    expect(status).toBe(401)
    expect([(await login(first)).status, (await login(second)).status]).toEqual([401, 200])
  })

  it('may give the username instead, in any case', async () => {
    await ask({ username: username.toUpperCase() })
    expect(await look()).toBe(1)
  })

  it('gets the same answer after the same work, whether the account exists or not', async () => {
    const existing = await ask()
    const unknown = await ask({ email: 'nobody@example.ee' })
    expect([existing.status, unknown.status]).toEqual([202, 202])
    expect(unknown.body).toEqual(existing.body)
    // One row each, without a lookup, so the timing cannot differ.
    const rows = await app.sql('select asked from password_reset_asks order by id')
    expect(rows).toEqual([{ asked: `${username}@example.ee` }, { asked: 'nobody@example.ee' }])
    expect(await look()).toBe(1)
    expect(await app.sql('select asked from password_reset_asks')).toEqual([])
  })

  it('has a link of 256 random bits, of which only the hash is stored', async () => {
    const secret = await link()
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    for (const table of ['password_reset_asks', 'password_resets', 'password_reset_tokens', 'messages'])
      expect(JSON.stringify(await app.sql(`select * from ${table}`))).not.toContain(secret)
  })

  it.each([{}, { email: 'no address' }, { email: '', username: '' }])('gets 400 for %o', async (body) => {
    expect((await ask(body)).status).toBe(400)
  })
})

describe('a link to a new password', () => {
  it('works once', async () => {
    const secret = await link()
    const both = await Promise.all([choose(secret), choose(secret, 'the third good one')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await choose(secret)).status).toBe(404)
  })

  it('works for an hour', async () => {
    const secret = await link()
    minutes(59)
    expect((await choose(secret, 'short')).status).toBe(400)
    minutes(60)
    expect(await choose(secret)).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('no longer works') },
    })
    expect((await login(first)).status).toBe(200)
  })

  it('ends when a newer one is sent', async () => {
    const older = await link()
    const newer = await link()
    expect((await choose(older)).status).toBe(404)
    expect((await choose(newer)).status).toBe(200)
  })

  it('ends when the password is changed in another way', async () => {
    const secret = await link()
    await app.call('POST', '/api/password', {
      body: { currentPassword: first, newPassword: second },
      headers: { 'x-session-id': session },
    })
    expect((await choose(secret, 'the third good one')).status).toBe(404)
  })

  it('does not work for a disabled account', async () => {
    const secret = await link()
    const { id } = (await findAccount(app.db, username))!
    await setDisabled(app.db, id, true, app.deps.now())
    expect((await choose(secret)).status).toBe(404)
    await ask()
    expect(await look()).toBe(0)
  })

  it('refuses the username as a password and stays valid', async () => {
    const secret = await link()
    expect(await choose(secret, username)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password' }] },
    })
    expect((await choose(secret)).status).toBe(200)
  })

  it('cannot be guessed', async () => {
    for (const secret of ['0', 'a'.repeat(43), '%00', "' or true --"])
      expect((await choose(encodeURIComponent(secret))).status).toBe(404)
  })

  it('ends the wait caused by wrong guesses', async () => {
    for (let time = 0; time < 10; time++) await login('wrong')
    expect((await login(first)).status).toBe(429)
    await choose(await link())
    expect((await login(second)).status).toBe(200)
  })
})

describe('the mail', () => {
  it('is sent later when the mail server is away, with a link that is valid for an hour from then', async () => {
    refuse = away
    await ask()
    expect([await look(), failures.length, await look()]).toEqual([0, 1, 0])
    refuse = undefined
    minutes(2)
    expect(await look()).toBe(1)
    minutes(61)
    expect((await choose(secretOf(sent[0]!))).status).toBe(200)
  })

  it('is sent again if the process died while sending, and both links work until one is used', async () => {
    await ask()
    const never = new Promise<void>(() => undefined)
    void mailResets({
      db: app.db,
      now: app.deps.now,
      publicUrl: 'https://merelend.example',
      sendEmail: async (mail) => {
        sent.push(mail)
        await never
      },
      onFailure: () => undefined,
    })
    await expect.poll(() => sent.length).toBe(1)
    expect(await look()).toBe(0)
    minutes(3)
    expect(await look()).toBe(1)
    expect(secretOf(sent[0]!)).not.toBe(secretOf(sent[1]!))
    expect(sent[0]!.messageId).not.toBe(sent[1]!.messageId)
    expect((await choose(secretOf(sent[0]!))).status).toBe(200)
    expect((await choose(secretOf(sent[1]!), 'the third good one')).status).toBe(404)
  })

  // The try after an hour is the last one.
  it.each([2, 61])(
    'is not sent when the password was changed as its try began, %i minutes on',
    async (wait) => {
      await ask()
      refuse = away
      await look()
      refuse = undefined
      minutes(wait)
      const change = app.call.bind(app, 'POST', '/api/password', {
        body: { currentPassword: first, newPassword: second },
        headers: { 'x-session-id': session },
      })
      const run: typeof app.db.run = async (statement, values) => {
        if (typeof statement === 'object' && statement.name === 'reset-owner')
          expect((await change()).status).toBe(200)
        return app.db.run(statement, values)
      }
      expect(await look({ ...app.db, run })).toBe(0)
      expect(sent).toEqual([])
      minutes(90)
      expect(await look()).toBe(0)
    },
  )

  it('is given up after an hour', async () => {
    refuse = away
    await ask()
    for (let count = 0; count <= 70; count += 2) {
      minutes(count)
      await look()
    }
    refuse = undefined
    minutes(80)
    expect(await look()).toBe(0)
  })

  it('is not sent again if the mail server refuses the address for good', async () => {
    refuse = Object.assign(new Error('550 No such user'), { responseCode: 550 })
    await ask()
    await look()
    minutes(5)
    await look()
    expect(failures).toHaveLength(1)
  })

  it('is sent by one of several servers', async () => {
    await ask()
    await Promise.all([look(), look(), look()])
    expect(sent).toHaveLength(1)
  })

  it('does not flood a mailbox: three in an hour, and the last link stays valid', async () => {
    for (let time = 0; time < 6; time++) {
      await ask()
      await look()
    }
    expect(sent).toHaveLength(3)
    expect((await choose(secretOf(sent[2]!))).status).toBe(200)
  })

  it('is sent for each account with this e-mail, with its username', async () => {
    await app.call('POST', '/api/signup', {
      body: {
        username: `${username}b`,
        password: first,
        email: `${username}@EXAMPLE.ee`,
        fullName: 'Liis Two',
      },
    })
    await ask()
    expect(await look()).toBe(2)
    expect(sent.map(({ text }) => /account (\w+)/.exec(text)![1]).sort()).toEqual([username, `${username}b`])
  })

  it('leaves no rows after a day', async () => {
    await link()
    minutes(25 * 60)
    await sweepAccounts(app.db, app.deps.now())
    for (const table of ['password_resets', 'password_reset_tokens'])
      expect(await app.sql(`select * from ${table}`)).toEqual([])
  })
})

describe('requesting and choosing', () => {
  it('are limited to five a minute from one address', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    for (const [url, body] of [
      ['/api/password-reset', { email: 'nobody@example.ee' }],
      ['/api/password-reset/made-up', { password: second }],
    ] as const) {
      const answers = []
      for (let time = 0; time < 6; time++) answers.push(await limited.call('POST', url, { body }))
      expect(answers.map(({ status }) => status === 429)).toEqual([false, false, false, false, false, true])
      expect(Number(answers[5]!.headers['retry-after'])).toBeGreaterThan(0)
    }
    await limited.close()
  })
})
