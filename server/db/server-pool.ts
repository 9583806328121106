import pg from 'pg'

/**
 * How long things may take on PostgreSQL, each shorter than the next: a transaction whose server stopped in the middle loses its
 * locks before others give up waiting for them, PostgreSQL cancels a statement before the driver takes the connection for dead,
 * and that is left within 20 seconds. A checked-out connection that says nothing has no other sign.
 */
const idleInTransactionMs = 5_000
const lockMs = 10_000
const statementMs = 12_000
export const answerMs = 15_000

/** Also for a connection that waits for notices only. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

/** PostgreSQL's own settings. It notices by keep-alive that a server's machine is gone, and releases its locks. */
const settings = {
  timezone: 'UTC',
  // Every look-up here has its index; a plan made while a table was small must not read all of it later.
  enable_seqscan: 'off',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '2',
}

export const openPool = (url: string, size = 20): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    ...keepAlive,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    application_name: 'merelend',
  })
