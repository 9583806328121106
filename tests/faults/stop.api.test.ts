import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newApp } from '#server/app.ts'
import { openReadyDb } from '#server/db/ready.ts'
import { type TestApp, testApp } from '../app.ts'
import { everyPassword } from '../people.ts'
import { freePort } from '../postgres-server.ts'
import { startServerProcess } from '../server-process.ts'
import { ownDatabase } from './own-database.ts'

const patient = { timeout: 60_000, interval: 50 }
const halfRequest =
  'POST /api/test-drive HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{'
let database: Awaited<ReturnType<typeof ownDatabase>>
let t: TestApp
beforeAll(async () => {
  database = await ownDatabase('stop')
  t = await testApp()
})
afterAll(async () => {
  await t.close()
  await database.dispose()
})

it('SIGTERM to npm start ends the server, which on a shared database first reports not ready', async () => {
  const port = await freePort()
  const env = { ...process.env, ...database.env, PORT: String(port), DEMO: 'off', LOG_LEVEL: 'fatal' }
  const npm = spawn('npm', ['start'], { cwd: join(import.meta.dirname, '../..'), env, stdio: 'ignore' })
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, patient).toBe(200)
  npm.kill('SIGTERM')
  if (process.env.ENGINE === 'postgres') await expect.poll(ready, patient).toBe(503)
  await expect.poll(ready, patient).toBe(0)
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit')
  expect(npm.exitCode).toBe(0)
})

/** A browser that repeats requests on one connection until it gets none; returns the `connection` header of its last answer. */
async function asksOn(url: string): Promise<string | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const request = get(url, { agent }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.headers.connection))
        answer.once('error', reject)
      })
      request.once('error', reject)
    })
  let last: string | undefined
  try {
    for (;;) last = await ask()
  } catch {
    agent.destroy()
    return last
  }
}

it('SIGTERM under load ends with code 0 within 10 s, even while a body does not end', async () => {
  const server = await startServerProcess({ ...database.env, DEMO: 'off', LOG_LEVEL: 'fatal' })
  const { port, hostname } = new URL(server.url)
  const asking = Array.from({ length: 20 }, () => asksOn(`${server.url}/api/test-drive/available-slots`))
  const upload = connect(Number(port), hostname)
  upload.on('error', () => undefined).resume()
  upload.write(halfRequest)
  await once(upload, 'ready')
  const drip = setInterval(() => upload.write(' '), 200)
  // After 10 s it would exit with code 1.
  expect(await server.stop()).toBe(0)
  clearInterval(drip)
  const last = await Promise.all(asking)
  if (process.env.ENGINE === 'postgres') expect(new Set(last)).toEqual(new Set(['close']))
})

it.runIf(process.env.ENGINE === 'embedded')(
  'SIGTERM lets a request that still arrives finish: it is answered, then its connection is closed',
  async () => {
    const server = await startServerProcess({ ...database.env, DEMO: 'off', LOG_LEVEL: 'fatal' })
    const booking = JSON.stringify({
      date: Temporal.Now.plainDateISO('UTC').add({ days: 5 }).toString(),
      time: '10:00',
      location: 'tallinn',
      foilCount: 1,
      duration: '1h',
      fullName: 'Mari Maasikas',
      email: 'mari@example.ee',
    })
    const sending = request(`${server.url}/api/test-drive`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json', 'content-length': booking.length },
    })
    const answered = once(sending, 'response')
    sending.write(booking.slice(0, 20))
    await once(sending, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'))
    // The server has read the headers on this connection before it answers on another.
    await fetch(`${server.url}/healthz`)
    const stopped = server.stop()
    await pause(4_000)
    sending.end(booking.slice(20))
    const [answer] = (await answered) as [IncomingMessage]
    expect(answer.resume().statusCode).toBe(201)
    expect(answer.headers.connection).toBe('close')
    expect(await stopped).toBe(0)
  },
)

it('a stop does not wait for a mail server that does not answer, and ends with code 0', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  await database.look(async (rows) => {
    await rows(
      `insert into users (username, password, email) select 'liis' || n, '', 'liis@example.ee' from generate_series(1, 3) n`,
    )
    await rows(`insert into password_reset_asks (asked, asked_at) values ('liis@example.ee', now())`)
  })
  const { port } = silent.address() as AddressInfo
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@shop.example' }
  const server = await startServerProcess({ ...database.env, ...mail, DEMO: 'off', LOG_LEVEL: 'fatal' })
  await once(silent, 'connection')
  // After 10 s it would exit with code 1.
  expect(await server.stop()).toBe(0)
  silent.close()
})

it.runIf(process.env.ENGINE === 'embedded')(
  'a start waits for a server that is about to end and still holds the folder',
  async () => {
    const holder = await startServerProcess(
      { ...database.env, DEMO: 'off', LOG_LEVEL: 'fatal' },
      { script: 'cli/server-only.ts' },
    )
    const where = { kind: 'embedded' as const, dataDir: database.dataDir }
    const now = Temporal.Now.instant()
    // The first try happens at once, before the holder gets its signal.
    const opening = openReadyDb(where, {
      demo: false,
      now,
      hashPassword: async () => '',
      patienceMs: 60_000,
    })
    const [db, code] = await Promise.all([opening, holder.stop()])
    expect(code).toBe(0)
    await db.close()
  },
)

it('a body that comes a byte at a time is cut off, and its connection closed', async () => {
  const app = await newApp(t.deps, { requestTimeout: 1_000 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  socket.write(halfRequest)
  const drip = setInterval(() => socket.write(' '), 200)
  await once(socket, 'close')
  clearInterval(drip)
  await app.close()
})

it('an uploaded picture may come slowly, as it is larger than other bodies', async () => {
  const { body } = await t.call<{ sessionId: string }>('POST', '/api/login', {
    body: { username: 'main_admin', password: everyPassword },
  })
  const app = await newApp(t.deps, { requestTimeout: 1_000 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const upload = request({
    port: (app.server.address() as AddressInfo).port,
    method: 'POST',
    path: '/api/house/pictures',
    headers: {
      'x-session-id': body.sessionId,
      'content-type': 'image/jpeg',
      'content-length': picture.length,
    },
  })
  const answered = once(upload, 'response')
  for (const half of [picture.subarray(0, 900), picture.subarray(900)]) {
    upload.write(half)
    // Longer than the limit plus Node's checking interval.
    await pause(1_500)
  }
  upload.end()
  const [answer] = (await answered) as [IncomingMessage]
  expect(answer.resume().statusCode).toBe(201)
  await app.close()
})

it('a stopping server closes the connection with each answer and is not ready', async () => {
  const app = await newApp(t.deps, { isStopping: () => true })
  const answer = await app.inject('/healthz')
  expect(answer.headers.connection).toBe('close')
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  await app.close()
})
