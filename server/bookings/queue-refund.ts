import { isOnSite, type PayMethod, refundedAtProvider } from '#domain/money-moves.ts'
import { type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { refunds } from '../db/schema-money.ts'
import { lockRow } from './find.ts'

type RefundRequest = {
  bookingId: string
  cents: number
  reason: string
  /** A user name, 'customer' or 'payment'. */
  by: string
  dueAt: Temporal.Instant
  /** Makes the call idempotent. */
  idempotencyKey?: string
}

/**
 * Queues a refund in the caller's transaction: first to the cards that paid, then as test money, then of payments on site. Never
 * more than was paid and is not yet refunded or queued. Returns the queued cents.
 */
export async function queueRefund(
  tx: Queries,
  { bookingId, cents, reason, by, dueAt, idempotencyKey }: RefundRequest,
  now: Temporal.Instant,
): Promise<number> {
  await lockRow(tx, bookingId)
  const queued = idempotencyKey === undefined ? 0 : await queuedUnder(tx, idempotencyKey)
  if (queued > 0) return queued
  const parts = split(Math.min(cents, await refundable(tx, bookingId)), await sourcesOf(tx, bookingId))
  if (parts.length === 0) return 0
  const refund = { bookingId, reason, by, dueAt: dueAt.toString(), createdAt: now.toString() }
  const keyOf = (index: number) => (index === 0 ? idempotencyKey : `${idempotencyKey}#${index}`)
  await tx.orm.insert(refunds).values(
    parts.map((part, index) => ({
      ...part,
      ...refund,
      idempotencyKey: idempotencyKey === undefined ? null : keyOf(index),
    })),
  )
  return parts.reduce((sum, part) => sum + part.cents, 0)
}

/** The idempotency key of a cancel's refund; refunds with this prefix are owed again once the cancel is undone (R-M4). */
export const cancelKey = (bookingId: string, version: number): string => `cancel:${bookingId}:${version}`

/** The key of a refund by staff, who refund a cancelled booking because it is cancelled. */
export const staffKey = ({ status }: Pick<BookingRecord, 'status'>, key: string): string =>
  status === 'cancelled' || status === 'pending' ? `cancel:staff:${key}` : `staff:${key}`

/** After an undone cancel: withdraws its refunds that are unsent or failed. Returns whether money went back since the cancel. */
export async function withdrawRefunds(
  tx: Queries,
  { id, cancelledAt }: Pick<BookingRecord, 'id' | 'cancelledAt'>,
  now: Temporal.Instant,
): Promise<boolean> {
  await tx.run(
    statement('withdraw-refunds')`update refunds set state = 'withdrawn', settled_at = $2
      where booking_id = $1 and (state = 'queued' and attempts = 0 or state = 'failed') and idempotency_key like 'cancel:%'`,
    [id, now.toString()],
  )
  const back = await tx.run(
    statement('went-back-since')`
      select 1 from refunds where booking_id = $1 and state in ('queued', 'sending', 'done')
        and (idempotency_key like 'cancel:%' or by = 'payment') and created_at >= $2::timestamptz
      union all
      select 1 from payments where booking_id = $1 and kind = 'refund' and reason = $3 and at >= $2::timestamptz limit 1`,
    [id, cancelledAt, refundedAtProvider],
  )
  return back.length > 0
}

/** Cents that we hold of a booking: payments minus refunds, made or queued. Negative if more was refunded. */
export async function netOfBooking(db: Queries, bookingId: string): Promise<number> {
  const [row] = await db.run<{ cents: number }>(
    statement('net-of-booking')`select booking_net($1)::float8 as cents`,
    [bookingId],
  )
  return row?.cents ?? 0
}

/** The part of netOfBooking that was paid online, by card or as test money. */
export async function netOnline(tx: Queries, bookingId: string): Promise<number> {
  const sources = await sourcesOf(tx, bookingId)
  return sources.reduce((sum, { method, cents }) => sum + (isOnSite(method) ? 0 : cents), 0)
}

/** Cents of a booking that can still be refunded. */
export const refundable = async (db: Queries, bookingId: string): Promise<number> =>
  Math.max(0, await netOfBooking(db, bookingId))

/** The payment method of a booking that staff confirm or restore: on site if nothing paid online is left. */
export async function methodOf(
  tx: Queries,
  { id, paymentMethod, totalCents }: Pick<BookingRecord, 'id' | 'paymentMethod' | 'totalCents'>,
): Promise<BookingRecord['paymentMethod']> {
  if (paymentMethod === 'on_site' || totalCents === 0) return paymentMethod
  return (await netOfBooking(tx, id)) > 0 ? paymentMethod : 'on_site'
}

/** Cents left of a card payment after refunds, made or queued; undefined if the payment is not recorded. */
export async function netOfPayment(db: Queries, intentId: string): Promise<number | undefined> {
  const [row] = await db.run<{ cents: number | null }>(
    statement('net-of-payment')`select (sum(money_moved(kind, cents))
        - coalesce((select sum(cents) from refunds where intent_id = $1 and state in ('queued', 'sending')), 0))::float8 as cents
      from payments where intent_id = $1`,
    [intentId],
  )
  return row?.cents ?? undefined
}

export async function queuedUnder(tx: Queries, idempotencyKey: string): Promise<number> {
  const [row] = await tx.run<{ cents: number }>(
    statement('refund-queued-under')`
      select coalesce(sum(cents), 0)::float8 as cents from refunds where idempotency_key = $1 or starts_with(idempotency_key, $1 || '#')`,
    [idempotencyKey],
  )
  return row?.cents ?? 0
}

type Source = { method: PayMethod; intentId: string | null; cents: number }

/** What is left of each card payment and each other method: cards first, then test money, then on site. */
const sourcesOf = (tx: Queries, bookingId: string) =>
  tx.run<Source>(
    statement('refund-sources')`
      select came.method, came.intent as "intentId", (came.cents - coalesce(gone.cents, 0))::float8 as cents
      from (
        select method, intent_id as intent, sum(money_moved(kind, cents)) as cents, min(id) as id
        from payments where booking_id = $1 group by 1, 2
      ) came
      left join (
        select method, intent_id as intent, sum(cents) as cents
        from refunds where booking_id = $1 and state in ('queued', 'sending') group by 1, 2
      ) gone on gone.method = came.method and gone.intent is not distinct from came.intent
      where came.cents > coalesce(gone.cents, 0)
      order by array_position(array['card', 'test'], came.method), came.id`,
    [bookingId],
  )

function split(cents: number, sources: Source[]): Source[] {
  let left = cents
  return sources.flatMap((source) => {
    const part = Math.min(left, source.cents)
    left -= part
    return part > 0 ? [{ ...source, cents: part }] : []
  })
}
