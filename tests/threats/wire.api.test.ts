import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { setDisabled } from '#server/accounts/change-account.ts'
import { mailResets } from '#server/accounts/mail-resets.ts'
import { deliverNext } from '#server/notifications/deliver.ts'
import { testApp, testDriveBody } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { type CrowdedApp, crowdedApp } from './crowded-app.ts'

// The method of a request, the spelling of its address, hosts and proxies; and the security headers of answers.

let yard: CrowdedApp
beforeAll(async () => {
  yard = await crowdedApp()
})
afterAll(() => yard.app.close())

const calls = Object.values(api) as Endpoint[]
const reads = calls.filter(({ method }) => method === 'GET')
const guarded = reads.filter(({ access }) => access !== 'anyone')
let tried = 0

type WireRequest = { method: string; url: string; headers?: Record<string, string>; payload?: object }
async function ask({ method, ...rest }: WireRequest) {
  tried++
  return yard.app.app.inject({ method: method as 'GET', ...rest })
}
const sessions = new Map<string, Record<string, string>>()
async function signIn(username: string): Promise<Record<string, string>> {
  const session = sessions.get(username)
  if (session) return session
  const { body } = await yard.app.call('POST', '/api/login', { body: { username, password: everyPassword } })
  const headers = { 'x-session-id': String(body.sessionId) }
  sessions.set(username, headers)
  return headers
}
const someId = () => yard.things.find(({ kind }) => kind === 'bookings')!.id
const urlOf = (path: string) => path.replace(/:\w+/g, someId())

describe('another method', () => {
  it('HEAD is refused where GET is', async () => {
    const headers = await signIn('regular_user')
    for (const { path } of [...guarded, { path: '/api/live' }])
      for (const who of [{}, headers] as Record<string, string>[]) {
        const url = urlOf(path)
        const [get, head] = [
          await ask({ method: 'GET', url, headers: who }),
          await ask({ method: 'HEAD', url, headers: who }),
        ]
        expect([get.statusCode, 404], path).toContain(head.statusCode)
        expect(head.body, path).toBe('')
      }
  })

  it('that is not in the table does nothing, nor does one named in a header', async () => {
    const headers = await signIn('main_admin')
    const before = await yard.everything()
    for (const url of [`/api/bookings/${someId()}`, `/api/bookings/${someId()}/status`, '/api/live'])
      for (const method of ['PUT', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        const { statusCode } = await ask({ method, url, headers })
        expect([400, 404, 405], `${method} ${url}`).toContain(statusCode)
      }
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      await ask({
        method: 'POST',
        url: `/api/bookings/${someId()}`,
        headers: { ...headers, [name]: 'DELETE' },
        payload: {},
      })
    expect(await yard.everything()).toBe(before)
  })
})

describe('another spelling of an address', () => {
  const spellings = (path: string): string[] => {
    const [, , ...rest] = path.split('/')
    const tail = rest.join('/')
    return [
      `/api//${tail}`,
      `//api/${tail}`,
      `/API/${tail.toUpperCase()}`,
      `/api/${tail}/`,
      `/api/./${tail}`,
      `/api/login/../${tail}`,
      `/api/%2e%2e/api/${tail}`,
      `/api/${tail};a=1`,
      `/api/${tail}%2f`,
      `/api/${tail}%00`,
      `/api/${tail}.json`,
      `/api/%${tail.charCodeAt(0).toString(16)}${tail.slice(1)}`,
    ]
  }

  it.each(guarded.map(({ path }) => path))('opens nothing: %s', async (path) => {
    const headers = await signIn('regular_user')
    for (const url of spellings(urlOf(path))) {
      const answer = await ask({ method: 'GET', url, headers })
      const plain = await ask({ method: 'GET', url: urlOf(path), headers })
      expect([400, 403, 404, plain.statusCode], `${url}: ${answer.statusCode}`).toContain(answer.statusCode)
      expect(answer.body, url).not.toContain('victim')
    }
  })
})

describe('a forged host', () => {
  it('gets into no mail, link or answer', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example;proto=https',
      'x-forwarded-proto': 'https',
    }
    const { app } = yard
    const drive = testDriveBody({ date: '2026-06-24', email: 'host@example.ee' })
    const booked = await ask({ method: 'POST', url: '/api/test-drive', headers, payload: drive })
    expect(booked.statusCode).toBe(201)
    await ask({ method: 'POST', url: '/api/password-reset', headers, payload: { username: 'regular_user' } })
    while (await deliverNext({ ...app.deps, onFailure: () => undefined }));
    await mailResets({ ...app.deps, publicUrl: app.deps.config.publicUrl, onFailure: () => undefined })
    expect(app.mails.map(({ to }) => to.address)).toEqual(
      expect.arrayContaining(['host@example.ee', 'regular_user@example.com']),
    )
    expect(JSON.stringify(app.mails)).not.toContain('evil.example')
    for (const url of ['/api/openapi.json', '/sitemap.xml', '/robots.txt'])
      expect((await ask({ method: 'GET', url, headers })).body).not.toContain('evil.example')
  })
})

describe('a forged address of the client', () => {
  it('gives no more tries', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    const statuses: number[] = []
    for (let index = 0; index < 8; index++) {
      const forged = `203.0.113.${index}`
      const { status } = await limited.call('POST', '/api/password-reset', {
        body: { email: 'nobody@example.ee' },
        headers: { 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` },
      })
      statuses.push(status)
      tried++
    }
    await limited.close()
    expect(statuses.slice(5)).toEqual([429, 429, 429])
  })
})

describe('the addresses of an IPv6 network, of which one client has billions', () => {
  it('share a limit, and another network has its own', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' })
    const find = async (remoteAddress: string) => {
      tried++
      const payload = { reference: 'ML-22222', email: 'nobody@example.ee' }
      return (await limited.app.inject({ method: 'POST', url: '/api/bookings/find', payload, remoteAddress }))
        .statusCode
    }
    const statuses: number[] = []
    for (let index = 1; index <= 12; index++) statuses.push(await find(`2001:db8:1:2::${index}`))
    const elsewhere = await find('2001:db8:1:3::1')
    await limited.close()
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429])
    expect(elsewhere).toBe(404)
  })
})

describe('the headers of an answer', () => {
  it('prevent other sites from reading or framing it or guessing its type, and personal data from being cached', async () => {
    const headers = { ...(await signIn('main_admin')), origin: 'https://evil.example' }
    for (const { path, access } of reads) {
      const answer = await ask({ method: 'GET', url: urlOf(path), headers })
      expect(answer.headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-frame-options': expect.any(String),
      })
      expect(Object.keys(answer.headers).join(), path).not.toMatch(/access-control|x-powered-by/)
      if (access !== 'anyone') expect(answer.headers['cache-control'], path).toBe('no-store')
    }
  })

  it('set the cookie for this host only, hidden from scripts, and only over https if the site has it', async () => {
    const safe = await testApp({ PUBLIC_URL: 'https://merelend.example', PAYMENTS: 'on_site' })
    const { headers } = await safe.call('POST', '/api/login', {
      body: { username: 'regular_user', password: everyPassword },
    })
    tried++
    await safe.close()
    const [value, ...flags] = String(headers['set-cookie']).split('; ')
    expect(value).toMatch(/^__Host-merelend_session=[\w-]{43}$/)
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'])
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('whether a person has an account', () => {
  const login = async (username: string) => {
    const answer = await ask({
      method: 'POST',
      url: '/api/login',
      payload: { username, password: 'wrong password' },
    })
    const { 'x-request-id': _own, date: _now, ...heads } = answer.headers
    return { status: answer.statusCode, body: answer.body, heads }
  }

  it('is not revealed by signing in: an unknown or disabled account, a wrong password and an e-mail get the same answer', async () => {
    const [row] = await yard.app.db.run<{ id: number }>(
      { name: '', text: "select id from users where username = 'wakesurf_admin'" },
      [],
    )
    await setDisabled(yard.app.db, row!.id, true, yard.app.deps.now())
    const unknown = await login('nobody-at-all')
    for (const name of ['regular_user', 'wakesurf_admin', 'regular_user@example.com'])
      expect(await login(name), name).toEqual(unknown)
    await setDisabled(yard.app.db, row!.id, false, yard.app.deps.now())
  })

  it('is not revealed by signing up with their e-mail, and the new account gets none of their data', async () => {
    const form = {
      username: 'mallory',
      password: everyPassword,
      fullName: 'Mallory',
      email: 'efoil@victim.example',
    }
    const { body, status } = await yard.app.call('POST', '/api/signup', { body: form })
    tried++
    expect(status).toBe(201)
    const headers = { 'x-session-id': String(body.sessionId) }
    expect((await yard.app.call('GET', '/api/my/bookings', { headers })).body).toEqual([])
  })
})

describe('the live stream', () => {
  it.each([undefined, 'regular_user', 'platinum_member'])('tells %s nothing', async (who) => {
    const { statusCode } = await ask({
      method: 'GET',
      url: '/api/live',
      headers: who ? await signIn(who) : {},
    })
    expect(statusCode).toBe(who ? 403 : 401)
  })
})

describe('what was tried', () => {
  it('is said', () => {
    process.stdout.write(`  on the wire: ${tried} requests, nothing had by how they were sent\n`)
  })
})
