import { inArray } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import type { Queries, Statement } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { isSeenByStaff, listedBookings } from './find.ts'
import { rowFor } from './view.ts'

/** Extra rows to read, because unpaid holds are filtered out afterwards. */
const spare = 20

// All words are scanned, because no index finds the middle of a name (see migrations/0005-blocks.sql). The patterns are an
// array, which is built once; a list would be rebuilt for each row. Starts are ordered by distance from now. `date_part` returns
// a float; `extract` returns a decimal and takes three times as long on a hundred thousand rows.
const findWords = (isLimited: boolean): Statement => ({
  name: isLimited ? 'find-words-at' : 'find-words',
  text: `
  select booking_id as id from booking_words
  where sector = any($1::text[]) and words like all (array(
    select '%' || replace(replace(replace(plain(word), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' from unnest($2::text[]) as word))
    ${isLimited ? 'and exists (select 1 from bookings b where b.id = booking_id and b.location = any($5::text[]))' : ''}
  order by abs(date_part('epoch', start_time) - $3::float8) limit $4`,
})

async function findIds(
  db: Queries,
  caller: Caller,
  { words, most, now }: { words: string[]; most: number; now: Temporal.Instant },
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(findWords(caller.places !== null), [
    [...caller.sectors],
    words,
    now.epochMilliseconds / 1_000,
    most,
    ...(caller.places === null ? [] : [[...caller.places]]),
  ])
  return rows.map(({ id }) => id)
}

/** Bookings in the caller's scope whose name, e-mail, phone or reference contain all words of `q`, nearest in time first. */
export async function searchBookings(
  db: Queries,
  caller: Caller,
  { q, limit }: { q: string; limit: number },
  now: Temporal.Instant,
): Promise<BookingRow[]> {
  const words = wordsOf(q)
  const ids = words.length === 0 ? [] : await findIds(db, caller, { words, most: limit + spare, now })
  if (ids.length === 0) return []
  const rows = await listedBookings(db, inArray(bookings.id, ids), isSeenByStaff(now))
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows
    .sort((one, other) => place.get(one.id)! - place.get(other.id)!)
    .slice(0, limit)
    .map((row) => rowFor(caller, db.house(), row))
}

const minDigits = 3

/** A phone number is searched by its digits, however it was typed; anything else by its words. */
function wordsOf(q: string): string[] {
  const digits = digitsOf(q) ?? ''
  return digits.length >= minDigits ? [digits] : q.split(/\s+/).map(plainWord).filter(Boolean)
}

// Country calling codes (ITU-T E.164).
const abroad = /^(?:\+|00)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})0*(?=\d{3})|^0+/

/** The digits of a phone number without country code and leading zeros, as it may be typed +49 170 …, +49 (0)170 … or 0170 …. */
const digitsOf = (text: string): string | undefined =>
  /^[\d\s()+./-]+$/.test(text)
    ? text
        .replaceAll(/[^\d+]/g, '')
        .replace(abroad, '')
        .replaceAll('+', '')
    : undefined

/** Without surrounding punctuation; a reference also without its letters, as people type it with any dash or none. */
const plainWord = (word: string): string =>
  digitsOf(word) ??
  word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/^ml[-–]?(?=[0-9a-z]{5}$)/i, '')
