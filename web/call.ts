import type { z } from 'zod'
import type { Address, CallOf, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { isReferralCode, referralDays } from '#domain/members/referral.ts'
import { serverClock } from './server-clock.ts'

const key = 'referral'
const dayMs = 86_400_000

/** The code of an ambassador's link (`?ref=CODE`), kept in this browser for 30 days. */
export const referral = {
  /** Stores the code in an address; the latest one counts, for the full time. */
  keep(search: string): void {
    const code = new URLSearchParams(search).get('ref')
    if (code === null || !isReferralCode(code)) return
    try {
      localStorage.setItem(key, JSON.stringify({ code, until: Date.now() + referralDays * dayMs }))
    } catch {
      // Private mode: the referral is lost.
    }
  },
  /** The header with the code for a booking; empty without a code, or if it is too old. */
  header(): Record<string, string> {
    const code = read()
    return code === undefined ? {} : { 'x-referral': code }
  },
}

function read(): string | undefined {
  try {
    const { code, until } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return isReferralCode(code) && until > Date.now() ? code : undefined
  } catch {
    return undefined
  }
}

// On the first page of a visit, since only its address has the code.
if (typeof location !== 'undefined') referral.keep(location.search)

const sessionKey = 'sessionId'

/** The session's second secret, kept in local storage; if storage throws, the visitor counts as signed out. */
export const storedSession = {
  read(): string | null {
    try {
      return localStorage.getItem(sessionKey)
    } catch {
      return null
    }
  },
  write(id: string | null): void {
    try {
      if (id === null) localStorage.removeItem(sessionKey)
      else localStorage.setItem(sessionKey, id)
    } catch {
      // Private mode: only the cookie identifies the session.
    }
  },
}

/** The problem of a refused call: the body of contract/api, as far as the answer had one. */
export type Problem = {
  status: number
  code?: string
  detail?: string
  errors?: { path: string; message: string }[]
  [fact: string]: unknown
}

/** `message` is `STATUS: TEXT`; `problem` has code, fields and facts such as `alternatives`. */
export class CallError extends Error {
  readonly problem: Problem
  constructor(problem: Problem, text: string) {
    super(`${problem.status}: ${text}`)
    this.name = 'CallError'
    this.problem = problem
  }
}

type Given<Schema, Key extends string> = Schema extends z.ZodUndefined
  ? { [K in Key]?: undefined }
  : { [K in Key]: z.input<Schema> }
/** `onAnswer` gets the answer's headers; those of a list say whether there is more. */
type Besides = {
  idempotencyKey?: string
  signal?: AbortSignal
  onAnswer?: (headers: Headers) => void
}
export type Sent<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Given<P, 'params'> & Given<Q, 'query'> & Given<B, 'body'> & Besides
    : never
export type Loose = Besides & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Path and query of a call; also the first element of its query key. */
export function addressOf(endpoint: { path: string }, sent: Loose = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(sent.params?.[name])),
  )
  const query = Object.entries(sent.query ?? {}).filter(([, value]) => value !== undefined)
  return query.length === 0
    ? path
    : `${path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`
}

/** Makes a call of contract/client.ts. Throws CallError for any non-success answer, TypeError when offline. */
export async function call<A extends Address<unknown>>(
  endpoint: A,
  sent: Sent<CallOf<A>>,
): Promise<ReplyOf<CallOf<A>>> {
  const { body, idempotencyKey, signal, onAnswer } = sent as Loose
  // In a preview a booking would be made at the published prices, so only reads pass. The text is in shell/preview-bar.tsx.
  const preview = globalThis.document?.documentElement.dataset.preview
  const isPreview = preview !== undefined
  if (isPreview && endpoint.method !== 'GET' && !endpoint.path.startsWith('/api/log'))
    throw new CallError({ status: 403, detail: preview }, preview)
  const isFile = body instanceof Uint8Array
  // A browser may drop its storage and keep the cookie. Its pages show the visitor as signed out, so their calls are a guest's.
  const session = storedSession.read() ?? (idempotencyKey && 'none')
  const headers = {
    ...(session && { 'x-session-id': session }),
    ...(isPreview && { 'x-preview': 'draft' }),
    ...(body === undefined
      ? {}
      : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    // A call that must take effect once has a key: it is a booking or request, so the referral is sent with it.
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey, ...referral.header() }),
  }
  const sentAt = Date.now()
  const response = await fetch(addressOf(endpoint, sent as Loose), {
    method: endpoint.method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: isFile ? (body as BodyInit) : JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  serverClock.read(response.headers.get('date'), sentAt)
  const text = await response.text()
  if (!response.ok) throw refusedBy(response, text)
  onAnswer?.(response.headers)
  return (text === '' ? undefined : JSON.parse(text)) as ReplyOf<CallOf<A>>
}

function refusedBy(response: Response, text: string): CallError {
  const isProblem = response.headers.get('content-type')?.includes('problem+json') ?? false
  const problem: Problem = { ...(isProblem ? JSON.parse(text) : {}), status: response.status }
  return new CallError(problem, problem.detail ?? (text === '' ? response.statusText : text))
}

/** The problem of an error, if it is a refused call. */
export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof CallError ? error.problem : undefined

/** The message for a person: the server's sentence, else the given one. */
export const sentenceOf = (error: unknown, otherwise: string): string => problemOf(error)?.detail ?? otherwise

/** Whether a request may have been stored: possibly after a lost answer or a server error, not after a plain refusal. */
export function leavesOpen(error: unknown): boolean {
  const problem = problemOf(error)
  return problem === undefined || problem.status >= 500 || problem.code === 'still_working'
}
