import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { isAway, losesConnection } from './away.ts'
import { distinct, type Effect } from './effects.ts'
import { openEmbedded } from './embedded.ts'
import { openPool, type Statement } from './server-pool.ts'
import { sqlStateOf } from './sql-state.ts'

export type { Statement }

/** What runs statements: the pool, or one transaction. */
export type Queries = {
  orm: NodePgDatabase
  run<Row extends object>(statement: Statement, values: unknown[]): Promise<Row[]>
  /** Runs `work` so that its database error leaves a transaction usable (a savepoint there, none on the pool). */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>
  /** Recorded in a transaction, for after its commit; carried out at once on the pool. */
  effect(effect: Effect): void
  /** The house that is published: prices, hours and units by which all is sold. */
  house(): House
  /** Its number; null before a server has read it. */
  houseVersion(): number | null
}

/** `answerMs`: for statements that may take longer than a visitor waits. */
type Limits = { answerMs?: number }

export type Db = Queries & {
  engine: 'embedded' | 'postgres'
  /** All or nothing. Pass `tx` on: a statement on `db` inside `work` throws, as the embedded engine would wait for ever. */
  transaction<Result>(work: (tx: Queries) => Promise<Result>, limits?: Limits): Promise<Result>
  /** Carries the effects out: each once after the commit, none after a rollback. */
  onEffect(carryOut: (effect: Effect) => void): void
  /** From now on all is sold by this house. */
  setHouse(house: House, version?: number): void
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
  const pool = openPool(where.url, where.poolSize)
  return dbOn(pool, 'postgres', () => pool.end())
}

function dbOn(pool: pg.Pool, engine: Db['engine'], close: () => Promise<void>): Db {
  const inside = new AsyncLocalStorage<true>()
  const listeners = new Set<(effect: Effect) => void>()
  const carryOut = (effect: Effect) => {
    for (const listener of listeners) listener(effect)
  }
  // A connection that breaks fails its statements and is replaced; an 'error' event without a listener would end the process.
  // The pool listens to idle ones only, so each has a listener of its own.
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
      carryOut({ kind: 'availability' })
    },
    attempt: (attempted) => attempted(),
    effect: carryOut,
    onEffect: (listener) => void listeners.add(listener),
    transaction: async (work, limits) => {
      const { result, effects } = await transactionOn(
        connect,
        (tx) => inside.run(true, () => work({ ...tx, house, houseVersion })),
        limits,
      )
      for (const effect of distinct(effects)) carryOut(effect)
      return result
    },
    close,
  }
}

type Connect = () => Promise<pg.PoolClient>
type Runner = Pick<pg.PoolClient, 'query'>

/**
 * Runs each statement on a connection of its own. Not `pool.query`: that closes the connection after every refused statement,
 * and the embedded engine has only one, which then answers the next with the rest of the last.
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

/** The connection's statements, and the error after which it must not be used again. */
function watch(client: pg.PoolClient, answerMs?: number): Runner & { lost: () => Error | undefined } {
  let lost: Error | undefined
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
    if (isAway(lost)) throw lost
    const given = typeof statement === 'string' ? { text: statement } : statement
    const limited = answerMs ? { ...given, query_timeout: answerMs } : given
    try {
      return await client.query(limited, values)
    } catch (error) {
      if (losesConnection(error)) lost = error as Error
      throw error
    }
  }
  return { query: query as unknown as Runner['query'], lost: () => lost }
}

function queriesOn(client: Runner): Pick<Queries, 'orm' | 'run'> {
  return {
    orm: drizzle(client as pg.PoolClient),
    run: async ({ name, text }, values) => (await client.query({ name, text, values })).rows,
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
      // Fails at once on a lost connection, which ends the transaction in any case.
      await watched.query('rollback').catch(() => undefined)
      if (!again.has(sqlStateOf(error) ?? '') || tries === triesOfATransaction) throw error
    } finally {
      client.release(watched.lost())
    }
  }
}

async function savepoint<Result>(
  client: Runner,
  effects: Effect[],
  work: () => Promise<Result>,
): Promise<Result> {
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
