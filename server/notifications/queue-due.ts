import { contactHours } from '#domain/booking/policy.ts'
import type { Queries, Statement } from '../db/open.ts'

// What is due by itself is asked of the stored facts, again and again: right after a restart, and after any time off.

const mostAtOnce = 500

/** One key for the clock and for staff (decision 41): nobody is reminded twice of one start. */
export const reminderKey = (bookingId: string, start: Temporal.Instant): string =>
  `reminder:${bookingId}:${Math.floor(start.epochMilliseconds / 1000)}`

// Whoever heard of this start within its last 24 hours, as who books today for tonight, is not reminded of it. Those of
// sample bookings go one by one: a demo's first visitor does not wait behind them for a confirmation.
const reminders: Statement = {
  name: 'queue-reminders',
  text: `
  insert into messages (booking_id, kind, once_key, due_at, created_at)
  select b.id, 'reminder', key.once,
    $1::timestamptz + case when b.demo then row_number() over (order by b.start_time) * interval '10 seconds' else interval '0' end,
    $1::timestamptz
  from bookings b
  cross join lateral (select 'reminder:' || b.id || ':' || extract(epoch from b.start_time)::bigint as once) key
  where b.start_time > $1::timestamptz and b.start_time <= $2::timestamptz
    and b.status = 'confirmed' and b.customer_email <> '' and (not b.demo or $3)
    and b.created_at <= b.start_time - $4::interval
    and not exists (select 1 from messages m where m.once_key = key.once)
    and not exists (
      select 1 from messages m
      where m.booking_id = b.id and m.kind in ('confirmation', 'moved', 'restored')
        and m.created_at > b.start_time - $4::interval)
  limit ${mostAtOnce}
  on conflict do nothing returning id`,
}

// An alert comes due as of yesterday: priority notifications go before everything else, however long the queue is.
const early = `$1::timestamptz - interval '24 hours'`

const bookingAlerts: Statement = {
  name: 'queue-booking-alerts',
  text: `
  insert into messages (booking_id, kind, once_key, due_at, created_at)
  select b.id, 'alert', 'alert:' || b.id, ${early}, $1::timestamptz
  from bookings b
  where b.created_at > $2::timestamptz and not b.demo and b.status <> 'cancelled'
    and (b.status <> 'pending' or b.held_until is null)
    and not exists (select 1 from messages m where m.once_key = 'alert:' || b.id)
  order by b.created_at limit ${mostAtOnce}
  on conflict do nothing returning id`,
}
const enquiryAlerts: Statement = {
  name: 'queue-enquiry-alerts',
  text: `
  insert into messages (kind, sector, payload, once_key, due_at, created_at)
  select 'alert', e.sector, jsonb_build_object('enquiryId', e.id), 'alert:enquiry:' || e.id, ${early}, $1::timestamptz
  from (select * from enquiries order by id desc limit ${mostAtOnce}) e
  where e.created_at > $2::timestamptz and e.state = 'new'
    and not exists (select 1 from messages m where m.once_key = 'alert:enquiry:' || e.id)
  on conflict do nothing returning id`,
}

/** Queues the reminders of starts within the next 24 hours; `samples`: also those of the demo's sample bookings. How many. */
export async function queueReminders(db: Queries, now: Temporal.Instant, samples: boolean): Promise<number> {
  const until = now.add({ hours: contactHours }).toString()
  const rows = await db.run(reminders, [now.toString(), until, samples, `${contactHours} hours`])
  return rows.length
}

/** Queues the alerts of bookings and enquiries of the last `hours` that staff were not told of. How many. */
export async function queueAlerts(db: Queries, now: Temporal.Instant, hours: number): Promise<number> {
  const since = now.subtract({ hours }).toString()
  const told = await Promise.all([
    db.run(bookingAlerts, [now.toString(), since]),
    db.run(enquiryAlerts, [now.toString(), since]),
  ])
  return told[0].length + told[1].length
}
