import { sql } from 'drizzle-orm'
import type { LogRow } from '#contract/calls/message-calls.ts'
import type { Delivery, MessageState } from '#domain/messages/message.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Caller } from '../http/caller.ts'

type LogFilter = { booking?: string; state?: MessageState; id?: number; limit: number }

/** Messages in the caller's scope, newest first; those without a sector are for staff of events. */
export async function listMessages(db: Queries, caller: Caller, filter: LogFilter): Promise<LogRow[]> {
  const conditions = [
    sql`coalesce(b.sector, m.sector, 'main') in ${[...caller.sectors]}`,
    // A message without a booking has no place.
    ...(caller.places === null ? [] : [sql`b.location in ${[...caller.places]}`]),
    ...(filter.booking === undefined
      ? []
      : [sql`(b.id = ${filter.booking} or b.reference = upper(${filter.booking}))`]),
    ...(filter.state === undefined ? [] : [sql`m.state = ${filter.state}`]),
    ...(filter.id === undefined ? [] : [sql`m.id = ${filter.id}`]),
  ]
  const { rows } = await db.orm.execute<LogRow>(
    sql`${select} where ${sql.join(conditions, sql` and `)} order by m.id desc limit ${filter.limit}`,
  )
  return rows.map((row) => ({
    ...row,
    subject: caller.seesMoney || !row.subject?.includes('€') ? row.subject : null,
    createdAt: iso(row.createdAt),
    sentAt: row.sentAt === null ? null : iso(row.sentAt),
    dueAt: iso(row.dueAt),
    deliveredAt: row.deliveredAt === null ? null : iso(row.deliveredAt),
  }))
}

/** One message in the caller's scope. Refuses 'not_found' for any other, even if it exists. */
export async function requireMessage(db: Queries, caller: Caller, id: number): Promise<LogRow> {
  const [row] = await listMessages(db, caller, { id, limit: 1 })
  if (!row) throw new Refusal('not_found', 'There is no such message.')
  return row
}

const select = sql`
  select m.id::int, m.kind, m.channel, m.state, coalesce(b.sector, m.sector) as sector, m.booking_id as "bookingId",
    coalesce(b.reference, e.reference) as reference,
    case when m.kind = 'alert' then null else b.customer_name end as name,
    case when m.kind = 'alert' then null else b.customer_phone end as phone,
    coalesce(m.to_address, case when m.kind = 'alert' then null else nullif(b.customer_email, '') end) as "to",
    m.subject, m.last_error as why, m.payload ->> 'by' as by, m.attempts, m.delivery,
    (m.payload ->> 'segments')::int as segments, m.delivered_at::text as "deliveredAt",
    m.created_at::text as "createdAt", m.sent_at::text as "sentAt", m.due_at::text as "dueAt"
  from messages m left join bookings b on b.id = m.booking_id
  left join enquiries e on e.id = (m.payload ->> 'enquiryId')::int`

/** Maps the provider's states to ours (https://www.twilio.com/docs/messaging/api/message-resource). */
const states: Record<string, Delivery> = {
  accepted: 'queued',
  scheduled: 'queued',
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
}

/** Why a text did not arrive, in words for staff. */
const reasons: Record<string, string> = {
  30003: 'the phone is off or out of reach',
  30004: 'this person gets no texts from us',
  30005: 'number not in service',
  30006: 'this number cannot get texts: a landline, or its network accepts none',
  30007: 'the network took it for spam',
  30008: 'the network did not say why',
  21610: 'this person answered STOP and gets no texts',
}

export type DeliveryReport = {
  providerId: string
  /** Our id, from the callback address; undefined if it was lost. */
  messageId: number | undefined
  status: string
  errorCode: string | undefined
}

// Reports arrive in any order and repeatedly, perhaps before we recorded that the text was accepted. So the state only moves
// forward, and a delivered text is never failed, even if our call had timed out.
const write = statement('write-delivery')`
  update messages set provider_id = $1, delivery = $3,
    delivered_at = case when $3 = 'delivered' then $5::timestamptz else delivered_at end,
    state = case when $3 in ('undelivered', 'failed') then 'failed' when state = 'failed' then 'sent' else state end,
    sent_at = case when $3 in ('sent', 'delivered') then coalesce(sent_at, $5::timestamptz) else sent_at end,
    last_error = case when $3 in ('undelivered', 'failed') then $4 when state = 'failed' then null else last_error end
  where channel = 'sms' and (provider_id = $1 or (id = $2 and provider_id is null))
    and coalesce(array_position($6::text[], delivery), 0) < array_position($6::text[], $3)
    and coalesce(delivery, '') not in ('delivered', 'undelivered', 'failed')
  returning id`
const order: Delivery[] = ['unknown', 'queued', 'sent', 'delivered', 'undelivered', 'failed']

/** Stores the state of a text; returns it if it is new. */
export async function storeDelivery(
  db: Queries,
  report: DeliveryReport,
  now: Temporal.Instant,
): Promise<Delivery | undefined> {
  const delivery = states[report.status]
  if (!delivery) return undefined
  const code = report.errorCode === undefined ? '' : ` (${report.errorCode})`
  const why = reasons[report.errorCode ?? ''] ?? `it did not arrive${code}`
  const values = [report.providerId, report.messageId ?? null, delivery, why, now.toString(), order]
  return (await db.run(write, values)).length > 0 ? delivery : undefined
}
