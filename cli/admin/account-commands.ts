import { z } from 'zod'
import { emailAddress, personName } from '#domain/contact.ts'
import { newPassword, newUsername } from '#domain/credentials.ts'
import { membershipKind } from '#domain/members/membership-kinds.ts'
import { Refusal } from '#domain/refusal.ts'
import { role as anyRole, type Role } from '#domain/roles.ts'
import { createAccount, findAccount, refuseGuessable, type UserRow } from '#server/accounts/accounts.ts'
import { setDisabled, setPassword, setRole } from '#server/accounts/change-account.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { endSessionsOf } from '#server/accounts/sessions.ts'
import { endTwoFactor } from '#server/accounts/two-factor.ts'
import type { Db } from '#server/db/open.ts'
import { setMembership } from '#server/members/find-buyer.ts'
import type { Operator } from './operator.ts'

type AccountFilter = { email?: string; name?: string; role?: string }

/** A new account of any role. */
export async function createUser(operator: Operator, username: string, chosen: AccountFilter): Promise<void> {
  const { db, now, say } = operator
  const role = roleOf(operator, chosen.role ?? 'regular_user')
  const form = account.parse({ username, email: chosen.email, fullName: chosen.name ?? username })
  if (await findAccount(db, form.username))
    throw new Refusal('username_taken', `There is already an account named ${form.username}.`)
  const { password, note } = await choosePassword(operator, form)
  await createAccount(db, { ...form, password }, { now: now(), role })
  if (role === 'platinum_member') await setMembership(db, form.username, 'platinum', now())
  say(`Created ${form.username} (${role}).${note}`)
}

/** Changes the role; existing sessions end. */
export async function changeRole(operator: Operator, username: string, chosen: string): Promise<void> {
  const { db, now, say } = operator
  const role = roleOf(operator, chosen)
  const user = await requireUser(db, username)
  await db.transaction((tx) => setRole(tx, user.id, role, now()))
  // Platinum is both a role and a membership; they change together.
  if (role === 'platinum_member') await setMembership(db, username, 'platinum', now())
  else if (user.role === 'platinum_member') await setMembership(db, username, 'none', now())
  say(`${user.username} was ${user.role} and is ${role} now; its sessions have ended.`)
}

export async function changeMembership(
  { db, now, say }: Operator,
  username: string,
  chosen: string,
): Promise<void> {
  const kind = z.union([membershipKind, z.literal('none')]).safeParse(chosen)
  if (!kind.success)
    throw new Refusal(
      'invalid_request',
      `A membership is one of ${[...membershipKind.options, 'none'].join(', ')}.`,
    )
  await setMembership(db, username, kind.data, now())
  say(
    kind.data === 'none'
      ? `${username} no longer has a membership.`
      : `${username} is a member: ${kind.data}, from today.`,
  )
}

/** A new password; every session of the account ends. */
export async function giveNewPassword(operator: Operator, username: string): Promise<void> {
  const { db, now, say } = operator
  const user = await requireUser(db, username)
  const { password, note } = await choosePassword(operator, user)
  const hash = await hashPassword(password)
  await db.transaction((tx) => setPassword(tx, user.id, hash, now()))
  say(`${user.username} has a new password; its sessions have ended.${note}`)
}

/** Disables or enables an account. */
export async function setAccountDisabled(
  { db, now, say }: Operator,
  username: string,
  disabled: boolean,
): Promise<void> {
  const user = await requireUser(db, username)
  await db.transaction((tx) => setDisabled(tx, user.id, disabled, now()))
  say(disabled ? `${user.username} is shut; its sessions have ended.` : `${user.username} is open again.`)
}

/** For a phone lost together with the recovery codes. */
export async function dropTwoFactor({ db, say }: Operator, username: string): Promise<void> {
  const user = await requireUser(db, username)
  const ended = await db.transaction(async (tx) => {
    await endSessionsOf(tx, user.id)
    return endTwoFactor(tx, user.id)
  })
  const next = user.twoFactorRequired ? ' It must have one: the next sign-in leads to a new one.' : ''
  say(
    ended
      ? `${user.username} signs in by password alone; its sessions have ended.${next}`
      : `${user.username} had no second factor; its sessions have ended.${next}`,
  )
}

const account = z.object({
  username: newUsername,
  email: z.string({ error: 'Please give --email: links to new passwords go there' }).pipe(emailAddress),
  fullName: personName,
})

function roleOf({ config }: Operator, chosen: string): Role {
  const role = anyRole.safeParse(chosen)
  if (!role.success) throw new Refusal('invalid_request', `A role is one of ${anyRole.options.join(', ')}.`)
  if (role.data === 'test_user' && !config.demo)
    throw new Refusal('invalid_request', 'test_user may do all and is for the demo only. Use main_admin.')
  return role.data
}

async function requireUser(db: Db, username: string): Promise<UserRow> {
  const user = await findAccount(db, username)
  if (!user) throw new Refusal('not_found', `There is no account named ${username}.`)
  return user
}

async function choosePassword({ db, askPassword }: Operator, owner: Parameters<typeof refuseGuessable>[3]) {
  const { password, generated } = await askPassword()
  newPassword.parse(password)
  await refuseGuessable(db.house().brand, 'password', password, owner)
  return { password, note: generated ? `\nPassword, shown this once: ${password}` : '' }
}
