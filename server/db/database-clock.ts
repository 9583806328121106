import { type Queries, statement } from './open.ts'

/** How often a server compares its clock with the database's. */
export const clockCheckMs = 60_000
/** Clock differences from here on are logged. */
const notableMs = 2_000

const ask = statement('clock')`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`

type Wired = { db: Queries; local?: () => number; notice: (line: string) => void }

/**
 * The database's time, computed from the local clock and the measured difference. So all servers of a database agree on when a
 * hold ends or a message is due, whatever their own clocks say.
 */
export function databaseClock({ db, local = Date.now, notice }: Wired) {
  let aheadMs = 0
  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.round(local() + aheadMs)),
    /** Measures the difference. On a database error throws it and keeps the last difference. */
    check: async (): Promise<void> => {
      const before = local()
      const [row] = await db.run<{ ms: number }>(ask)
      const after = local()
      // The database read its clock between query and reply; the known difference stays if it fits into that range.
      const measured = Math.min(Math.max(aheadMs, row!.ms - after), row!.ms - before)
      if (Math.abs(measured - aheadMs) >= notableMs)
        notice(
          `The clock of this machine differs from the database's by ${Math.round(measured / 1000)} s. The database's time is used; please set the clock.`,
        )
      aheadMs = measured
    },
  }
}
