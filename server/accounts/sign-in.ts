import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/views.ts'
import type { Config } from '../config.ts'
import type { Queries } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { hostCookie, secretsOf, sessionCookie } from '../http/caller.ts'
import { beginSession, endSessionsBy, sessionDays } from './sessions.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * Begins a session with new secrets and ends the one whose secrets came with the request: what somebody planted or copied
 * before the sign-in is worth nothing after it. `check` refuses in the same transaction.
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
  // The name of before, or of a site that was on http.
  if (secure && request.cookies[sessionCookie] !== undefined) reply.clearCookie(sessionCookie, { path: '/' })
  return { user, sessionId: header }
}

/** Takes the cookie back, under both of its names. */
export function signOut(reply: FastifyReply, config: Config): void {
  if (isSecure(config)) reply.clearCookie(hostCookie, { path: '/', secure: true })
  reply.clearCookie(sessionCookie, { path: '/' })
}

const isSecure = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:')
