import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { setPassword } from './change-account.ts'
import { refuseGuessable } from './choose-password.ts'
import { refuseShared } from './demo-password.ts'
import { hashPassword } from './passwords.ts'
import { findLink, takeLink } from './reset-links.ts'

const ask = {
  name: 'reset-ask',
  text: 'insert into password_reset_asks (asked, asked_at) values (lower($1), $2)',
}

/**
 * Writes down that somebody forgot the password of the account with this e-mail or name. Looks nobody up, so that neither
 * the answer nor its time tells which accounts there are; mail-resets.ts does, a moment later.
 */
export const askReset = (db: Queries, asked: string, now: Temporal.Instant) =>
  db.run(ask, [asked, now.toString()])

/** A new password by a link's secret; every session of the account ends. Answers whose it was; refuses 'not_found' a dead link. */
export async function resetPassword(
  { db, now, config }: Deps,
  secret: string,
  password: string,
): Promise<{ username: string }> {
  const owner = await findLink(db, secret, now())
  if (!owner) throw dead()
  refuseShared({ config }, owner)
  await refuseGuessable('password', password, owner)
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    if (!(await takeLink(tx, secret, now()))) throw dead()
    await setPassword(tx, owner.userId, hash, now())
  })
  return { username: owner.username }
}

const dead = () =>
  new Refusal(
    'not_found',
    'This link does not work any more: it was used, is older than an hour, or a newer one was sent. Please ask for a new link.',
  )
