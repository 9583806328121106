import type { Availability } from './availability/day.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { Feed } from './live/feed.ts'

/** What capabilities are given: a plain record, made once in main.ts (or by a test). */
export type Deps = {
  db: Db
  config: Config
  now: () => Temporal.Instant
  availability: Availability
  feed: Feed
  /** Tells the mail worker that something was queued. */
  nudgeMail: () => void
}
