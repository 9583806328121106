import { and, eq } from 'drizzle-orm'
import { refuseField } from '#domain/refusal.ts'
import type { Role } from '#domain/roles.ts'
import { isStaff } from '#domain/roles.ts'
import type { Db, Queries } from '../db/open.ts'
import { users } from '../db/schema-people.ts'
import type { UserRow } from './accounts.ts'
import { refuseGuessable } from './choose-password.ts'
import { hashPassword } from './passwords.ts'
import { voidResets } from './reset-links.ts'
import { endSessionsOf } from './sessions.ts'
import { endTwoFactor } from './two-factor.ts'

// Whatever changes what an account may do or who can sign in to it ends its sessions in the same transaction: nobody goes on
// with what was true when they came.

/** A new password for the account as it was read with its old one. Refuses (400, with the field) one that is easily guessed. */
export async function changePassword(
  db: Db,
  user: UserRow,
  newPassword: string,
  now: Temporal.Instant,
): Promise<void> {
  await refuseGuessable('newPassword', newPassword, user)
  const password = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    // Of two changes in one moment the second no longer knows the current password.
    const changed = await tx.orm
      .update(users)
      .set({ password, updatedAt: now.toString() })
      .where(and(eq(users.id, user.id), eq(users.password, user.password)))
      .returning({ id: users.id })
    if (changed.length === 0) throw wrongCurrent()
    await endSessionsOf(tx, user.id)
    await voidResets(tx, user.id)
  })
}

/** A new password for who has shown in another way that it is theirs to choose: by the link of a mail, or as the operator. */
export async function setPassword(
  tx: Queries,
  userId: number,
  password: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.orm.update(users).set({ password, updatedAt: now.toString() }).where(eq(users.id, userId))
  await endSessionsOf(tx, userId)
  await voidResets(tx, userId)
}

/** Platinum is a role and a membership at once; any other role leaves the membership as it is, but for a regular user. */
export const setRole = (db: Db, userId: number, role: Role, now: Temporal.Instant): Promise<void> =>
  db.transaction(async (tx) => {
    const membership =
      role === 'platinum_member'
        ? ({ membershipType: 'platinum' } as const)
        : role === 'regular_user'
          ? ({ membershipType: 'regular' } as const)
          : {}
    await tx.orm
      .update(users)
      .set({ role, ...membership, updatedAt: now.toString() })
      .where(eq(users.id, userId))
    // Without a staff role it could no longer be turned off.
    if (!isStaff(role)) await endTwoFactor(tx, userId)
    await endSessionsOf(tx, userId)
  })

/** Shuts an account at once, or opens it again. */
export const setDisabled = (
  db: Db,
  userId: number,
  disabled: boolean,
  now: Temporal.Instant,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.orm
      .update(users)
      .set({ disabledAt: disabled ? now.toString() : null, updatedAt: now.toString() })
      .where(eq(users.id, userId))
    await endSessionsOf(tx, userId)
    await voidResets(tx, userId)
  })

/** Somebody who is signed in typed their present password wrong: a field to mend, not a sign-in that failed. */
export const wrongCurrent = () => refuseField('currentPassword', 'This is not your current password')
