import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { User } from '#contract/views.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Role } from '#domain/roles.ts'
import { roleFacts } from '#domain/roles.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import { users } from '../db/schema-people.ts'
import { sqlStateOf } from '../db/sql-state.ts'
import { hashPassword, inTurn, isPassword } from './passwords.ts'

export type UserRow = typeof users.$inferSelect

/** An account as it may be told; never a password or hash. */
export const userView = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  fullName: row.fullName,
  phone: row.phone,
  role: row.role,
  membershipType: row.membershipType,
  sectors: [...roleFacts[row.role].sectors],
  createdAt: iso(row.createdAt),
})

/** The account of a name, whatever its case. */
export async function findAccount(db: Queries, username: string): Promise<UserRow | undefined> {
  const [row] = await db.orm.select().from(users).where(sql`lower(${users.username}) = lower(${username})`)
  return row
}

/** The account of a name and password. Refuses with 'wrong_credentials', whichever of the two is wrong. */
export const requireAccount = (db: Queries, username: string, password: string): Promise<UserRow> =>
  inTurn(async () => {
    const row = await findAccount(db, username)
    const right = await isPassword(row?.password, password)
    if (!row || !right || row.disabledAt !== null)
      throw new Refusal('wrong_credentials', 'Invalid username or password')
    return row
  })

type NewAccount = Pick<z.output<BodyOf<typeof api.signup>>, 'username' | 'email' | 'fullName' | 'password'>

/** Creates an account. Its role is never what a visitor's form names: only the operator says another. Refuses 'username_taken'. */
export async function createAccount(
  db: Queries,
  { username, email, fullName, password }: NewAccount,
  { now, role = 'regular_user' }: { now: Temporal.Instant; role?: Role },
): Promise<UserRow> {
  const at = now.toString()
  const membershipType = role === 'platinum_member' ? 'platinum' : 'regular'
  const hash = await hashPassword(password)
  try {
    const rows = await db.orm
      .insert(users)
      .values({
        username,
        password: hash,
        email,
        fullName,
        role,
        membershipType,
        createdAt: at,
        updatedAt: at,
      })
      .returning()
    return rows[0]!
  } catch (error) {
    if (sqlStateOf(error) === '23505')
      throw new Refusal('username_taken', 'This username is taken. Please choose another.')
    throw error
  }
}

export async function requireUser(db: Queries, id: number): Promise<User> {
  const [row] = await db.orm.select().from(users).where(sql`${users.id} = ${id}`)
  if (!row) throw new Refusal('not_found', 'There is no such account.')
  return userView(row)
}
