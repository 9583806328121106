import { encode } from 'uqr'
import { api } from '#contract/api.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { type PasswordCheck, refuseShared } from './password-check.ts'
import type { Throttle } from './throttle.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  endOwnTwoFactor,
  passTwoFactor,
  renewRecoveryCodes,
  twoFactorOf,
} from './two-factor.ts'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/views.ts'
import type { Config } from '../config.ts'
import type { Queries } from '../db/open.ts'
import { hostCookie, secretsOf, sessionCookie } from '../http/caller.ts'
import { beginSession, endSessionsBy, sessionDays } from './sessions.ts'

export function twoFactorRoutes(
  serve: Serve,
  deps: Deps,
  { throttle, requireOwner }: PasswordCheck & { throttle: Throttle },
): void {
  const { db, now } = deps

  const checks = { db, throttle }
  const requireCode = (userId: number, code: string): Promise<boolean> =>
    passTwoFactor(checks, userId, code, now()).catch(asField)

  serve(api.twoFactor, ({ caller }) => twoFactorOf(db, caller.userId))

  serve(api.beginTwoFactor, async ({ caller, body, request }) => {
    const account = await requireOwner(caller.username, body.currentPassword, request)
    refuseShared(deps, account)
    const { secret, uri } = await beginTwoFactor(db, account)
    return { secret, uri, qr: qrOf(uri) }
  })

  serve(api.confirmTwoFactor, async ({ caller, body }) => ({
    recoveryCodes: await confirmTwoFactor(checks, caller, body.code, now()).catch(asField),
  }))

  serve(api.endTwoFactor, async ({ caller, body, request }) => {
    await requireOwner(caller.username, body.currentPassword, request)
    await requireCode(caller.userId, body.code)
    await endOwnTwoFactor(db, caller.userId)
  })

  serve(api.newRecoveryCodes, async ({ caller, body, request }) => {
    await requireOwner(caller.username, body.currentPassword, request)
    await requireCode(caller.userId, body.code)
    return { recoveryCodes: await renewRecoveryCodes(db, caller.userId) }
  })
}

/** A signed-in person's wrong code is a field error, not a failed sign-in. */
function asField(error: unknown): never {
  throw error instanceof Refusal && error.code === 'wrong_credentials'
    ? refuseField('code', error.message)
    : error
}

/** The dark squares as one SVG path, which a browser draws without a library. */
function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * Begins a session with new secrets and ends the one whose secrets came with the request, so that secrets planted or copied
 * before the sign-in are worthless after it. `check` may refuse in the same transaction.
 */
export async function signIn(
  { db, now, config }: Deps,
  { request, reply }: Exchange,
  user: User,
  check?: (tx: Queries) => Promise<void>,
): Promise<{ user: User; sessionId: string }> {
  const { cookie, header } = await db.transaction(async (tx) => {
    await check?.(tx)
    await endSessionsBy(tx, secretsOf(request))
    return beginSession(tx, user.id, now())
  })
  const secure = isSecure(config)
  reply.setCookie(secure ? hostCookie : sessionCookie, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: sessionDays * 86_400,
  })
  // The cookie's name from when the site was on http.
  if (secure && request.cookies[sessionCookie] !== undefined) reply.clearCookie(sessionCookie, { path: '/' })
  return { user, sessionId: header }
}

/** Clears the cookie under both names. */
export function signOut(reply: FastifyReply, config: Config): void {
  if (isSecure(config)) reply.clearCookie(hostCookie, { path: '/', secure: true })
  reply.clearCookie(sessionCookie, { path: '/' })
}

const isSecure = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:')
