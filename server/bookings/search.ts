import { inArray } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import type { Queries, Statement } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { isReal, listedBookings } from './find.ts'
import { rowFor } from './view.ts'

/** A few more than are shown, as unpaid holds among them are left out afterwards. */
const spare = 20

// All words are compared, whatever their order: no index finds the middle of a name. See migrations/0005-blocks.sql. The
// patterns are an array, made once: as a list they would be made again for each row. A past start is ordered as if it were as
// far ahead; `date_part` is a float, while the seconds of `extract` are decimals and take a hundred thousand rows three times
// as long.
const findWords = (isLimited: boolean): Statement => ({
  name: isLimited ? 'find-words-at' : 'find-words',
  text: `
  select booking_id as id from booking_words
  where start_time between $3::timestamptz and $4::timestamptz and sector = any($1::text[]) and words like all (array(
    select '%' || replace(replace(replace(plain(word), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' from unnest($2::text[]) as word))
    ${isLimited ? 'and exists (select 1 from bookings b where b.id = booking_id and b.location = any($7::text[]))' : ''}
  order by abs(date_part('epoch', start_time) - $5::float8) limit $6`,
})

/** Here most are found who are looked for; and a word that half of all bookings hold need not be put in order for all of them. */
const near = { hours: 24 * 30 }

async function findIds(
  db: Queries,
  caller: Caller,
  { words, most, now }: { words: string[]; most: number; now: Temporal.Instant },
): Promise<string[]> {
  const between = async (from: string, to: string) =>
    (
      await db.run<{ id: string }>(findWords(caller.places !== null), [
        [...caller.sectors],
        words,
        from,
        to,
        now.epochMilliseconds / 1_000,
        most,
        ...(caller.places === null ? [] : [[...caller.places]]),
      ])
    ).map(({ id }) => id)
  const ids = await between(now.subtract(near).toString(), now.add(near).toString())
  return ids.length < most ? between('-infinity', 'infinity') : ids
}

/**
 * Bookings of the caller's sectors and places whose name, e-mail, phone or reference holds all words of `q`, the nearest in
 * time first.
 */
export async function searchBookings(
  db: Queries,
  caller: Caller,
  { q, limit }: { q: string; limit: number },
  now: Temporal.Instant,
): Promise<BookingRow[]> {
  const ids = await findIds(db, caller, { words: wordsOf(q), most: limit + spare, now })
  if (ids.length === 0) return []
  const rows = await listedBookings(db, inArray(bookings.id, ids), isReal(now))
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows
    .sort((one, other) => place.get(one.id)! - place.get(other.id)!)
    .slice(0, limit)
    .map((row) => rowFor(caller, db.house(), row))
}

const fewestDigits = 3

/** A phone number is looked for by its digits, however it was typed; all else by its words. */
function wordsOf(q: string): string[] {
  const digits = q.replaceAll(/\D/g, '')
  const isPhone = /^[\d\s()+./-]+$/.test(q) && digits.length >= fewestDigits
  return isPhone ? [digits] : q.split(/\s+/).filter((word) => word !== '')
}
