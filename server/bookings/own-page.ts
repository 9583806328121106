import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { bringListOf } from '#domain/booking/bring-list.ts'
import { mayCancelOwn, ownStateOf } from '#domain/booking/own-state.ts'
import { arriveEarlyMinutes } from '#domain/booking/policy.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { mapLinksOf } from '#domain/map.ts'
import { refundedAtProvider } from '#domain/money-moves.ts'
import { instantFrom, iso } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { customerCancelOf, offeredRefund } from './cancel-refund.ts'
import { findWithMoney } from './find.ts'
import { timeOfferOf } from './move-search.ts'
import { ownReceiptOf } from './view.ts'

/** The content of the booking's own page at that instant. */
export async function ownPageOf(db: Queries, booking: BookingRecord, at: Temporal.Instant): Promise<OwnPage> {
  const place = locationOf(db.house(), booking.location)
  const start = instantFrom(booking.startTime)
  const state = stateOf(booking, at)
  return {
    ...ownReceiptOf(db.house(), booking),
    customerName: booking.customerName,
    state,
    startsAt: start.toString(),
    endsAt: iso(booking.endTime),
    arriveAt: wallTime(start.subtract({ minutes: arriveEarlyMinutes }), place.zone).time,
    meetingPoint: place.meetingPoint,
    ...mapLinksOf(place),
    bring: [...bringListOf(db.house(), booking.activity)],
    money: { ...(await movedOf(db, booking.id)), owedCents: await owedBy(db, booking.id) },
    ...(state === 'offered' && booking.heldUntil !== null ? { offerUntil: iso(booking.heldUntil) } : {}),
    ...(await timeOfferOf(db, booking, at)),
    ...(mayCancelOwn(state) || offeredRefund(booking, at)
      ? { cancelling: await customerCancelOf(db, booking, at) }
      : {}),
  }
}

export const stateOf = (booking: BookingRecord, at: Temporal.Instant) =>
  ownStateOf({
    status: booking.status,
    heldUntil: booking.heldUntil === null ? undefined : instantFrom(booking.heldUntil),
    start: instantFrom(booking.startTime),
    end: instantFrom(booking.endTime),
    at,
    // No payment secret: the booking waits for its guest to agree to the price.
    isOffer: booking.paymentMethod === 'on_site' && booking.paymentSecretHash === null,
  })

/**
 * SQL: cents of failed refunds that were not refunded since. Any refund begun after a failed one counts as its retry, even one
 * made at the provider; the result is capped by what we still hold.
 */
export const failedRefundCents = (bookingId: string): string => `
  (select greatest(0, least(booking_net(${bookingId}), coalesce((
    select sum(case when state = 'failed' then cents else 0 end - case when created_at > failed.at then cents else 0 end)
    from refunds where booking_id = ${bookingId} and state <> 'withdrawn'), 0) - coalesce((
    select sum(cents) from payments where booking_id = ${bookingId} and kind = 'refund' and reason = '${refundedAtProvider}' and at > failed.at), 0)
    ))::float8
  from (select min(settled_at) as at from refunds where booking_id = ${bookingId} and state = 'failed') failed)`

const moneyStatement = statement('own-page-money')`
  select coalesce(came.cents, 0)::float8 as "paidCents", coalesce(came.on_site, 0)::float8 as "onSiteCents",
    coalesce(came.cents - came.kept, 0)::float8 as "backCents",
    coalesce(in_transit.cents, 0)::float8 as "onItsWayCents", ${failedRefundCents('$1')} as "stuckCents"
  from (
    select sum(cents) filter (where kind in ('charge', 'on_site')) as cents,
      sum(cents) filter (where kind = 'on_site') as on_site, sum(money_moved(kind, cents)) as kept
    from payments where booking_id = $1
  ) came,
  (select sum(cents) as cents from refunds where booking_id = $1 and state in ('queued', 'sending')) in_transit`

const owedBy = async (db: Queries, id: string) => (await findWithMoney(db, id))?.money.owedCents ?? 0

type Moved = Omit<OwnPage['money'], 'owedCents'>

async function movedOf(db: Queries, bookingId: string): Promise<Moved> {
  const [row] = await db.run<Moved>(moneyStatement, [bookingId])
  return row!
}
