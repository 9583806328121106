import type { Unit } from '#domain/fleet/unit.ts'
import { fleetOf } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { houseOf } from '#domain/house/house-of-document.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { type Queries, statement } from './open.ts'

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
