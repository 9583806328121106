import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { Block, Closing } from '#contract/calls/dock-calls.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { instantOfMoment, maxClosedDays } from '#domain/fleet/closing.ts'
import { findJetski } from '#domain/fleet/jetskis.ts'
import type { Unit } from '#domain/fleet/unit.ts'
import { physicalUnitsIn, unitsIn } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { moveOff } from '../bookings/move-off.ts'
import { lockPools } from '../bookings/share-units.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { blockView, endBlocks, type NewBlock, requireBlock, storeBlock } from './blocks.ts'

type ClosingRequest = z.output<BodyOf<typeof api.block>>

/** Closes a unit or all of a place for a range; returns the block and its effect on bookings. Refuses units out of scope. */
export async function closeUnits(
  deps: Deps,
  caller: Caller,
  request: ClosingRequest,
): Promise<{ block: Block } & Closing> {
  const { db, now } = deps
  const chosen = unitsOf(db.house(), caller, request, now())
  const { location } = chosen[0]!
  const isWhole = request.unit === undefined
  const range = rangeOf(request, locationOf(db.house(), location).zone, now())
  const block = await db.transaction(async (tx) => {
    await lockPools(tx, chosen)
    return storeBlock(
      tx,
      {
        kind: 'closed',
        unitIds: chosen.map((unit) => unit.id),
        // Units moved to a closed place are closed too, even of a sector that has none there yet.
        sectors: isWhole ? caller.sectors : [...new Set(chosen.map((unit) => unit.sector))],
        location,
        ...range,
        reason: request.reason,
        by: caller.username,
        wholePlace: isWhole,
      },
      now(),
    )
  })
  const closing = await clearUnits(deps, caller, { chosen, ...range, reason: request.reason })
  return { block: await blockView(db, caller, block, now()), ...closing }
}

/** Ends a block. Refuses 'not_found'. */
export async function reopenBlock(deps: Deps, caller: Caller, id: number): Promise<{ success: boolean }> {
  const { db, now } = deps
  const block = await requireBlock(db, caller, id)
  await db.transaction(async (tx) => {
    await endBlocks(tx, { id }, now())
    if (block.kind === 'maintenance')
      await tx.run(
        `update units set status = 'available', status_until = null where id = any($1::int[]) and status = 'maintenance'`,
        [block.unitIds],
      )
  })
  return { success: true }
}

type Cleared = Pick<NewBlock, 'from' | 'to'> & { chosen: readonly Unit[]; reason: string }

/** Moves bookings off closed units. */
export function clearUnits(
  { db, now }: Deps,
  caller: Caller,
  { chosen, from, to, reason }: Cleared,
): Promise<Closing> {
  const stretch = { unitIds: chosen.map((unit) => unit.id), from, to }
  return moveOff(db, caller, stretch, { reason, now: now() })
}

function unitsOf(
  house: House,
  caller: Caller,
  { unit: name, location }: ClosingRequest,
  now: Temporal.Instant,
): Unit[] {
  const own = physicalUnitsIn(house, caller, now)
  if (name !== undefined) {
    const code = findJetski(house, name)?.id ?? name
    const chosen = own.filter((unit) => unit.code === code)
    if (chosen.length === 0) throw new Refusal('not_found', 'There is no such equipment.')
    if (location !== undefined && chosen.some((unit) => unit.location !== location))
      throw refuseField('location', 'This equipment is at another location')
    return chosen
  }
  if (location === undefined) throw refuseField('unit', 'Name a unit or a location')
  // Closing a whole place includes its sessions.
  const chosen = unitsIn(house, caller, now).filter((unit) => unit.location === location)
  if (chosen.length === 0) throw refuseField('location', 'You have nothing to close there')
  return chosen
}

function rangeOf(request: ClosingRequest, zone: string, now: Temporal.Instant) {
  const from = momentOf('from', request.from, zone)
  const to = momentOf('to', request.to, zone)
  if (Temporal.Instant.compare(to, from) <= 0) throw refuseField('to', 'The end must be after the start')
  if (Temporal.Instant.compare(to, now) <= 0) throw refuseField('to', 'This is over already', 'time_passed')
  if (Temporal.Instant.compare(from.add({ hours: maxClosedDays * 24 }), to) < 0)
    throw refuseField('to', 'At most a year')
  return { from, to }
}

function momentOf(path: string, text: string, zone: string): Temporal.Instant {
  try {
    return instantOfMoment(text, zone)
  } catch {
    throw refuseField(path, 'There is no such time')
  }
}
