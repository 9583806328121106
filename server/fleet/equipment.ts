import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Equipment } from '#contract/views.ts'
import type { EquipmentStatus } from '#domain/fleet/status.ts'
import { units as fleet } from '#domain/fleet/units.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import { units } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'

/** How long maintenance keeps a unit, unless staff end it earlier (decision 31). */
const maintenanceDays = 14

type UnitRow = typeof units.$inferSelect

const viewOf = (row: UnitRow): Equipment => ({
  id: row.code,
  name: row.name,
  type: row.pool.split(':')[0]!,
  model: row.model,
  status: row.status,
  sector: row.sector,
  location: row.location,
  ...(row.batteryLevel === null ? {} : { batteryLevel: row.batteryLevel }),
})

/** Things, not places in a session. */
const equipmentIds = fleet.filter((unit) => !unit.place).map((unit) => unit.id)

/** Units of the caller's sectors. */
export async function listEquipment(db: Queries, caller: Caller): Promise<Equipment[]> {
  const rows = await db.orm
    .select()
    .from(units)
    .where(and(inArray(units.id, equipmentIds), inArray(units.sector, [...caller.sectors])))
    .orderBy(asc(units.id))
  return rows.map(viewOf)
}

type Change = { code: string; status: EquipmentStatus; batteryLevel?: number }

/** Sets a unit's status; in maintenance it cannot be booked for two weeks. Refuses 'not_found' for another sector's unit. */
export async function setEquipment(
  { db, now, availability, feed }: Deps,
  caller: Caller,
  { code, status, batteryLevel }: Change,
): Promise<Equipment> {
  const at = now()
  const until = at.add({ hours: maintenanceDays * 24 }).toString()
  const outOfService = status === 'maintenance' ? sql`tstzrange(${at.toString()}, ${until})` : sql`null`
  const row = await db.transaction(async (tx) => {
    const [changed] = await tx.orm
      .update(units)
      .set({ status, ...(batteryLevel === undefined ? {} : { batteryLevel }) })
      .where(
        and(
          eq(units.code, code),
          inArray(units.id, equipmentIds),
          inArray(units.sector, [...caller.sectors]),
        ),
      )
      .returning()
    if (!changed) throw new Refusal('not_found', 'There is no such equipment.')
    // Status and what it means for bookings change together or not at all.
    await tx.orm.execute(
      sql`update units set out_of_service = ${outOfService}, updated_at = ${at.toString()} where id = ${changed.id}`,
    )
    return changed
  })
  availability.forget([row])
  feed.publish({ type: 'equipment', id: code, sector: row.sector })
  return viewOf(row)
}
