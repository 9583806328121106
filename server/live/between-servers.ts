import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { sectors } from '#domain/roles.ts'
import type { Change } from '../db/effects.ts'
import { hostsOf } from '../db/hosts.ts'
import { keepAlive } from '../db/server-pool.ts'
import type { Feed } from './feed.ts'

// Pushes changes made by one server to the dashboards of all servers on a PostgreSQL database. Uses NOTIFY on a separate
// connection, after the commit and in batches: inside the booking transaction it would take a lock that all bookings wait for.
// Changes lost while the connection is down are found by the dashboards' polling.

const channel = 'merelend_changes'
/**
 * Sent inside the transaction that publishes a house, which is rare, so that all servers get it at the commit
 * (server/house/publish.ts).
 */
const published = 'merelend_house'
/** A NOTIFY payload holds 8,000 bytes. */
const maxInOne = 40
/** Beyond this all are dropped: the connection has been down for long, and dashboards poll by then. */
const maxWaiting = 1_000
const usual = { sendEveryMs: 200, againMs: 1_000, maxAgainMs: 10_000, pulseMs: 5_000 }

const notice = z.object({
  from: z.string(),
  changes: z.array(
    z.object({
      type: z.enum(['booking', 'equipment', 'enquiry', 'account']),
      id: z.string(),
      sector: z.enum(sectors),
    }),
  ),
})

type Joined = {
  url: string
  feed: Feed
  /** Called each time that the connection is lost. */
  onFailure: (error: unknown) => void
  /** A house was published, or may have been while the connection was down. */
  onPublished?: () => void
  waits?: Partial<typeof usual>
}

/** Connects this server's feed to those of the other servers on the database; reconnects when the connection breaks. */
export function joinServers({ url, feed, onFailure, onPublished = () => undefined, waits }: Joined): {
  stop: () => Promise<void>
} {
  const { sendEveryMs, againMs, maxAgainMs, pulseMs } = { ...usual, ...waits }
  const me = randomUUID()
  const { urls } = hostsOf(url)
  const waiting = new Map<string, Change>()
  let connection: pg.Client | undefined
  let stopped = false
  let failures = 0
  let sentAt = Number.NEGATIVE_INFINITY
  let sending: NodeJS.Timeout | undefined
  let joining: NodeJS.Timeout | undefined

  const leave = feed.subscribe((change, from) => {
    if (from !== 'here') return
    if (waiting.size >= maxWaiting) waiting.clear()
    waiting.set(`${change.type}:${change.id}`, change)
    sendSoon()
  })

  function sendSoon(): void {
    if (stopped || !connection || waiting.size === 0) return
    sending ??= setTimeout(send, Math.max(0, sentAt + sendEveryMs - performance.now())).unref()
  }

  function send(): void {
    sending = undefined
    if (!connection) return
    sentAt = performance.now()
    const batch = [...waiting].slice(0, maxInOne)
    for (const [key] of batch) waiting.delete(key)
    const message = JSON.stringify({ from: me, changes: batch.map(([, change]) => change) })
    connection.query('select pg_notify($1, $2)', [channel, message]).catch(lose(connection))
    sendSoon()
  }

  function hear(payload: string | undefined): void {
    const message = parsed(payload)
    if (!message || message.from === me) return
    for (const change of message.changes) feed.publish(change, 'elsewhere')
  }

  const lose = (lost: pg.Client) => (error: unknown) => {
    if (stopped || (connection && connection !== lost)) return
    connection = undefined
    lost.removeAllListeners('end')
    lost.end().catch(() => undefined)
    if (joining) return
    if (failures++ === 0) onFailure(error)
    joining = setTimeout(join, Math.min(maxAgainMs, againMs * failures)).unref()
  }

  function join(): void {
    joining = undefined
    const client = newConnection(urls[failures % urls.length]!)
    const lost = lose(client)
    client.on('error', lost)
    client.on('end', () => lost(new Error('The database ended the connection')))
    client.on('notification', (message) =>
      message.channel === published ? onPublished() : hear(message.payload),
    )
    client
      .connect()
      .then(() => client.query(`listen ${published}; listen ${channel}`))
      .then(() => {
        if (stopped) return client.end()
        connection = client
        failures = 0
        onPublished()
        return sendSoon()
      })
      .catch(lost)
  }

  // A connection dropped by a firewall gives no error, but a query gets no reply.
  const pulse = setInterval(() => {
    if (connection) connection.query('select 1').catch(lose(connection))
  }, pulseMs).unref()
  join()

  return {
    stop: async () => {
      stopped = true
      leave()
      clearInterval(pulse)
      clearTimeout(sending)
      clearTimeout(joining)
      await connection?.end()
    },
  }
}

const newConnection = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    application_name: 'merelend live',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    ...keepAlive,
  })

/** Any database client can write to the channel, so other payloads are ignored. */
function parsed(payload: string | undefined): z.output<typeof notice> | undefined {
  try {
    return notice.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}
