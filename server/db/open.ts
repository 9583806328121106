import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { sqlStateOf } from './sql-state.ts'

/** A statement written by hand; `name` makes the server keep its plan. */
export type Statement = { name: string; text: string }

/** What runs statements: the pool, or one transaction. */
export type Queries = {
  orm: NodePgDatabase
  run<Row extends object>(statement: Statement, values: unknown[]): Promise<Row[]>
  /** Runs `work` so that its database error leaves a transaction usable (a savepoint there, nothing on the pool). */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>
}

export type Db = Queries & {
  engine: 'embedded' | 'postgres'
  /** All or nothing. Pass `tx` on: a statement on `db` inside `work` throws, as the embedded engine would wait for ever. */
  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export type Where =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'postgres'; url: string; poolSize?: number }

const again = new Set(['40001', '40P01'])
const triesOfATransaction = 4

// Dates and instants come as text, not as the machine's local Date: a booking's day must not shift with the server's zone.
for (const oid of [1082, 1114, 1184]) pg.types.setTypeParser(oid, (text) => text)

/** Opens the engine that `where` names. Throws FolderTaken, or the driver's error when the server is away. */
export async function openDb(where: Where): Promise<Db> {
  if (where.kind === 'embedded') {
    const { pool, close } = await openEmbedded(where.dataDir)
    return dbOn(pool, 'embedded', close)
  }
  const pool = new pg.Pool({
    connectionString: where.url,
    max: where.poolSize ?? 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    // Every look-up here has its index; a plan made while a table was small must not read all of it later.
    options: '-c timezone=UTC -c enable_seqscan=off -c jit=off -c plan_cache_mode=force_generic_plan',
    application_name: 'merelend',
  })
  return dbOn(pool, 'postgres', () => pool.end())
}

function dbOn(pool: pg.Pool, engine: Db['engine'], close: () => Promise<void>): Db {
  const inside = new AsyncLocalStorage<true>()
  // An idle connection that breaks is the pool's to replace; without a listener it would end the process.
  pool.on('error', () => undefined)
  const connect: Connect = () => {
    if (inside.getStore()) throw new Error('A statement on the pool inside a transaction: pass tx instead')
    return pool.connect()
  }
  return {
    engine,
    ...queriesOn(oneByOne(connect)),
    attempt: (attempted) => attempted(),
    transaction: (work) => transactionOn(connect, (tx) => inside.run(true, () => work(tx))),
    close,
  }
}

type Connect = () => Promise<pg.PoolClient>
type Runner = Pick<pg.PoolClient, 'query'>

/**
 * Runs each statement on a connection of its own. Not `pool.query`: that throws the connection away after every refused
 * statement, and the embedded engine has but one, which then answers the next with the rest of the last.
 */
function oneByOne(connect: Connect): Runner {
  const query = async (...statement: Parameters<Runner['query']>) => {
    const client = await connect()
    let broken = false
    try {
      return await client.query(...statement)
    } catch (error) {
      broken = sqlStateOf(error) === undefined
      throw error
    } finally {
      client.release(broken)
    }
  }
  return { query: query as unknown as Runner['query'] }
}

function queriesOn(client: Runner): Omit<Queries, 'attempt'> {
  return {
    orm: drizzle(client as pg.PoolClient),
    run: async ({ name, text }, values) => (await client.query({ name, text, values })).rows,
  }
}

async function transactionOn<Result>(
  connect: Connect,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  for (let nth = 1; ; nth++) {
    const client = await connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work({
        ...queriesOn(client),
        attempt: (attempted) => savepoint(client, attempted),
      })
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      if (!again.has(sqlStateOf(error) ?? '') || nth === triesOfATransaction) throw error
    } finally {
      client.release(broken)
    }
  }
}

async function savepoint<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint attempt')
  try {
    const result = await work()
    await client.query('release savepoint attempt')
    return result
  } catch (error) {
    await client.query('rollback to savepoint attempt')
    throw error
  }
}
