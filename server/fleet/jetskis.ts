import { asc, inArray } from 'drizzle-orm'
import type { Closing } from '#contract/calls/dock.ts'
import type { JetskiUnit } from '#contract/calls/jetski-desk.ts'
import { jetskis } from '#domain/fleet/jetskis.ts'
import type { JetskiFleetStatus } from '#domain/fleet/status.ts'
import { equipmentStatusOf, jetskiStatusOf } from '#domain/fleet/status.ts'
import { Refusal } from '#domain/refusal.ts'
import { riddenHours } from '../bookings/engine-hours.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import { unitsOut } from '../db/out-now.ts'
import { units } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Moment, View } from './equipment.ts'
import { shownStatus, storeStatus, versionOf } from './equipment.ts'

type Fleet = { fleet: JetskiUnit[]; available: number; total: number; maintenance: number }
type UnitRow = typeof units.$inferSelect

/** The five machines with status and engine hours: those before we counted, and those of completed rentals. */
export async function jetskiFleet(db: Queries, now: Temporal.Instant): Promise<Fleet> {
  const ids = jetskis.map(({ unit }) => unit)
  const rows = await db.orm.select().from(units).where(inArray(units.id, ids)).orderBy(asc(units.id))
  const hours = await riddenHours(db, ids)
  const moment = { now, out: await unitsOut(db, now) }
  const fleet = rows.map((row) => viewOf(row, hours.get(row.id) ?? 0, moment))
  const count = (status: JetskiFleetStatus) => fleet.filter((unit) => unit.status === status).length
  return { fleet, available: count('available'), total: fleet.length, maintenance: count('maintenance') }
}

/** Sets a machine's status under its fleet id or the catalogue's. Refuses 'not_found'. */
export async function setJetskiStatus(
  deps: Deps,
  caller: Caller,
  { id, status, version }: { id: string; status: JetskiFleetStatus; version?: string },
): Promise<JetskiUnit & Partial<Closing>> {
  const jetski = jetskis.find((one) => one.fleetId === id || one.id === id)
  if (!jetski) throw new Refusal('not_found', 'There is no such jetski.')
  const hours = (await riddenHours(deps.db, [jetski.unit])).get(jetski.unit) ?? 0
  const view: View<JetskiUnit> = (row, moment) => viewOf(row, hours, moment)
  const { row, out, closing } = await storeStatus(
    deps,
    caller,
    { code: jetski.id, status: equipmentStatusOf(status), version },
    view,
  )
  return { ...view(row, { now: deps.now(), out }), ...closing }
}

function viewOf(row: UnitRow, hours: number, moment: Moment): JetskiUnit {
  const jetski = jetskis.find(({ unit }) => unit === row.id)!
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
