import type { Unit } from '#domain/fleet/unit.ts'
import type { Queries } from './open.ts'
import { rememberRetired } from './retired-units.ts'

const text = (statement: string) => ({ name: '', text: statement })

// Retired first: its code may be given to another unit.
const retire = `
  update units set retired_at = now(), pool = 'retired:' || pool, code = 'retired-' || id
  where retired_at is null and id <> all ($1::int[])`

const store = `
  insert into units (id, code, name, pool, location, sector, model)
  select id, code, name, pool, location, sector, model
  from jsonb_to_recordset($1::jsonb) as u(id int, code text, name text, pool text, location text, sector text, model text)
  on conflict (id) do update set code = excluded.code, name = excluded.name, pool = excluded.pool,
    location = excluded.location, sector = excluded.sector, model = excluded.model, retired_at = null
  where (units.code, units.name, units.pool, units.location, units.sector, units.model) is distinct from
    (excluded.code, excluded.name, excluded.pool, excluded.location, excluded.sector, excluded.model)`

const retired = `
  select u.id, u.name, array(
    select distinct b.reference from allocations a join bookings b on b.id = a.booking_id
    where a.live and a.unit_id = u.id and a.during && tstzrange(now(), null) and b.status in ('pending', 'confirmed', 'in_progress')
    order by 1 limit 20) as bookings
  from units u where u.retired_at is not null order by u.id`

/** Learns the names of units that were retired, here or by another server. */
export async function readRetired(db: Queries): Promise<{ id: number; name: string; bookings: string[] }[]> {
  const rows = await db.run<{ id: number; name: string; bookings: string[] }>(text(retired), [])
  rememberRetired(rows)
  return rows
}

/** Stores the catalogue; what is not in it any more is retired. One line for each retired unit that bookings to come still have. */
export async function storeUnits(tx: Queries, catalogue: readonly Unit[]): Promise<string[]> {
  await tx.run(text(retire), [catalogue.map(({ id }) => id)])
  await tx.run(text(store), [JSON.stringify(catalogue)])
  return (await readRetired(tx))
    .filter(({ bookings }) => bookings.length > 0)
    .map(
      ({ id, name, bookings }) =>
        `${name} (unit ${id}) is not in the list of units any more; bookings to come still have it: ${bookings.join(', ')}. Move or cancel them.`,
    )
}
