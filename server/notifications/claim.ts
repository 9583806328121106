import type { Channel } from '#domain/messages/message.ts'
import { leaseEnd } from '../db/lease.ts'
import { statement } from '../db/open.ts'
import type { ClaimedMessage, MessageDeps } from './message-deps.ts'

/** The result of a try; `why` is set unless it is plainly 'sent'. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'failed' | 'skipped'; why: string }
  | { state: 'queued'; why: string; dueAt: string }

/** What a try learned about a message. */
export type DeliveryFacts = {
  toAddress?: string
  subject?: string | null
  providerId?: string
  segments?: number
  delivery?: 'unknown'
}

// Only our own claim is settled: once it ends another worker may have the message. A provider may have reported the state of a
// text before we recorded that it was accepted or that its state is unknown.
const write = statement('settle-message')`
  update messages set
    state = case when $10 = 'unknown' or $3 = 'sent' then
      case when delivery in ('undelivered', 'failed') then 'failed' when $10 is null or delivery is not null then 'sent' else $3 end
      else $3 end,
    last_error = case
      when ($10 = 'unknown' or $3 = 'sent') and delivery in ('undelivered', 'failed') then last_error
      when $10 = 'unknown' and delivery is not null then null
      else $4 end,
    sent_at = case when $3 = 'sent' then $5::timestamptz else sent_at end,
    due_at = coalesce($6::timestamptz, due_at),
    to_address = coalesce($7, to_address),
    subject = coalesce($8, subject),
    provider_id = coalesce($9, provider_id),
    delivery = coalesce(delivery, $10),
    payload = payload || $11::jsonb
  where id = $1 and attempts = $2`

export async function settle(
  { db, now, counts }: Pick<MessageDeps, 'db' | 'now' | 'counts'>,
  { id, attempts, channel }: Pick<ClaimedMessage, 'id' | 'attempts' | 'channel'>,
  outcome: Outcome,
  facts: DeliveryFacts = {},
): Promise<Outcome> {
  await db.run(write, [
    id,
    attempts,
    outcome.state,
    'why' in outcome ? outcome.why : null,
    now().toString(),
    'dueAt' in outcome ? outcome.dueAt : null,
    facts.toAddress ?? null,
    facts.subject ?? null,
    facts.providerId ?? null,
    facts.delivery ?? null,
    JSON.stringify(facts.segments === undefined ? {} : { segments: facts.segments }),
  ])
  counts.add('messages', { channel, outcome: facts.delivery ?? figureOf[outcome.state] })
  return outcome
}

// If the booking has changed since it was read, e.g. its cancel was undone, the message may be wanted again: it is due at once.
const skip = statement('skip-message')`
  with now_is as (
    select version from bookings where id = (select booking_id from messages where id = $1) for share),
  changed as (select $4::int is not null and not exists (select 1 from now_is where version = $4::int) as yes)
  update messages set state = case when changed.yes then 'queued' else 'skipped' end, last_error = $3,
    due_at = case when changed.yes then $5::timestamptz else due_at end
  from changed where id = $1 and attempts = $2`

/** Records why a message is not sent. `bookingVersion`: the version of its booking by which that was decided. */
export async function settleSkipped(
  { db, now, counts }: Pick<MessageDeps, 'db' | 'now' | 'counts'>,
  { id, attempts, channel }: Pick<ClaimedMessage, 'id' | 'attempts' | 'channel'>,
  { skip: why, bookingVersion }: { skip: string; bookingVersion?: number },
): Promise<Outcome> {
  await db.run(skip, [id, attempts, why, bookingVersion ?? null, now().toString()])
  counts.add('messages', { channel, outcome: figureOf.skipped })
  return { state: 'skipped', why }
}

const figureOf = { sent: 'sent', queued: 'retried', failed: 'failed', skipped: 'skipped' } as const

/** A message overdue by more than this is backlog: its reader no longer waits for it. */
const freshMinutes = 1

// Each turn takes some of the oldest messages and otherwise new ones: however long the backlog, a new guest has the mail in
// seconds. Two servers never take the same row.
const claim = statement('claim-messages')`
  with oldest as (
    select id, state from messages where channel = $3 and state in ('queued', 'sending') and due_at <= $1::timestamptz
    order by due_at limit $4 for update skip locked),
  newest as (
    select id, state from messages where channel = $3 and state in ('queued', 'sending')
      and due_at <= $1::timestamptz and due_at > $6::timestamptz
    order by due_at desc limit $5 for update skip locked),
  mine as (select * from oldest union select * from newest)
  update messages m set state = 'sending', attempts = attempts + 1, due_at = $2::timestamptz
  from mine where m.id = mine.id
  returning m.id::int, m.booking_id as "bookingId", m.kind, m.channel, m.version, m.sector, m.to_address as "toAddress",
    m.subject, m.payload, m.idempotency_key as "idempotencyKey", m.attempts, mine.state = 'sending' as "wasSending"`

/** `most`: how many to take; `forOldest`: how many of these are the oldest; `onlyFresh`: the others must not be backlog. */
export type ClaimLimits = { most: number; forOldest?: number; onlyFresh?: boolean }

/** Takes due messages of a channel; by default a quarter of them are the oldest. */
export function claimDue(
  { db, now }: Pick<MessageDeps, 'db' | 'now'>,
  channel: Channel,
  { most, forOldest = Math.ceil(most / 4), onlyFresh = false }: ClaimLimits,
): Promise<ClaimedMessage[]> {
  const until = leaseEnd(now())
  const after = onlyFresh ? now().subtract({ minutes: freshMinutes }).toString() : '-infinity'
  const oldest = Math.min(most, forOldest)
  return db.run<ClaimedMessage>(claim, [now().toString(), until, channel, oldest, most - oldest, after])
}
