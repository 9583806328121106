import { type Queries, statement } from '../db/open.ts'
import { invitationDays } from './reset-links.ts'
import { idleSince } from './sessions.ts'

const sessions = statement('sweep-sessions')`
  delete from sessions where expires_at <= $1::timestamptz or seen_at <= $2::timestamptz`
const links = statement('sweep-reset-links')`
  delete from password_reset_tokens where expires_at <= $1::timestamptz`
// Deleting the mail's row deletes its link; an invitation may be tried for a day before it is sent.
const mails = statement('sweep-resets')`
  delete from password_resets
  where created_at <= $1::timestamptz - case when invitation then interval '${invitationDays + 1} days' else interval '1 day' end`

/** Deletes sessions expired by age or idleness, expired links and the requests behind them. */
export async function sweepAccounts(db: Queries, now: Temporal.Instant) {
  await db.run(sessions, [now.toString(), idleSince(now)])
  await db.run(links, [now.toString()])
  await db.run(mails, [now.toString()])
}
