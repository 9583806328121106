import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import { houseRoutes } from '../house/house-routes.ts'
import { pictureRoutes } from '../house/picture-files.ts'
import type { Serve } from '../http/serve.ts'
import { deleteTestDrive, listTestDrives } from './test-drives.ts'

export function adminRoutes(app: FastifyInstance, serve: Serve, deps: Deps): void {
  const { db } = deps
  houseRoutes(serve, deps)
  pictureRoutes(app, serve, deps)
  serve(api.adminTestDrives, ({ caller }) => listTestDrives(db, caller))
  serve(api.deleteTestDrive, ({ caller, params }) => deleteTestDrive(deps, caller, params.id))
}
