import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'
import { type Queries, statement } from '../db/open.ts'
import { problemOf } from './errors.ts'

// A stored reply may contain a payment's secret. It is encrypted with the key of the first request, of which the database has
// only a hash.

const nonceBytes = 12
const tagBytes = 16

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'merelend kept answer', 32))

/** Encrypts text; only the same secret decrypts it. */
export function seal(text: string, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts text sealed with the same secret. Throws for another secret or changed bytes. */
export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const opener = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes))
  opener.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opener.update(bytes.subarray(nonceBytes + tagBytes)), opener.final()]).toString(
    'utf8',
  )
}

type Answer = { status: number; reply: unknown }
type Keyed = { db: Queries; now: Temporal.Instant; path: string; key: string; who?: number; body: unknown }
type Stored = { body_hash: string; status: number | null; reply: unknown }

/** A claim without a reply after this time is taken over, as its process has died. */
const staleSeconds = 60
const keepHours = 48

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Temporary refusals: the bank has not decided yet, or another card may work. */
const passing = new Set<string>(['payment_pending', 'payment_failed'] satisfies RefusalCode[])

/**
 * Whether the key is a random UUID, which only its sender knows. Then a form is booked once even if the visitor signs in or out
 * between a lost reply and the retry.
 */
export const isRandomKey = (key: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(key)

/**
 * The same key and body from the same person repeat the first reply; another body or id gives 422, a key in progress 409 with
 * Retry-After. `work` receives an idempotency key under which it stores its result, so that it is found even if the process died before
 * the reply was stored.
 */
export async function withIdempotencyKey(
  { db, now, path, key, who, body }: Keyed,
  work: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Refusal('invalid_request', 'Idempotency-Key wants 1 to 200 plain characters')
  const secret = `${path} ${who ?? ''} ${key}`
  const idempotencyKey = hash(secret)
  const bodyHash = hash(JSON.stringify(body ?? null))
  const before = await claim(db, idempotencyKey, bodyHash, now)
  if (before) return replay(before, bodyHash, secret)
  try {
    const answer = await work(idempotencyKey)
    await storeAnswer(db, { idempotencyKey, secret }, answer)
    return answer
  } catch (error) {
    await settle(db, { idempotencyKey, secret }, error).catch(() => unsettled.add(idempotencyKey))
    throw error
  }
}

/** Keys that failed while the database was away: no longer in progress, though their rows say so. */
const unsettled = new Set<string>()

async function settle(db: Queries, { idempotencyKey, secret }: SecretKey, error: unknown) {
  const { body: problem } = problemOf(error)
  // Temporary failures are not stored, so that the key can be tried again.
  if (problem.status === 429 || problem.status === 400) await deleteClaim(db, idempotencyKey)
  else if (problem.status >= 500 || passing.has(problem.code)) await expireClaim(db, idempotencyKey)
  else await storeAnswer(db, { idempotencyKey, secret }, { status: problem.status, reply: problem })
}

function replay(stored: Stored, bodyHash: string, secret: string): Answer {
  if (stored.body_hash !== bodyHash)
    throw new Refusal('idempotency_mismatch', mismatchText(answerIn(stored, secret)))
  const answer = answerIn(stored, secret)
  if (!answer) throw stillWorking()
  return answer
}

function answerIn({ status, reply }: Stored, secret: string): Answer | undefined {
  if (status === null) return undefined
  // Earlier versions stored replies unsealed.
  return { status, reply: typeof reply === 'string' ? JSON.parse(unseal(reply, secret)) : reply }
}

/** For a visitor who got no reply, changed an entry and sent again: they may want both and may not know of the first. */
function mismatchText(first: Answer | undefined): string {
  const { reference } = (first?.reply ?? {}) as { reference?: string }
  return reference
    ? `Your earlier try has arrived: ${reference}, without what you changed since. To send this one too, send it again.`
    : 'An earlier try was sent with other entries. To send this one too, send it again.'
}

const stillWorking = () =>
  new Refusal('still_working', 'The first request with this key is still being worked on.', {
    retryAfterSeconds: 1,
  })

/** Claims the key for this request and returns undefined, else returns the stored reply. */
async function claim(db: Queries, key: string, bodyHash: string, now: Temporal.Instant) {
  // Removed from the set first, so that only one of two concurrent requests releases the row.
  if (unsettled.delete(key))
    await expireClaim(db, key).catch((error: unknown) => {
      unsettled.add(key)
      throw error
    })
  const stale = now.subtract({ seconds: staleSeconds }).toString()
  for (let index = 0; index < maxClaims; index++) {
    const claimed = await db.run(claimText, [key, bodyHash, now.toString(), stale])
    if (claimed.length === 1) return undefined
    const [stored] = await db.run<Stored>(read, [key])
    if (stored) return stored
    // The other request was refused and released the key between the two statements, so it is free now.
  }
  throw stillWorking()
}

/** Each further try means that another request took and released the key in between. */
const maxClaims = 5

const read = statement('once-read')`select body_hash, status, reply from idempotency_keys where key = $1`

const claimText = statement('once-claim')`
  insert into idempotency_keys (key, body_hash, claimed_at) values ($1, $2, $3)
  on conflict (key) do update set claimed_at = excluded.claimed_at
  where idempotency_keys.status is null and idempotency_keys.claimed_at < $4::timestamptz and idempotency_keys.body_hash = excluded.body_hash
  returning key`

type SecretKey = { idempotencyKey: string; secret: string }

const storeAnswer = (db: Queries, { idempotencyKey, secret }: SecretKey, { status, reply }: Answer) =>
  db.run(statement('once-keep')`update idempotency_keys set status = $2, reply = $3::jsonb where key = $1`, [
    idempotencyKey,
    status,
    JSON.stringify(seal(JSON.stringify(reply ?? null), secret)),
  ])

/** Lets the key be claimed again for the same body only, because what was stored before the failure belongs to that body. */
const expireClaim = (db: Queries, key: string) =>
  db.run(
    statement('once-expire')`
      update idempotency_keys set claimed_at = claimed_at - interval '${staleSeconds + 1} seconds' where key = $1 and status is null`,
    [key],
  )

const deleteClaim = (db: Queries, key: string) =>
  db.run(statement('once-forget')`delete from idempotency_keys where key = $1 and status is null`, [key])

/** Removes keys older than two days. */
export const sweepKeys = (db: Queries, now: Temporal.Instant) =>
  db.run(statement('once-sweep')`delete from idempotency_keys where claimed_at < $1::timestamptz`, [
    now.subtract({ hours: keepHours }).toString(),
  ])
