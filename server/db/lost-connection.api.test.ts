import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDb } from '#tests/engines.ts'
import { type Db, openDb, type Queries } from './open.ts'
import { isUnavailable } from './sql-state.ts'

// An 'error' event without a listener ends the process: here the test run fails on it.

// The embedded engine is a part of this process, without a connection that could end.
describe.runIf(process.env.ENGINE === 'postgres')('a connection that ends', () => {
  let opened: Awaited<ReturnType<typeof freshDb>>
  let admin: Db
  beforeAll(async () => {
    opened = await freshDb()
    admin = await openDb({ kind: 'postgres', url: `${inject('template')}/postgres` })
  })
  afterAll(async () => {
    await admin.close()
    await opened.dispose()
  })

  const run = <Row extends object>(queries: Queries, text: string, ...values: unknown[]) =>
    queries.run<Row>({ name: '', text }, values)
  const endOf = (pid: number) => run(admin, 'select pg_terminate_backend($1, 5000)', pid)
  const pidOf = async (queries: Queries) =>
    (await run<{ pid: number }>(queries, 'select pg_backend_pid() as pid'))[0]!.pid
  const error = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (failure: unknown) => failure,
    )
  const one = async () => (await run<{ one: number }>(opened.db, 'select 1 as one'))[0]!.one

  it('between two statements of a transaction fails only that transaction', async () => {
    const failure = await error(
      opened.db.transaction(async (tx) => {
        await run(tx, `insert into migrations (name) values ('lost')`)
        const pid = await pidOf(tx)
        await endOf(pid)
        await run(tx, 'select 1')
      }),
    )
    expect(isUnavailable(failure)).toBe(true)
    expect(await run(opened.db, `select 1 from migrations where name = 'lost'`)).toEqual([])
    expect(await one()).toBe(1)
  })

  it('inside an attempt of a transaction fails the transaction', async () => {
    const failure = await error(
      opened.db.transaction((tx) =>
        tx.attempt(() => run(tx, 'select pg_terminate_backend(pg_backend_pid())')),
      ),
    )
    expect(isUnavailable(failure)).toBe(true)
    expect(await one()).toBe(1)
  })

  it('before the commit leaves nothing stored', async () => {
    const failure = await error(
      opened.db.transaction(async (tx) => {
        await run(tx, `insert into migrations (name) values ('uncommitted')`)
        const pid = await pidOf(tx)
        await endOf(pid)
      }),
    )
    expect(isUnavailable(failure)).toBe(true)
    expect(await run(opened.db, `select 1 from migrations where name = 'uncommitted'`)).toEqual([])
  })

  it('in a single statement fails that statement only', async () => {
    const failure = await error(run(opened.db, 'select pg_terminate_backend(pg_backend_pid())'))
    expect(isUnavailable(failure)).toBe(true)
    expect(await one()).toBe(1)
  })

  it('because no answer came within the limit of its transaction is not used again', async () => {
    const failure = await error(
      opened.db.transaction((tx) => run(tx, 'select pg_sleep(3)'), { answerMs: 100 }),
    )
    expect(isUnavailable(failure)).toBe(true)
    expect(await one()).toBe(1)
  })

  it('while many transactions run fails only its own', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        error(
          opened.db.transaction(async (tx) => {
            const pid = await pidOf(tx)
            if (index % 3 === 0) await endOf(pid)
            await run(tx, 'select 1')
          }),
        ),
      ),
    )
    expect(results.map(isUnavailable)).toEqual(results.map((_, index) => index % 3 === 0))
    expect(await one()).toBe(1)
  })
})
