import type { MembershipKind } from '#domain/members/membership.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Db } from '../db/open.ts'
import { memberDay } from './find-buyer.ts'

/** Makes an account a member of this kind from today on, and of no other; 'none' ends what it has. Refuses an unknown account. */
export async function setMembership(
  db: Db,
  username: string,
  kind: MembershipKind | 'none',
  now: Temporal.Instant,
): Promise<void> {
  const today = memberDay(now)
  await db.transaction(async (tx) => {
    const [user] = await tx.run<{ id: number }>(
      { name: '', text: 'select id from users where lower(username) = lower($1) for no key update' },
      [username],
    )
    if (!user) throw new Refusal('not_found', `There is no account named ${username}.`)
    const [same] = await tx.run({ name: '', text: findSame }, [user.id, today, kind])
    await tx.run({ name: '', text: endOthers }, [user.id, today, kind])
    await tx.run({ name: '', text: dropOthers }, [user.id, today, kind])
    if (kind === 'none' || same) return
    await tx.run({ name: '', text: begin }, [
      user.id,
      kind,
      today,
      kind === 'club' ? 0 : tx.house().membership.joiningFeeCents,
    ])
  })
}

const findSame =
  'select 1 from memberships where user_id = $1 and kind = $3 and begins <= $2::date and ends is null'
/** Yesterday was the last day. */
const endOthers = `
  update memberships set ends = $2::date - 1
  where user_id = $1 and begins < $2::date and (ends is null or ends >= $2::date) and not (kind = $3 and ends is null)`
/** What would have begun today or later never was. */
const dropOthers =
  'delete from memberships where user_id = $1 and begins >= $2::date and not (kind = $3 and ends is null and begins <= $2::date)'
const begin = 'insert into memberships (user_id, kind, begins, paid_cents) values ($1, $2, $3, $4)'
