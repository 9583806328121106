import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { type TestApp, testApp, testDriveBody } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { newApp } from '../app.ts'
import { cachedAvailability } from '../availability/day.ts'
import type { Change } from '../db/effects.ts'
import { type Db, openDb } from '../db/open.ts'
import { openHouses } from '../house/published.ts'
import { joinServers } from './between-servers.ts'
import { newFeed } from './feed.ts'

// The embedded engine has one server only.
describe.runIf(process.env.ENGINE === 'postgres')('two servers on one PostgreSQL', () => {
  let a: TestApp
  let b: { app: Awaited<ReturnType<typeof newApp>>; address: string }
  let url: string
  let second: Db
  const heardAtB: Change[] = []
  const lost: unknown[] = []
  const joined: ReturnType<typeof joinServers>[] = []
  beforeAll(async () => {
    a = await testApp()
    const [database] = await a.sql<{ name: string }>('select current_database() as name')
    url = `${inject('template')}/${database!.name}`
    second = await openDb({ kind: 'postgres', url })
    const feed = newFeed()
    feed.subscribe((change) => heardAtB.push(change))
    const houses = await openHouses(second)
    const app = await newApp({
      ...a.deps,
      db: second,
      houses,
      feed,
      availability: cachedAvailability(second),
    })
    b = { app, address: await app.listen({ host: '127.0.0.1', port: 0 }) }
    const waits = { againMs: 50 }
    for (const one of [a.deps, { feed, houses }])
      joined.push(
        joinServers({
          url,
          feed: one.feed,
          onFailure: (error) => lost.push(error),
          onPublished: () => void one.houses.refresh(),
          waits,
        }),
      )
    await connected(2)
  })
  afterAll(async () => {
    for (const one of joined) await one.stop()
    await b.app.close()
    await second.close()
    await a.close()
  })

  const connected = (count: number) =>
    vi.waitFor(
      async () => {
        const rows = await a.sql(
          `select pid from pg_stat_activity where application_name = 'merelend live'
              and datname = current_database() and query like '%merelend_changes%'`,
        )
        expect(rows).toHaveLength(count)
      },
      { timeout: 10_000, interval: 20 },
    )
  let days = 0
  const book = async () => {
    const body = testDriveBody({ date: addDays('2026-06-18', days++) })
    const answer = await a.call<{ id: string }>('POST', '/api/test-drive', { body })
    expect(answer.status).toBe(201)
    return answer.body.id
  }
  const timesHeard = (id: string) => heardAtB.filter((change) => change.id === id).length
  /** These tests never poll, so each change that arrives was pushed. How soon does not matter. */
  const pushed = { timeout: 20_000, interval: 5 }
  const untilHeard = (id: string) => vi.waitFor(() => expect(timesHeard(id)).toBe(1), pushed)

  it('push a booking made at one to a dashboard of the other, which can read it there', async () => {
    const login = await fetch(`${b.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'rayfoil_ambassador', password: everyPassword }),
    })
    const { sessionId } = (await login.json()) as { sessionId: string }
    const headers = { 'x-session-id': sessionId, accept: 'text/event-stream' }
    const abort = new AbortController()
    const stream = await fetch(`${b.address}/api/live`, { headers, signal: abort.signal })
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (words: string) => {
      while (!text.includes(words)) text += (await reader.read()).value ?? ''
    }
    await until('hello')
    const list = `${b.address}/api/bookings?from=2026-06-18&to=2026-07-18`
    const read = async () => (await fetch(list, { headers: { 'x-session-id': sessionId } })).text()
    await read()
    const id = await book()
    await until(id)
    expect(await read()).toContain(id)
    abort.abort()
  })

  it('send each change once, and never back to its origin', async () => {
    a.changes.length = 0
    const id = await book()
    await untilHeard(id)
    const next = await book()
    await untilHeard(next)
    expect(timesHeard(id)).toBe(1)
    expect(a.changes.map((change) => change.id)).toEqual([id, next])
  })

  it('both sell by a published house within 2 s, without polling', async () => {
    const admin = { as: 'main_admin' as const }
    const { body: draft } = await a.call<{ version: number; house: House }>('GET', '/api/house/draft', admin)
    const { 'wake-surf': wake } = draft.house.activities
    const house = {
      ...draft.house,
      activities: { ...draft.house.activities, 'wake-surf': { ...wake, title: 'Waves' } },
    }
    await a.call('PUT', '/api/house/draft', { ...admin, body: { version: draft.version, house } })
    const publish = { ...admin, body: { version: draft.version + 1, note: '' } }
    expect((await a.call('POST', '/api/house/publish', publish)).status).toBe(201)
    const titleAtB = async () => {
      const answer = await fetch(`${b.address}/api/house`)
      return ((await answer.json()) as { house: House }).house.activities['wake-surf'].title
    }
    await vi.waitFor(async () => expect(await titleAtB()).toBe('Waves'), { timeout: 2_000, interval: 20 })
  })

  it('send hundreds of changes in a few notices', async () => {
    const notices: string[] = []
    const watcher = new pg.Client({ connectionString: url })
    await watcher.connect()
    watcher.on('notification', ({ payload }) => notices.push(payload ?? ''))
    await watcher.query('listen merelend_changes')
    const ids = Array.from({ length: 200 }, (_, index) => `many-${index}`)
    for (const id of [...ids, ...ids]) a.deps.feed.publish({ type: 'booking', id, sector: 'efoil' })
    await vi.waitFor(() => expect(timesHeard('many-199')).toBe(1), pushed)
    expect(ids.map(timesHeard)).toEqual(ids.map(() => 1))
    expect(notices.length).toBeLessThanOrEqual(20)
    await watcher.end()
  })

  it('reconnect after their connections were cut, and log it once', async () => {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'merelend live' and datname = current_database()`
    await a.sql(cut)
    await vi.waitFor(() => expect(lost).toHaveLength(2), pushed)
    await connected(2)
    await untilHeard(await book())
    expect(lost).toHaveLength(2)
  })

  it('ignore payloads that are not a notice', async () => {
    const before = heardAtB.length
    for (const words of ['', 'x', '{"from":"x","changes":[{"type":"money","id":"1","sector":"efoil"}]}'])
      await a.sql('select pg_notify($1, $2)', 'merelend_changes', words)
    await untilHeard(await book())
    expect(heardAtB.length).toBe(before + 1)
  })

  it('work alone when the others cannot be reached, without delaying bookings', async () => {
    const failures: unknown[] = []
    const alone = joinServers({
      url: 'postgres://nobody@127.0.0.1:1/none',
      feed: a.deps.feed,
      onFailure: (error) => failures.push(error),
      waits: { againMs: 5 },
    })
    await untilHeard(await book())
    await vi.waitFor(() => expect(failures).toHaveLength(1), pushed)
    await alone.stop()
  })
})
