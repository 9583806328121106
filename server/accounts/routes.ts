import '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import { api } from '#contract/api.ts'
import { Refusal } from '#domain/refusal.ts'
import { demoAccounts } from '../db/seed/accounts.ts'
import type { Deps } from '../deps.ts'
import { sessionCookie } from '../http/caller.ts'
import type { Serve } from '../http/serve.ts'
import { createAccount, requireAccount, requireUser, userView } from './accounts.ts'
import { beginSession, endSession, sessionDays } from './sessions.ts'
import { newThrottle } from './throttle.ts'

export function accountRoutes(serve: Serve, deps: Deps): void {
  const { db, now, config } = deps
  const throttle = newThrottle()

  serve(api.login, async ({ body, request, reply }) => {
    const key = `${body.username.toLowerCase()} ${request.ip}`
    throttle.refuse(key, now())
    const account = await requireAccount(db, body.username, body.password).catch((error: unknown) => {
      throttle.failed(key, now())
      throw error
    })
    throttle.succeeded(key)
    return signIn(deps, reply, userView(account))
  })

  serve(api.signup, async ({ body, reply }) =>
    signIn(deps, reply, userView(await createAccount(db, body, now()))),
  )

  serve(api.logout, async ({ caller, reply }) => {
    await endSession(db, caller.sessionId)
    reply.clearCookie(sessionCookie, { path: '/' })
  })

  serve(api.currentUser, ({ caller }) => requireUser(db, caller.userId))

  serve(api.demoAccounts, async () => {
    if (!config.demo) throw new Refusal('not_found', 'There are no demo accounts here.')
    return demoAccounts.map(({ username, password, label, role }) => ({ username, password, label, role }))
  })
}

async function signIn({ db, now, config }: Deps, reply: FastifyReply, user: ReturnType<typeof userView>) {
  const { cookie, header } = await beginSession(db, user.id, now())
  const secure = config.publicUrl.startsWith('https:')
  reply.setCookie(sessionCookie, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: sessionDays * 86_400,
  })
  return { user, sessionId: header }
}
