import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { newApp } from '#server/app.ts'
import { cachedAvailability } from '#server/availability/day.ts'
import { bookingMailQueries } from '#server/bookings/mail-queries.ts'
import { readConfig } from '#server/config.ts'
import type { Change } from '#server/db/effects.ts'
import type { Deps } from '#server/deps.ts'
import { openHouses } from '#server/house/published.ts'
import { newCounts } from '#server/http/counts.ts'
import { newFeed } from '#server/live/feed.ts'
import type { OutgoingEmail } from '#server/notifications/send-email.ts'
import type { OutgoingSms } from '#server/notifications/send-sms.ts'
import { cardsOf } from '#server/payments/stripe-cards.ts'
import { freshDb } from './engines.ts'
import { everyPassword, type Person, storePeople } from './people.ts'

/** A Tuesday, 11:00 in Tallinn. */
export const testNow = '2026-06-16T08:00:00Z'

type Sent = {
  body?: unknown
  raw?: string | Buffer
  as?: Person
  key?: string
  headers?: Record<string, string>
}
/** Calls as the owner. */
export const admin = { as: 'main_admin' as const }
/** `body`: parsed JSON if the answer is JSON; a test names the type that it expects. */
export type Answer<Body = Record<string, unknown>> = {
  status: number
  body: Body
  headers: LightMyRequestResponse['headers']
}

/** The whole server on a new database, with a settable clock, one account per role, and mail that is only counted. */
export async function testApp(env: Record<string, string> = {}) {
  const { db, dispose } = await freshDb()
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-app-'))
  await storePeople(db)
  // A test calls more often than a visitor, also with cards, where the limits cannot be switched off.
  const config = {
    ...readConfig({ DEMO: 'off', DATA_DIR: dataDir, ...env, RATE_LIMITS: 'on' }),
    rateLimits: env.RATE_LIMITS === 'on',
  }
  let now = Temporal.Instant.from(testNow)
  const feed = newFeed()
  const changes: Change[] = []
  feed.subscribe((change) => changes.push(change))
  const mails: OutgoingEmail[] = []
  const texts: OutgoingSms[] = []
  const availability = cachedAvailability(db)
  const counts = newCounts()
  let nudges = 0
  const deps: Deps = {
    db,
    config,
    now: () => now,
    houses: await openHouses(db),
    availability,
    feed,
    counts,
    sendEmail: async (mail) => {
      mails.push(mail)
    },
    sendSms: config.sms.kind === 'live' ? async (sms) => ({ providerId: `SM${texts.push(sms)}` }) : undefined,
    mailQueries: bookingMailQueries({ db, now: () => now, availability }),
    onFailure: () => undefined,
    cards: cardsOf(config.payments, counts),
    nudgeMail: () => {
      nudges++
    },
  }
  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    db.run<Row>({ name: '', text }, values)
  const app = await newApp(deps)
  const sessions = new Map<string, Promise<string>>()

  /** Signs in once, even if several calls at the same time are the first. */
  function sessionOf(person: Exclude<Person, undefined>): Promise<string> {
    const session = sessions.get(person) ?? signIn(person)
    sessions.set(person, session)
    return session
  }

  async function signIn(person: Exclude<Person, undefined>): Promise<string> {
    const { body } = await call<{ sessionId: string }>('POST', '/api/login', {
      body: { username: person, password: everyPassword },
    })
    return body.sessionId
  }

  async function call<Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    sent: Sent = {},
  ): Promise<Answer<Body>> {
    const headers = {
      ...(sent.body === undefined && sent.raw === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sent.as ? { 'x-session-id': await sessionOf(sent.as) } : {}),
      ...(sent.key ? { 'idempotency-key': sent.key } : {}),
      ...sent.headers,
    }
    const payload = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : answer.body) as Body,
      headers: answer.headers,
    }
  }

  return {
    app,
    db,
    sql,
    deps,
    changes,
    mails,
    texts,
    nudges: () => nudges,
    call,
    setNow: (instant: string) => {
      now = Temporal.Instant.from(instant)
    },
    count: async (table: 'bookings' | 'allocations' | 'messages' | 'payments' | 'users'): Promise<number> =>
      (await sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]!.count,
    close: async () => {
      await app.close()
      await dispose()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>

/** One app for all tests of a file. */
export async function appOfFile(env?: Record<string, string>): Promise<TestApp> {
  const app = await testApp(env)
  afterAll(() => app.close())
  return app
}

/** A test drive in the spec's shape, two days ahead. */
export const testDriveBody = (changed: Record<string, unknown> = {}) => ({
  date: '2026-06-18',
  time: '18:00',
  location: 'Noblessner',
  foilCount: 2,
  duration: '1h',
  fullName: 'Liis Tamm',
  email: 'liis.tamm@example.ee',
  phone: '+372 5123 4567',
  ...changed,
})

/** A pending booking of a private ride, as the browser stores it. */
export const pendingBody = (changed: Record<string, unknown> = {}) => ({
  bookingType: 'efoil-private',
  service: 'E-Foil Private Rent',
  date: '2026-06-18',
  time: '12:00',
  location: 'Noblessner',
  quantity: 3,
  duration: '1 hour',
  name: 'Liis Tamm',
  email: 'liis.tamm@example.ee',
  phone: '+372 5123 4567',
  totalAmount: 360,
  ...changed,
})

/** A customer as accepted by `POST /api/bookings` and by staff's entry. */
export const customer = {
  customerName: 'Liis Tamm',
  customerEmail: 'liis.tamm@example.ee',
  customerPhone: '+372 5123 4567',
}

/** Jetskis as accepted by `POST /api/bookings`, two days ahead. */
export const jetskiBody = (changed: Record<string, unknown> = {}) => ({
  activityType: 'jetski',
  date: '2026-06-18',
  startTime: '12:00',
  participants: 1,
  equipment: 'Trixx 2023 Blue',
  ...customer,
  ...changed,
})
