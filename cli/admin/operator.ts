import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'

/** What a command receives: the database and the operator's terminal. */
export type Operator = {
  db: Db
  config: Config
  now: () => Temporal.Instant
  /** Prints a line of the result to stdout. */
  say: (line: string) => void
  /** The new password: typed, piped, or generated if there is no terminal. */
  askPassword: () => Promise<{ password: string; generated: boolean }>
}

/** Wrong arguments: shows the usage, exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
