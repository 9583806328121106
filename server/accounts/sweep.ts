import type { Queries, Statement } from '../db/open.ts'
import { idleSince } from './sessions.ts'

const sessions: Statement = {
  name: 'sweep-sessions',
  text: 'delete from sessions where expires_at <= $1::timestamptz or seen_at <= $2::timestamptz',
}
const links: Statement = {
  name: 'sweep-reset-links',
  text: 'delete from password_reset_tokens where expires_at <= $1::timestamptz',
}
const mails: Statement = {
  name: 'sweep-resets',
  text: "delete from password_resets where created_at <= $1::timestamptz - interval '1 day'",
}

/** Removes sessions that are over by age or by being left alone, links that ran out, and what is left of their mails. */
export async function sweepAccounts(db: Queries, now: Temporal.Instant): Promise<void> {
  await db.run(sessions, [now.toString(), idleSince(now)])
  await db.run(links, [now.toString()])
  await db.run(mails, [now.toString()])
}
