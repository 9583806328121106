import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import type { Role } from '#domain/roles.ts'
import { admin, type TestApp, testApp } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { newApp } from '../app.ts'
import { sitePages } from '../http/site-pages.ts'

/** A stand-in for the built code, whose pages only show the house. */
const code = `export const writePage = async (path, house, isPreview = false) => {
  const text = house.activities['wake-surf'].title + ' ' + isPreview
  return { html: '<html><head></head><body>' + text + '</body></html>', data: text }
}`

let t: TestApp
let app: FastifyInstance
const folder = mkdtempSync(join(tmpdir(), 'merelend-preview-'))
beforeAll(async () => {
  t = await testApp()
  for (const part of ['client', 'server']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'server/index.js'), code)
  app = await newApp(t.deps, { pages: await sitePages(folder, t.db.house(), t.deps.config, t.deps.now) })
  await change((house) => ({
    ...house,
    places: { ...house.places, malaga: { ...house.places.malaga!, closed: [june18] } },
    activities: {
      ...house.activities,
      'wake-surf': { ...house.activities['wake-surf'], title: 'Waves' },
      'paddle-boards': { ...house.activities['efoil-private'], title: 'Paddle boards' },
    },
  }))
})
afterAll(async () => {
  await app.close()
  await t.close()
  rmSync(folder, { recursive: true })
})

const june18 = { from: '2026-06-18', to: '2026-06-18', reason: 'Regatta' }

async function change(made: (house: House) => House): Promise<void> {
  const { body } = await t.call<{ version: number; house: House }>('GET', '/api/house/draft', admin)
  const sent = { version: body.version, house: made(body.house) }
  expect((await t.call('PUT', '/api/house/draft', { ...admin, body: sent })).status).toBe(200)
}

async function sessionOf(username: Role): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password: everyPassword },
  })
  return `merelend_session=${answer.cookies[0]!.value}`
}
const get = (url: string, cookie = '', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', cookie, ...headers } })
const inPreview = (session: string) => `${session}; merelend_preview=on`

describe('the preview works', () => {
  it('is turned on and off by the address, which redirects to the page', async () => {
    const session = await sessionOf('main_admin')
    const begun = await get('/booking/?preview=on&a=b', session)
    expect([begun.statusCode, begun.headers.location]).toEqual([303, '/booking?a=b'])
    expect(begun.headers['cache-control']).toBe('no-store')
    expect(begun.cookies[0]).toMatchObject({
      name: 'merelend_preview',
      value: 'on',
      httpOnly: true,
      path: '/',
    })
    const ended = await get('/admin/house?preview=off', inPreview(session))
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/admin/house'])
    expect(ended.cookies[0]).toMatchObject({ name: 'merelend_preview', value: '' })
  })

  it('shows the pages of the draft, even one that only the draft has, uncached', async () => {
    const session = inPreview(await sessionOf('main_admin'))
    for (const path of ['/', '/booking', '/booking/paddle-boards']) {
      const { statusCode, headers, body } = await get(path, session)
      expect([statusCode, body.includes('Waves true')], path).toEqual([200, true])
      expect([headers['cache-control'], headers.etag], path).toEqual(['no-store', undefined])
    }
    const { etag } = (await get('/booking')).headers
    expect((await get('/booking', session, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it('continues from page to page, with uncached data', async () => {
    const { body, headers } = await get('/booking.data', inPreview(await sessionOf('main_admin')))
    expect([body, headers['cache-control'], headers.etag]).toEqual(['Waves true', 'no-store', undefined])
    expect((await get('/booking.data', inPreview(await sessionOf('regular_user')))).body).toBe(
      'Wake Surf false',
    )
  })

  it('shows the published pages to staff at work', async () => {
    const session = inPreview(await sessionOf('main_admin'))
    for (const address of ['/booking-dashboard', '/booking-dashboard.data'])
      expect((await get(address, session)).body).toContain('Wake Surf false')
  })

  it('has free times by the draft, for its own pages only', async () => {
    const ask = (query: string, headers = {}) =>
      t.call<{ slots: { reason?: string }[] }>('GET', `/api/availability?date=2026-06-18&${query}`, {
        ...admin,
        headers,
      })
    const preview = { 'x-preview': 'draft' }
    const closed = await ask('activity=efoil-private&location=malaga', preview)
    expect([closed.body.slots[0]?.reason, closed.headers['cache-control']]).toEqual(['closed', 'no-store'])
    expect((await ask('activity=paddle-boards&location=tallinn', preview)).status).toBe(200)
    expect((await ask('activity=efoil-private&location=malaga')).body.slots[0]?.reason).toBeUndefined()
    expect((await ask('activity=paddle-boards&location=tallinn')).status).toBe(400)
  })
})

describe('the preview refuses', () => {
  const others: Role[] = [
    'jetski_admin',
    'wakesurf_admin',
    'rayfoil_ambassador',
    'platinum_member',
    'regular_user',
  ]

  it.each([undefined, ...others])('the draft to %s: the published page, as ever', async (role) => {
    const session = inPreview(role ? await sessionOf(role) : 'merelend_session=forged')
    const published = await get('/booking')
    for (const url of ['/booking', '/booking?preview=on', '/booking?preview=off']) {
      const { statusCode, body, headers, cookies } = await get(url, session)
      expect([statusCode, body, headers.etag, cookies]).toEqual([
        200,
        published.body,
        published.headers.etag,
        [],
      ])
    }
    expect(published.body).toContain('Wake Surf false')
    expect((await get('/booking/paddle-boards', session)).statusCode).toBe(404)
    const slots = await t.call('GET', '/api/availability?date=2026-06-18&activity=paddle-boards', {
      ...(role ? { as: role } : {}),
      headers: { 'x-preview': 'draft' },
    })
    expect(slots.status).toBe(400)
  })

  it('the draft to a main admin who may no longer edit the house', async () => {
    const session = inPreview(await sessionOf('main_admin'))
    const mayEdit = (edits: boolean) =>
      t.sql('update users set edits_house = $1 where username = $2', edits, 'main_admin')
    await mayEdit(false)
    expect((await get('/booking', session)).body).toBe((await get('/booking')).body)
    await mayEdit(true)
    expect((await get('/booking', session)).body).toContain('Waves true')
  })

  it('a draft that breaks a rule, and leads to the editor, which says which', async () => {
    const session = inPreview(await sessionOf('main_admin'))
    const text = `update house_draft set document = jsonb_set(document::jsonb, '{brand,phone}', '""'), version = version + 1`
    await t.sql(text)
    const { statusCode, headers } = await get('/booking', session)
    expect([statusCode, headers.location]).toEqual([303, '/admin/house'])
    const redirected = await get('/booking.data', session)
    expect([redirected.statusCode, redirected.headers['x-remix-redirect']]).toEqual([204, '/admin/house'])
    expect((await get('/admin/house', session)).statusCode).toBe(200)
    const { body } = await t.call<{ problems: object[] }>('GET', '/api/house/draft', admin)
    expect(body.problems.length).toBeGreaterThan(0)
  })
})
