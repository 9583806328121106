import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Queries } from './open.ts'
import { sqlStateOf } from './sql-state.ts'

/** Any fixed number; the lock lets one process at a time prepare a database. */
const lockNumber = 5_107_331
/** Visitors' statements queue behind a migration that waits for a table, so it gives up early and retries. */
const lockTimeout = '3s'
/** For migrations of large tables; the database's own limit is lifted too. */
const longestStatementMs = 3_600_000
const lockNotAvailable = '55P03'
const maxTries = 60
const retryMs = 100
const longestPauseMs = 5_000

/**
 * Runs `work` in a transaction while no other process migrates the database or fills its demo. Polls for the lock instead of
 * waiting in one statement, which the connection's time limits would end.
 */
export async function withMigrationLock<Result>(
  db: Db,
  work: (tx: Queries) => Promise<Result>,
  notice: (line: string) => void = () => undefined,
): Promise<Result> {
  for (let tries = 0; ; ) {
    try {
      const result = await db.transaction(
        async (tx) => {
          const [lock] = await tx.run<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
            lockNumber,
          ])
          if (!lock?.taken) return undefined
          await tx.run(
            `select set_config('statement_timeout', '0', true), set_config('lock_timeout', $1, true)`,
            [lockTimeout],
          )
          return { of: await work(tx) }
        },
        { answerMs: longestStatementMs },
      )
      if (result) return result.of
      await pause(retryMs)
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable || ++tries === maxTries) throw error
      notice(`A table is in use for long; this start waits and tries again (${tries} of ${maxTries}).`)
      await pause(Math.min(retryMs * 2 ** tries, longestPauseMs))
    }
  }
}
