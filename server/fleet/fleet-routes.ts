import { api } from '#contract/api.ts'
import { requireLocation } from '#domain/location-field.ts'
import { swapByStaff } from '../bookings/swap-unit.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { listBlocks } from './blocks.ts'
import { closeUnits, reopenBlock } from './close-units.ts'
import { listEquipment, setEquipment } from './equipment.ts'
import { jetskiFleet, setJetskiStatus } from './jetski-fleet.ts'

export function fleetRoutes(serve: Serve, deps: Deps): void {
  serve(api.equipment, ({ caller }) => listEquipment(deps.db, caller, deps.now()))
  serve(api.setEquipmentStatus, ({ caller, params, body }) =>
    setEquipment(deps, caller, { code: params.id, ...body }),
  )
  serve(api.swapUnit, ({ caller, params, body }) => swapByStaff(deps, caller, { id: params.id, ...body }))
  serve(api.blocks, ({ caller, query }) => listBlocks(deps.db, caller, query, deps.now()))
  serve(api.block, ({ caller, body }) =>
    closeUnits(deps, caller, {
      ...body,
      location: body.location && requireLocation(deps.db.house(), body.location),
    }),
  )
  serve(api.unblock, ({ caller, params }) => reopenBlock(deps, caller, params.id))
  serve(api.jetskiFleet, ({ caller }) => jetskiFleet(deps.db, caller, deps.now()))
  serve(api.setJetskiStatus, ({ caller, params, body }) =>
    setJetskiStatus(deps, caller, { id: params.id, ...body }),
  )
}
