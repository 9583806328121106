import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import { type OwnRights, rightsOf } from '#domain/rights.ts'
import type { Role } from '#domain/roles.ts'
import { ownRights } from '../db/in-scope.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Caller, Secrets } from '../http/caller.ts'

/** A session ends this long after its beginning, even if in use. */
export const sessionDays = 30
/** Or this long after its last use. */
export const idleDays = 7

export const newSecret = (): string => randomBytes(32).toString('base64url')
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Begins a session. Returns its two secrets; the database stores only their hashes. */
export async function beginSession(
  db: Queries,
  userId: number,
  now: Temporal.Instant,
): Promise<{ cookie: string; header: string }> {
  const secrets = { cookie: newSecret(), header: newSecret() }
  const expires = now.add({ hours: sessionDays * 24 }).toString()
  await db.run(insert, [
    userId,
    hashSecret(secrets.cookie),
    hashSecret(secrets.header),
    now.toString(),
    expires,
  ])
  return secrets
}

const insert = statement('session-begin')`
  with seen as (
    insert into sign_ins (user_id, at) values ($1, $4::timestamptz) on conflict (user_id) do update set at = excluded.at)
  insert into sessions (user_id, cookie_hash, header_hash, created_at, seen_at, expires_at)
  values ($1, $2, $3, $4::timestamptz, $4::timestamptz, $5::timestamptz)`

type Row = OwnRights & {
  id: number
  user_id: number
  username: string
  role: Role
  email: string | null
  lacksSecondFactor: boolean
  seen_at: string
  by_cookie: boolean
  by_header: boolean
}

const find = statement('session-find')`
  select s.id::int, s.user_id, u.username, u.role, u.email, s.seen_at, s.cookie_hash = $1 as by_cookie, s.header_hash = $2 as by_header,
    u.two_factor_required and not exists (
      select from two_factors f where f.user_id = u.id and f.confirmed_at is not null) as "lacksSecondFactor",
    ${ownRights}
  from sessions s join users u on u.id = s.user_id
  where (s.cookie_hash = $1 or s.header_hash = $2) and s.expires_at > $3::timestamptz and s.seen_at > $4::timestamptz and u.disabled_at is null`

/** What a page stores instead of the secret if its sign-out call failed (web/shell/signed-in.ts). */
const signedOut = 'ended'

/**
 * The account of the session that the secrets belong to. Ends the session if its page has signed out. Refuses (401) secrets of
 * different sessions or an invalid header secret, and (403) an account that lacks its second factor, unless
 * `beforeSecondFactor`.
 */
export async function findCaller(
  db: Queries,
  secrets: Secrets,
  now: Temporal.Instant,
  beforeSecondFactor?: true,
): Promise<Caller | undefined> {
  const { header, cookie } = secrets
  const rows = await db.run<Row>(find, [...hashesOf(secrets), now.toString(), idleSince(now)])
  const [row] = rows
  if (row && header === signedOut) await endSession(db, row.id)
  if (rows.length > 1 || (row && header && cookie && !(row.by_cookie && row.by_header)))
    throw new Refusal('not_signed_in', 'Your sign-in is not valid. Please sign in again.')
  if (!row) return undefined
  if (row.lacksSecondFactor && !beforeSecondFactor)
    throw new Refusal(
      'second_factor_missing',
      'Your account must have a second factor. Please set it up first.',
    )
  await touch(db, row, now)
  return {
    ...rightsOf(row.role, row),
    userId: row.user_id,
    username: row.username,
    role: row.role,
    sessionId: row.id,
    email: row.email,
    lacksSecondFactor: row.lacksSecondFactor,
  }
}

const hashesOf = ({ cookie, header }: Secrets): [string, string] => [
  cookie ? hashSecret(cookie) : '',
  header ? hashSecret(header) : '',
]
export const idleSince = (now: Temporal.Instant): string => now.subtract({ hours: idleDays * 24 }).toString()

/** Stores the last use at most once a minute, to avoid a write per call. */
async function touch(db: Queries, { id, seen_at }: Row, now: Temporal.Instant) {
  if (Temporal.Instant.compare(Temporal.Instant.from(seen_at).add({ minutes: 1 }), now) > 0) return
  await db.run(statement('session-touch')`update sessions set seen_at = $2 where id = $1`, [
    id,
    now.toString(),
  ])
}

/** Returns whether the session existed. */
export const endSession = async (db: Queries, sessionId: number): Promise<boolean> =>
  (await db.run(statement('session-end')`delete from sessions where id = $1 returning id`, [sessionId]))
    .length > 0

/** Ends all sessions of the secrets, even two different ones. */
export const endSessionsBy = (db: Queries, secrets: Secrets) =>
  db.run(
    statement('session-end-by')`delete from sessions where cookie_hash = $1 or header_hash = $2`,
    hashesOf(secrets),
  )

export const endOtherSessions = (db: Queries, userId: number, sessionId: number) =>
  db.run(statement('session-end-others')`delete from sessions where user_id = $1 and id <> $2`, [
    userId,
    sessionId,
  ])

/** Ends all sessions of an account; its open pages are notified at once, on all servers. */
export async function endSessionsOf(db: Queries, userId: number) {
  await db.run(statement('session-end-of')`delete from sessions where user_id = $1`, [userId])
  publishAccountChange(db, userId)
}

/** Makes the account's open pages check their session. */
export const publishAccountChange = (db: Queries, userId: number): void =>
  db.effect({ kind: 'feed', change: { type: 'account', id: String(userId), sector: 'main' } })
