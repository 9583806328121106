import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { everyPassword } from '#tests/people.ts'
import { newApp } from '../app.ts'
import { newLog } from '../main.ts'

// What a client does to its connection, seen from a raw socket.

type Line = { level: number; status?: number; msg: string }

let t: TestApp
let app: TestApp['app']
let port: number
const printed: string[] = []
const lines = (): Line[] => printed.map((line) => JSON.parse(line))

beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://merelend.example', PAYMENTS: 'on_site' })
  const to = new Writable({
    write: (line, _encoding, done) => {
      printed.push(String(line))
      done()
    },
  })
  app = await newApp(t.deps, { log: newLog('trace', to) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await t.close()
})
beforeEach(() => {
  printed.length = 0
})

const post = (length: number) =>
  `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
const listen = (sessionId: string) =>
  `GET /api/live HTTP/1.1\r\nHost: x\r\nX-Session-Id: ${sessionId}\r\n\r\n`
async function signIn(): Promise<string> {
  const { body } = await t.call<{ sessionId: string }>('POST', '/api/login', {
    body: { username: 'main_admin', password: everyPassword },
  })
  return body.sessionId
}
const errors = () => lines().filter(({ level }) => level >= 40)

/** The complete answer to these bytes. */
const answerTo = (sent: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    let came = ''
    socket.on('data', (bytes) => {
      came += bytes
    })
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve(came))
    socket.on('error', reject)
  })

describe('a client that hangs up', () => {
  it('in the middle of its body is not logged as an error', async () => {
    for (const end of ['end', 'resetAndDestroy'] as const) {
      printed.length = 0
      const socket = connect(port, '127.0.0.1', () => socket.write(`${post(100)}{"user`))
      socket.on('error', () => undefined)
      await vi.waitFor(async () => expect(await connections()).toBe(1))
      socket[end]()
      await vi.waitFor(async () => expect(await connections()).toBe(0))
      await vi.waitFor(() => expect(lines().map(({ msg }) => msg)).toContain('the client hung up'))
      expect(errors(), end).toEqual([])
      expect(lines().some(({ status = 0 }) => status >= 500)).toBe(false)
      expect(printed.join('')).not.toContain('    at ')
    }
  })

  it('before its dashboard is accepted leaves no listener', async () => {
    const sessionId = await signIn()
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    const find = vi.spyOn(t.deps.db, 'run').mockImplementationOnce(async (...args) => {
      await left
      return t.db.run(...args)
    })
    const socket = connect(port, '127.0.0.1', () => socket.write(listen(sessionId)))
    socket.on('error', () => undefined)
    await vi.waitFor(() => expect(find).toHaveBeenCalled())
    socket.resetAndDestroy()
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    const subscribed = vi.spyOn(t.deps.feed, 'subscribe')
    leave()
    await vi.waitFor(() => expect(find.mock.settledResults[0]!.type).toBe('fulfilled'))
    await t.call('GET', '/healthz')
    expect(subscribed).not.toHaveBeenCalled()
    expect(errors()).toEqual([])
  })

  it('while its dashboard listens is not logged as an error', async () => {
    const sessionId = await signIn()
    const socket = connect(port, '127.0.0.1', () => socket.write(listen(sessionId)))
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.resetAndDestroy()
    for (const id of ['1', '2', '3']) t.deps.feed.publish({ type: 'booking', id, sector: 'efoil' })
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    expect(errors()).toEqual([])
    expect(printed.join('')).not.toContain('    at ')
  })
})

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

describe('input that is no valid request', () => {
  it.each([
    ['no method', 'HELLO\r\n\r\n', 400],
    ['no such version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['two lengths', `${post(2).replace('\r\n\r\n', '\r\nContent-Length: 3\r\n\r\n')}{}`, 400],
    ['a head of 17 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
    ['no host', 'GET /api/slots HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])(
    '%s is answered as a problem with the usual headers, and the connection is closed',
    async (_, sent, status) => {
      const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      const named = Object.fromEntries(
        head
          .split('\r\n')
          .slice(1)
          .map((line) => line.toLowerCase().split(': ')),
      )
      const usual = (await app.inject({ method: 'GET', url: '/api/nothing' })).headers
      for (const [name, value] of Object.entries(usual))
        if (!/^(date|connection|content-length|x-request-id|x-ratelimit.*|vary)$/.test(name))
          expect(named[name], name).toBe(String(value).toLowerCase())
      expect(named['content-length']).toBe(String(Buffer.byteLength(body)))
      expect(named.connection).toBe('close')
      expect(JSON.parse(body)).toMatchObject({ status, type: 'about:blank', code: expect.any(String) })
      expect(errors()).toEqual([])
    },
  )

  it('an unknown expectation is ignored', async () => {
    const sent = 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nConnection: close\r\n\r\n'
    expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 200 /)
  })
})
