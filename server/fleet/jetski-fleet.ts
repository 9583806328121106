import { asc, inArray } from 'drizzle-orm'
import type { Closing } from '#contract/calls/dock-calls.ts'
import type { JetskiUnit } from '#contract/calls/jetski-desk-calls.ts'
import { jetskisOf } from '#domain/fleet/jetskis.ts'
import { equipmentStatusOf, type JetskiFleetStatus, jetskiStatusOf } from '#domain/fleet/unit-status.ts'
import { physicalUnitsIn } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { Refusal } from '#domain/refusal.ts'
import { riddenHours } from '../bookings/refuse-unready.ts'
import { iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { unitsOut } from '../db/out-now.ts'
import { units } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { type Moment, shownStatus, storeStatus, type View, versionOf } from './equipment.ts'

type Fleet = { fleet: JetskiUnit[]; available: number; total: number; maintenance: number }
type UnitRow = typeof units.$inferSelect

/** The caller's jetskis with status and engine hours: hours before we counted plus those of completed rentals. */
export async function jetskiFleet(db: Queries, caller: Caller, now: Temporal.Instant): Promise<Fleet> {
  const house = db.house()
  const ids = physicalUnitsIn(house, caller, now)
    .filter(({ sector, from = 0 }) => sector === 'jetski' && from <= now.epochMilliseconds)
    .map(({ id }) => id)
  const rows = await db.orm.select().from(units).where(inArray(units.id, ids)).orderBy(asc(units.id))
  const hours = await riddenHours(db, ids)
  const moment = { now, out: await unitsOut(db, now) }
  const fleet = rows.map((row) => viewOf(house, row, hours.get(row.id) ?? 0, moment))
  const count = (status: JetskiFleetStatus) => fleet.filter((unit) => unit.status === status).length
  return { fleet, available: count('available'), total: fleet.length, maintenance: count('maintenance') }
}

/** Sets a jetski's status by fleet id or catalogue id. Refuses 'not_found'. */
export async function setJetskiStatus(
  deps: Deps,
  caller: Caller,
  { id, status, version }: { id: string; status: JetskiFleetStatus; version?: string },
): Promise<JetskiUnit & Partial<Closing>> {
  const jetski = jetskisOf(deps.db.house()).find((one) => one.fleetId === id || one.id === id)
  if (!jetski) throw new Refusal('not_found', 'There is no such jetski.')
  const hours = (await riddenHours(deps.db, [jetski.unit])).get(jetski.unit) ?? 0
  const view: View<JetskiUnit> = (row, moment) => viewOf(deps.db.house(), row, hours, moment)
  const { row, out, closing } = await storeStatus(
    deps,
    caller,
    { code: jetski.id, status: equipmentStatusOf(status), version },
    view,
  )
  return { ...view(row, { now: deps.now(), out }), ...closing }
}

function viewOf(house: House, row: UnitRow, hours: number, moment: Moment): JetskiUnit {
  const jetski = jetskisOf(house).find(({ unit }) => unit === row.id)!
  const status = shownStatus(row, moment)
  return {
    id: jetski.fleetId,
    model: jetski.adminName,
    name: jetski.name,
    catalogueId: jetski.id,
    status: jetskiStatusOf(status),
    until: status === row.status && row.statusUntil !== null ? iso(row.statusUntil) : null,
    engineHours: Math.round(row.baseEngineHours + hours),
    version: versionOf(row, moment),
  }
}
