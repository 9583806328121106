import { contactHours } from '#domain/booking/policy.ts'
import type { Channel } from '#domain/messages/message.ts'
import { instantFrom } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'

// Due messages are computed from stored facts on every scan, so none is lost after a restart or downtime.

const maxAtOnce = 500
const maxToOneAddress = 3

/** Scheduled and manual reminders share the key (R-N1): one reminder per start and channel. */
export function reminderKey({ id, startTime }: BookingRecord, channel: Channel): string {
  const seconds = Math.floor(instantFrom(startTime).epochMilliseconds / 1000)
  return `reminder:${id}:${seconds}${channel === 'sms' ? ':sms' : ''}`
}

// No reminder for a start booked or moved less than 24 hours before it, as its confirmation is recent. Reminders of sample
// bookings are queued one at a time, so that a demo's first visitor does not wait behind them.
const reminders = statement('queue-reminders')`
  insert into messages (booking_id, kind, channel, idempotency_key, due_at, created_at)
  select b.id, 'reminder', $5, key.value,
    $1::timestamptz + case when b.demo then row_number() over (order by b.start_time) * interval '10 seconds' else interval '0' end,
    $1::timestamptz
  from bookings b
  cross join lateral (select 'reminder:' || b.id || ':' || extract(epoch from b.start_time)::bigint || case when $5 = 'sms' then ':sms' else '' end as value) key
  where b.start_time > $1::timestamptz and b.start_time <= $2::timestamptz
    and b.status = 'confirmed' and (not b.demo or $3)
    and case when $5 = 'sms' then b.customer_phone <> '' else b.customer_email <> '' end
    and b.created_at <= b.start_time - $4::interval
    and not exists (select 1 from messages m where m.idempotency_key = key.value)
    and not exists (
      select 1 from messages m
      where m.booking_id = b.id and m.kind in ('confirmation', 'moved', 'restored')
        and m.created_at > b.start_time - $4::interval)
  limit ${maxAtOnce}
  on conflict do nothing returning id`

// Alerts are due as of yesterday, so they go before everything else, however long the queue is.
const early = `$1::timestamptz - interval '24 hours'`

const bookingAlerts = statement('queue-booking-alerts')`
  insert into messages (booking_id, kind, idempotency_key, due_at, created_at)
  select b.id, 'alert', 'alert:' || b.id, ${early}, $1::timestamptz
  from bookings b
  where b.created_at > $2::timestamptz and not b.demo and b.status <> 'cancelled'
    and (b.status <> 'pending' or b.held_until is null)
    and not exists (select 1 from messages m where m.idempotency_key = 'alert:' || b.id)
  order by b.created_at limit ${maxAtOnce}
  on conflict do nothing returning id`
const enquiryAlerts = statement('queue-enquiry-alerts')`
  insert into messages (kind, sector, payload, idempotency_key, due_at, created_at)
  select 'alert', e.sector, jsonb_build_object('enquiryId', e.id), 'alert:enquiry:' || e.id, ${early}, $1::timestamptz
  from (select * from enquiries order by id desc limit ${maxAtOnce}) e
  where e.created_at > $2::timestamptz and e.state = 'new' and (not e.demo or $3)
    and not exists (select 1 from messages m where m.idempotency_key = 'alert:enquiry:' || e.id)
  on conflict do nothing returning id`
// The buyer is stored only with the order, not in the message, which an erasure would have to find.
const orderAlerts = statement('queue-order-alerts')`
  insert into messages (kind, sector, payload, idempotency_key, due_at, created_at)
  select 'alert', 'main',
    jsonb_build_object('about', 'order', 'words', 'Order ' || o.id || ' waits on the list of custom orders.'),
    'alert:order:' || o.id, ${early}, $1::timestamptz
  from (select * from custom_orders order by id desc limit ${maxAtOnce}) o
  where o.created_at > $2::timestamptz and o.deleted_at is null and not o.demo
    and not exists (select 1 from messages m where m.idempotency_key = 'alert:order:' || o.id)
  on conflict do nothing returning id`

/** `samples`: include the demo's sample bookings, which have no phones. */
type DueFilter = { samples?: boolean; channel?: Channel }

/** Queues the reminders of starts within the next 24 hours; returns how many. */
export async function queueReminders(
  db: Queries,
  now: Temporal.Instant,
  { samples = false, channel = 'email' }: DueFilter = {},
): Promise<number> {
  const until = now.add({ hours: contactHours }).toString()
  const withSamples = samples && channel === 'email'
  const rows = await db.run(reminders, [now.toString(), until, withSamples, `${contactHours} hours`, channel])
  return rows.length
}

// One mail per enquiry and few per address: a form is easily filled in a thousand times with a stranger's address.
const enquiryReceived = statement('queue-enquiry-received')`
  insert into messages (kind, sector, to_address, payload, idempotency_key, due_at, created_at)
  select 'enquiry_received', e.sector, e.email, jsonb_build_object('enquiryId', e.id), 'enquiry:' || e.id || ':received', $1, $1
  from (
    select *, row_number() over (partition by lower(email) order by id) as of_address
    from (select * from enquiries order by id desc limit ${maxAtOnce}) latest
    where created_at > $2::timestamptz
  ) e
  where e.state = 'new' and (not e.demo or $3) and e.of_address <= ${maxToOneAddress}
    and not exists (select 1 from messages m where m.idempotency_key = 'enquiry:' || e.id || ':received')
  on conflict do nothing returning id`

/** Queues the confirmations of the last hour's enquiries; returns how many. */
export async function queueEnquiryReceived(
  db: Queries,
  now: Temporal.Instant,
  { samples = false }: Pick<DueFilter, 'samples'> = {},
): Promise<number> {
  const since = now.subtract({ hours: 1 }).toString()
  const rows = await db.run(enquiryReceived, [now.toString(), since, samples])
  return rows.length
}

/** `samples`: include the demo's own enquiries. */
type Looked = { hours: number; samples?: boolean }

/** Queues the missing alerts of bookings, enquiries and board orders of the last `hours`; returns how many. */
export async function queueAlerts(
  db: Queries,
  now: Temporal.Instant,
  { hours, samples = false }: Looked,
): Promise<number> {
  const since = now.subtract({ hours }).toString()
  const queued = await Promise.all([
    db.run(bookingAlerts, [now.toString(), since]),
    db.run(enquiryAlerts, [now.toString(), since, samples]),
    db.run(orderAlerts, [now.toString(), since]),
  ])
  return queued.flat().length
}
