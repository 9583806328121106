import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { sourceOf } from './limits.ts'
import { bookOnSite } from './on-site.ts'
import { keepReferral } from './referrals.ts'
import { bookTestDrive } from './test-drive.ts'

/** Calls by which anyone books without paying first. */
export function publicBookingRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  serve(api.bookTestDrive, async ({ body, caller, onceKey, request }) => {
    const booked = await bookTestDrive(deps, body, {
      userId: caller?.userId,
      onceKey,
      source: sourceOf(deps, { request, caller }),
    })
    await keepReferral(db, booked.id, request)
    return booked
  })
  serve(api.bookOnSite, async ({ body, caller, onceKey, request }) => {
    const booked = await bookOnSite(deps, body, {
      userId: caller?.userId,
      onceKey,
      source: sourceOf(deps, { request, caller }),
    })
    await keepReferral(db, booked.id, request)
    return booked
  })
}
