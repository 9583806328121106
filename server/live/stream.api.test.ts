import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { appOfFile, testApp, testDriveBody } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'

const t = await appOfFile()
let address: string
beforeAll(async () => {
  address = await t.app.listen({ host: '127.0.0.1', port: 0 })
})

type Received = { type: string; id: string }

async function signIn(username: Role): Promise<string> {
  const { body } = await t.call<{ sessionId: string }>('POST', '/api/login', {
    body: { username, password: everyPassword },
  })
  return body.sessionId
}

/** An open dashboard: `next` returns its next event. */
async function openStream(role: Role, session?: string) {
  const sessionId = session ?? (await signIn(role))
  const abort = new AbortController()
  const answer = await fetch(`${address}/api/live`, {
    headers: { 'x-session-id': sessionId, accept: 'text/event-stream' },
    signal: abort.signal,
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<Received> => {
    for (;;) {
      const match = /data: (\{.*\})\n/.exec(text)
      if (match) {
        text = text.slice(match.index + match[0].length)
        return JSON.parse(match[1]!)
      }
      const { value, done } = await reader.read()
      if (done) return { type: 'ended', id: '' }
      text += value
    }
  }
  expect((await next()).type).toBe('hello')
  return { next, close: () => abort.abort(), session: sessionId }
}

describe('live lists', () => {
  it('an account limited to a place gets only its bookings and units, and reconnects when its rights change', async () => {
    const set = (places: string) => ({
      name: '',
      text: `update users set places = ${places} where username = 'wakesurf_admin'`,
    })
    await t.sql("update users set role = 'rayfoil_ambassador' where username = 'wakesurf_admin'")
    await t.db.run(set("'{malaga}'"), [])
    const stream = await openStream('wakesurf_admin')
    await t.call('POST', '/api/test-drive', { body: testDriveBody({ time: '09:00' }) })
    t.deps.feed.publish({ type: 'equipment', id: 'efoil-tallinn-1', sector: 'efoil' })
    const own = testDriveBody({ location: 'malaga', email: 'own@example.ee' })
    const { body } = await t.call<{ id: string }>('POST', '/api/test-drive', { body: own })
    expect(await stream.next()).toEqual({ type: 'booking', id: body.id })
    t.deps.feed.publish({ type: 'equipment', id: 'efoil-malaga-1', sector: 'efoil' })
    expect(await stream.next()).toEqual({ type: 'equipment', id: 'efoil-malaga-1' })
    await t.db.run(set('null'), [])
    const [{ id } = { id: 0 }] = await t.sql<{ id: number }>(
      "select id from users where username = 'wakesurf_admin'",
    )
    t.deps.feed.publish({ type: 'account', id: String(id), sector: 'main' })
    expect(await stream.next()).toEqual({ type: 'account', id: '' })
    expect((await stream.next()).type).toBe('ended')
    await t.sql("update users set role = 'wakesurf_admin' where username = 'wakesurf_admin'")
  })

  it('a booking made on the site is sent to staff of its sector, and only to them', async () => {
    const efoil = await openStream('rayfoil_ambassador')
    const jetski = await openStream('jetski_admin')
    const { body } = await t.call<{ id: string }>('POST', '/api/test-drive', { body: testDriveBody() })
    expect(await efoil.next()).toEqual({ type: 'booking', id: body.id })
    t.deps.feed.publish({ type: 'equipment', id: 'gti-130', sector: 'jetski' })
    // Its first event is of its own sector: the test drive never came.
    expect(await jetski.next()).toEqual({ type: 'equipment', id: 'gti-130' })
    efoil.close()
    jetski.close()
  })

  it('a list that is read after the event contains the change', async () => {
    const day = '/api/bookings?from=2026-06-18&to=2026-06-18'
    const before = await t.call<object[]>('GET', day, { as: 'main_admin' })
    const main = await openStream('main_admin')
    await t.call('POST', '/api/test-drive', { body: testDriveBody({ time: '12:00' }) })
    await main.next()
    const after = await t.call<object[]>('GET', day, { as: 'main_admin' })
    expect(after.body.length).toBe(before.body.length + 1)
    main.close()
  })

  it('many open dashboards share one query', async () => {
    const { db } = t.deps
    const run = db.orm.execute
    let queries = 0
    db.orm.execute = ((...given: Parameters<typeof run>) => {
      queries++
      return run.apply(db.orm, given)
    }) as typeof run
    t.deps.feed.publish({ type: 'booking', id: 'any', sector: 'efoil' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        t.call('GET', '/api/bookings?from=2026-06-18&to=2026-06-18', { as: 'main_admin' }),
      ),
    )
    db.orm.execute = run
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(queries).toBe(1)
  })

  it('is for signed-in staff', async () => {
    expect((await fetch(`${address}/api/live`, { headers: { accept: 'text/event-stream' } })).status).toBe(
      401,
    )
    const session = await t.call<{ sessionId: string }>('POST', '/api/login', {
      body: { username: 'regular_user', password: everyPassword },
    })
    const refused = await fetch(`${address}/api/live`, {
      headers: { 'x-session-id': session.body.sessionId, accept: 'text/event-stream' },
    })
    expect(refused.status).toBe(403)
  })

  it('stays open in several tabs of one session; one too many closes the oldest', async () => {
    const other = await openStream('main_admin')
    const session = await signIn('main_admin')
    const streams = []
    for (let i = 0; i < 9; i++) streams.push(await openStream('main_admin', session))
    const [oldest, ...rest] = streams
    expect([(await oldest!.next()).type, (await oldest!.next()).type]).toEqual(['hello', 'ended'])
    t.deps.feed.publish({ type: 'booking', id: 'all', sector: 'efoil' })
    for (const stream of [...rest, other]) {
      expect(await stream.next()).toEqual({ type: 'booking', id: 'all' })
      stream.close()
    }
  })

  it('sends nothing after the session has ended', async () => {
    const stream = await openStream('main_admin')
    await t.call('POST', '/api/logout', { headers: { 'x-session-id': stream.session } })
    t.setNow('2026-06-16T08:02:00Z')
    t.deps.feed.publish({ type: 'booking', id: 'secret', sector: 'efoil' })
    expect(await stream.next()).toEqual({ type: 'ended', id: '' })
    stream.close()
  })

  it('ends when the server stops, so that a stop does not wait for open dashboards', async () => {
    const other = await testApp()
    const own = await other.app.listen({ host: '127.0.0.1', port: 0 })
    const { body } = await other.call<{ sessionId: string }>('POST', '/api/login', {
      body: { username: 'main_admin', password: everyPassword },
    })
    const answer = await fetch(`${own}/api/live`, {
      headers: { 'x-session-id': body.sessionId, accept: 'text/event-stream' },
    })
    const read = answer.text()
    await other.close()
    expect(await read).toContain('hello')
  })
})

it('a published house is sent to all staff, even to a stream opened just afterwards', async () => {
  const early = await openStream('wakesurf_admin')
  t.deps.feed.publish({ type: 'house', id: '2', sector: 'main' })
  expect(await early.next()).toMatchObject({ type: 'house' })
  const late = await openStream('wakesurf_admin')
  expect(await late.next()).toMatchObject({ type: 'house' })
  early.close()
  late.close()
})
