import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { testDriveBody } from '../app.ts'
import { everyPassword, storePeople } from '../people.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { ownDatabase } from './own-database.ts'

// Servers as separate processes on PostgreSQL, while one is stopped, or the network drops everything.

const firstDay = addDays(Temporal.Now.plainDateISO('UTC').toString(), 30)
const patient = { timeout: 60_000, interval: 100 }

describe.runIf(process.env.ENGINE === 'postgres')('a silence between server and database', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>
  const running: ServerProcess[] = []
  beforeAll(async () => {
    database = await ownDatabase('silent_database')
  })
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop('SIGKILL')
    await database.endWork()
  })
  afterAll(() => database.dispose())

  async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const own = { ...database.env, DEMO: 'off', LOG_LEVEL: 'fatal', ...env }
    const server = await startServerProcess(own, { script: 'cli/server-only.ts' })
    running.push(server)
    return server
  }
  async function post(url: string, body: object) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    return { ...((await answer.json()) as { id: string; sessionId: string }), status: answer.status }
  }
  const book = ({ url }: ServerProcess, email: string, day = 0) =>
    post(`${url}/api/test-drive`, testDriveBody({ date: addDays(firstDay, day), foilCount: 1, email }))
  const sessionAt = async ({ url }: ServerProcess) =>
    (await post(`${url}/api/login`, { username: 'main_admin', password: everyPassword })).sessionId
  const mailsTo = (email: string) =>
    database.look((rows) =>
      rows(
        `select 1 from messages m join bookings b on b.id = m.booking_id
          where b.customer_email = $1 and m.kind = 'confirmation' and m.state = 'sent'`,
        email,
      ),
    )

  it('of a server frozen inside a transaction does not block the other server', async () => {
    await database.look(async (rows, db) => {
      await storePeople(db)
      await rows('create sequence slow_once')
      await rows(`create function slow() returns trigger language plpgsql as $$
        begin if nextval('slow_once') = 1 then perform pg_sleep(1.5); end if; return new; end $$`)
      await rows(`create trigger slow after update on bookings for each row
        when (new.customer_email = 'frozen@example.ee' and new.status = 'cancelled'
          and old.status <> 'cancelled') execute function slow()`)
    })
    const frozen = await start()
    const other = await start()
    const staff = { 'x-session-id': await sessionAt(other) }
    const { id } = await book(other, 'frozen@example.ee')
    const cancel = ({ url }: ServerProcess) =>
      fetch(`${url}/api/bookings/${id}`, { method: 'DELETE', headers: staff }).then(({ status }) => status)
    const lost = cancel(frozen)
    await database.look((rows) =>
      expect
        .poll(() => rows(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`), patient)
        .toHaveLength(1),
    )
    process.kill(frozen.pid, 'SIGSTOP')
    // As many cancels as the other server has connections wait for the booking, and a visitor wants something else.
    const cancelling = Array.from({ length: 20 }, () => cancel(other))
    expect((await book(other, 'elsewhere@example.ee', 1)).status).toBe(201)
    const answers = await Promise.all(cancelling)
    expect(answers).toContain(200)
    expect(answers.filter((status) => ![200, 404, 409].includes(status))).toEqual([])
    process.kill(frozen.pid, 'SIGCONT')
    // Its transaction was ended while it was stopped.
    expect(await lost).toBe(503)
    expect((await book(frozen, 'again@example.ee', 2)).status).toBe(201)
  })

  it('of connections that a firewall dropped is noticed: visitors are served and mails sent', async () => {
    const proxy = await startSilentProxy(database.env.DATABASE_URL!)
    const server = await start({ DATABASE_URL: proxy.url })
    expect((await book(server, 'before@example.ee', 10)).status).toBe(201)
    await expect.poll(() => mailsTo('before@example.ee'), patient).toHaveLength(1)
    expect(proxy.silence()).toBeGreaterThan(0)
    let day = 11
    await expect.poll(async () => (await book(server, 'after@example.ee', day++)).status, patient).toBe(201)
    await expect.poll(async () => (await mailsTo('after@example.ee')).length, patient).toBeGreaterThan(0)
    expect(await server.stop()).toBe(0)
    await proxy.stop()
  })
})

/**
 * A proxy between a server and PostgreSQL. `silence` drops all open connections as a firewall does: they stay open, but nothing
 * sent on them arrives or is answered. New ones work.
 */
async function startSilentProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  const silenced: [Socket, Socket][] = []
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    const end = () => {
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Returns how many connections it silenced. */
    silence: (): number => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        for (const socket of [near, far]) socket.pause()
      }
      const { size } = pairs
      silenced.push(...pairs)
      pairs.clear()
      return size
    },
    stop: async () => {
      for (const pair of [...pairs, ...silenced]) for (const socket of pair) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
