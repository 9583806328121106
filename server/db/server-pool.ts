import pg from 'pg'
import { hostsOf } from './hosts.ts'
import { isUnavailable } from './sql-state.ts'

/** A hand-written statement; `name` makes the server keep its plan. */
export type Statement = { name: string; text: string }

/**
 * Writes a named statement: statement('find-user')`select …`. What is inserted becomes SQL as it is, so insert constants only;
 * values are parameters ($1).
 */
export const statement =
  (name: string) =>
  (parts: TemplateStringsArray, ...constants: (string | number)[]): Statement => ({
    name,
    text: parts.map((part, index) => part + (constants[index] ?? '')).join(''),
  })

/**
 * PostgreSQL time limits, each shorter than the next: a transaction whose server stalled loses its locks before others give up
 * waiting for them, and PostgreSQL cancels a statement before the driver considers the connection dead and closes it, within 20
 * seconds. A checked-out connection without traffic gives no other sign.
 */
const idleInTransactionMs = 5_000
const lockMs = 10_000
const statementMs = 12_000
const answerMs = 15_000

/** Also used for a connection that only listens. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

/** Session settings. With keep-alive PostgreSQL detects that a server's machine is gone and releases its locks. */
const settings = {
  timezone: 'UTC',
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '2',
}

const limits = {
  connectionTimeoutMillis: 10_000,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  query_timeout: answerMs,
}
/** Limit per host, so that a silent one does not delay trying the others. */
const hostMs = 3_000

/** Opens the pool on the server of `url`. If it names several, on a writable one, and on another if that fails. */
export function openPool(url: string, size = 20): pg.Pool {
  const { urls, mustWrite } = hostsOf(url)
  let hostIndex = 0
  class HostClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const several = urls.length > 1 ? { connectionTimeoutMillis: hostMs } : {}
      super({ ...config, ...several, connectionString: urls[hostIndex % urls.length] })
    }
  }
  const pool = new pg.Pool({
    max: size,
    ...limits,
    ...keepAlive,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    application_name: 'merelend',
    Client: HostClient,
    ...(mustWrite ? { onConnect: refuseReadOnly } : {}),
  } as object)
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connectToAny = async () => {
    for (let i = 1; ; i++) {
      const tried = hostIndex
      try {
        return await connect()
      } catch (error) {
        // Many connect at once: only the first failure moves on to the next host.
        if (hostIndex === tried) hostIndex++
        if (i >= urls.length || !isUnavailable(error)) throw error
      }
    }
  }
  if (urls.length > 1) pool.connect = connectToAny as typeof pool.connect
  return pool
}

async function refuseReadOnly(client: pg.ClientBase) {
  const { rows } = await client.query<{ isReadOnly: boolean }>(readOnly.text)
  if (rows[0]!.isReadOnly) throw Object.assign(new Error('This server only reads'), { code: '25006' })
}

/** True on a standby or if the operator has made the database read-only. */
export const readOnly = statement('read-only')`
  select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`
