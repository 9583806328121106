import { wallTime } from '#domain/calendar.ts'
import { locations } from '#domain/locations.ts'
import type { MembershipKind } from '#domain/members/membership.ts'
import { membershipKinds } from '#domain/members/membership.ts'
import type { Buyer } from '#domain/offers/discounts.ts'
import type { Queries } from '../db/open.ts'

/** Memberships begin and end with the days of the first place. */
export const memberDay = (now: Temporal.Instant): string => wallTime(now, locations[0]!.zone).date

type Row = { kinds: MembershipKind[]; had_jetski: boolean; had_wake: boolean }
type BuyerQuery = {
  /** Whether what is held but not paid counts as had: for a booking it does, in a page it is still to be paid. */
  holds: boolean
}

/** What the prices of an account depend on at this moment. */
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

/** Keeps two bookings of one account apart until the first is stored: only one of them can be the first. */
export const lockBuyer = (tx: Queries, userId: number) =>
  tx.run({ name: 'lock-buyer', text: 'select 1 from users where id = $1 for no key update' }, [userId])

const had = (sector: string) => `exists (
    select 1 from bookings b where b.user_id = $1 and b.sector = '${sector}' and b.status <> 'cancelled'
      and (b.status <> 'pending' or b.held_until is null or b.held_until > $3::timestamptz))`

const find = {
  name: 'find-buyer',
  text: `
  select
    (select coalesce(json_agg(m.kind), '[]') from memberships m
      where m.user_id = $1 and m.begins <= $2::date and (m.ends is null or m.ends >= $2::date)) as kinds,
    ${had('jetski')} as had_jetski,
    ${had('wakesurf')} as had_wake`,
}
