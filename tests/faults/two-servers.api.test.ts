import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cachedAvailability } from '#server/availability/day.ts'
import { type Db, openDb } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import { newFeed } from '#server/live/feed.ts'
import { claimDue } from '#server/notifications/claim.ts'
import type { MessageDeps } from '#server/notifications/message-deps.ts'
import { queueDueMessages } from '#server/notifications/queue-due-messages.ts'
import { startWorker } from '#server/notifications/worker.ts'
import type { Cards } from '#server/payments/cards.ts'
import { reconcile } from '#server/payments/reconcile.ts'
import { sendDueRefunds } from '#server/payments/refund-worker.ts'
import { testNow } from '../app.ts'
import { type CardApp, cardApp } from '../providers/card-app.ts'

// Two servers with separate connections work on one database at the same time. On PostgreSQL their statements run concurrently;
// on the embedded engine one after another, with the same result.

let app: CardApp
let other: Deps
let second: Db | undefined
beforeAll(async () => {
  app = await cardApp()
  app.stripe.setPost('lose')
  if (process.env.ENGINE === 'postgres') {
    const [database] = await app.rows<{ name: string }>('select current_database() as name')
    second = await openDb({ kind: 'postgres', url: `${inject('template')}/${database!.name}` })
  }
  const db = second ?? app.db
  other = { ...app.deps, db, feed: newFeed(), availability: cachedAvailability(db) }
})
afterAll(async () => {
  await second?.close()
  await app.close()
})

const never = (error: unknown) => {
  throw error
}
/** The same work by both servers at once, four times each. */
const both = (work: (deps: Deps) => Promise<unknown>) =>
  Promise.all(Array.from({ length: 8 }, (_, index) => work(index % 2 === 0 ? app.deps : other)))

/**
 * The same, begun while another transaction holds a lock. On PostgreSQL the lock is released once every call is done or waits for
 * it; on the embedded engine at once, since statements wait for each other there anyway.
 */
async function bothAfter(lock: string, work: (deps: Deps) => Promise<unknown>): Promise<void> {
  const locked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const holding = app.db.transaction(async (tx) => {
    await tx.run({ name: '', text: lock }, [])
    locked.resolve()
    await free.promise
  })
  await locked.promise
  let through = 0
  const begun = both((deps) => work(deps).finally(() => through++))
  if (process.env.ENGINE === 'postgres')
    await expect
      .poll(async () => through + (await waitingForLocks()), { timeout: 30_000, interval: 20 })
      .toBe(8)
  free.resolve()
  await Promise.all([holding, begun])
}

const waitingForLocks = async () => {
  const [found] = await app.rows<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found!.count
}

const many = 24
const times = ['10:00', '13:00', '16:00', '19:00']
/** Paid at the provider, without an event to our server. */
async function paid(): Promise<string[]> {
  const held = []
  for (let index = 0; index < many / times.length; index++) {
    const date = app.aDay()
    for (const time of times) held.push(await app.hold({ date, time, quantity: 1 }))
  }
  for (const { intentId } of held) app.stripe.books.confirm(intentId, '4242424242424242')
  return held.map(({ bookingId }) => bookingId)
}
/** The same server, but recording its calls to the provider, before the provider's library repeats any. */
function noting(call: 'find' | 'refund', calls: string[]): (deps: Deps) => Deps {
  const note = <Result>(id: string, answer: Result): Result => {
    calls.push(id)
    return answer
  }
  const noted = (cards: Cards): Partial<Cards> =>
    call === 'find'
      ? { find: (id) => note(id, cards.find(id)) }
      : { refund: (request) => note(request.idempotencyKey, cards.refund(request)) }
  return (deps) => ({ ...deps, cards: { ...deps.cards!, ...noted(deps.cards!) } })
}

describe('two servers on one database', { timeout: 120_000 }, () => {
  it('claim each message once, however many workers want it', async () => {
    await app.rows(
      `insert into messages (kind, to_address, subject, payload, due_at, created_at)
        select 'manual', 'liis' || n || '@example.ee', 'Tere', '{"message": "Tere"}', $1, $1 from generate_series(1, 400) n`,
      testNow,
    )
    const taken: number[] = []
    await both(async (deps) => {
      for (;;) {
        const claimed = await claimDue(deps, 'email', { most: 8 })
        if (claimed.length === 0) return
        taken.push(...claimed.map(({ id }) => id))
      }
    })
    expect(new Set(taken).size).toBe(400)
    expect(taken).toHaveLength(400)
    expect(await app.rows('select 1 from messages where attempts <> 1')).toEqual([])
  })

  it('send each message once', async () => {
    await app.rows(`update messages set state = 'queued', attempts = 0, due_at = $1`, testNow)
    const sent: string[] = []
    const post = (deps: Deps): MessageDeps => ({
      ...deps,
      onFailure: never,
      sendEmail: async ({ messageId }) => void sent.push(messageId),
    })
    const workers = [app.deps, other, app.deps, other].map((deps) =>
      startWorker(post(deps), { channel: 'email', inFlight: 8 }),
    )
    await expect
      .poll(() => app.rows(`select 1 from messages where state <> 'sent'`), {
        timeout: 60_000,
        interval: 100,
      })
      .toEqual([])
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(new Set(sent).size).toBe(400)
    expect(sent).toHaveLength(400)
  })

  it('query the provider about each payment once, and confirm each once', async () => {
    const ids = await paid()
    app.setNow('2026-06-16T08:03:00Z')
    const calls: string[] = []
    const noted = noting('find', calls)
    await bothAfter('select 1 from card_payments for update', (deps) => reconcile(noted(deps), never))
    await both((deps) => reconcile(noted(deps), never))
    expect(new Set(calls).size).toBe(many)
    expect(calls).toHaveLength(many)
    const stories = await app.rows(
      `select b.status, count(distinct p.id)::int as charges, count(distinct m.id)::int as confirmations
        from bookings b left join payments p on p.booking_id = b.id
        left join messages m on m.booking_id = b.id and m.kind = 'confirmation'
        where b.id = any($1::text[]) group by b.id, b.status`,
      ids,
    )
    expect(stories).toEqual(ids.map(() => ({ status: 'confirmed', charges: 1, confirmations: 1 })))
  })

  it('make each refund once', async () => {
    const ids = (await app.rows<{ id: string }>(`select id from bookings where status = 'confirmed'`)).map(
      ({ id }) => id,
    )
    for (const id of ids)
      await app.call('PATCH', `/api/bookings/${id}/status`, {
        as: 'main_admin',
        body: { status: 'cancelled' },
      })
    app.setNow('2026-06-16T08:20:00Z')
    const calls: string[] = []
    const noted = noting('refund', calls)
    await bothAfter('select 1 from refunds for update', (deps) => sendDueRefunds(noted(deps), never))
    await both((deps) => sendDueRefunds(noted(deps), never))
    expect(calls).toHaveLength(ids.length)
    expect(
      await app.rows(`select state, attempts from refunds where state <> 'done' or attempts <> 1`),
    ).toEqual([])
    const given = await app.rows<{ count: number }>(
      `select count(*)::int as count from payments where kind = 'refund' group by booking_id`,
    )
    expect(given).toEqual(ids.map(() => ({ count: 1 })))
  })

  it('queue each reminder and each alert once', async () => {
    await app.rows('truncate messages')
    const ids = await paid()
    app.setNow('2026-06-16T08:25:00Z')
    await reconcile(app.deps, never)
    await app.rows('truncate messages')
    // So late that the first of them start within a day.
    const [start] = await app.rows<{ at: string }>(
      `select min(start_time)::text as at from bookings where id = any($1::text[])`,
      ids,
    )
    const now = Temporal.Instant.from(start!.at.replace(' ', 'T')).subtract({ hours: 5 })
    await app.rows(`update bookings set created_at = $1::timestamptz - interval '30 hours'`, now.toString())
    await bothAfter('lock table messages in exclusive mode', (deps) => {
      const { db, config } = deps
      return queueDueMessages({ db, config, now: () => now, samples: false, nudge: () => undefined })()
    })
    const queued = await app.rows<{ kind: string; count: number }>(
      'select kind, count(*)::int as count from messages group by kind, booking_id',
    )
    expect(new Set(queued.map(({ kind }) => kind))).toEqual(new Set(['alert', 'reminder']))
    expect(queued.filter(({ count }) => count !== 1)).toEqual([])
  })
})
