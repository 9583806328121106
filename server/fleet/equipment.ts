import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Closing } from '#contract/calls/dock-calls.ts'
import type { JetskiUnit } from '#contract/calls/jetski-desk-calls.ts'
import type { Equipment } from '#contract/views.ts'
import { type EquipmentStatus, statusMinutes } from '#domain/fleet/unit-status.ts'
import { daysOf, fleetOf, physicalUnitsIn } from '#domain/fleet/units.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockPools } from '../bookings/share-units.ts'
import { instantFrom, iso, isPast } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { unitsOut } from '../db/out-now.ts'
import { units } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { endBlocks, storeBlock } from './blocks.ts'
import { clearUnits } from './close-units.ts'

type UnitRow = typeof units.$inferSelect

/** The current status; one with an end is over by then, whether or not it was read since. */
const statusNow = (row: Pick<UnitRow, 'status' | 'statusUntil'>, now: Temporal.Instant): EquipmentStatus =>
  row.statusUntil !== null && isPast(row.statusUntil, now) ? 'available' : row.status

/** The time of reading, and the units out on a ride then. */
export type Moment = { now: Temporal.Instant; out: ReadonlySet<number> }

/** The status for staff: a unit on a ride in progress is in use, whatever was set by hand, except maintenance. */
export function shownStatus(row: UnitRow, { now, out }: Moment): EquipmentStatus {
  const status = statusNow(row, now)
  return status !== 'maintenance' && out.has(row.id) ? 'in_use' : status
}

/** The version of a unit as shown: its status with end, and its battery. */
export const versionOf = (row: UnitRow, moment: Moment): string =>
  [
    shownStatus(row, moment),
    row.statusUntil === null ? '' : iso(row.statusUntil),
    row.batteryLevel ?? '',
  ].join(' ')

const viewIn =
  (db: Queries): View<Equipment> =>
  (row, moment) => ({
    id: row.code,
    name: row.name,
    type: row.pool.split(':')[0]!,
    model: row.model,
    status: shownStatus(row, moment),
    sector: row.sector,
    location: row.location,
    version: versionOf(row, moment),
    ...(row.batteryLevel === null ? {} : { batteryLevel: row.batteryLevel }),
    ...daysOf(db.house(), row.id),
  })

const idsIn = (...scope: Parameters<typeof physicalUnitsIn>) => physicalUnitsIn(...scope).map(({ id }) => id)

/** Units in the caller's scope, including those that come into use later. */
export async function listEquipment(
  db: Queries,
  caller: Caller,
  now: Temporal.Instant,
): Promise<Equipment[]> {
  const rows = await db.orm
    .select()
    .from(units)
    .where(inArray(units.id, idsIn(db.house(), caller, now)))
    // Groups the owner's additions with units of the same sector.
    .orderBy(sql`min(${units.id}) over (partition by ${units.sector})`, asc(units.id))
  const out = await unitsOut(db, now)
  return rows.map((row) => viewIn(db)(row, { now, out }))
}

export type View<Shown> = (row: UnitRow, moment: Moment) => Shown

/** `version`: of the unit as seen by the caller; without it the change is made in any case. */
type Change = { code: string; status?: EquipmentStatus; batteryLevel?: number; version?: string }

/** Sets a unit's status; see storeStatus. Refuses 'not_found' for a unit out of scope. */
export async function setEquipment(
  deps: Deps,
  caller: Caller,
  change: Change,
): Promise<Equipment & Partial<Closing>> {
  const { row, out, closing } = await storeStatus(deps, caller, change)
  return { ...viewIn(deps.db)(row, { now: deps.now(), out }), ...closing }
}

/**
 * Stores battery and status. A battery alone, or with an unchanged status, leaves the status and its end. A new status may end
 * automatically: rented jetskis after 60 minutes, maintenance after two weeks, during which the unit cannot be booked and its
 * bookings move to equal units (R-C5). Returns the moved and the waiting bookings.
 */
export async function storeStatus(
  deps: Deps,
  caller: Caller,
  { code, status, batteryLevel, version }: Change,
  view: View<Equipment | JetskiUnit> = viewIn(deps.db),
): Promise<{ row: UnitRow; out: Moment['out']; closing: Partial<Closing> }> {
  const { db, now } = deps
  const at = now()
  const unit = fleetOf(db.house()).find((one) => one.code === code)
  const { row, out, isClosed } = await db.transaction(async (tx) => {
    if (unit) await lockPools(tx, [unit])
    const [before] = await tx.orm
      .select()
      .from(units)
      .where(and(eq(units.code, code), inArray(units.id, idsIn(db.house(), caller, at))))
    if (!before) throw new Refusal('not_found', 'There is no such equipment.')
    const out = await unitsOut(tx, at)
    const moment = { now: at, out }
    if (version !== undefined && version !== versionOf(before, moment))
      throw new Refusal('changed_meanwhile', `${before.name} has changed meanwhile. Nothing was saved.`, {
        current: view(before, moment),
      })
    tx.effect({ kind: 'feed', change: { type: 'equipment', id: code, sector: before.sector } })
    const isBatteryOnly =
      status === undefined || (batteryLevel !== undefined && status === shownStatus(before, moment))
    const minutes = isBatteryOnly ? undefined : statusMinutes(status, before.sector === 'jetski')
    const statusUntil = minutes === undefined ? null : at.add({ minutes }).toString()
    const [changed] = await tx.orm
      .update(units)
      .set({ batteryLevel, ...(isBatteryOnly ? {} : { status, statusUntil }) })
      .where(eq(units.id, before.id))
      .returning()
    if (isBatteryOnly) return { row: changed!, out, isClosed: false }
    // Status and effect on bookings change together or not at all.
    await endBlocks(tx, { unitId: before.id, kind: 'maintenance' }, at)
    if (status === 'maintenance' && unit)
      await storeBlock(
        tx,
        {
          kind: 'maintenance',
          unitIds: [before.id],
          sectors: [before.sector],
          location: before.location,
          from: at,
          to: at.add({ minutes: minutes! }),
          reason: null,
          by: caller.username,
        },
        at,
      )
    return { row: changed!, out, isClosed: status === 'maintenance' }
  })
  if (!isClosed || !unit) return { row, out, closing: {} }
  const to = instantFrom(row.statusUntil!)
  const closing = await clearUnits(deps, caller, { chosen: [unit], from: at, to, reason: 'maintenance' })
  return { row, out, closing }
}
