import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { RightsSet } from '#contract/calls/people-calls.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { User } from '#contract/views.ts'
import { isUsername, notTheUsername } from '#domain/credentials.ts'
import type { House } from '#domain/house/house.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { type OwnRights, rightsOf } from '#domain/rights.ts'
import { isStaff, type Role, roles } from '#domain/roles.ts'
import { iso } from '../db/columns.ts'
import { type Db, type Queries, statement } from '../db/open.ts'
import { users } from '../db/schema-people.ts'
import { hashPassword, isPassword, limitHashing } from './passwords.ts'

type Owner = { username: string; email: string | null }
type Site = Pick<House['brand'], 'name'>

/** An ending after a common word, as in 'sunshine2026!'. */
const ending = /[^\p{L}]{1,6}$/u
/** Shorter parts occur in many words. */
const minPartLength = 4

/** Refuses (400, with the field) a password that a stranger would try early. */
export async function refuseGuessable({ name }: Site, path: string, password: string, owner: Owner) {
  if (isUsername(password, owner.username)) throw refuseField(path, notTheUsername)
  const typed = password.toLowerCase()
  const holds = (part: string) => part.length >= minPartLength && typed.includes(part.toLowerCase())
  if (holds(name)) throw refuseField(path, 'Your password must not contain the name of this site')
  if (holds(owner.username)) throw refuseField(path, 'Your password must not contain your username')
  if (holds(owner.email?.split('@')[0] ?? ''))
    throw refuseField(path, 'Your password must not contain your e-mail address')
  const common = await commonPasswords()
  if (common.has(typed) || common.has(typed.replace(ending, '')))
    throw refuseField(path, 'This password is used by too many people. Please choose another.')
}

let loaded: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most often leaked passwords. Loaded at first use, so as not to delay the start. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loaded
}

export type UserRow = typeof users.$inferSelect

/** The public fields of an account; never a password or hash. */
export const userView = (row: UserRow): User => ({
  ...rightsSet(row.role, row),
  id: row.id,
  username: row.username,
  email: row.email,
  fullName: row.fullName,
  phone: row.phone,
  role: row.role,
  membershipType: row.membershipType,
  createdAt: iso(row.createdAt),
})

/** The rights of an account as sent in replies. */
export function rightsSet(role: Role, own: OwnRights): RightsSet {
  const { sectors, places, ...switches } = rightsOf(role, own)
  return { sectors: [...sectors], places: places && [...places], ...switches }
}

/** Finds an account by name, ignoring case. */
export async function findAccount(db: Queries, username: string): Promise<UserRow | undefined> {
  const [row] = await db.orm.select().from(users).where(sql`lower(${users.username}) = lower(${username})`)
  return row
}

/** Finds the account of a name and password. Refuses 'wrong_credentials', whichever of the two is wrong. */
export const requireAccount = (db: Queries, username: string, password: string): Promise<UserRow> =>
  limitHashing(async () => {
    const row = await findAccount(db, username)
    const right = await isPassword(row?.password, password)
    if (!row || !right || row.disabledAt !== null) throw wrongCredentials()
    return row
  })

const wrongCredentials = () => new Refusal('wrong_credentials', 'Invalid username or password')

/**
 * Locks an account until the transaction ends. Refuses 'wrong_credentials' if its password was changed or it was disabled since
 * it was read: such a change ends all sessions, and one begun a moment later would escape it.
 */
export async function requireUnchanged(tx: Queries, account: UserRow) {
  const [row] = await tx.run<{ password: string; open: boolean }>(
    statement('account-lock-shared')`
      select password, disabled_at is null as open from users where id = $1 for share`,
    [account.id],
  )
  if (!row?.open || row.password !== account.password) throw wrongCredentials()
}

type NewAccount = Pick<z.output<BodyOf<typeof api.signup>>, 'username' | 'email' | 'fullName' | 'password'>

/** Creates an account. Only the operator decides its role, never a visitor's form. Refuses 'username_taken'. */
export async function createAccount(
  db: Db,
  { username, email, fullName, password }: NewAccount,
  { now, role = 'regular_user' }: { now: Temporal.Instant; role?: Role },
): Promise<UserRow> {
  await refuseGuessable(db.house().brand, 'password', password, { username, email })
  const hash = await hashPassword(password)
  return db.transaction((tx) => storeAccount(tx, { username, email, fullName }, { hash, role, now }))
}

type Stored = { hash: string; role: Role; now: Temporal.Instant; invited?: boolean }

/** The row of a new account. Refuses 'username_taken'. */
export async function storeAccount(
  tx: Queries,
  { username, email, fullName }: Omit<NewAccount, 'password'>,
  { hash, role, now, invited = false }: Stored,
): Promise<UserRow> {
  const at = now.toString()
  await refuseLookAlike(tx, username, role)
  const rows = await tx.orm
    .insert(users)
    .values({
      username,
      password: hash,
      email,
      fullName,
      role,
      membershipType: role === 'platinum_member' ? 'platinum' : 'regular',
      invitedAt: invited ? at : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  return rows[0]!
}

/** Any fixed number. New names are stored one at a time, or two concurrent ones would not see each other. */
const nameLock = 5_107_340

const staffRoles = roles.filter(isStaff)
/** Like the skeleton, but a lowercase i is not l, because ordinary names may differ by that only. */
const withI = (name: string) =>
  `username_skeleton(replace(public.plain(normalize(translate(${name}, 'I', 'l'), NFKC)), 'i', '~'))`
const lookAlike = statement('name-look-alike')`
  select 1 from users where username_skeleton(username) = username_skeleton($1)
    and ($2 or role = any($3) or ${withI('username')} = ${withI('$1::text')}) limit 1`

/**
 * Refuses another account's name and names that look like it; if either belongs to staff, i also counts as l. Older accounts may
 * already look alike.
 */
async function refuseLookAlike(tx: Queries, username: string, role: Role) {
  await tx.run(statement('name-lock')`select pg_advisory_xact_lock($1)`, [nameLock])
  const same = await tx.run(lookAlike, [username, isStaff(role), staffRoles])
  if (same.length > 0) throw new Refusal('username_taken', 'This username is taken. Please choose another.')
}

export async function requireUser(db: Queries, id: number): Promise<User> {
  const [row] = await db.orm.select().from(users).where(sql`${users.id} = ${id}`)
  if (!row) throw new Refusal('not_found', 'There is no such account.')
  return userView(row)
}
