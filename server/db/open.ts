import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { distinct, type Effect } from './effects.ts'
import { openEmbedded } from './embedded.ts'
import { openPool, type Statement, statement } from './server-pool.ts'
import { breaksConnection, isUnavailable, sqlStateOf } from './sql-state.ts'

export { type Statement, statement }

/** Runs statements on the pool or in one transaction. */
export type Queries = {
  orm: NodePgDatabase
  /** A statement that is run rarely needs no name. */
  run<Row extends object>(statement: Statement | string, values?: unknown[]): Promise<Row[]>
  /** Runs `work` so that its database error does not abort the transaction (uses a savepoint; on the pool none is needed). */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>
  /** In a transaction, recorded and carried out after its commit; on the pool carried out at once. */
  effect(effect: Effect): void
  /** The published house: the prices, hours and units by which everything is sold. */
  house(): House
  /** Its version; null until it has been read. */
  houseVersion(): number | null
}

/** `answerMs`: for statements that may take longer than visitors can wait. */
type Limits = { answerMs?: number }

export type Db = Queries & {
  engine: 'embedded' | 'postgres'
  /**
   * Runs `work` in a transaction. Use only `tx` inside: a statement on `db` throws there, because the embedded engine would wait
   * for ever.
   */
  transaction<Result>(work: (tx: Queries) => Promise<Result>, limits?: Limits): Promise<Result>
  /** Registers what carries out effects: each once after the commit, none after a rollback. */
  onEffect(runEffect: (effect: Effect) => void): void
  /** From now on everything is sold by this house. */
  setHouse(house: House, version?: number): void
  close(): Promise<void>
}

export type Where =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'postgres'; url: string; poolSize?: number }

const again = new Set(['40001', '40P01'])
const triesOfATransaction = 4

// Read dates and instants as text, not as the machine's local Date: a booking's day must not depend on the server's time zone.
for (const oid of [1082, 1114, 1184]) pg.types.setTypeParser(oid, (text) => text)

/** Opens the database. Throws FolderTaken, or the driver's error if the server is away. */
export async function openDb(where: Where): Promise<Db> {
  if (where.kind === 'embedded') {
    const { pool, close } = await openEmbedded(where.dataDir)
    return dbOn(pool, 'embedded', close)
  }
  const pool = openPool(where.url, where.poolSize)
  return dbOn(pool, 'postgres', () => pool.end())
}

function dbOn(pool: pg.Pool, engine: Db['engine'], close: () => Promise<void>): Db {
  const inside = new AsyncLocalStorage<true>()
  const listeners = new Set<(effect: Effect) => void>()
  const runEffect = (effect: Effect) => {
    for (const listener of listeners) listener(effect)
  }
  // A broken connection fails its statements and is replaced; an 'error' event without a listener would end the process. The
  // pool listens only on idle connections, so each connection gets its own listener.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const connect: Connect = () => {
    if (inside.getStore()) throw new Error('A statement on the pool inside a transaction: pass tx instead')
    return pool.connect()
  }
  let published: { house: House; version: number | null } = { house: theHouse, version: null }
  const house = () => published.house
  const houseVersion = () => published.version
  return {
    engine,
    ...queriesOn(oneByOne(connect)),
    house,
    houseVersion,
    setHouse: (next, version) => {
      published = { house: next, version: version ?? null }
      runEffect({ kind: 'availability' })
    },
    attempt: (attempted) => attempted(),
    effect: runEffect,
    onEffect: (listener) => void listeners.add(listener),
    transaction: async (work, limits) => {
      const { result, effects } = await transactionOn(
        connect,
        (tx) => inside.run(true, () => work({ ...tx, house, houseVersion })),
        limits,
      )
      for (const effect of distinct(effects)) runEffect(effect)
      return result
    },
    close,
  }
}

type Connect = () => Promise<pg.PoolClient>
type Runner = Pick<pg.PoolClient, 'query'>

/**
 * Runs each statement on its own connection. `pool.query` would close the connection after every failed statement; the embedded
 * engine has only one, which would then answer the next statement with the rest of the last reply.
 */
function oneByOne(connect: Connect): Runner {
  const query = async (...statement: Parameters<Runner['query']>) => {
    const client = await connect()
    const watched = watch(client)
    try {
      return await watched.query(...statement)
    } finally {
      client.release(watched.lost())
    }
  }
  return { query: query as unknown as Runner['query'] }
}

/** Watches a connection for an error after which it must not be used again. */
function watch(client: pg.PoolClient, answerMs?: number): Runner & { lost: () => Error | undefined } {
  let lost: Error | undefined
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    if (isUnavailable(lost)) throw lost
    const given = typeof statement === 'string' ? { text: statement } : statement
    const limited = answerMs ? { ...given, query_timeout: answerMs } : given
    try {
      return await client.query(limited, values)
    } catch (error) {
      if (breaksConnection(error)) lost = error as Error
      throw error
    }
  }
  return { query: query as unknown as Runner['query'], lost: () => lost }
}

function queriesOn(client: Runner): Pick<Queries, 'orm' | 'run'> {
  return {
    orm: drizzle(client as pg.PoolClient),
    run: async (given, values) => {
      const asked = typeof given === 'string' ? { text: given } : given
      return (await client.query({ ...asked, values })).rows
    },
  }
}

async function transactionOn<Result>(
  connect: Connect,
  work: (tx: Omit<Queries, 'house' | 'houseVersion'>) => Promise<Result>,
  { answerMs }: Limits = {},
): Promise<{ result: Result; effects: Effect[] }> {
  for (let tries = 1; ; tries++) {
    const client = await connect()
    const watched = watch(client, answerMs)
    const effects: Effect[] = []
    try {
      await watched.query('begin')
      const result = await work({
        ...queriesOn(watched),
        attempt: (attempted) => savepoint(watched, effects, attempted),
        effect: (effect) => void effects.push(effect),
      })
      await watched.query('commit')
      return { result, effects }
    } catch (error) {
      // Fails at once on a lost connection, where the transaction has ended anyway.
      await watched.query('rollback').catch(() => undefined)
      if (!again.has(sqlStateOf(error) ?? '') || tries === triesOfATransaction) throw error
    } finally {
      client.release(watched.lost())
    }
  }
}

async function savepoint<Result>(client: Runner, effects: Effect[], work: () => Promise<Result>) {
  const before = effects.length
  await client.query('savepoint attempt')
  try {
    const result = await work()
    await client.query('release savepoint attempt')
    return result
  } catch (error) {
    effects.length = before
    await client.query('rollback to savepoint attempt')
    throw error
  }
}
