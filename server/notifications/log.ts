import { sql } from 'drizzle-orm'
import type { LogRow } from '#contract/calls/messages.ts'
import type { MessageState } from '#domain/messages/message.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import type { Caller } from '../http/caller.ts'

type LogFilter = { booking?: string; state?: MessageState; id?: number; limit: number }

/** The sectors that a caller may read, or null for all: who runs the events also sees what belongs to no sector. */
export const ownSectors = ({ sectors }: Pick<Caller, 'sectors'>): string[] | null =>
  sectors.includes('main') ? null : [...sectors]

/** Messages of the caller's sectors, newest first. */
export async function listMessages(db: Queries, caller: Caller, wanted: LogFilter): Promise<LogRow[]> {
  const sectors = ownSectors(caller)
  const conditions = [
    ...(sectors === null ? [] : [sql`coalesce(b.sector, m.sector) in ${sectors}`]),
    ...(wanted.booking === undefined
      ? []
      : [sql`(b.id = ${wanted.booking} or b.reference = upper(${wanted.booking}))`]),
    ...(wanted.state === undefined ? [] : [sql`m.state = ${wanted.state}`]),
    ...(wanted.id === undefined ? [] : [sql`m.id = ${wanted.id}`]),
  ]
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
  const { rows } = await db.orm.execute<LogRow>(
    sql`${select} ${where} order by m.id desc limit ${wanted.limit}`,
  )
  return rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    sentAt: row.sentAt === null ? null : iso(row.sentAt),
    dueAt: iso(row.dueAt),
    deliveredAt: row.deliveredAt === null ? null : iso(row.deliveredAt),
  }))
}

/** One message of the caller's sectors. Refuses 'not_found' also what is another sector's. */
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
