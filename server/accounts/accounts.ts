import { hash, verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { User } from '#contract/views.ts'
import { Refusal } from '#domain/refusal.ts'
import { roleFacts } from '#domain/roles.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import { users } from '../db/schema.ts'
import { sqlStateOf } from '../db/sql-state.ts'

type UserRow = typeof users.$inferSelect

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

/** argon2id with the library's defaults (19 MiB, 2 passes: the OWASP figures). */
export const hashPassword = (password: string): Promise<string> => hash(password)

// Checked where no such account exists, so that the time of the answer does not tell which names do.
let nobody: Promise<string> | undefined

/** The account of a name and password. Refuses with 'wrong_credentials', whichever of the two is wrong. */
export async function requireAccount(db: Queries, username: string, password: string): Promise<UserRow> {
  const [row] = await db.orm.select().from(users).where(sql`lower(${users.username}) = lower(${username})`)
  nobody ??= hashPassword('nobody has this password')
  const right = await verify(row?.password ?? (await nobody), password)
  if (!row || !right || row.disabledAt !== null)
    throw new Refusal('wrong_credentials', 'Invalid username or password')
  return row
}

/** Creates an account, always of the regular kind whatever the body names. Refuses 'username_taken'. */
export async function createAccount(
  db: Queries,
  form: z.output<BodyOf<typeof api.signup>>,
  now: Temporal.Instant,
): Promise<UserRow> {
  const { username, email, fullName } = form
  try {
    const password = await hashPassword(form.password)
    const at = now.toString()
    const rows = await db.orm
      .insert(users)
      .values({
        username,
        password,
        email,
        fullName,
        role: 'regular_user',
        membershipType: 'regular',
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
