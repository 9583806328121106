import { expect, it } from 'vitest'
import { appOfFile, type TestApp } from '#tests/app.ts'
import type { OutgoingEmail } from '../notifications/send-email.ts'
import { mailResets } from './mail-resets.ts'

const own = 'the first good one'
const other = 'the second good one'

const demo = await appOfFile({ DEMO: 'on' })

/** An account, which the demo's seed created or a visitor signed up for. */
async function account(app: TestApp, username: string, { seeded }: { seeded: boolean }): Promise<void> {
  const { status } = await app.call('POST', '/api/signup', {
    body: { username, password: own, email: `${username}@example.ee`, fullName: 'Riho Regular' },
  })
  expect(status).toBe(201)
  const mark = { name: '', text: 'update users set demo = $2 where username = $1' }
  await app.db.run(mark, [username, seeded])
}

const login = (app: TestApp, username: string, password: string) =>
  app.call<{ sessionId: string }>('POST', '/api/login', { body: { username, password } })

async function change(app: TestApp, username: string) {
  const { sessionId } = (await login(app, username, own)).body
  return app.call('POST', '/api/password', {
    body: { currentPassword: own, newPassword: other },
    headers: { 'x-session-id': sessionId },
  })
}

async function reset(app: TestApp, username: string) {
  const sent: OutgoingEmail[] = []
  await app.call('POST', '/api/password-reset', { body: { username } })
  await mailResets({
    ...app.deps,
    publicUrl: 'https://merelend.example',
    samples: true,
    sendEmail: async (mail) => void sent.push(mail),
    onFailure: (error) => expect(error).toBeUndefined(),
  })
  const secret = /password-reset\?token=([\w-]+)/.exec(sent[0]!.text)![1]!
  return app.call('POST', `/api/password-reset/${secret}`, { body: { password: other } })
}

const opens = async (app: TestApp, username: string) =>
  [(await login(app, username, own)).status, (await login(app, username, other)).status] as const

for (const [way, act] of [
  ['in the profile', change],
  ['by the link of a mail', reset],
] as const) {
  const name = act.name

  it(`the shared password of a demo account cannot be changed ${way}`, async () => {
    await account(demo, `shared-${name}`, { seeded: true })
    expect(await act(demo, `shared-${name}`)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', detail: expect.stringContaining('its password stays as it is') },
    })
    expect(await opens(demo, `shared-${name}`)).toEqual([200, 401])
  })

  it(`in the demo the password of an account that a visitor created can be changed ${way}`, async () => {
    await account(demo, `own-${name}`, { seeded: false })
    expect((await act(demo, `own-${name}`)).status).toBe(200)
    expect(await opens(demo, `own-${name}`)).toEqual([401, 200])
  })
}
