import { api } from '#contract/api.ts'
import type { MyMembership } from '#contract/calls/member-calls.ts'
import { catalogueOf, findActivity } from '#domain/activities/catalogue.ts'
import type { House } from '#domain/house/house.ts'
import { isActiveOn, type Membership, rewardsOf, shownMembership } from '#domain/members/membership-kinds.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { findBuyer, memberDay } from './find-buyer.ts'

/** What a membership has brought its owner so far; someone who was never a member still has riding hours. */
async function myMembership(db: Queries, userId: number, now: Temporal.Instant): Promise<MyMembership> {
  const [memberships, rides, sums] = [
    await db.run<Membership>(findMemberships, [userId]),
    await db.run<Ride>(findRides, [userId, maxEntries]),
    (await db.run<Sums>(findSums, [userId, now.toString(), counted(db.house())]))[0]!,
  ]
  const today = memberDay(now)
  const { ridingHours } = db.house().membership
  const shown = shownMembership(memberships, today)
  return {
    type: shown?.kind ?? null,
    active: shown !== undefined && isActiveOn(shown, today),
    since: shown?.begins ?? null,
    until: shown?.ends ?? null,
    hours: {
      ...ridingHours,
      ...rewardsOf(sums.ridden, ridingHours.everyMinutes),
      bookedMinutes: sums.booked,
      entries: rides.map(({ activity, choice, ...ride }) => ({
        ...ride,
        service: findActivity(db.house(), activity)?.summary(choice).service ?? activity,
      })),
    },
    saved: { cents: sums.saved, bookings: sums.saving },
    paidCents: memberships.reduce((sum, { paidCents }) => sum + paidCents, 0),
  }
}

const maxEntries = 50
/** Rides on e-foils and jetskis count, but not wake surfing. */
const counted = (house: House) =>
  catalogueOf(house)
    .filter((activity) => activity.countsRidingHours)
    .map(({ id }) => id)

type Ride = {
  bookingId: string
  reference: string
  date: string
  activity: string
  choice: unknown
  minutes: number
}
type Sums = { ridden: number; booked: number; saved: number; saving: number }

const findMemberships = statement('find-memberships')`
  select kind, begins::text as begins, ends::text as ends, paid_cents as "paidCents"
  from memberships where user_id = $1 order by begins`

const findRides = statement('find-rides')`
  select b.id as "bookingId", b.reference, b.date::text as date, b.activity, b.choice, r.minutes
  from riding_hours r join bookings b on b.id = r.booking_id
  where r.user_id = $1 and r.taken_back_at is null order by b.start_time desc limit $2`

/** Holds do not count, as they may never be paid. */
const findSums = statement('find-membership-sums')`
  with own as (
    select b.activity, b.status, b.duration, b.end_time, b.status = 'completed' or b.start_time <= $2::timestamptz as ridden,
      (select coalesce(sum((line ->> 'cents')::int), 0)::int from jsonb_array_elements(b.lines) line
        where (line ->> 'cents')::int < 0) as off
    from bookings b
    where b.user_id = $1 and b.status <> 'cancelled' and (b.status <> 'pending' or b.held_until is null)
  )
  select
    (select coalesce(sum(minutes), 0)::int from riding_hours where user_id = $1 and taken_back_at is null) as ridden,
    coalesce(sum(duration) filter (
      where status <> 'completed' and end_time > $2::timestamptz and activity = any($3)), 0)::int as booked,
    coalesce(sum(-off) filter (where ridden), 0)::int as saved,
    count(*) filter (where ridden and off < 0)::int as saving
  from own`

export function memberRoutes(serve: Serve, { db, now }: Deps): void {
  serve(api.myBuyer, async ({ caller }) => {
    const { memberships, ...had } = await findBuyer(db, caller.userId, now(), { holds: false })
    return { memberships: [...memberships], ...had }
  })
  serve(api.myMembership, ({ caller }) => myMembership(db, caller.userId, now()))
}
