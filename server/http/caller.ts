import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Rights } from '#domain/rights.ts'
import { isStaff, type Role } from '#domain/roles.ts'

/** Who makes a call. `username` is the `by` of history rows; `sessionId` is the row of the session. */
export type Caller = Rights & {
  userId: number
  username: string
  role: Role
  sessionId: number
  email: string | null
  /** Must have a second factor but has none: may only set one up. */
  lacksSecondFactor: boolean
}

export type Secrets = { header: string | undefined; cookie: string | undefined }

/**
 * Finds the session of the secrets; undefined if there is no valid one. Refuses secrets of two different sessions, and an
 * account that lacks its second factor, except in calls made `beforeSecondFactor`.
 */
export type FindCaller = (secrets: Secrets, beforeSecondFactor?: true) => Promise<Caller | undefined>

export const sessionCookie = 'merelend_session'
/** On https. With this prefix a browser takes the cookie only from this host, never from a sibling domain. */
export const hostCookie = `__Host-${sessionCookie}`

export function secretsOf({ headers, cookies }: FastifyRequest): Secrets {
  const header = headers['x-session-id']
  return {
    header: typeof header === 'string' ? header : undefined,
    cookie: cookies[hostCookie] ?? cookies[sessionCookie],
  }
}

/**
 * Refuses with 401 without a caller, with 403 for a wrong role or sector. Main admin and the demo's test user may do everything
 * that was not taken from them.
 */
export function refuseAccess(access: Access, caller: Caller | undefined): void {
  if (isAllowed(access, caller)) return
  if (!caller) throw new Refusal('not_signed_in', 'Please sign in.')
  throw notAllowed()
}

export function isAllowed(access: Access, caller: Caller | undefined): boolean {
  if (access === 'anyone') return true
  if (!caller) return false
  if (access === 'house') return caller.editsHouse
  if (typeof access === 'object' && 'sector' in access) return caller.sectors.includes(access.sector)
  if (access === 'signed_in' || caller.role === 'main_admin' || caller.role === 'test_user') return true
  return access === 'staff' ? isStaff(caller.role) : access.includes(caller.role)
}

export const notAllowed = () => new Refusal('not_allowed', 'Your account may not do this.')

/** Refuses with 403 a caller without this right. */
export function requireRight(caller: Caller, right: keyof typeof lacking): void {
  if (!caller[right]) throw new Refusal('not_allowed', lacking[right])
}

const lacking = {
  seesMoney: 'Your account cannot see money.',
  givesMoneyBack: 'Your account cannot give refunds. Please ask somebody who can.',
}
