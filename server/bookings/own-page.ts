import { createHash, randomBytes } from 'node:crypto'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { bringTo } from '#domain/booking/bring-to.ts'
import { mayCancelOwn, ownStateOf } from '#domain/booking/own-state.ts'
import { arriveEarlyMinutes } from '#domain/booking/policy.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { wayTo } from '#domain/map.ts'
import { givenElsewhere } from '#domain/money-moves.ts'
import { Refusal } from '#domain/refusal.ts'
import { instantFrom, iso } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { customerCancelOf } from './cancel-refund.ts'
import { findBooking, findOwed } from './find.ts'
import { ownReceiptOf } from './view.ts'

/** The booking that a link opens. Refuses 'not_found', with the same words for every wrong token. */
export async function requireByLink(db: Queries, token: string): Promise<BookingRecord> {
  const id = await findByLink(db, token)
  const booking = id === undefined ? undefined : await findBooking(db, id)
  if (!booking)
    throw new Refusal('not_found', 'This link opens no booking. Look for a newer mail from us, or call us.')
  return booking
}

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
    ...wayTo(place),
    bring: [...bringTo(db.house(), booking.activity)],
    money: { ...(await movedOf(db, booking.id)), owedCents: await findOwed(db, booking.id) },
    ...(state === 'offered' && booking.heldUntil !== null ? { offerUntil: iso(booking.heldUntil) } : {}),
    ...(mayCancelOwn(state) ? { cancelling: await customerCancelOf(db, booking, at) } : {}),
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
export const stuckCents = (bookingId: string): string => `
  (select greatest(0, least(booking_net(${bookingId}), coalesce((
    select sum(case when state = 'failed' then cents else 0 end - case when created_at > failed.at then cents else 0 end)
    from refunds where booking_id = ${bookingId} and state <> 'withdrawn'), 0) - coalesce((
    select sum(cents) from payments where booking_id = ${bookingId} and kind = 'refund' and reason = '${givenElsewhere}' and at > failed.at), 0)
    ))::float8
  from (select min(settled_at) as at from refunds where booking_id = ${bookingId} and state = 'failed') failed)`

const moneyStatement = statement('own-page-money')`
  select coalesce(came.cents, 0)::float8 as "paidCents", coalesce(came.on_site, 0)::float8 as "onSiteCents",
    coalesce(came.cents - came.kept, 0)::float8 as "backCents",
    coalesce(in_transit.cents, 0)::float8 as "onItsWayCents", ${stuckCents('$1')} as "stuckCents"
  from (
    select sum(cents) filter (where kind in ('charge', 'on_site')) as cents,
      sum(cents) filter (where kind = 'on_site') as on_site, sum(money_moved(kind, cents)) as kept
    from payments where booking_id = $1
  ) came,
  (select sum(cents) as cents from refunds where booking_id = $1 and state in ('queued', 'sending')) in_transit`

type Moved = Omit<OwnPage['money'], 'owedCents'>

async function movedOf(db: Queries, bookingId: string): Promise<Moved> {
  const [row] = await db.run<Moved>(moneyStatement, [bookingId])
  return row!
}

const tokenBytes = 16
const tokenShape = /^[\w-]{22}$/

/** Hashes the text, not the decoded bits, so that no other spelling of a token is valid. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const add = statement('own-link-add')`
  insert into booking_links (hash, booking_id, created_at) values ($1, $2, $3)`
const find = statement('own-link-find')`select booking_id as "bookingId" from booking_links where hash = $1`
const end = statement('own-links-end')`delete from booking_links where booking_id = any($1::text[])`

/**
 * A new link to the booking's own page, as a path (`/b/…`). Only its hash is stored, so it cannot be read again and each message
 * gets a new one. All links of a booking stay valid as long as the booking exists.
 */
export async function newOwnLink(db: Queries, bookingId: string, now: Temporal.Instant): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await db.run(add, [hashOf(token), bookingId, now.toString()])
  return `/b/${token}`
}

/** The id of the booking that a link opens; a malformed token causes no query. */
export async function findByLink(db: Queries, token: string): Promise<string | undefined> {
  if (!tokenShape.test(token)) return undefined
  const [found] = await db.run<{ bookingId: string }>(find, [hashOf(token)])
  return found?.bookingId
}

export const endOwnLinks = (tx: Queries, bookingIds: readonly string[]) => tx.run(end, [bookingIds])
