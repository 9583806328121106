import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../db/open.ts'

/** 128 random bits as they stand in an address. */
const tokenBytes = 16
const tokenShape = /^[\w-]{22}$/

/** The text decides, not the bits that it stands for: no second spelling opens anything. */
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
 * A new link to the customer's own page of a booking, as a path (`/b/…`). Only its hash is kept: it is told this once, and
 * each message carries one of its own. Links of one booking live side by side, as long as the booking.
 */
export async function newOwnLink(db: Queries, bookingId: string, now: Temporal.Instant): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await db.run(add, [hashOf(token), bookingId, now.toString()])
  return `/b/${token}`
}

/** The id of the booking that a link opens; what cannot be a link asks the database nothing. */
export async function findByLink(db: Queries, token: string): Promise<string | undefined> {
  if (!tokenShape.test(token)) return undefined
  const [found] = await db.run<{ bookingId: string }>(find, [hashOf(token)])
  return found?.bookingId
}

/** From now on no link opens these bookings. */
export const endOwnLinks = (tx: Queries, bookingIds: readonly string[]) => tx.run(end, [bookingIds])
