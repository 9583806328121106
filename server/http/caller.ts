import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Role, Sector } from '#domain/roles.ts'
import { isStaff, roleFacts } from '#domain/roles.ts'

/** Who makes a call. `by` of history rows is `username`; `sessionId` the row of the session. */
export type Caller = {
  userId: number
  username: string
  role: Role
  sectors: readonly Sector[]
  sessionId: number
  email: string | null
}

/** The secrets that came with a request. */
export type Secrets = { header: string | undefined; cookie: string | undefined }

/** Finds whose session the secrets are; undefined without a living one. Refuses two of different sessions. */
export type FindCaller = (secrets: Secrets) => Promise<Caller | undefined>

export const sessionCookie = 'merelend_session'
/** On https: browsers take a cookie of this name from this host alone, never from one beside it. */
export const hostCookie = `__Host-${sessionCookie}`

export function secretsOf({ headers, cookies }: FastifyRequest): Secrets {
  const header = headers['x-session-id']
  return {
    header: typeof header === 'string' ? header : undefined,
    cookie: cookies[hostCookie] ?? cookies[sessionCookie],
  }
}

/** Refuses 401 nobody where somebody is wanted, 403 the wrong role. Main admin and the demo's test user may do all. */
export function refuseAccess(access: Access, caller: Caller | undefined): void {
  if (access === 'anyone') return
  if (!caller) throw new Refusal('not_signed_in', 'Please sign in.')
  if (access === 'signed_in' || caller.role === 'main_admin' || caller.role === 'test_user') return
  const allowed = access === 'staff' ? isStaff(caller.role) : access.includes(caller.role)
  if (!allowed) throw new Refusal('not_allowed', 'Your role does not allow this.')
}

export const sectorsOf = (role: Role): readonly Sector[] => roleFacts[role].sectors
