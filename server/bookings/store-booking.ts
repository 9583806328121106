import { type BookingLimit, type LimitOf, limitRefusal } from '#domain/booking-limits.ts'
import type { Refusal } from '#domain/refusal.ts'
import { type Queries, statement } from '../db/open.ts'
import type { NewRecord } from '../db/schema.ts'
import { constraintOf, sqlStateOf } from '../db/sql-state.ts'
import { lockedPools } from './share-units.ts'

/**
 * The part of a statement that stores the search words of the new bookings in `from`. Pure ASCII texts, which are most, skip the
 * function that removes accents.
 */
export const storeSearchWords = (from: string): string => `
    insert into booking_words (booking_id, sector, start_time, words)
    select id, sector, start_time, case when octet_length(said) = char_length(said) then lower(said) else plain(said) end
    from ${from} cross join lateral (
      select customer_name || ' ' || customer_email || ' ' || reference || ' ' ||
        translate(coalesce(customer_phone, ''), ' +()-./', '') as said offset 0) as words`

// One statement takes the units, writes the bookings and queues their messages: one round trip, all or nothing.
// The exclusion constraint keeps two bookings from sharing a unit, not this query.

/** What is stored of a new booking: instants in ISO 8601, `needs` as JSON, `avoid` the units it must not get. */
export type NewBooking = NewRecord & {
  needs: { pool: string; count: number; from: string; to: string; avoid?: readonly number[] }[]
  /** Kind of the message to queue with it, or null. */
  message: string | null
  /** The limits that it counts towards; may be empty. */
  limits: BookingLimit[]
}

/** A booking to store that leaves the first `skip` free units to others. */
export type StoreRequest = { booking: NewBooking; skip: number }

/**
 * 'full': too few free units; 'full_in_batch': too few after those of earlier requests in the batch; 'expired': expired holds block
 * units; 'conflict': a unit was taken concurrently or the reference exists; 'duplicate': this idempotency key already has its
 * booking; `refusal`: the customer or network is over a limit.
 */
export type StoreOutcome =
  | 'stored'
  | 'full'
  | 'full_in_batch'
  | 'expired'
  | 'conflict'
  | 'duplicate'
  | { refusal: Refusal }

const types: Record<keyof NewRecord, string> = {
  id: 'text',
  reference: 'text',
  activity: 'text',
  sector: 'text',
  equipmentType: 'text',
  customerName: 'text',
  customerEmail: 'text',
  customerPhone: 'text',
  location: 'text',
  date: 'date',
  time: 'text',
  startTime: 'timestamptz',
  endTime: 'timestamptz',
  duration: 'int',
  numberOfPeople: 'int',
  basePrice: 'text',
  totalPrice: 'text',
  totalCents: 'int',
  lines: 'jsonb',
  choice: 'jsonb',
  soldUnder: 'jsonb',
  houseVersion: 'int',
  status: 'text',
  specialRequests: 'text',
  paymentMethod: 'text',
  paymentSecretHash: 'text',
  heldUntil: 'timestamptz',
  userId: 'int',
  channel: 'text',
  idempotencyKey: 'text',
  demo: 'boolean',
  createdAt: 'timestamptz',
}
const fields = Object.keys(types) as (keyof typeof types)[]
const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columns = fields.map(columnOf).join(', ')
const requestFields = fields.map((field) => `"${field}" ${types[field]}`).join(', ')
const requestValues = fields.map((field) => `asked."${field}"`).join(', ')

const needFields = '(pool text, count int, "from" timestamptz, "to" timestamptz, avoid int[])'

/**
 * The first free units of a need, in order, so that the fleet stays closely packed. `offset 0` forces an index lookup per unit:
 * a join would make the planner read all live allocations, as the table has grown since it was last analyzed.
 */
const freeUnits = `
      select u.id from units u
      where u.pool = need.pool and (need.avoid is null or u.id <> all (need.avoid))
        and (u.out_of_service is null or not u.out_of_service && need.during)
        and (u.in_fleet is null or u.in_fleet @> need.during)
        and not exists (
          select 1 from allocations a where a.live and a.unit_id = u.id and a.during && need.during offset 0)
      order by u.id limit need.count`

/** Chooses free units for the needs in `$1`, as `chosen`. */
export const chosenUnits = `
  need as (
    select pool, count, avoid, tstzrange("from", "to") as during from json_to_recordset($1::json) as n${needFields}
  ),
  chosen as (
    select f.id as unit_id, need.during from need cross join lateral (${freeUnits}) f
  )`

/** SQL: whether every need has all its units. */
export const allChosen = '(select count(*) from chosen) = (select sum(count) from need)'

// Allocations are inserted in a fixed order, so that two statements never deadlock.
const storeStatement = statement('store-bookings')`
  with asked as materialized (
    select * from json_to_recordset($1::json) as b(${requestFields}, needs json, message text, limits json, skip int)
  ),
  need as (
    select asked.id as booking_id, asked.skip, pool, count, avoid, tstzrange("from", "to") as during
    from asked cross join lateral json_to_recordset(asked.needs) as n${needFields}
  ),
  chosen as (
    select need.booking_id, f.id as unit_id, need.during
    from need cross join lateral (${freeUnits} offset need.skip) f
  ),
  locked as materialized (${lockedPools}),
  limits_locked as materialized (
    select count(*) as n from (
      select distinct l.key from asked cross join lateral json_to_recordset(asked.limits) as l(key text)
      where (select n from locked) >= 0 order by l.key) k
    cross join lateral (select pg_advisory_xact_lock(hashtextextended(k.key, 0)) offset 0) l
  ),
  permitted as materialized (
    select asked.id,
      case when json_array_length(asked.limits) > 0 then take_limits(asked.id, asked.limits, asked."createdAt") end as limit_reached
    from asked
    where (select n from limits_locked) >= 0
      and (select count(*) from chosen where booking_id = asked.id) = (select coalesce(sum(count), 0) from need where booking_id = asked.id)
  ),
  booking as (
    insert into bookings (${columns}, updated_at)
    select ${requestValues}, asked."createdAt" from asked join permitted on permitted.id = asked.id
    where (select n from locked) >= 0 and permitted.limit_reached is null
    returning id, held_until, created_at, sector, start_time, customer_name, customer_email, reference, customer_phone
  ),
  worded as (${storeSearchWords('booking')}),
  allocated as (
    insert into allocations (booking_id, unit_id, during, held_until)
    select booking.id, chosen.unit_id, chosen.during, booking.held_until
    from booking join chosen on chosen.booking_id = booking.id order by chosen.unit_id, chosen.during
  ),
  queued as (
    insert into messages (booking_id, kind, due_at, created_at)
    select booking.id, asked.message, booking.created_at, booking.created_at
    from booking join asked on asked.id = booking.id where asked.message is not null
  )
  select asked.id, booking.id is not null as "isStored", permitted.limit_reached as "limit",
    booking.id is null and exists (
      select 1 from need join units u on u.pool = need.pool where need.booking_id = asked.id and exists (
        select 1 from allocations a
        where a.live and a.unit_id = u.id and a.during && need.during and a.held_until <= asked."createdAt" offset 0)) as expired
  from asked left join booking on booking.id = asked.id left join permitted on permitted.id = asked.id`

type Row = { id: string; isStored: boolean; limit: LimitOf | null; expired: boolean }

/**
 * Stores those bookings for which there are enough units. Throws a database error if any of them breaks a constraint; then none
 * is stored.
 */
export async function storeBookings(
  queries: Queries,
  requests: readonly StoreRequest[],
): Promise<StoreOutcome[]> {
  const text = JSON.stringify(requests.map(({ booking, skip }) => ({ ...booking, skip })))
  const rows = await queries.run<Row>(storeStatement, [text])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { phone } = queries.house().brand
  return requests.map(({ booking, skip }) => {
    const row = byId.get(booking.id)
    if (row?.isStored) return 'stored'
    if (row?.limit) return { refusal: limitRefusal(booking.paymentMethod === 'on_site', row.limit, phone) }
    if (row?.expired) return 'expired'
    return skip > 0 ? 'full_in_batch' : 'full'
  })
}

/** Stores one booking with its units. Throws database errors that are not in StoreOutcome. */
export async function storeBooking(queries: Queries, requests: StoreRequest): Promise<StoreOutcome> {
  try {
    const [outcome] = await queries.attempt(() => storeBookings(queries, [requests]))
    return outcome!
  } catch (error) {
    if (sqlStateOf(error) === '23P01' || sqlStateOf(error) === '40P01') return 'conflict'
    if (sqlStateOf(error) === '23505')
      return constraintOf(error) === 'bookings_idempotency_key' ? 'duplicate' : 'conflict'
    throw error
  }
}
