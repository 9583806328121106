import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Referrals } from '#contract/calls/own-calls.ts'
import { commissionsOf, levelAt } from '#domain/members/ambassador.ts'
import { isReferralCode } from '#domain/members/referral.ts'
import { type Queries, statement } from '../db/open.ts'
import { newCode } from '../db/random-code.ts'
import { bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { isReal } from './find.ts'
import { listedOf, owedOf, receiptOf, selectListed } from './view.ts'

const referralHeader = 'x-referral'

/**
 * Records which ambassador referred the customer, if the request names one. The first one stays; an ambassador's own bookings do
 * not count. A separate statement, because storing a booking is performance-critical and few come by a link.
 */
export async function storeReferral(db: Queries, bookingId: string, { headers }: FastifyRequest) {
  const code = headers[referralHeader]
  if (typeof code === 'string' && isReferralCode(code)) await db.run(keep, [bookingId, code])
}

const keep = statement('referral-keep')`
  update bookings b set referred_by = a.user_id
  from ambassadors a join users u on u.id = a.user_id
  where b.id = $1 and lower(a.code) = lower($2) and u.disabled_at is null and b.referred_by is null
    and b.user_id is distinct from a.user_id and lower(b.customer_email) is distinct from lower(u.email)`

/** Bookings made through the caller's link, latest ride first. With the demo off neither samples nor test payments count. */
export async function referralsOf(
  db: Queries,
  caller: Caller,
  { demo, now }: { demo: boolean; now: Temporal.Instant },
): Promise<Referrals> {
  const code = await codeOf(db, caller)
  const listed = await selectListed(db)
    .where(
      and(
        eq(bookings.referredBy, caller.userId),
        // Bookings that the ambassador later claimed as their own do not count.
        sql`${bookings.userId} is distinct from ${caller.userId}`,
        demo ? undefined : eq(bookings.demo, false),
        isReal(now),
      ),
    )
    // In ride order: the commission level rises with the number of rides.
    .orderBy(bookings.endTime, bookings.id)
  const earned = commissionsOf(
    listed.map(listedOf).map((row) => ({
      ...receiptOf(db.house(), row),
      completed: row.status === 'completed',
      paidCents: demo || row.paymentMethod !== 'test' ? row.paidCents : 0,
      owedCents: owedOf(row),
    })),
  )
  const completed = earned.filter((booking) => booking.completed).length
  const { id, percent } = levelAt(completed)
  return {
    code,
    level: id,
    percent,
    completed,
    commissionCents: earned.reduce((sum, { commissionCents }) => sum + commissionCents, 0),
    bookings: earned.toReversed(),
    demo,
  }
}

/** An ambassador's code, created at the first lookup. */
async function codeOf(db: Queries, { userId, role }: Caller): Promise<string | null> {
  const find = async () => (await db.run<{ code: string }>(findCode, [userId]))[0]?.code
  const earlier = await find()
  if (earlier !== undefined || role !== 'rayfoil_ambassador') return earlier ?? null
  await db.run(giveCode, [userId, newCode(6)])
  return (await find()) ?? null
}

const findCode = statement('referral-code')`select code from ambassadors where user_id = $1`
const giveCode = statement('referral-give-code')`
  insert into ambassadors (user_id, code) values ($1, $2) on conflict do nothing`
