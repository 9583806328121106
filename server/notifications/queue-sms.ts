import type { Sector } from '#domain/roles.ts'
import { sectors } from '#domain/roles.ts'
import type { Config } from '../config.ts'
import type { Queries, Statement } from '../db/open.ts'
import { alertPhone } from './alerts.ts'

// A text goes where a mail went: to who confirmed a booking and left a phone, and to the phones of staff. Asked again and
// again of the mails of the last hour, so that placing a booking writes one row and not two. What is older is no news any
// more: whoever switches SMS on does not send the texts of yesterday.

const newsMinutes = 60
const mostAtOnce = 500

const confirmations: Statement = {
  name: 'queue-sms-confirmations',
  text: `
  insert into messages (booking_id, kind, channel, version, due_at, created_at)
  select m.booking_id, m.kind, 'sms', m.version, $1, $1
  from messages m join bookings b on b.id = m.booking_id
  where m.created_at > $2::timestamptz and m.kind = 'confirmation' and m.channel = 'email'
    and not b.demo and b.status <> 'cancelled' and b.customer_phone <> ''
    and not exists (
      select 1 from messages o
      where o.booking_id = m.booking_id and o.kind = m.kind and o.channel = 'sms' and o.version = m.version)
  order by m.created_at limit ${mostAtOnce}
  on conflict do nothing returning id`,
}
const alerts: Statement = {
  name: 'queue-sms-alerts',
  text: `
  insert into messages (booking_id, kind, channel, version, sector, payload, once_key, due_at, created_at)
  select m.booking_id, m.kind, 'sms', m.version, m.sector, m.payload, coalesce(m.once_key, 'alert:' || m.id) || ':sms',
    $1::timestamptz - interval '24 hours', $1
  from messages m left join bookings b on b.id = m.booking_id
  left join enquiries e on e.id = (m.payload ->> 'enquiryId')::int
  where m.created_at > $2::timestamptz and m.kind = 'alert' and m.channel = 'email'
    and coalesce(b.sector, m.sector) = any ($3::text[]) and not coalesce(b.demo, e.demo, false)
    and not exists (select 1 from messages o where o.once_key = coalesce(m.once_key, 'alert:' || m.id) || ':sms')
  order by m.created_at limit ${mostAtOnce}
  on conflict do nothing returning id`,
}

/** Queues the texts of confirmations and alerts whose mails are news. How many. */
export async function queueSms(
  db: Queries,
  now: Temporal.Instant,
  config: Pick<Config, 'adminContacts'>,
): Promise<number> {
  const since = now.subtract({ minutes: newsMinutes }).toString()
  const reached = sectors.filter((sector: Sector) => alertPhone(config, sector) !== undefined)
  const told = await Promise.all([
    db.run(confirmations, [now.toString(), since]),
    db.run(alerts, [now.toString(), since, reached]),
  ])
  return told[0].length + told[1].length
}
