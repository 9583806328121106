import type { Unit } from '#domain/fleet/unit.ts'
import { fleetOf } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { houseOf } from '#domain/house/house-of-document.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { type Queries, statement } from './open.ts'

// Names of units no longer in the fleet, read once when a process stores its units. Ids are never reused, so the names stay
// valid.
const names = new Map<number, string>()

function addRetired(rows: readonly { id: number; name: string }[]): void {
  for (const { id, name } of rows) names.set(id, `${name} (retired)`)
}

/** The name that staff see for a unit no longer in the fleet. */
export const retiredName = (id: number): string => names.get(id) ?? `Unit ${id}`

// Retire first: the code may be given to another unit.
const retire = `
  update units set retired_at = now(), pool = 'retired:' || pool, code = 'retired-' || id
  where retired_at is null and id <> all ($1::int[])`

const store = `
  insert into units (id, code, name, pool, location, sector, model, in_fleet)
  select id, code, name, pool, location, sector, model,
    case when coalesce("from", until) is not null then tstzrange(to_timestamp("from" / 1000), to_timestamp(until / 1000)) end
  from jsonb_to_recordset($1::jsonb) as u(id int, code text, name text, pool text, location text, sector text, model text,
    "from" float8, until float8)
  on conflict (id) do update set code = excluded.code, name = excluded.name, pool = excluded.pool, location = excluded.location,
    sector = excluded.sector, model = excluded.model, in_fleet = excluded.in_fleet, retired_at = null,
    moved_at = case when units.location = excluded.location then units.moved_at
      else coalesce($2::timestamptz, now()) end
  where (units.code, units.name, units.pool, units.location, units.sector, units.model, units.in_fleet) is distinct from
    (excluded.code, excluded.name, excluded.pool, excluded.location, excluded.sector, excluded.model, excluded.in_fleet)`

// A closing of a whole place covers the units that are there now, as units come and go. Closings of single units stay.
const closePlaces = `
  with now_there as (
    select b.id, array(
      select u.id from units u
      where u.location = b.location and u.sector = any(b.sectors) and u.retired_at is null
        and coalesce(upper(u.in_fleet) > $1::timestamptz, true)
      order by u.id) as unit_ids
    from blocks b
    where b.ended_at is null and b.whole_place and upper(b.during) > $1::timestamptz
  )
  update blocks b set unit_ids = now_there.unit_ids from now_there
  where now_there.id = b.id and now_there.unit_ids <> b.unit_ids returning b.id`

const closeUnits = `
  update units set out_of_service = (
    select range_agg(b.during) from blocks b
    where b.ended_at is null and upper(b.during) > $1::timestamptz and units.id = any(b.unit_ids))`

export async function closePlacesAgain(tx: Queries, now: Temporal.Instant) {
  const changed = await tx.run(closePlaces, [now.toString()])
  if (changed.length > 0) await tx.run(closeUnits, [now.toString()])
}

const retired = `
  select u.id, u.name, array(
    select distinct b.reference from allocations a join bookings b on b.id = a.booking_id
    where a.live and a.unit_id = u.id and a.during && tstzrange(now(), null) and b.status in ('pending', 'confirmed', 'in_progress')
    order by 1 limit 20) as bookings
  from units u where u.retired_at is not null order by u.id`

/** Reads the names of units retired by this or another server. */
export async function readRetired(db: Queries): Promise<{ id: number; name: string; bookings: string[] }[]> {
  const rows = await db.run<{ id: number; name: string; bookings: string[] }>(retired)
  addRetired(rows)
  return rows
}

/**
 * Stores the fleet and retires units no longer in it; `now` is the database's by default. Returns a line for each retired unit
 * that has upcoming bookings.
 */
export async function storeUnits(
  tx: Queries,
  catalogue: readonly Unit[],
  now?: Temporal.Instant,
): Promise<string[]> {
  await tx.run(retire, [catalogue.map(({ id }) => id)])
  await tx.run(store, [JSON.stringify(catalogue), now?.toString() ?? null])
  return (await readRetired(tx))
    .filter(({ bookings }) => bookings.length > 0)
    .map(
      ({ id, name, bookings }) =>
        `${name} (unit ${id}) is no longer in the list of units; upcoming bookings still have it: ${bookings.join(', ')}. Move or cancel them.`,
    )
}

/** Stores version 1 of a new database; it has no publisher. */
export async function storeFirstHouse(tx: Queries) {
  await tx.run(
    `insert into house_versions (number, document, by, at, note)
      select 1, $1, 'system', now(), 'The first house' where not exists (select 1 from house_versions)`,
    [JSON.stringify(theHouse)],
  )
}

/** The newest published house later than a version, if any. */
export async function newestHouse(
  db: Queries,
  above = 0,
): Promise<{ version: number; house: House } | undefined> {
  const [row] = await db.run<{ number: number; document: unknown }>(
    statement('newest_house')`
      select number, document from house_versions where number > $1 order by number desc limit 1`,
    [above],
  )
  return row && { version: row.number, house: houseOf(row.document) }
}

/**
 * All units of the published house. Locks out publishing until they are stored, or they would overwrite the new house's units.
 */
export async function publishedFleet(tx: Queries): Promise<readonly Unit[]> {
  await tx.run('select 1 from house_draft for share')
  const published = await newestHouse(tx)
  return fleetOf(published?.house ?? theHouse)
}
