import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { listEquipment, setEquipment } from './equipment.ts'

export function fleetRoutes(serve: Serve, deps: Deps): void {
  serve(api.equipment, ({ caller }) => listEquipment(deps.db, caller))
  serve(api.setEquipmentStatus, ({ caller, params, body }) =>
    setEquipment(deps, caller, { code: params.id, ...body }),
  )
}
