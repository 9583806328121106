import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newApp } from '#server/app.ts'
import { cachedAvailability } from '#server/availability/day.ts'
import { bookingMailQueries } from '#server/bookings/mail-queries.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import { openHouses } from '#server/house/published.ts'
import { newCounts } from '#server/http/counts.ts'
import { newFeed } from '#server/live/feed.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { sendDueRefunds } from '#server/payments/refund-worker.ts'
import { cardsOf } from '#server/payments/stripe-cards.ts'
import { testDriveBody } from '../app.ts'
import { chanceOf } from '../providers/chance.ts'
import { type StripeServer, startStripe } from '../providers/stripe-server.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { expectBooksToAgree } from './books-agree.ts'
import { ownDatabase, type Rows } from './own-database.ts'
import { payingCrowd } from './paying-crowd.ts'

// The real server as its own process, killed with -9 repeatedly while a crowd pays: at a random moment, or right after a call to
// the provider, whose answer is then lost. Some visitors return, some never; then days pass.

const kills = 4
const visitorsEach = 24
const chance = chanceOf(20_261_122)

let stripe: StripeServer
let database: Awaited<ReturnType<typeof ownDatabase>>
beforeAll(async () => {
  stripe = await startStripe()
  database = await ownDatabase('kill_paying')
})
afterAll(async () => {
  await stripe.close()
  await database.dispose()
})

const app = { url: '' }
const env = () => ({ ...database.env, ...stripe.env, DEMO: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'fatal' })
async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(env(), { script: 'cli/server-only.ts' })
  app.url = server.url
  stripe.setWebhookUrl(`${server.url}/api/webhooks/stripe`)
  return server
}

/** When to kill: a random time after the first payment began, or after a random number of calls to the provider. */
async function killTime(index: number): Promise<void> {
  const isByCall = index % 2 === 1
  const enough = stripe.calls.length + 1 + (isByCall ? chance.below(60) : 0)
  const givenUp = performance.now() + 10_000
  while (stripe.calls.length < enough && performance.now() < givenUp) await pause(1)
  if (!isByCall) await pause(chance.below(900))
}

/** The same server on the same database, in this process, where days can pass. */
async function laterApp(db: Db) {
  const config = readConfig(env())
  let now = Temporal.Instant.fromEpochMilliseconds(Date.now())
  const availability = cachedAvailability(db)
  const counts = newCounts()
  const deps: Deps = {
    db,
    config,
    now: () => now,
    houses: await openHouses(db),
    availability,
    feed: newFeed(),
    counts,
    sendEmail: async () => undefined,
    sendSms: undefined,
    mailQueries: bookingMailQueries({ db, now: () => now, availability }),
    onFailure: () => undefined,
    cards: cardsOf(config.payments, counts),
    nudgeMail: () => undefined,
  }
  const wait = (minutes: number): void => {
    now = now.add({ minutes })
  }
  return { deps, wait }
}

const never = (error: unknown) => {
  throw error
}

describe('a server process killed with -9 while many people pay', () => {
  it('has confirmed or refunded each payment once and charged nobody twice', async () => {
    const crowd = payingCrowd(app, stripe, chance)
    let everyone = 0
    let server = await start()
    for (let index = 0; index < kills; index++) {
      const fresh = Array.from({ length: visitorsEach }, () => everyone++)
      const visits = Promise.all(fresh.map(crowd.visit))
      await killTime(index)
      await server.stop('SIGKILL')
      await visits
      server = await start()
      await Promise.all(fresh.filter(() => chance.is(0.75)).map(crowd.visit))
    }
    // Three unpaid holds are kept for the late payments below.
    for (let index = 0; index < 3; index++) await crowd.hold(everyone++)
    await stripe.arrived()
    // Some undelivered events are sent again, some never.
    stripe.undelivered.splice(0, Math.floor(stripe.undelivered.length / 2))
    await stripe.resend()
    expect(await server.stop('SIGTERM')).toBe(0)

    const { paid, back } = await database.look(async (rows, db) => {
      const { deps, wait } = await laterApp(db)
      wait(20)
      await comeLate(deps, crowd)
      for (let index = 0; index < 30; index++) {
        await reconcile(deps, never)
        await sendDueRefunds(deps, never)
        wait(125)
      }
      await expectMailsOfPaid(rows)
      return expectBooksToAgree(rows, stripe.books)
    })
    // Checks the test itself: many paid, and some too late.
    expect(paid).toBeGreaterThan(kills * 3)
    expect(back).toBeGreaterThan(0)
  }, 600_000)
})

/** Pays some of the expired holds; for every second one, others have booked the units. */
async function comeLate(deps: Deps, crowd: ReturnType<typeof payingCrowd>): Promise<void> {
  const app = await newApp(deps)
  const isUnpaid = ([, { intentId }]: [number, { intentId: string }]) =>
    stripe.books.find(intentId).status === 'requires_payment_method'
  const unpaid = [...crowd.held].filter(isUnpaid)
  expect(unpaid.length).toBeGreaterThan(2)
  stripe.setPost('lose')
  for (const [at, [index, { intentId }]] of unpaid.slice(0, 8).entries()) {
    const payload = testDriveBody({ ...crowd.startOf(index), foilCount: 6 })
    if (at % 2 === 0) {
      const taken = await app.inject({ method: 'POST', url: '/api/test-drive', payload })
      expect(taken.statusCode).toBe(201)
    }
    stripe.books.confirm(intentId, '4242424242424242')
  }
  await app.close()
}

/** Mails may be sent twice after a crash, with the same Message-ID, but never for an unpaid booking. */
async function expectMailsOfPaid(rows: Rows): Promise<void> {
  const mails = await readdir(join(database.dataDir, 'outbox')).catch(() => [])
  const confirmed = mails.flatMap((name) => /confirmation\.\d+\.([\w-]+)@merelend/.exec(name)?.[1] ?? [])
  const paid = await rows<{ id: string }>(
    `select distinct booking_id as id from payments where kind = 'charge'`,
  )
  const ids = paid.map(({ id }) => id)
  expect([...new Set(confirmed)].filter((id) => !ids.includes(id))).toEqual([])
}
