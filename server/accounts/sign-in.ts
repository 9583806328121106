import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/views.ts'
import type { Deps } from '../deps.ts'
import { secretsOf, sessionCookie } from '../http/caller.ts'
import { beginSession, endSessionsBy, sessionDays } from './sessions.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * Begins a session with new secrets and ends the one whose secrets came with the request: what somebody planted or copied
 * before the sign-in is worth nothing after it.
 */
export async function signIn(
  { db, now, config }: Deps,
  { request, reply }: Exchange,
  user: User,
): Promise<{ user: User; sessionId: string }> {
  const { cookie, header } = await db.transaction(async (tx) => {
    await endSessionsBy(tx, secretsOf(request))
    return beginSession(tx, user.id, now())
  })
  reply.setCookie(sessionCookie, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: sessionDays * 86_400,
  })
  return { user, sessionId: header }
}

/** Takes the cookie back. */
export const signOut = (reply: FastifyReply) => reply.clearCookie(sessionCookie, { path: '/' })
