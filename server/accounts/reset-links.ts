import { type Queries, statement } from '../db/open.ts'
import { hashSecret, idleSince, newSecret } from './sessions.ts'

/** How long a link is valid after its mail was sent. */
const linkMinutes = 60
/** Longer for an invitation: it is unexpected and may arrive on a Friday. */
const invitationDays = 7

const add = statement('reset-link-add')`
  insert into password_reset_tokens (hash, reset_id, expires_at)
  select $1, id, $3::timestamptz from password_resets where id = $2 and attempts = $4 for update
  returning hash`
const find = statement('reset-link-find')`
  select u.id as "userId", u.username, u.email, u.demo
  from password_reset_tokens t join password_resets r on r.id = t.reset_id join users u on u.id = r.user_id
  where t.hash = $1 and t.expires_at > $2::timestamptz and u.disabled_at is null`
const take = statement('reset-link-take')`
  delete from password_reset_tokens where hash = $1 and expires_at > $2::timestamptz returning hash`
const voidLinks = statement('reset-links-void')`
  delete from password_reset_tokens where reset_id in (select id from password_resets where user_id = $1 and (not invitation or $2))`
// The changed number of tries stops the worker that has claimed it from adding a link.
const voidMails = statement('reset-mails-void')`
  update password_resets set due_at = null, attempts = attempts + 1 where user_id = $1 and (not invitation or $2)`

/**
 * A new secret for a mail about to be sent: 256 random bits, stored only as a hash. Undefined if the mail was invalidated after
 * it was claimed for this try.
 */
export async function newLink(
  db: Queries,
  { id, attempts, invitation }: { id: number; attempts: number; invitation: boolean },
  now: Temporal.Instant,
): Promise<string | undefined> {
  const secret = newSecret()
  const expires = now.add({ minutes: invitation ? invitationDays * 24 * 60 : linkMinutes })
  const added = await db.run(add, [hashSecret(secret), id, expires.toString(), attempts])
  return added.length === 1 ? secret : undefined
}

type LinkOwner = { userId: number; username: string; email: string | null; demo: boolean }

/** The account of a valid link. */
export const findLink = async (db: Queries, secret: string, now: Temporal.Instant) =>
  (await db.run<LinkOwner>(find, [hashSecret(secret), now.toString()]))[0]

/** Uses a link; of two concurrent uses one succeeds. */
export const takeLink = async (tx: Queries, secret: string, now: Temporal.Instant): Promise<boolean> =>
  (await tx.run(take, [hashSecret(secret), now.toString()])).length === 1

/** Invalidates all links of an account and all unsent mails with one; optionally except its invitation. */
export async function voidResets(tx: Queries, userId: number, { invitation = true } = {}) {
  // Mails first, so that a link added meanwhile is found and deleted.
  await tx.run(voidMails, [userId, invitation])
  await tx.run(voidLinks, [userId, invitation])
}

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
  for (const expired of [links, mails]) await db.run(expired, [now.toString()])
}
