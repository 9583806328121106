import { and, eq } from 'drizzle-orm'
import { Refusal, refuseField } from '#domain/refusal.ts'
import type { OwnRights } from '#domain/rights.ts'
import { isStaff, type Role } from '#domain/roles.ts'
import type { Queries } from '../db/open.ts'
import { users } from '../db/schema-people.ts'
import type { UserRow } from './accounts.ts'
import { voidResets } from './reset-links.ts'
import { endSession, endSessionsOf, publishAccountChange } from './sessions.ts'
import { endTwoFactor } from './two-factor.ts'

// Changing an account's role or credentials ends its sessions in the same transaction, so that none goes on with outdated
// rights.

/**
 * Sets a new password for the account as read with its old one; all its sessions end. Refuses 'not_signed_in' if the caller's
 * session ended meanwhile (by a second factor or another change), as the new session that follows would escape that.
 */
export async function changePassword(
  tx: Queries,
  { account, sessionId }: { account: UserRow; sessionId: number },
  password: string,
  now: Temporal.Instant,
) {
  // The second of two concurrent changes has an outdated password.
  const changed = await tx.orm
    .update(users)
    .set({ password, updatedAt: now.toString() })
    .where(and(eq(users.id, account.id), eq(users.password, account.password)))
    .returning({ id: users.id })
  if (changed.length === 0) throw wrongCurrentPassword()
  if (!(await endSession(tx, sessionId)))
    throw new Refusal('not_signed_in', 'You were signed out. Please sign in again.')
  await endSessionsOf(tx, account.id)
  await voidResets(tx, account.id)
}

/** Sets a new password without the old one: by a mailed link or by the operator. */
export async function setPassword(tx: Queries, userId: number, password: string, now: Temporal.Instant) {
  await tx.orm
    .update(users)
    .set({ password, invitedAt: null, updatedAt: now.toString() })
    .where(eq(users.id, userId))
  await endSessionsOf(tx, userId)
  await voidResets(tx, userId)
}

/**
 * A new role brings its own sectors; places and other rights stay. Platinum is both a role and a membership; other roles do not
 * change the membership, except regular user.
 */
export async function setRole(tx: Queries, userId: number, role: Role, now: Temporal.Instant) {
  const membership =
    role === 'platinum_member'
      ? ({ membershipType: 'platinum' } as const)
      : role === 'regular_user'
        ? ({ membershipType: 'regular' } as const)
        : {}
  const required = isStaff(role) ? {} : { twoFactorRequired: false }
  await tx.orm
    .update(users)
    .set({ role, sectors: null, ...membership, ...required, updatedAt: now.toString() })
    .where(eq(users.id, userId))
  // Only staff roles can turn it on or off.
  if (!isStaff(role)) await endTwoFactor(tx, userId)
  await endSessionsOf(tx, userId)
}

/** Effective from the next call on, as every call reads the rights; the account's open pages reload. */
export async function setRights(tx: Queries, userId: number, rights: OwnRights, now: Temporal.Instant) {
  const sectors = rights.sectors && [...rights.sectors]
  const places = rights.places && [...rights.places]
  await tx.orm
    .update(users)
    .set({ ...rights, sectors, places, updatedAt: now.toString() })
    .where(eq(users.id, userId))
  publishAccountChange(tx, userId)
}

/** Sets whether an account must have a second factor: effective from the next call on; its open pages reload. */
export async function setTwoFactorRequired(
  tx: Queries,
  userId: number,
  twoFactorRequired: boolean,
  now: Temporal.Instant,
) {
  await tx.orm.update(users).set({ twoFactorRequired, updatedAt: now.toString() }).where(eq(users.id, userId))
  publishAccountChange(tx, userId)
}

/** Disables an account at once, or enables it again. */
export async function setDisabled(tx: Queries, userId: number, disabled: boolean, now: Temporal.Instant) {
  await tx.orm
    .update(users)
    .set({ disabledAt: disabled ? now.toString() : null, updatedAt: now.toString() })
    .where(eq(users.id, userId))
  await endSessionsOf(tx, userId)
  await voidResets(tx, userId)
}

/** A wrong current password typed by a signed-in user is a field error, not a failed sign-in. */
export const wrongCurrentPassword = () => refuseField('currentPassword', 'This is not your current password')
