import { asc, inArray } from 'drizzle-orm'
import type { Closing } from '#contract/calls/dock.ts'
import type { JetskiUnit } from '#contract/calls/jetski-desk.ts'
import { jetskis } from '#domain/fleet/jetskis.ts'
import type { JetskiFleetStatus } from '#domain/fleet/status.ts'
import { equipmentStatusOf, jetskiStatusOf } from '#domain/fleet/status.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import { units } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { statusNow, storeStatus } from './equipment.ts'

type Fleet = { fleet: JetskiUnit[]; available: number; total: number; maintenance: number }
type UnitRow = typeof units.$inferSelect

const ridden = {
  name: 'jetski-hours',
  text: `
  select a.unit_id as id, sum(extract(epoch from upper(a.during) - lower(a.during)) / 3600)::float8 as hours
  from allocations a join bookings b on b.id = a.booking_id
  where a.unit_id = any($1::int[]) and b.status = 'completed' group by 1`,
}

/** The five machines with status and engine hours: those before we counted, and those of completed rentals. */
export async function jetskiFleet(db: Queries, now: Temporal.Instant): Promise<Fleet> {
  const ids = jetskis.map(({ unit }) => unit)
  const rows = await db.orm.select().from(units).where(inArray(units.id, ids)).orderBy(asc(units.id))
  const hours = await hoursOf(db, ids)
  const fleet = rows.map((row) => viewOf(row, hours.get(row.id) ?? 0, now))
  const count = (status: JetskiFleetStatus) => fleet.filter((unit) => unit.status === status).length
  return { fleet, available: count('available'), total: fleet.length, maintenance: count('maintenance') }
}

/** Sets a machine's status under its fleet id or the catalogue's. Refuses 'not_found'. */
export async function setJetskiStatus(
  deps: Deps,
  caller: Caller,
  { id, status }: { id: string; status: JetskiFleetStatus },
): Promise<JetskiUnit & Partial<Closing>> {
  const jetski = jetskis.find((one) => one.fleetId === id || one.id === id)
  if (!jetski) throw new Refusal('not_found', 'There is no such jetski.')
  const { row, closing } = await storeStatus(deps, caller, {
    code: jetski.id,
    status: equipmentStatusOf(status),
  })
  return { ...viewOf(row, (await hoursOf(deps.db, [row.id])).get(row.id) ?? 0, deps.now()), ...closing }
}

async function hoursOf(db: Queries, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.run<{ id: number; hours: number }>(ridden, [ids])
  return new Map(rows.map(({ id, hours }) => [id, hours]))
}

function viewOf(row: UnitRow, hours: number, now: Temporal.Instant): JetskiUnit {
  const jetski = jetskis.find(({ unit }) => unit === row.id)!
  const status = statusNow(row, now)
  return {
    id: jetski.fleetId,
    model: jetski.adminName,
    name: jetski.name,
    catalogueId: jetski.id,
    status: jetskiStatusOf(status),
    until: status === row.status && row.statusUntil !== null ? iso(row.statusUntil) : null,
    engineHours: Math.round(row.baseEngineHours + hours),
  }
}
