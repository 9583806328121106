import pg from 'pg'
import { addDays } from '../domain/calendar.ts'
import { theHouse } from '../domain/house/the-house.ts'
import { storeSearchWords } from '../server/bookings/store-booking.ts'

const firstDay = addDays(Temporal.Now.plainDateISO().toString(), 30)
const foilsPerPlace = 6
const places = Object.keys(theHouse.places)
const { starts: rideTimes } = theHouse.activities['test-drive']

/** Bodies of test drives for free foils: six per start, then the next start, place and day. */
export function freeRides(): () => string {
  let index = 0
  return () => {
    const slot = Math.floor(index++ / foilsPerPlace)
    const place = slot % places.length
    const time = Math.floor(slot / places.length) % rideTimes.length
    const day = Math.floor(slot / places.length / rideTimes.length)
    return ride({ date: addDays(firstDay, day), time: rideTimes[time]!, location: places[place]! })
  }
}

export const ride = (changed: Record<string, unknown>): string =>
  JSON.stringify({
    foilCount: 1,
    duration: '1h',
    fullName: 'Bench Rider',
    email: 'bench@example.com',
    phone: '+372 5123 4567',
    ...changed,
  })

/**
 * Inserts past and future bookings (100,000 by default) with an allocation of one unit each and their payments directly into the
 * tables, and adds the past ones to the stored sums, as a server does each minute. Then vacuums, as the database would have done
 * over the weeks of that many bookings.
 */
export async function store100k(url: string, count = 100_000): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(bulkRides(count))
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

/** This many days from today is a day that is full, however few `bulkRides` there are. */
export const fullDayAhead = 24

/**
 * The statement that stores them: booked 26 to 85 days ahead, two of three paid, three customers per ten bookings. Fewer rides
 * fill one day and are spread thinly over as many other days, because lists and figures have a line for each day.
 */
export const bulkRides = (count: number): string => `
  with free as (
    select u.id as unit_id, u.location, d::date as date, h as hour,
      (d + make_interval(hours => h)) at time zone 'UTC' as start
    from units u
    cross join generate_series(current_date - 200, current_date + 25, interval '1 day') d
    cross join generate_series(7, 21) h
    where u.pool like 'efoil:%'
  ),
  taken as (
    select * from free
    order by date = current_date + ${fullDayAhead} desc, date > current_date desc, hashtext(unit_id || ' ' || date || ' ' || hour)
    limit ${count}
  ),
  each as (
    select *, start - make_interval(days => 26 + (hashtext(hour || ' ' || unit_id || ' ' || date) & 65535) % 60) as booked
    from taken order by date desc, hour
  ),
  stored as (
    insert into bookings (id, reference, activity, sector, equipment_type, customer_name, customer_email, location, date, time,
      start_time, end_time, duration, number_of_people, base_price, total_price, total_cents, lines, choice, status,
      payment_method, channel, demo, created_at, updated_at)
    select 'bulk-' || unit_id || '-' || date || '-' || hour, 'BK-' || unit_id || '-' || date || '-' || hour, 'test-drive', 'efoil', 'efoil',
      'Bulk Rider', 'bulk' || (hashtext(unit_id || ' ' || date || ' ' || hour) & 65535) % ${Math.ceil(count * 0.3)} || '@example.com', location, date, lpad(hour::text, 2, '0') || ':00',
      start, start + interval '1 hour', 60, 1, '120', '120', 12000, '[]', '{"foils":1,"duration":"1h"}', 'confirmed',
      'on_site', 'site', false, booked, booked
    from each
    returning *
  ),
  worded as (${storeSearchWords('stored')}),
  paid as (
    insert into payments (booking_id, kind, method, cents, at)
    select id, 'on_site', 'cash', 12000, created_at + interval '10 minutes' from stored where hashtext(id) % 3 <> 0
  )
  insert into allocations (booking_id, unit_id, during)
  select id, split_part(id, '-', 2)::int, tstzrange(start_time, end_time) from stored`
