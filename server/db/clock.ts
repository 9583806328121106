import type { Queries, Statement } from './open.ts'

/** So often a server compares its clock with the database's. */
export const clockCheckMs = 60_000
/** A difference of clocks that is worth a line in the log. */
const notableMs = 2_000

const ask: Statement = {
  name: 'clock',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
}

type Wired = { db: Queries; local?: () => number; notice: (line: string) => void }

/**
 * The database's time, told by the clock of this machine and how far that one is off. Servers that share a database then
 * agree on when a hold ends and when a message is due, whatever their own clocks say.
 */
export function databaseClock({ db, local = Date.now, notice }: Wired) {
  let aheadMs = 0
  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.round(local() + aheadMs)),
    /** Compares both clocks. Throws what the database throws; the last known difference stays then. */
    check: async (): Promise<void> => {
      const before = local()
      const [row] = await db.run<{ ms: number }>(ask, [])
      const after = local()
      // The database looked at its clock between question and answer: what is known stays while it fits into that range.
      const measured = Math.min(Math.max(aheadMs, row!.ms - after), row!.ms - before)
      if (Math.abs(measured - aheadMs) >= notableMs)
        notice(
          `The clock of this machine differs from the database's by ${Math.round(measured / 1000)} s. The database's time is used; please set the clock.`,
        )
      aheadMs = measured
    },
  }
}
