import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDriveBody, testNow } from '#tests/app.ts'
import { type CardApp, cardApp } from '#tests/providers/card-app.ts'
import { deliverNext } from '../notifications/deliver.ts'
import type { MessageDeps } from '../notifications/message-deps.ts'
import { startMessageJobs } from '../notifications/message-jobs.ts'
import { SmsFailure } from '../notifications/send-sms.ts'
import { settle } from '../payments/settle.ts'

let app: CardApp
beforeAll(async () => {
  app = await cardApp({
    METRICS_TOKEN: 'a token of the watchers',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    SMS_FROM: '+37259001122',
  })
})
afterAll(() => app.close())

const read = async () => (await app.call<string>('GET', '/metrics')).body
/** A counter by its name and labels, as `messages_total{channel="sms",outcome="sent"}`. */
const figure = async (name: string): Promise<number> => {
  const line = (await read()).split('\n').find((one) => one.startsWith(`merelend_${name} `))
  return Number(line?.split(' ').at(-1))
}
/** By how much `work` raises a counter. */
async function rise(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = await figure(name)
  await work()
  return (await figure(name)) - before
}
const payments = (outcome: string) => `card_payments_settled_total{outcome="${outcome}"}`
const good = '4242424242424242'
const bad = '4000000000000002'
const pay = (intentId: string, card = good) => {
  try {
    app.stripe.books.confirm(intentId, card)
  } catch {
    // The card was declined.
  }
}
beforeEach(async () => {
  await app.stripe.arrived()
  app.setNow(testNow)
})

describe('the figures of card payments', () => {
  it('count each payment once by outcome, however often it is reported', async () => {
    const held = await app.hold({ date: app.aDay() })
    expect(
      await rise(payments('confirmed'), async () => {
        app.stripe.setPost('lose')
        pay(held.intentId)
        app.stripe.setPost('send')
        for (let index = 0; index < 3; index++) await app.finalize(held)
      }),
    ).toBe(1)
    const other = await app.hold({ date: app.aDay() })
    expect(
      await rise(payments('declined'), async () => {
        pay(other.intentId, bad)
        for (let index = 0; index < 3; index++) await app.finalize(other)
        await app.stripe.arrived()
      }),
    ).toBe(1)
    app.setNow('2026-06-16T08:20:00Z')
    expect(await rise(payments('cancelled'), () => app.reconcile())).toBeGreaterThan(0)
  })

  it('count a decline once if page and event report it at the same moment', async () => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.setPost('lose')
    pay(held.intentId, bad)
    app.stripe.setPost('send')
    const intent = await app.deps.cards!.find(held.intentId)
    const ways = ['call', 'event', 'call'] as const
    expect(
      await rise(payments('declined'), () =>
        Promise.all(ways.map((by) => settle(app.deps, intent!, { by }))),
      ),
    ).toBe(1)
  })

  it('count late payments that are refunded, and whether the refund went through', async () => {
    const date = app.aDay()
    const held = await app.hold({ date })
    app.setNow('2026-06-16T08:20:00Z')
    await app.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00', foilCount: 6 }) })
    app.stripe.setPost('lose')
    pay(held.intentId)
    expect(await rise(payments('refunded'), () => app.finalize(held))).toBe(1)
    expect(await figure('jobs_waiting{queue="refund"}')).toBe(1)
    app.stripe.setDown(true)
    expect(await rise('refunds_total{outcome="retried"}', () => app.sendRefunds())).toBe(1)
    app.stripe.setDown(false)
    app.setNow('2026-06-16T08:30:00Z')
    expect(await rise('refunds_total{outcome="done"}', () => app.sendRefunds())).toBe(1)
    expect(await figure('jobs_waiting{queue="refund"}')).toBe(0)
    app.stripe.setPost('send')
  })

  it('count events by outcome, and failed calls to the provider', async () => {
    const held = await app.hold({ date: app.aDay() })
    const event = (outcome: string) => `webhooks_total{provider="cards",outcome="${outcome}"}`
    expect(
      await rise(event('taken'), async () => {
        pay(held.intentId)
        await app.stripe.arrived()
      }),
    ).toBeGreaterThan(0)
    const signed = app.stripe.sign('{"type":"x","data":{"object":{"id":"y"}}}')
    const forged = { ...signed, raw: signed.raw.replace('x', 'z') }
    expect(await rise(event('refused'), () => app.event(forged))).toBe(1)
    app.stripe.setDown(true)
    const away = 'provider_errors_total{provider="cards",kind="away"}'
    expect(await rise(away, () => app.askHold({ date: app.aDay() }))).toBe(1)
    const about = app.stripe.sign(JSON.stringify(app.stripe.events.at(-1)))
    expect(await rise(event('away'), () => app.event(about))).toBe(1)
    app.stripe.setDown(false)
  })
})

describe('the figures of messages', () => {
  const post = (changed: Partial<MessageDeps> = {}): MessageDeps => ({
    ...app.deps,
    onFailure: () => undefined,
    ...changed,
  })
  const queue = (channel: 'email' | 'sms', to: string, at = testNow) =>
    app.rows(
      `insert into messages (kind, channel, to_address, subject, payload, due_at, created_at)
        values ('manual', $1, $2, 'Tere', '{"message": "Tere"}', $3, $3)`,
      channel,
      to,
      at,
    )
  beforeEach(() => app.rows('truncate messages'))

  it('count tries by channel and outcome', async () => {
    await queue('email', 'liis@example.ee')
    const sent = 'messages_total{channel="email",outcome="sent"}'
    expect(await rise(sent, () => deliverNext(post()))).toBe(1)
    await queue('sms', '+37251234567')
    const sendSms: MessageDeps['sendSms'] = () => Promise.reject(new SmsFailure('unknown', 'nobody answered'))
    const unknown = 'messages_total{channel="sms",outcome="unknown"}'
    expect(await rise(unknown, () => deliverNext(post({ sendSms }), 'sms'))).toBe(1)
  })

  it('count a mail server that cannot be reached', async () => {
    const mail = { kind: 'smtp' as const, url: 'smtp://127.0.0.1:1', from: 'a@b.ee' }
    const config = { ...app.deps.config, mail }
    const jobs = startMessageJobs({ ...app.deps, config, onFailure: () => undefined })
    await jobs.stop()
    const to = { name: '', address: 'liis@example.ee' }
    const words = { subject: 'x', html: 'x', text: 'x', messageId: '<x@merelend>' }
    const away = 'provider_errors_total{provider="mail",kind="away"}'
    expect(await rise(away, () => jobs.sendEmail({ to, ...words }).catch(() => undefined))).toBe(1)
  })

  it('show how many wait and how long the first has been due, but not longer than it exists', async () => {
    app.setNow('2026-06-16T08:10:00Z')
    await queue('email', 'liis@example.ee')
    expect(await figure('jobs_waiting{queue="mail"}')).toBe(1)
    expect(await figure('jobs_oldest_due_seconds{queue="mail"}')).toBe(600)
    await app.rows(`update messages set due_at = due_at - interval '24 hours'`)
    expect(await figure('jobs_oldest_due_seconds{queue="mail"}')).toBe(600)
    await app.rows(`update messages set due_at = due_at + interval '48 hours'`)
    expect(await figure('jobs_waiting{queue="mail"}')).toBe(1)
    expect(await figure('jobs_oldest_due_seconds{queue="mail"}')).toBe(0)
  })
})

describe('/metrics', () => {
  it('contains no personal data, whatever people do', async () => {
    const secret = { fullName: 'Mari Maasikas', email: 'mari.maasikas@example.ee' }
    const { body } = await app.call<{ id: string; reference: string }>('POST', '/api/test-drive', {
      body: testDriveBody({ ...secret, date: app.aDay() }),
    })
    const token = 'AAAAAAAAAAAAAAAAAAAAAA'
    for (const url of [`/api/b/${token}`, `/b/${token}`, `/api/search?q=${secret.email}`, `/${secret.email}`])
      await app.call('GET', url, { as: 'main_admin' })
    await app.call('GET', `/api/bookings/${body.id}/history`, { as: 'main_admin' })
    const text = await read()
    for (const trace of ['maasikas', 'Maasikas', token, body.id, body.reference, 'main_admin'])
      expect(text, trace).not.toContain(trace)
  })

  it('is open to this machine, and to others with the token', async () => {
    const from = async (remoteAddress: string, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      return (await app.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    }
    expect(await from('127.0.0.1')).toBe(200)
    expect(await from('10.1.2.3')).toBe(404)
    expect(await from('10.1.2.3', 'a token of the watcher')).toBe(404)
    expect(await from('10.1.2.3', 'a token of the watchers')).toBe(200)
  })

  it('starts each counter at zero, so that its first increase is visible', async () => {
    const fresh = await cardApp()
    const { body } = await fresh.call<string>('GET', '/metrics')
    const lines = body.split('\n').filter((line) => /^merelend_\w+_total\{/.test(line))
    expect(lines.length).toBeGreaterThan(30)
    expect(lines.filter((line) => !line.endsWith(' 0'))).toEqual([])
    await fresh.close()
  })

  it('has the same counters as the runbook', async () => {
    const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8')
    const named = new Set(runbook.match(/merelend_\w+/g))
    const there = new Set([...(await read()).matchAll(/^# TYPE (merelend_\w+)/gm)].map(([, name]) => name))
    expect(named).toEqual(there)
  })
})
