import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import { type Queries, statement } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { findBooking } from './find.ts'

/** The booking that a link opens. Refuses 'not_found', with the same words for every wrong token. */
export async function requireByLink(db: Queries, token: string): Promise<BookingRecord> {
  const id = await findByLink(db, token)
  const booking = id === undefined ? undefined : await findBooking(db, id)
  if (!booking)
    throw new Refusal('not_found', 'This link opens no booking. Look for a newer mail from us, or call us.')
  return booking
}

const tokenBytes = 16
const tokenShape = /^[\w-]{22}$/

/** Hashes the text, not the decoded bits, so that no other spelling of a token is valid. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const add = statement('own-link-add')`
  insert into booking_links (hash, booking_id, created_at) values ($1, $2, $3)`
const find = statement('own-link-find')`select booking_id as "bookingId" from booking_links where hash = $1`
const end = statement('own-links-end')`delete from booking_links where booking_id = any($1::text[])`

/**
 * A new link to the booking's own page, as a path (`/b/…`). Only its hash is stored, so it cannot be read again and each message
 * gets a new one. All links of a booking stay valid as long as the booking exists.
 */
export async function newOwnLink(db: Queries, bookingId: string, now: Temporal.Instant): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await db.run(add, [hashOf(token), bookingId, now.toString()])
  return `/b/${token}`
}

/** The id of the booking that a link opens; a malformed token causes no query. */
export async function findByLink(db: Queries, token: string): Promise<string | undefined> {
  if (!tokenShape.test(token)) return undefined
  const [found] = await db.run<{ bookingId: string }>(find, [hashOf(token)])
  return found?.bookingId
}

export const endOwnLinks = (tx: Queries, bookingIds: readonly string[]) => tx.run(end, [bookingIds])
