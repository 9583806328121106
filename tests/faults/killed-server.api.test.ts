import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { pendingBody } from '../app.ts'
import { everyPassword, storePeople } from '../people.ts'
import { type StripeServer, startStripe } from '../providers/stripe-server.ts'
import { startTwilio, type TwilioServer } from '../providers/twilio-server.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { ownDatabase, type Rows } from './own-database.ts'

// The real server as its own process, killed with -9 at a chosen point: after a provider has acted but before that is stored,
// within a transaction, and after everything is stored but not yet answered.

let stripe: StripeServer
let twilio: TwilioServer
let database: Awaited<ReturnType<typeof ownDatabase>>
let server: ServerProcess
beforeAll(async () => {
  stripe = await startStripe()
  stripe.setPost('lose')
  twilio = await startTwilio()
  database = await ownDatabase('killed_server')
  await database.look((_rows, db) => storePeople(db))
})
afterAll(async () => {
  await stripe.close()
  await twilio.close()
  await database.dispose()
})
const env = () => ({ ...database.env, ...stripe.env, ...twilio.env, DEMO: 'off', LOG_LEVEL: 'fatal' })
/** Slows the database down at this point, to leave time to kill the server there. */
type Place = 'insert on messages' | 'update of status on idempotency_keys'
async function start(slowAt?: Place): Promise<void> {
  if (slowAt)
    await database.look(async (rows) => {
      await rows(slow)
      await rows(`create trigger slow before ${slowAt} for each row execute function slow()`)
    })
  server = await startServerProcess(env(), { script: 'cli/server-only.ts' })
}
const slow = `
  create or replace function slow() returns trigger language plpgsql as $$
  declare over timestamptz := clock_timestamp() + interval '6 seconds';
  begin while clock_timestamp() < over loop perform pg_sleep(0.05); end loop; return new; end $$`
afterEach(() => server.stop('SIGKILL'))

/** Undefined if the server died before answering. */
async function call(path: string, body: object, sent: { key?: string; session?: string } = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(sent.key ? { 'idempotency-key': sent.key } : {}),
    ...(sent.session ? { 'x-session-id': sent.session } : {}),
  }
  try {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  } catch {
    return undefined
  }
}

let days = 30
const aHold = () => ({
  bookingData: pendingBody({ date: addDays(Temporal.Now.plainDateISO('UTC').toString(), days++) }),
})
const hold = (body: object, key?: string) => call('/api/create-payment-intent', body, key ? { key } : {})
const intentOf = (body: Record<string, string>) => body.clientSecret!.split('_secret_')[0]!
async function paid() {
  const { body } = (await hold(aHold()))!
  stripe.books.confirm(intentOf(body), '4242424242424242')
  return { bookingId: body.bookingId!, paymentIntentId: intentOf(body) }
}
const staff = async () =>
  (await call('/api/login', { username: 'main_admin', password: everyPassword }))!.body.sessionId!

/** Kills the server when the provider has performed a matching call, before its answer; resolves when the server is dead. */
const killedAt = (fatal: RegExp) =>
  new Promise<void>((resolve) => {
    stripe.setWitness(async (done) => {
      if (!fatal.test(done)) return
      stripe.setWitness(undefined)
      await server.stop('SIGKILL')
      resolve()
    })
  })

/** Kills the server while the database is busy, shortly after the call to the provider. */
const killedWithin = async (work: Promise<unknown>, from: number) => {
  while (stripe.calls.length <= from) await pause(10)
  await pause(1_500)
  await server.stop('SIGKILL')
  expect(await work).toBeUndefined()
  await database.endWork()
}

/** Makes the dead server's work due again, and starts the next server. */
async function minutesLater(): Promise<void> {
  await database.look(async (rows) => {
    for (const table of ['messages', 'idempotency_keys'])
      await rows(`drop trigger if exists slow on ${table}`)
    await rows(`update idempotency_keys set claimed_at = claimed_at - interval '5 minutes'`)
    await rows(`update refunds set due_at = due_at - interval '5 minutes' where state = 'sending'`)
    await rows(`update messages set due_at = due_at - interval '5 minutes' where state = 'sending'`)
  })
  await start()
}
/** Rows after the server has stopped normally. */
async function stored<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  expect(await server.stop()).toBe(0)
  return database.look((rows: Rows) => rows<Row>(text, ...values))
}
const story = (id: string) =>
  stored(
    `select status, (select string_agg(kind || ' ' || cents, ', ' order by id) from payments where booking_id = $1) as till,
      (select string_agg(kind, ', ' order by id) from messages where booking_id = $1 and kind <> 'alert') as "messageKind"
    from bookings where id = $1`,
    id,
  )

describe('a server process killed with -9', { timeout: 180_000 }, () => {
  // Runs before any booking, since bookings also send texts.
  it('after a text was accepted but not recorded does not send it again', async () => {
    await start()
    twilio.fail('lost')
    const session = await staff()
    const sms = { customerPhone: '+372 5123 4567', message: 'Tere' }
    const pending = call('/api/notifications/sms', sms, { session })
    while (twilio.taken.length === 0) await pause(10)
    await server.stop('SIGKILL')
    expect(await pending).toBeUndefined()
    await minutesLater()
    await pause(1_500)
    expect(await stored(`select state, delivery from messages where channel = 'sms'`)).toEqual([
      { state: 'failed', delivery: 'unknown' },
    ])
    expect(twilio.tries).toHaveLength(1)
  })

  it('after a payment was begun at the provider but not recorded finds it by the same key', async () => {
    await start()
    const body = aHold()
    const dead = killedAt(/^POST \/v1\/payment_intents$/)
    expect(await hold(body, 'begun')).toBeUndefined()
    await dead
    await minutesLater()
    const again = (await hold(body, 'begun'))!
    expect(again.status).toBe(200)
    const begun = [...stripe.books.intents.values()].filter(
      ({ metadata }) => metadata.bookingId === again.body.bookingId,
    )
    expect(begun.map(({ id }) => id)).toEqual([intentOf(again.body)])
    const rows = await stored('select id from bookings where date = $1::date', body.bookingData.date)
    expect(rows).toEqual([{ id: again.body.bookingId }])
  })

  it('after a hold was stored but not its answer finds it by the same key', async () => {
    await start('update of status on idempotency_keys')
    const body = aHold()
    await killedWithin(hold(body, 'stored'), stripe.calls.length)
    await minutesLater()
    const again = (await hold(body, 'stored'))!
    expect(again.status).toBe(200)
    const rows = await stored('select id from bookings where date = $1::date', body.bookingData.date)
    expect(rows).toEqual([{ id: again.body.bookingId }])
  })

  it('in the transaction that confirms a paid booking does all of it once afterwards', async () => {
    await start('insert on messages')
    const ride = await paid()
    await killedWithin(call('/api/bookings/finalize', ride), stripe.calls.length)
    await minutesLater()
    expect(await call('/api/bookings/finalize', ride)).toMatchObject({ status: 200 })
    expect(await story(ride.bookingId)).toEqual([
      { status: 'confirmed', till: 'charge 36000', messageKind: 'confirmation' },
    ])
  })

  it('after everything was stored but not answered finds the same booking, charged once', async () => {
    await start('update of status on idempotency_keys')
    const ride = await paid()
    const finalize = () => call('/api/bookings/finalize', ride, { key: 'told' })
    await killedWithin(finalize(), stripe.calls.length)
    await minutesLater()
    expect(await finalize()).toMatchObject({ status: 200 })
    expect(await story(ride.bookingId)).toEqual([
      { status: 'confirmed', till: 'charge 36000', messageKind: 'confirmation' },
    ])
  })

  it('after the provider made a refund that was not recorded refunds once', async () => {
    await start()
    const ride = await paid()
    expect(await call('/api/bookings/finalize', ride)).toMatchObject({ status: 200 })
    const dead = killedAt(/^POST \/v1\/refunds$/)
    const refund = { amount: 100, reason: 'It rained' }
    const pending = await call(`/api/bookings/${ride.bookingId}/refund`, refund, { session: await staff() })
    expect(pending?.status).toBe(200)
    await dead
    const before = stripe.calls.length
    await minutesLater()
    while (stripe.calls.length === before) await pause(50)
    expect((await story(ride.bookingId))[0]).toMatchObject({ till: 'charge 36000, refund 10000' })
    expect([...stripe.books.refunds.values()].map(({ amount }) => amount)).toEqual([10_000])
  })
})
