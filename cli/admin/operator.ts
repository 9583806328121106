import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'

/** What a command receives: the database, and the terminal of the operator. */
export type Operator = {
  db: Db
  config: Config
  now: () => Temporal.Instant
  /** A line of the result, on stdout. */
  say: (line: string) => void
  /** The new password: typed, piped, or made up when there is no terminal. */
  askPassword: () => Promise<{ password: string; generated: boolean }>
}

/** Wrong arguments: the usage is shown, exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
