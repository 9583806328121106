import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../db/open.ts'

/** 128 random bits, as in an address. */
const tokenBytes = 16
const tokenShape = /^[\w-]{22}$/

/** Hashes the text, not the decoded bits: no second spelling of a token opens anything. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const add = {
  name: 'own-link-add',
  text: 'insert into booking_links (hash, booking_id, created_at) values ($1, $2, $3)',
}
const find = {
  name: 'own-link-find',
  text: 'select booking_id as "bookingId" from booking_links where hash = $1',
}
const end = { name: 'own-links-end', text: 'delete from booking_links where booking_id = any($1::text[])' }

/**
 * A new link to the customer's own page of a booking, as a path (`/b/…`). Only its hash is stored, so it is returned this once,
 * and each message carries a new one. The links of one booking are all valid, as long as the booking exists.
 */
export async function newOwnLink(db: Queries, bookingId: string, now: Temporal.Instant): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await db.run(add, [hashOf(token), bookingId, now.toString()])
  return `/b/${token}`
}

/** The id of the booking that a link opens; an impossible token causes no query. */
export async function findByLink(db: Queries, token: string): Promise<string | undefined> {
  if (!tokenShape.test(token)) return undefined
  const [found] = await db.run<{ bookingId: string }>(find, [hashOf(token)])
  return found?.bookingId
}

/** Ends all links of these bookings. */
export const endOwnLinks = (tx: Queries, bookingIds: readonly string[]) => tx.run(end, [bookingIds])
