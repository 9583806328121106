import { sectors } from '#domain/roles.ts'
import type { Config } from '../config.ts'
import { type Queries, statement } from '../db/open.ts'
import { alertPhones } from './alert-readers.ts'
import { queueAlerts, queueEnquiryReceived, queueReminders } from './queue-due.ts'

// A text accompanies the mail to a guest who left a phone number, and the alert to staff's phones. It is queued from the mails
// of the last hour, so that storing a booking writes one row, not two. Older mails are ignored, so that switching SMS on does
// not send yesterday's texts.

const newsMinutes = 60
const maxAtOnce = 500

const confirmations = statement('queue-sms-confirmations')`
  insert into messages (booking_id, kind, channel, version, due_at, created_at)
  select m.booking_id, m.kind, 'sms', m.version, $1, $1
  from messages m join bookings b on b.id = m.booking_id
  where m.created_at > $2::timestamptz and m.kind = 'confirmation' and m.channel = 'email'
    and not b.demo and b.status <> 'cancelled' and b.customer_phone <> ''
    and not exists (
      select 1 from messages o
      where o.booking_id = m.booking_id and o.kind = m.kind and o.channel = 'sms' and o.version = m.version)
  order by m.created_at limit ${maxAtOnce}
  on conflict do nothing returning id`
const alerts = statement('queue-sms-alerts')`
  insert into messages (booking_id, kind, channel, version, sector, payload, idempotency_key, due_at, created_at)
  select m.booking_id, m.kind, 'sms', m.version, m.sector, m.payload || jsonb_build_object('phone', p.at),
    coalesce(m.idempotency_key, 'alert:' || m.id) || p.mark, $1::timestamptz - interval '24 hours', $1
  from messages m left join bookings b on b.id = m.booking_id
  left join enquiries e on e.id = (m.payload ->> 'enquiryId')::int
  join jsonb_to_recordset($3::jsonb) as p(sector text, at int, mark text) on p.sector = coalesce(b.sector, m.sector)
  where m.created_at > $2::timestamptz and m.kind = 'alert' and m.channel = 'email'
    and not coalesce(b.demo, e.demo, false)
    and not exists (select 1 from messages o where o.idempotency_key = coalesce(m.idempotency_key, 'alert:' || m.id) || p.mark)
  order by m.created_at limit ${maxAtOnce}
  on conflict do nothing returning id`

/** Queues the texts for recent confirmations and alerts; returns how many. */
async function queueSms(db: Queries, now: Temporal.Instant, config: Pick<Config, 'adminContacts'>) {
  const since = now.subtract({ minutes: newsMinutes }).toString()
  const house = db.house()
  // The first phone keeps the key of older versions, so that an update sends no text twice.
  const reached = sectors.flatMap((sector) =>
    alertPhones(config, house, sector).map((_, index) => ({
      sector,
      at: index,
      mark: index === 0 ? ':sms' : `:sms:${index}`,
    })),
  )
  const counts = await Promise.all([
    db.run(confirmations, [now.toString(), since]),
    db.run(alerts, [now.toString(), since, JSON.stringify(reached)]),
  ])
  return counts[0].length + counts[1].length
}

/** Short enough that staff get a booking's alert within half a minute. */
export const lookForDueMs = 15_000
/** Longer than any outage that may go unnoticed. This larger range is scanned once an hour. */
const longHours = 48
const shortHours = 1
const looksAnHour = 240

type DueMessageDeps = {
  db: Queries
  now: () => Temporal.Instant
  /** Whether to mail about the demo's own bookings and enquiries: only if mails just end up in a folder. */
  samples: boolean
  config: Pick<Config, 'sms' | 'adminContacts'>
  nudge: () => void
}

/** Queues due reminders and alerts, once per call. Several servers may do so at once. */
export function queueDueMessages({ db, now, samples, config, nudge }: DueMessageDeps): () => Promise<void> {
  let looks = 0
  return async () => {
    const hours = looks++ % looksAnHour === 0 ? longHours : shortHours
    const queued = [
      await queueReminders(db, now(), { samples }),
      await queueAlerts(db, now(), { hours, samples }),
      await queueEnquiryReceived(db, now(), { samples }),
      ...(config.sms.kind === 'live' ? [await queueTexts(db, now(), config)] : []),
    ].reduce((sum, more) => sum + more, 0)
    if (queued > 0) nudge()
  }
}

const queueTexts = async (
  db: Queries,
  now: Temporal.Instant,
  config: DueMessageDeps['config'],
): Promise<number> => (await queueReminders(db, now, { channel: 'sms' })) + (await queueSms(db, now, config))
