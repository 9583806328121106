import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountAct, StaffAccount } from '#contract/calls/people-calls.ts'
import { admin, appOfFile, testApp, testNow } from '#tests/app.ts'
import type { OutgoingEmail } from '../notifications/send-email.ts'
import { mailResets } from './mail-resets.ts'
import { sweepAccounts } from './reset-links.ts'

const app = await appOfFile()
let sent: OutgoingEmail[]
beforeEach(async () => {
  sent = []
  app.setNow(testNow)
  await sql(
    "delete from tries; update users set disabled_at = null; update users set role = username where username in ('main_admin', 'jetski_admin')",
  )
})

const sql = async (text: string) => {
  for (const one of text.split('; ')) await app.sql(one)
}
const people = async () => (await app.call<StaffAccount[]>('GET', '/api/people', admin)).body
const named = async (username: string) => (await people()).find((one) => one.username === username)!
const acts = async () => (await app.call<AccountAct[]>('GET', '/api/people/acts', admin)).body
const change = async (username: string, body: object) =>
  app.call<StaffAccount>('PATCH', `/api/people/${(await named(username)).id}`, {
    ...admin,
    body,
  })
const look = () =>
  mailResets({
    db: app.db,
    now: app.deps.now,
    publicUrl: 'https://merelend.example',
    sendEmail: async (mail) => void sent.push(mail),
    onFailure: (error) => {
      throw error
    },
  })
const later = (wait: Temporal.DurationLike) => app.setNow(Temporal.Instant.from(testNow).add(wait).toString())
const secretIn = (mail: OutgoingEmail) => /password-reset\?token=([\w-]+)/.exec(mail.text)![1]!
const choose = (secret: string) =>
  app.call('POST', `/api/password-reset/${secret}`, { body: { password: 'tuuline hommik' } })
const login = (username: string) =>
  app.call<{ sessionId: string }>('POST', '/api/login', { body: { username, password: 'tuuline hommik' } })

let count = 0
const form = (changed: object = {}) => ({
  username: `Kadri Mets ${count++}`,
  fullName: 'Kadri Mets',
  email: 'kadri@example.ee',
  role: 'jetski_admin',
  ...changed,
})
const invite = (body: object, headers = {}) =>
  app.call<StaffAccount>('POST', '/api/people', { ...admin, body, headers })
/** A staff account whose password was chosen by the link of the mail. */
async function hired(changed: object = {}) {
  const body = form(changed)
  await invite(body)
  await look()
  await choose(secretIn(sent.at(-1)!))
  const { sessionId } = (await login(body.username)).body
  return { username: body.username, headers: { 'x-session-id': sessionId } }
}

describe('accounts of staff', () => {
  it('are listed with role, last sign-in, whether disabled and whether a second factor is on; customers are not', async () => {
    const { username } = await hired()
    expect(await named(username)).toEqual({
      id: expect.any(Number),
      username,
      fullName: 'Kadri Mets',
      email: 'kadri@example.ee',
      role: 'jetski_admin',
      rights: { sectors: ['jetski'], places: null, seesMoney: true, givesMoneyBack: true, editsHouse: false },
      disabled: false,
      invited: false,
      twoFactor: false,
      twoFactorRequired: false,
      signedInAt: testNow,
    })
    expect((await people()).map((one) => one.role)).not.toContain('regular_user')
  })

  it.each([
    ['GET', '/api/people'],
    ['POST', '/api/people'],
    ['GET', '/api/people/acts'],
    ['PATCH', '/api/people/1'],
    ['POST', '/api/people/1/invitation'],
    ['POST', '/api/people/1/sign-out'],
    ['POST', '/api/people/1/two-factor-reset'],
  ] as const)(
    'are the main admin’s alone: %s %s is 403 for every other role and 401 for a visitor',
    async (method, path) => {
      for (const as of [
        'jetski_admin',
        'wakesurf_admin',
        'rayfoil_ambassador',
        'platinum_member',
        'regular_user',
      ] as const)
        expect((await app.call(method, path, { as, ...(method === 'GET' ? {} : { body: {} }) })).status).toBe(
          403,
        )
      expect((await app.call(method, path)).status).toBe(401)
    },
  )

  it('do not include customers: a customer’s account is not found by its number', async () => {
    const [customer] = await app.sql<{ id: number }>(
      "select id from users where role = 'regular_user' limit 1",
    )
    const answer = await app.call('PATCH', `/api/people/${customer!.id}`, {
      ...admin,
      body: { role: 'main_admin' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('an invited person', () => {
  it('gets a mail with a link, chooses a password with it and signs in with the role', async () => {
    const body = form()
    expect(await invite(body)).toMatchObject({ status: 201, body: { invited: true, role: 'jetski_admin' } })
    await look()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.to.address).toBe('kadri@example.ee')
    expect(sent[0]!.text).toContain(body.username)
    expect((await login(body.username)).status).toBe(401)
    expect((await choose(secretIn(sent[0]!))).status).toBe(200)
    expect(await login(body.username)).toMatchObject({
      status: 200,
      body: { user: { role: 'jetski_admin' } },
    })
    expect((await named(body.username)).invited).toBe(false)
    expect((await choose(secretIn(sent[0]!))).status).toBe(404)
  })

  it('has a link that is valid for seven days and of which only the hash is stored', async () => {
    await invite(form())
    await look()
    const rows = await app.sql('select * from password_reset_tokens')
    expect(JSON.stringify(rows)).not.toContain(secretIn(sent[0]!))
    await invite(form())
    await look()
    later({ hours: 6 * 24 })
    await sweepAccounts(app.db, app.deps.now())
    expect((await choose(secretIn(sent[0]!))).status).toBe(200)
    later({ hours: 7 * 24, minutes: 1 })
    expect((await choose(secretIn(sent[1]!))).status).toBe(404)
  })

  it('can be invited again until a password is chosen, with a new link that ends the old one', async () => {
    const { id } = (await invite(form())).body
    await look()
    const again = () => app.call('POST', `/api/people/${id}/invitation`, admin)
    expect((await again()).status).toBe(200)
    await look()
    expect((await choose(secretIn(sent[0]!))).status).toBe(404)
    expect((await choose(secretIn(sent[1]!))).status).toBe(200)
    expect((await again()).status).toBe(409)
  })

  it('gets a link for a forgotten password, however often they were invited in that hour', async () => {
    const body = form({ email: 'often@example.ee' })
    const { id } = (await invite(body)).body
    await app.call('POST', `/api/people/${id}/invitation`, admin)
    await app.call('POST', `/api/people/${id}/invitation`, admin)
    await look()
    await choose(secretIn(sent.at(-1)!))
    await app.call('POST', '/api/password-reset', { body: { email: body.email } })
    expect(await look()).toBe(1)
  })

  it('keeps the link of the invitation when somebody requests a new password for the same e-mail', async () => {
    const { email } = form({ email: 'waiting@example.ee' })
    await invite(form({ email }))
    await app.call('POST', '/api/password-reset', { body: { email } })
    await look()
    await app.call('POST', '/api/password-reset', { body: { email } })
    await look()
    expect(sent).toHaveLength(3)
    later({ hours: 6 * 24 })
    const invitation = sent.find(({ text }) => text.includes('seven days'))!
    expect((await choose(secretIn(invitation))).status).toBe(200)
    for (const mail of sent) expect((await choose(secretIn(mail))).status).toBe(404)
  })

  it('has an invalid link once the account is disabled', async () => {
    const body = form()
    await invite(body)
    await look()
    await change(body.username, { disabled: true })
    expect((await choose(secretIn(sent[0]!))).status).toBe(404)
  })

  it('is invited once even if the answer was lost and the form is sent again', async () => {
    const body = form()
    const key = { 'idempotency-key': 'lost-invitation' }
    const first = await invite(body, key)
    expect(await invite(body, key)).toMatchObject({ status: 201, body: { id: first.body.id } })
    await look()
    expect(sent).toHaveLength(1)
  })

  it('has a unique name and a role of staff', async () => {
    expect((await invite(form({ username: 'main_adm1n' }))).status).toBe(409)
    for (const role of ['test_user', 'regular_user', 'owner'])
      expect((await invite(form({ role }))).status).toBe(400)
    expect((await invite(form({ email: 'nobody' }))).status).toBe(400)
  })

  it('is one of at most thirty in an hour', async () => {
    const { id } = (await invite(form())).body
    const answers = []
    for (let n = 0; n < 30; n++)
      answers.push((await app.call('POST', `/api/people/${id}/invitation`, admin)).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('the right of a staff account', () => {
  const signedIn = async (headers: Record<string, string>) =>
    (await app.call('GET', '/api/bookings', { headers })).status

  it('ends at once when the account is disabled, and returns with a new sign-in once it is enabled', async () => {
    const { username, headers } = await hired()
    expect(await signedIn(headers)).toBe(200)
    app.changes.length = 0
    expect(await change(username, { disabled: true })).toMatchObject({
      status: 200,
      body: { disabled: true },
    })
    expect(app.changes.map(({ type }) => type)).toEqual(['account'])
    expect(await signedIn(headers)).toBe(401)
    expect((await login(username)).status).toBe(401)
    await change(username, { disabled: false })
    expect(await signedIn(headers)).toBe(401)
    expect((await login(username)).status).toBe(200)
  })

  it('changes with the role after a new sign-in', async () => {
    const { username, headers } = await hired()
    expect(await change(username, { role: 'wakesurf_admin' })).toMatchObject({
      body: { role: 'wakesurf_admin' },
    })
    expect(await signedIn(headers)).toBe(401)
    expect(await login(username)).toMatchObject({ body: { user: { sectors: ['wakesurf'] } } })
  })

  it('stays, and every session ends, when they are signed out everywhere', async () => {
    const { username, headers } = await hired()
    const other = { 'x-session-id': (await login(username)).body.sessionId }
    const { id } = await named(username)
    expect((await app.call('POST', `/api/people/${id}/sign-out`, admin)).status).toBe(200)
    expect([await signedIn(headers), await signedIn(other)]).toEqual([401, 401])
    expect((await login(username)).status).toBe(200)
  })

  it('needs no second factor after it was reset for a lost phone, which ends every session', async () => {
    const { username, headers } = await hired()
    const { id } = await named(username)
    const reset = () => app.call('POST', `/api/people/${id}/two-factor-reset`, admin)
    expect((await reset()).body).toMatchObject({ twoFactor: false })
    expect(await signedIn(headers)).toBe(200)
    await app.sql(
      `insert into two_factors (user_id, secret, confirmed_at) values ($1, $2, $3)`,
      id,
      'secret',
      testNow,
    )
    expect(await named(username)).toMatchObject({ twoFactor: true })
    expect((await reset()).body).toMatchObject({ twoFactor: false })
    expect(await signedIn(headers)).toBe(401)
    expect((await login(username)).status).toBe(200)
    const acts = await app.call<AccountAct[]>('GET', '/api/people/acts', admin)
    expect(acts.body.filter(({ act }) => act === 'two_factor_reset')).toMatchObject([
      { by: 'main_admin', username },
    ])
    const own = await named('main_admin')
    expect(await app.call('POST', `/api/people/${own.id}/two-factor-reset`, admin)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('your own') },
    })
  })

  it.each([{ disabled: true }, { role: 'jetski_admin' }])(
    'cannot be taken from oneself: %o',
    async (body) => {
      expect(await change('main_admin', body)).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('your own') },
      })
    },
  )

  it.each([{ disabled: true }, { role: 'jetski_admin' }])(
    'is not taken from the last main admin who can sign in: %o',
    async (body) => {
      // Invited, without a password: cannot sign in yet.
      await invite(form({ role: 'main_admin' }))
      const { username } = await hired({ role: 'main_admin' })
      const take = async (id: number) =>
        (await app.call('PATCH', `/api/people/${id}`, { as: 'test_user', body })).status
      const [second, owner] = [(await named(username)).id, (await named('main_admin')).id]
      await sql(`update users set disabled_at = now() where role = 'main_admin' and id not in (${second}, ${owner})
        and invited_at is null`)
      expect(await take(second)).toBe(200)
      expect(await take(owner)).toBe(409)
    },
  )

  it('cannot be taken from each other by two main admins in the same moment', async () => {
    const one = await hired({ role: 'main_admin' })
    const two = await hired({ role: 'main_admin' })
    const ids = [(await named(one.username)).id, (await named(two.username)).id]
    const disable = (id: number, headers: Record<string, string>) =>
      app.call('PATCH', `/api/people/${id}`, { headers, body: { disabled: true } })
    const both = await Promise.all([disable(ids[1]!, one.headers), disable(ids[0]!, two.headers)])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })
})

describe('the journal of staff accounts', () => {
  it('records every act with who and when, and cannot be edited', async () => {
    const { username } = await hired()
    later({ minutes: 1 })
    await change(username, { role: 'wakesurf_admin' })
    await change(username, { disabled: true })
    await change(username, { disabled: true })
    await change(username, { disabled: false })
    const mine = (await acts()).filter((line) => line.username === username)
    expect(mine.map(({ act, role }) => [act, role])).toEqual([
      ['enabled', null],
      ['disabled', null],
      ['role', 'wakesurf_admin'],
      ['invited', 'jetski_admin'],
    ])
    expect(mine[0]).toMatchObject({ by: 'main_admin', at: '2026-06-16T08:01:00Z' })
    for (const edit of ['delete from account_acts', "update account_acts set act = 'role'"])
      await expect(sql(edit)).rejects.toThrow()
    expect((await acts()).filter((line) => line.username === username)).toEqual(mine)
  })
})

describe('in the demo', () => {
  it('the shared accounts stay as they are', async () => {
    const demo = await testApp({ DEMO: 'on' })
    await demo.sql('update users set demo = true')
    const { body } = await demo.call<StaffAccount[]>('GET', '/api/people', admin)
    const { id } = body.find((one) => one.username === 'jetski_admin')!
    const answer = await demo.call('PATCH', `/api/people/${id}`, { ...admin, body: { disabled: true } })
    expect(answer.status).toBe(403)
    await demo.close()
  })
})
