import { findActivity } from '#domain/activities/catalogue.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { wallTime } from '#domain/calendar.ts'
import { pricesInForce } from '#domain/house/prices-in-force.ts'
import { type MembershipKind, membershipKinds } from '#domain/members/membership-kinds.ts'
import type { Buyer } from '#domain/offers/discounts.ts'
import { Refusal } from '#domain/refusal.ts'
import { site } from '#domain/site.ts'
import { type Db, type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'

/** Gives an account this membership from today on and ends all others; 'none' ends all. Refuses an unknown account. */
export async function setMembership(
  db: Db,
  username: string,
  kind: MembershipKind | 'none',
  now: Temporal.Instant,
) {
  const today = memberDay(now)
  await db.transaction(async (tx) => {
    const [user] = await tx.run<{ id: number }>(
      'select id from users where lower(username) = lower($1) for no key update',
      [username],
    )
    if (!user) throw new Refusal('not_found', `There is no account named ${username}.`)
    const [same] = await tx.run(findSame, [user.id, today, kind])
    await tx.run(endOthers, [user.id, today, kind])
    await tx.run(dropOthers, [user.id, today, kind])
    if (kind === 'none' || same) return
    await tx.run(begin, [
      user.id,
      kind,
      today,
      kind === 'club' ? 0 : pricesInForce(tx.house(), today).membership.joiningFeeCents,
    ])
  })
}

const findSame =
  'select 1 from memberships where user_id = $1 and kind = $3 and begins <= $2::date and ends is null'
/** Ends them as of yesterday. */
const endOthers = `
  update memberships set ends = $2::date - 1
  where user_id = $1 and begins < $2::date and (ends is null or ends >= $2::date) and not (kind = $3 and ends is null)`
/** Deletes those that begin today or later. */
const dropOthers =
  'delete from memberships where user_id = $1 and begins >= $2::date and not (kind = $3 and ends is null and begins <= $2::date)'
const begin = 'insert into memberships (user_id, kind, begins, paid_cents) values ($1, $2, $3, $4)'

type Ridden = Pick<BookingRecord, 'id' | 'userId' | 'activity' | 'duration' | 'status'>

/**
 * Updates the riding hours of a booking that becomes `to`, in the same transaction: a completed one counts its minutes for its
 * owner (one rider's, however many ride); a later cancel takes them back.
 */
export async function countRide(
  tx: Queries,
  { id, userId, activity, duration, status }: Ridden,
  to: BookingStatus,
  at: Temporal.Instant,
) {
  if (userId === null || !findActivity(tx.house(), activity)?.countsRidingHours) return
  if (to === 'completed') await tx.run(count, [id, userId, duration, at.toString()])
  else if (status === 'completed') await tx.run(takeBack, [id, at.toString()])
}

const count = statement('count-ride')`
  insert into riding_hours (booking_id, user_id, minutes, at) values ($1, $2, $3, $4)
  on conflict (booking_id) do update set minutes = excluded.minutes, taken_back_at = null`

const takeBack = statement('take-back-ride')`
  update riding_hours set taken_back_at = $2 where booking_id = $1 and taken_back_at is null`

/** Memberships begin and end by the company's clock. */
export const memberDay = (now: Temporal.Instant): string => wallTime(now, site.homeZone).date

type Row = { kinds: MembershipKind[]; had_jetski: boolean; had_wake: boolean }
type BuyerQuery = {
  /** Whether an unpaid hold counts as an earlier ride: yes for booking, no for pages. */
  holds: boolean
}

/** What the prices of an account currently depend on. */
export async function findBuyer(
  queries: Queries,
  userId: number,
  now: Temporal.Instant,
  { holds }: BuyerQuery,
): Promise<Buyer> {
  const [row] = await queries.run<Row>(find, [userId, memberDay(now), holds ? now.toString() : 'infinity'])
  const { kinds, had_jetski: hadJetski, had_wake: hadWake } = row!
  return { memberships: membershipKinds.filter((kind) => kinds.includes(kind)), hadJetski, hadWake }
}

/** Serialises the bookings of an account until the first is stored: only one of them can be its first. */
export const lockBuyer = (tx: Queries, userId: number) =>
  tx.run(statement('lock-buyer')`select 1 from users where id = $1 for no key update`, [userId])

/** A request whose price is still open had no discount and uses none up. */
const had = (sector: string) => `exists (
    select 1 from bookings b where b.user_id = $1 and b.sector = '${sector}' and b.status <> 'cancelled'
      and (b.status <> 'pending' or b.held_until is null or b.held_until > $3::timestamptz)
      and not (b.status = 'pending' and b.lines @> '[{"kind":"price_on_request"}]'))`

const find = statement('find-buyer')`
  select
    (select coalesce(json_agg(m.kind), '[]') from memberships m
      where m.user_id = $1 and m.begins <= $2::date and (m.ends is null or m.ends >= $2::date)) as kinds,
    ${had('jetski')} as had_jetski,
    ${had('wakesurf')} as had_wake`
