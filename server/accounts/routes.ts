import type { FastifyRequest } from 'fastify'
import { api } from '#contract/api.ts'
import { Refusal } from '#domain/refusal.ts'
import { backupsIn } from '../db/hourly-backup.ts'
import { demoAccounts } from '../db/seed/accounts.ts'
import type { Deps } from '../deps.ts'
import { limitForms } from '../http/form-limit.ts'
import { namesForwarded, visitorNetwork } from '../http/network.ts'
import type { Serve } from '../http/serve.ts'
import { createAccount, requireAccount, requireUser, userView } from './accounts.ts'
import { changePassword, wrongCurrent } from './change-account.ts'
import { refuseShared } from './demo-password.ts'
import { askReset, resetPassword } from './resets.ts'
import { endSession } from './sessions.ts'
import { signIn, signOut } from './sign-in.ts'
import { newThrottle } from './throttle.ts'
import { passTwoFactor } from './two-factor.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'

export function accountRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config } = deps
  const throttle = newThrottle(db)
  const whoOf = (username: string, request: FastifyRequest) => ({
    username,
    network: visitorNetwork(request, config.trustProxy),
    isBehindUnknownProxy: namesForwarded(request, config.trustProxy),
  })

  /** A stolen session must not be a way to guess the password: who is signed in gives it under the same limits. */
  const requireOwner = (username: string, password: string, request: FastifyRequest) =>
    throttle
      .attempt(whoOf(username, request), now(), () => requireAccount(db, username, password))
      .catch((error: unknown) => {
        throw error instanceof Refusal && error.code === 'wrong_credentials' ? wrongCurrent() : error
      })

  serve(api.login, async ({ body: { username, password, code }, request, reply }) => {
    const account = await throttle.attempt(whoOf(username, request), now(), () =>
      requireAccount(db, username, password),
    )
    await passTwoFactor({ db, throttle }, account.id, code, now())
    return signIn(deps, { request, reply }, userView(account))
  })

  serve(api.signup, async ({ body, request, reply }) =>
    signIn(deps, { request, reply }, userView(await createAccount(db, body, { now: now() }))),
  )

  serve(api.logout, async ({ caller, reply }) => {
    await endSession(db, caller.sessionId)
    signOut(reply, config)
  })

  serve(api.currentUser, async ({ caller }) => {
    const user = await requireUser(db, caller.userId)
    if (user.role !== 'main_admin' || config.database.kind !== 'embedded') return user
    return { ...user, backedUpAt: backupsIn(config.dataDir)[0]?.at.toString() ?? null }
  })

  serve(api.changePassword, async ({ body, caller: { username }, request, reply }) => {
    const account = await requireOwner(username, body.currentPassword, request)
    refuseShared(deps, account)
    await changePassword(db, account, body.newPassword, now())
    return signIn(deps, { request, reply }, userView(account))
  })

  serve(api.askPasswordReset, async ({ body: { email, username }, request }) => {
    await limitForms(deps, request)
    await askReset(db, (email ?? username)!, now())
  })

  serve(api.resetPassword, async ({ params, body }) => {
    const owner = await resetPassword(deps, params.token, body.password)
    await throttle.forget(owner.username)
    return owner
  })

  twoFactorRoutes(serve, deps, { throttle, requireOwner })

  serve(api.demoAccounts, async () => {
    if (!config.demo) throw new Refusal('not_found', 'There are no demo accounts here.')
    return demoAccounts.map(({ username, password, label, role }) => ({ username, password, label, role }))
  })
}
