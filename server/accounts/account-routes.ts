import { api } from '#contract/api.ts'
import type { User } from '#contract/views.ts'
import { Refusal } from '#domain/refusal.ts'
import { backedUpAt } from '../db/hourly-backup.ts'
import { installedAt } from '../db/migrate.ts'
import { demoAccounts } from '../db/seed/seed-people.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { createAccount, requireUnchanged, requireUser, userView } from './accounts.ts'
import { passwordCheck } from './password-check.ts'
import { passwordRoutes } from './password-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { endSession } from './sessions.ts'
import { newThrottle } from './throttle.ts'
import { passTwoFactor } from './two-factor.ts'
import { signIn, signOut, twoFactorRoutes } from './two-factor-routes.ts'

/** By `secondFactorMissing` the page leads to the set-up. */
const withFactorState = (isMissing: boolean, user: User): User =>
  isMissing ? { ...user, secondFactorMissing: true } : user

export function accountRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config } = deps
  const throttle = newThrottle(db)
  const checks = { throttle, ...passwordCheck(deps, throttle) }

  serve(api.login, async ({ body: { username, password, code }, request, reply }) => {
    const account = await checks.requirePassword(username, password, request)
    const hadFactor = await passTwoFactor({ db, throttle }, account.id, code, now())
    const user = withFactorState(account.twoFactorRequired && !hadFactor, userView(account))
    return signIn(deps, { request, reply }, user, async (tx) => {
      await requireUnchanged(tx, account)
      if (!hadFactor) await passTwoFactor({ db: tx, throttle }, account.id, undefined, now())
    })
  })

  serve(api.signup, async ({ body, request, reply }) =>
    signIn(deps, { request, reply }, userView(await createAccount(db, body, { now: now() }))),
  )

  serve(api.logout, async ({ caller, reply }) => {
    await endSession(db, caller.sessionId)
    signOut(reply, config)
  })

  serve(api.currentUser, async ({ caller }) => {
    const user = withFactorState(caller.lacksSecondFactor, await requireUser(db, caller.userId))
    if (user.role !== 'main_admin' || config.database.kind !== 'embedded') return user
    const newest = backedUpAt(config.dataDir, now())
    return { ...user, backedUpAt: newest?.toString() ?? null, installedAt: await installedAt(db) }
  })

  passwordRoutes(serve, deps, checks)
  twoFactorRoutes(serve, deps, checks)
  peopleRoutes(serve, deps)

  serve(api.demoAccounts, async () => {
    if (!config.demo) throw new Refusal('not_found', 'There are no demo accounts here.')
    return demoAccounts.map(({ username, password, label, role }) => ({ username, password, label, role }))
  })
}
