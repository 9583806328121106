import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LogRow } from '#contract/calls/message-calls.ts'
import { deliverNext } from '#server/notifications/deliver.ts'
import type { MessageDeps } from '#server/notifications/message-deps.ts'
import { smtpSender } from '#server/notifications/message-jobs.ts'
import { startWorker } from '#server/notifications/worker.ts'
import { type TestApp, testApp, testDriveBody, testNow } from '../app.ts'
import { freePort } from '../postgres-server.ts'

// A server with a real mail server, which fails in the usual ways.

/** Its reaction to a recipient; `silent`: no answer at all; `deaf`: it accepts the mail without confirming. */
type Mood = 'takes' | 'silent' | 'deaf' | 451 | 550
let mood: (address: string) => Mood
const recipients: string[] = []
const taken: { to: string; messageId: string }[] = []

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onAuth(_auth, _session, answer) {
    answer(new Error('Authentication failed'))
  },
  closeTimeout: 50,
  onRcptTo({ address }, _session, answer) {
    recipients.push(address)
    const now = mood(address)
    if (now === 'silent') return
    answer(typeof now === 'number' ? Object.assign(new Error('no'), { responseCode: now }) : null)
  },
  onData(stream, { envelope }, answer) {
    const to = envelope.rcptTo[0]!.address
    let raw = ''
    stream.on('data', (part: Buffer) => {
      raw += part.toString()
    })
    stream.on('end', () => {
      taken.push({ to, messageId: /^Message-ID: (.*)$/m.exec(raw)![1]!.trim() })
      if (mood(to) !== 'deaf') answer()
    })
  },
})

let app: TestApp
let url: string
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  app = await testApp()
})
afterAll(async () => {
  await app.close()
  await new Promise<void>((done) => server.close(done))
})
beforeEach(() => {
  mood = () => 'takes'
  app.setNow(testNow)
  app.deps.sendEmail = senderWaiting()
})
afterEach(async () => {
  recipients.length = 0
  taken.length = 0
  await app.sql('truncate bookings, messages cascade')
  app.deps.availability.invalidate()
})

const senderWaiting = (silentMs = 20_000) =>
  smtpSender(url, 'hello@merelend.example', { silentMs, idleMs: 1 })
const post = (): MessageDeps => ({ ...app.deps, onFailure: () => undefined })
const sendDue = async () => {
  while (await deliverNext(post()));
}
const minutesLater = (minutes: number) =>
  app.setNow(
    Temporal.Instant.from(testNow)
      .add({ seconds: Math.round(minutes * 60) })
      .toString(),
  )
const aBooking = async (email = 'liis.tamm@example.ee', date = '2026-06-18') =>
  (await app.call('POST', '/api/test-drive', { body: testDriveBody({ email, date, foilCount: 1 }) })).status
const logOf = async () =>
  (await app.call<LogRow[]>('GET', '/api/notifications/log', { as: 'main_admin' })).body

describe('a mail server that', () => {
  it('refuses a mail for good (5xx) gets no retry; staff see why, and can resend it', async () => {
    mood = () => 550
    expect(await aBooking()).toBe(201)
    await sendDue()
    minutesLater(24 * 60)
    await sendDue()
    expect(recipients).toHaveLength(1)
    const [row] = await logOf()
    expect(row).toMatchObject({ kind: 'confirmation', state: 'failed', attempts: 1 })
    expect(row!.why).toContain('no')
    mood = () => 'takes'
    const again = await app.call('POST', `/api/notifications/${row!.id}/resend`, { as: 'main_admin' })
    expect([again.status, again.body.state]).toEqual([200, 'sent'])
    expect(taken).toHaveLength(1)
  })

  it('refuses a mail for now (4xx) gets retries after 1 and 5 minutes, and the mail once', async () => {
    mood = () => 451
    expect(await aBooking()).toBe(201)
    for (const [minutes, times] of [
      [0, 1],
      [0.9, 1],
      [1, 2],
      [5.9, 2],
    ] as const) {
      minutesLater(minutes)
      await sendDue()
      expect(recipients, `after ${minutes} minutes`).toHaveLength(times)
    }
    mood = () => 'takes'
    minutesLater(6)
    await sendDue()
    await sendDue()
    expect(taken).toHaveLength(1)
    expect(await logOf()).toMatchObject([{ state: 'sent', attempts: 3 }])
  })

  it('refuses the connection or our password gets retries, and the mail once that is fixed', async () => {
    expect(await aBooking()).toBe(201)
    const nobodyThere = url.replace(/\d+$/, String(await freePort()))
    app.deps.sendEmail = smtpSender(nobodyThere, 'hello@merelend.example', { idleMs: 1 })
    await sendDue()
    expect(await logOf()).toMatchObject([{ state: 'queued', why: 'the mail server cannot be reached' }])
    app.deps.sendEmail = smtpSender(url.replace('//', '//shop:forgotten@'), 'hello@merelend.example', {
      idleMs: 1,
    })
    minutesLater(1)
    await sendDue()
    expect(await logOf()).toMatchObject([
      { state: 'queued', why: 'the mail server refused the user or the password', attempts: 2 },
    ])
    app.deps.sendEmail = senderWaiting()
    minutesLater(6)
    await sendDue()
    expect(taken).toHaveLength(1)
  })

  it('never answers delays no booking, times out, and gets the mail when it is back', async () => {
    mood = () => 'silent'
    app.deps.sendEmail = senderWaiting(300)
    const worker = startWorker(post(), { channel: 'email', inFlight: 4 })
    for (const date of ['2026-06-18', '2026-06-19', '2026-06-20'])
      expect(await aBooking('liis@example.ee', date)).toBe(201)
    worker.nudge()
    const why = 'the mail server did not answer in time'
    await expect
      .poll(async () => (await logOf()).map(({ state, why }) => ({ state, why })), { timeout: 25_000 })
      .toEqual(Array(3).fill({ state: 'queued', why }))
    await worker.stop()
    mood = () => 'takes'
    app.deps.sendEmail = senderWaiting()
    minutesLater(1)
    await sendDue()
    expect(taken).toHaveLength(3)
  })

  it('hangs with one mail gets all the others meanwhile', async () => {
    mood = (address) => (address === 'stuck@example.ee' ? 'silent' : 'takes')
    await aBooking('stuck@example.ee')
    for (let index = 0; index < 12; index++)
      await aBooking(`guest${index}@example.ee`, `2026-07-${10 + index}`)
    const worker = startWorker(post(), { channel: 'email', inFlight: 4 })
    // The mail server has a mail before its answer is logged, so the test waits for the log.
    const others = async () =>
      (await logOf()).filter(({ to }) => to !== 'stuck@example.ee').map(({ state }) => state)
    await expect.poll(others, { timeout: 25_000 }).toEqual(Array(12).fill('sent'))
    expect(taken).toHaveLength(12)
    expect((await logOf()).filter(({ state }) => state === 'sending')).toMatchObject([
      { to: 'stuck@example.ee' },
    ])
    await worker.stop()
  })

  it('accepts a mail without confirming it gets it again with the same Message-ID', async () => {
    mood = () => 'deaf'
    app.deps.sendEmail = senderWaiting(300)
    expect(await aBooking()).toBe(201)
    await sendDue()
    expect(await logOf()).toMatchObject([{ state: 'queued' }])
    mood = () => 'takes'
    app.deps.sendEmail = senderWaiting()
    minutesLater(1)
    await sendDue()
    expect(taken).toHaveLength(2)
    expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(1)
  })
})

describe('10,000 waiting mails, some of them poison jobs', () => {
  it('delay neither a booking nor its confirmation', { timeout: 120_000 }, async () => {
    await app.sql(
      `insert into messages (kind, to_address, subject, payload, due_at, created_at)
          select case when n % 100 = 1 then 'no-such-kind' else 'manual' end, 'w' || n || '@example.ee', 'Tere', '{"message": "Tere"}',
            $1::timestamptz - interval '1 hour', $1 from generate_series(1, 10000) n`,
      testNow,
    )
    const worker = startWorker(post(), { channel: 'email', inFlight: 8 })
    const guests = Array.from({ length: 10 }, (_, index) => `guest${index}@example.ee`)
    for (const [index, guest] of guests.entries()) {
      expect(await aBooking(guest, `2026-07-${10 + index}`)).toBe(201)
      worker.nudge()
    }
    const guestsMailed = () => taken.map(({ to }) => to).filter((to) => to.startsWith('guest'))
    await expect.poll(() => guestsMailed().sort(), { timeout: 90_000 }).toEqual(guests)
    await worker.stop()
    const [left] = await app.sql<{ count: number }>(
      `select count(*)::int as count from messages where state = 'queued'`,
    )
    expect(left!.count).toBeGreaterThan(9_000)
    expect(taken.length).toBeGreaterThan(guests.length)
  })
})
