import { z } from 'zod'
import type { Role, Sector } from '#domain/roles.ts'

/**
 * Who may call: `anyone`, any signed-in user, `staff` (their own sectors and places), `house` (main admins who edit the house),
 * staff of a sector, or the named roles (main admin always may).
 */
export type Access = 'anyone' | 'signed_in' | 'staff' | 'house' | { sector: Sector } | readonly Role[]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method
  path: string
  access: Access
  summary: string
  /** Details in addition to the summary. */
  description?: string
  params?: Params
  query?: Query
  body?: Body
  reply?: Reply
  /** HTTP status on success; default 200. */
  success?: number
  /** Accepts an Idempotency-Key header, scoped to the account; with `whoever`, a random UUID is scoped to nobody. */
  idempotent?: true | 'whoever'
  /** Calls per minute and client; by default the common limit. */
  perMinute?: number
  /** Maximum bytes of a body; default 64 KiB. */
  maxBytes?: number
  /** Also allowed for an account that lacks its required second factor. */
  beforeSecondFactor?: true
  /** Its path contains a secret: never sent as a referrer, cached or indexed. */
  secret?: true
  /** Content type of a body read as raw bytes, `*` for any: a signed body or a file. */
  bytes?: string
  /** Content type of a reply that is a text file rather than JSON. */
  media?: string
}

/** A call as a value from which server and client get their types. */
export const endpoint = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodVoid,
>(
  call: Endpoint<Params, Query, Body, Reply>,
): Endpoint<Params, Query, Body, Reply> => call

/** A call without its schemas: `of` only carries their types and is never set. */
export type Address<E> = { method: Method; path: string; of?: E }
/** The call behind an address, or the call itself. */
export type CallOf<A> = A extends Endpoint ? A : A extends Address<infer E> ? E : never

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? P : never
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Q : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? B : never
export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never

/** The reply of a call that returns a file; `name` is its download name. */
export const fileReply = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  name: z.string().regex(/^[\w.-]+$/),
})
