import { hash } from '@node-rs/argon2'
import type { RightsSet } from '#contract/calls/people-calls.ts'
import { type Role, roles, sectors } from '#domain/roles.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema-people.ts'

export const everyPassword = 'correct horse battery'

/** As cheap as argon2 allows: a hash states its own cost, so signing in with it is as cheap. */
const cheaply = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** One account per role, named after it. */
export async function storePeople(db: Db): Promise<void> {
  const password = await hash(everyPassword, cheaply)
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

/** The rights of an account without restrictions. */
export const allRights: RightsSet = {
  sectors: [...sectors],
  places: null,
  seesMoney: true,
  givesMoneyBack: true,
  editsHouse: true,
}
