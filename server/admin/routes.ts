import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import { houseRoutes } from '../house/routes.ts'
import type { Serve } from '../http/serve.ts'
import { deleteTestDrive, listTestDrives } from './test-drives.ts'

export function adminRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  houseRoutes(serve, deps)
  serve(api.adminTestDrives, () => listTestDrives(db))
  serve(api.deleteTestDrive, ({ caller, params }) => deleteTestDrive(deps, caller, params.id))
}
