import pg from 'pg'
import { keepWords } from '../server/bookings/keep-words.ts'

export const dayBookings = 300

/** Stores 300 half hours of today at Noblessner, one machine each, from 09 to 23; what the demo had there today is cancelled. */
export async function storeFullDay(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(clear)
  await client.query(fill, [dayBookings])
  await client.query('analyze')
  await client.end()
}

const today = `(now() at time zone 'Europe/Tallinn')::date`

const clear = `
  with gone as (
    update bookings set status = 'cancelled' where location = 'tallinn' and date between ${today} - 1 and ${today} + 1 returning id
  )
  update allocations set live = false from gone where booking_id = gone.id`

const fill = `
  with each as (
    select u.id as unit_id, u.sector, n, to_char(time '09:00' + n * interval '30 minutes', 'HH24:MI') as time,
      (${today} + time '09:00' + n * interval '30 minutes') at time zone 'Europe/Tallinn' as start
    from units u cross join generate_series(0, 27) n
    where u.location = 'tallinn' and (u.code like 'efoil-%' or u.sector = 'jetski')
    order by n, u.id limit $1
  ),
  stored as (
    insert into bookings (id, reference, activity, sector, equipment_type, customer_name, customer_email, customer_phone, location,
      date, time, start_time, end_time, duration, number_of_people, base_price, total_price, total_cents, lines, choice, status,
      special_requests, payment_method, channel, demo, created_at, updated_at)
    select 'day-' || unit_id || '-' || n, 'DY-' || unit_id || '-' || n, case sector when 'jetski' then 'jetski-rental' else 'test-drive' end,
      sector, sector, 'Rider Number' || unit_id || 'x' || n, 'rider' || unit_id || '@example.com', '+372 5123 4567', 'tallinn',
      ${today}, time, start, start + interval '30 minutes', 30, 1, '60', '60', 6000, '[]',
      case sector when 'jetski' then '{"jetskis":["trixx-23-blue"],"duration":"30min","people":1}'::jsonb else '{"foils":1,"duration":"30min"}'::jsonb end,
      case when start + interval '30 minutes' < now() then 'completed' when start <= now() then 'in_progress'
        when n % 4 = 0 then 'pending' else 'confirmed' end,
      case when n % 5 = 0 then 'Left-handed, please bring the spare remote.' end,
      'on_site', 'site', false, start - interval '2 days', start - interval '2 days'
    from each
    returning *
  ),
  worded as (${keepWords('stored')})
  insert into allocations (booking_id, unit_id, during)
  select id, split_part(id, '-', 2)::int, tstzrange(start_time, end_time) from stored`
