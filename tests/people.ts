import type { Role } from '#domain/roles.ts'
import { roles } from '#domain/roles.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema-people.ts'

export const everyPassword = 'correct horse battery'

/** One account per role, named like it. */
export async function storePeople(db: Db): Promise<void> {
  const password = await hashPassword(everyPassword)
  await db.orm.insert(users).values(
    roles.map((role) => ({
      username: role,
      password,
      role,
      email: `${role}@example.com`,
      fullName: role.replaceAll('_', ' '),
      membershipType: role === 'platinum_member' ? ('platinum' as const) : ('regular' as const),
    })),
  )
}

export type Person = Role | undefined
