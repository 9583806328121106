import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { findBuyer } from './find-buyer.ts'
import { myMembership } from './my-membership.ts'

export function memberRoutes(serve: Serve, { db, now }: Deps): void {
  serve(api.myBuyer, async ({ caller }) => {
    const { memberships, ...had } = await findBuyer(db, caller.userId, now(), { holds: false })
    return { memberships: [...memberships], ...had }
  })
  serve(api.myMembership, ({ caller }) => myMembership(db, caller.userId, now()))
}
