import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'

/** What a command is given: the database, and how to speak with whoever runs it. */
export type Operator = {
  db: Db
  config: Config
  now: () => Temporal.Instant
  /** A line of the result, on stdout. */
  say: (line: string) => void
  /** The new password: typed, piped, or made up when there is nobody to type. */
  askPassword: () => Promise<{ password: string; generated: boolean }>
}

/** The command was given wrongly: its usage is shown, exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
