import type { Block } from '#contract/calls/dock-calls.ts'
import { addDays, instantOf, wallTime } from '#domain/calendar.ts'
import { fleetOf } from '#domain/fleet/units.ts'
import { perHouse } from '#domain/house/per-house.ts'
import type { LocationId } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Sector } from '#domain/roles.ts'
import { site } from '#domain/site.ts'
import { hitsOf } from '../bookings/move-off.ts'
import { placesOf } from '../db/in-scope.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Caller } from '../http/caller.ts'

export type BlockRow = {
  id: number
  kind: Block['kind']
  unitIds: number[]
  location: LocationId
  from: string
  to: string
  reason: string | null
  by: string
  createdAt: string
  /** Whether it only closes units of the caller's sectors. */
  mayOpen: boolean
}

const columns = `id, kind, unit_ids as "unitIds", location,
  to_char(lower(during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "from",
  to_char(upper(during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "to",
  reason, by, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`

/** The sectors of a block's current units; if it has none left, those stored for a closed place. */
const closedSectors = `coalesce(
  nullif(array(select distinct u.sector from units u where u.id = any(unit_ids)), '{}'), sectors)`

/** What the house does to a unit; its `id` is negative. */
type OfHouse = 'retired' | 'moved'
const isStored = 'id > 0'
const firstMoved = 1_000_000

/**
 * What closes units: current blocks, and for a retired or moved unit that bookings still have the time from then to the last of
 * these. Only such units are looked up in allocations, by their index.
 */
const closings = `(
  select id, kind, unit_ids, sectors, location, during, reason, by, created_at from blocks where ended_at is null
  union all
  select -u.id, 'retired', array[u.id], array[u.sector], u.location, tstzrange(upper(u.in_fleet), last.at), null, '', u.updated_at
  from units u cross join lateral (
    select max(upper(during)) as at from allocations
    where live and unit_id = u.id and during && tstzrange(upper(u.in_fleet), null)) last
  where upper(u.in_fleet) is not null and last.at is not null
  union all
  select -${firstMoved} - u.id, 'moved', array[u.id], array[u.sector], u.location, tstzrange(u.moved_at, last.at), null, '', u.moved_at
  from units u cross join lateral (
    select max(upper(during)) as at from allocations
    where live and unit_id = u.id and during && tstzrange(u.moved_at, null)) last
  where u.moved_at is not null and u.retired_at is null and last.at > u.moved_at) closings`

export type NewBlock = {
  kind: Exclude<BlockRow['kind'], OfHouse>
  unitIds: readonly number[]
  sectors: readonly Sector[]
  location: LocationId
  from: Temporal.Instant
  to: Temporal.Instant
  reason: string | null
  by: string
  wholePlace?: boolean
}

/** Stores a block and closes its units, in the caller's transaction with their pools locked. */
export async function storeBlock(tx: Queries, block: NewBlock, now: Temporal.Instant): Promise<BlockRow> {
  const [row] = await tx.run<BlockRow>(
    statement('block-store')`
      insert into blocks (kind, unit_ids, sectors, location, during, reason, by, created_at, whole_place)
      values ($1, $2, $3, $4, tstzrange($5::timestamptz, $6::timestamptz), $7, $8, $9, $10) returning ${columns}, true as "mayOpen"`,
    [
      block.kind,
      block.unitIds,
      block.sectors,
      block.location,
      block.from.toString(),
      block.to.toString(),
      block.reason,
      block.by,
      now.toString(),
      block.wholePlace ?? false,
    ],
  )
  await closeAgain(tx, block.unitIds, now)
  return row!
}

/** Ends blocks (all current ones of a kind on a unit, or one by id) and reopens their units; returns the units. */
export async function endBlocks(
  tx: Queries,
  which: { id: number } | { unitId: number; kind: NewBlock['kind'] },
  now: Temporal.Instant,
): Promise<number[]> {
  const rows =
    'id' in which
      ? await tx.run<{ unitIds: number[] }>(
          statement('block-end')`
            update blocks set ended_at = $2 where id = $1 and ended_at is null returning unit_ids as "unitIds"`,
          [which.id, now.toString()],
        )
      : await tx.run<{ unitIds: number[] }>(
          statement('blocks-end-of')`
            update blocks set ended_at = $3 where $1 = any(unit_ids) and kind = $2 and ended_at is null returning unit_ids as "unitIds"`,
          [which.unitId, which.kind, now.toString()],
        )
  const unitIds = rows.flatMap((row) => row.unitIds)
  if (unitIds.length > 0) await closeAgain(tx, unitIds, now)
  return unitIds
}

/** Recomputes the closed times of units from the remaining blocks. */
async function closeAgain(tx: Queries, unitIds: readonly number[], now: Temporal.Instant) {
  tx.effect({ kind: 'availability' })
  for (const { code: id, sector } of unitIds.flatMap((unitId) => unitsOf(tx.house()).get(unitId) ?? []))
    tx.effect({ kind: 'feed', change: { type: 'equipment', id, sector } })
  await tx.run(
    statement('units-close-again')`update units set updated_at = $2::timestamptz, out_of_service = (
        select range_agg(b.during) from blocks b
        where b.ended_at is null and upper(b.during) > $2::timestamptz and units.id = any(b.unit_ids))
      where id = any($1::int[])`,
    [unitIds, now.toString()],
  )
}

/**
 * A current block that the caller may end. Refuses 'not_found' if it is out of scope, and 'not_allowed' if it also closes units
 * of other sectors, as its list shows.
 */
export async function requireBlock(db: Queries, caller: Caller, id: number): Promise<BlockRow> {
  const [row] = await db.run<BlockRow>(
    statement('block-of')`
      select ${columns}, ${closedSectors} <@ $2::text[] as "mayOpen" from blocks where id = $1 and ended_at is null
        and ${closedSectors} && $2::text[] and ($3::text[] is null or location = any($3::text[]))`,
    [id, [...caller.sectors], placesOf(caller)],
  )
  if (!row) throw new Refusal('not_found', 'There is no such block.')
  if (!row.mayOpen)
    throw new Refusal(
      'not_allowed',
      'It closes units of other sectors too: only staff of all these sectors can open them again.',
    )
  return row
}

/** Blocks in the caller's scope between two days, inclusive; by default from today on. */
export async function listBlocks(
  db: Queries,
  caller: Caller,
  { from, to }: { from?: string; to?: string },
  now: Temporal.Instant,
): Promise<Block[]> {
  const zone = site.homeZone
  const first = from ?? wallTime(now, zone).date
  // PostgreSQL refuses such a range.
  if (to !== undefined && to < first) return []
  // One day more on either side, as the caller may be in any time zone.
  const since = instantOf(addDays(first, -1), '00:00', zone).toString()
  const until = to === undefined ? null : instantOf(addDays(to, 2), '00:00', zone).toString()
  const rows = await db.run<BlockRow>(
    statement('blocks-between')`
      select ${columns}, ${isStored} and ${closedSectors} <@ $3::text[] as "mayOpen" from ${closings}
      where during && tstzrange($1::timestamptz, $2::timestamptz)
        and (not ${isStored} or ${closedSectors} && $3::text[] and ($4::text[] is null or location = any($4::text[])))
      order by during, id limit 500`,
    [since, until, [...caller.sectors], placesOf(caller)],
  )
  const views: Block[] = []
  for (const row of rows) views.push(await blockView(db, caller, row, now))
  return views.filter(({ id, waiting }) => id > 0 || waiting.length > 0)
}

const unitsOf = perHouse((house) => new Map(fleetOf(house).map((unit) => [unit.id, unit])))

/** A block with the caller's bookings that still have one of its units. */
export async function blockView(
  db: Queries,
  caller: Caller,
  row: BlockRow,
  now: Temporal.Instant,
): Promise<Block> {
  const { unitIds, ...shown } = row
  const stretch = {
    unitIds,
    from: Temporal.Instant.from(row.from),
    to: Temporal.Instant.from(row.to),
    elsewhere: row.kind === 'moved',
  }
  return {
    ...shown,
    units: unitIds.flatMap((id) => {
      const unit = unitsOf(db.house()).get(id)
      return unit && !unit.place && row.kind !== 'moved' ? [{ code: unit.code, name: unit.name }] : []
    }),
    ...(await hitsOf(db, caller, stretch, now)),
  }
}
