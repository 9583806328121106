import type { Queries, Statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { constraintOf, sqlStateOf } from '../db/sql-state.ts'

// One statement takes the units, writes the booking and queues its message: one round trip, all or nothing.
// That two bookings never share a unit is the exclusion constraint's work, not this query's.

/** What is stored of a new booking; instants ISO 8601, `needs` as JSON. */
export type NewBooking = Omit<BookingRecord, 'version' | 'cancelledAt' | 'updatedAt' | 'serviceType'> & {
  needs: { pool: string; count: number; from: string; to: string }[]
  /** Kind of the message to queue with it, or null. */
  message: string | null
}

export type Placed = 'placed' | 'taken' | 'expired' | 'again' | 'known'

const columns = [
  'id',
  'reference',
  'activity',
  'sector',
  'equipment_type',
  'customer_name',
  'customer_email',
  'customer_phone',
  'location',
  'date',
  'time',
  'start_time',
  'end_time',
  'duration',
  'number_of_people',
  'base_price',
  'total_price',
  'total_cents',
  'lines',
  'choice',
  'status',
  'special_requests',
  'payment_method',
  'payment_secret_hash',
  'held_until',
  'user_id',
  'channel',
  'once_key',
  'demo',
  'created_at',
] as const

/**
 * Of each need, the first free units in their order, so that the fleet stays closely packed; `$2` of them are left to
 * requests that came just before and are being stored this moment (see in-flight.ts). `offset 0` keeps the look at each
 * unit a look into the index: joined, the planner reads all live allocations, as it knows nothing of a table that grew
 * since it was last analyzed, and the embedded engine never analyzes.
 */
export const chosenUnits = `
  need as (
    select pool, count, tstzrange("from", "to") as during
    from jsonb_to_recordset($1::jsonb) as n(pool text, count int, "from" timestamptz, "to" timestamptz)
  ),
  chosen as (
    select f.id as unit_id, need.during from need cross join lateral (
      select u.id from units u
      where u.pool = need.pool
        and (u.out_of_service is null or not u.out_of_service && need.during)
        and not exists (
          select 1 from allocations a where a.live and a.unit_id = u.id and a.during && need.during offset 0)
      order by u.id limit need.count offset $2::int) f
  )`

/** True in SQL when every need has all its units. */
export const allChosen = '(select count(*) from chosen) = (select sum(count) from need)'

const firstColumn = 4
const placeholders = columns.map((_, at) => `$${at + firstColumn}`).join(', ')
const heldUntil = `$${firstColumn + columns.indexOf('held_until')}::timestamptz`
const createdAt = `$${firstColumn + columns.indexOf('created_at')}::timestamptz`

const placeBooking: Statement = {
  name: 'place-booking',
  text: `
  with ${chosenUnits},
  booking as (
    insert into bookings (${columns.join(', ')}, updated_at)
    select ${placeholders.replaceAll(/\$(\d+)/g, (slot, n: string) => `${slot}${castOf(Number(n) - firstColumn)}`)}, ${createdAt}
    where ${allChosen}
    returning id
  ),
  allocated as (
    insert into allocations (booking_id, unit_id, during, held_until)
    select booking.id, chosen.unit_id, chosen.during, ${heldUntil} from booking, chosen order by chosen.unit_id
  ),
  queued as (
    insert into messages (booking_id, kind, due_at, created_at)
    select booking.id, $3::text, ${createdAt}, ${createdAt} from booking where $3::text is not null
  )
  select exists (select 1 from booking) as placed,
    not exists (select 1 from booking) and exists (
      select 1 from need join units u on u.pool = need.pool where exists (
        select 1 from allocations a
        where a.live and a.unit_id = u.id and a.during && need.during and a.held_until <= ${createdAt} offset 0)) as expired`,
}

function castOf(at: number): string {
  const casts: Partial<Record<(typeof columns)[number], string>> = {
    date: '::date',
    start_time: '::timestamptz',
    end_time: '::timestamptz',
    duration: '::int',
    number_of_people: '::int',
    total_cents: '::int',
    lines: '::jsonb',
    choice: '::jsonb',
    held_until: '::timestamptz',
    user_id: '::int',
    demo: '::boolean',
    created_at: '::timestamptz',
  }
  return casts[columns[at]!] ?? '::text'
}

/**
 * Stores the booking with its units, leaving the first `skip` free ones to others. 'taken': not enough free units;
 * 'expired': holds that ran out stand in the way; 'again': another took one in the same moment, or the reference exists
 * already; 'known': this once-key has its booking already. Throws any other database error.
 */
export async function place(queries: Queries, booking: NewBooking, skip: number): Promise<Placed> {
  const values = [JSON.stringify(booking.needs), skip, booking.message, ...valuesOf(booking)]
  try {
    const [row] = await queries.attempt(() =>
      queries.run<{ placed: boolean; expired: boolean }>(placeBooking, values),
    )
    if (row?.placed) return 'placed'
    return row?.expired ? 'expired' : 'taken'
  } catch (error) {
    if (sqlStateOf(error) === '23P01' || sqlStateOf(error) === '40P01') return 'again'
    if (sqlStateOf(error) === '23505') return constraintOf(error) === 'bookings_once' ? 'known' : 'again'
    throw error
  }
}

const valuesOf = (b: NewBooking): unknown[] => [
  b.id,
  b.reference,
  b.activity,
  b.sector,
  b.equipmentType,
  b.customerName,
  b.customerEmail,
  b.customerPhone,
  b.location,
  b.date,
  b.time,
  b.startTime,
  b.endTime,
  b.duration,
  b.numberOfPeople,
  b.basePrice,
  b.totalPrice,
  b.totalCents,
  JSON.stringify(b.lines),
  JSON.stringify(b.choice),
  b.status,
  b.specialRequests,
  b.paymentMethod,
  b.paymentSecretHash,
  b.heldUntil,
  b.userId,
  b.channel,
  b.onceKey,
  b.demo,
  b.createdAt,
]
