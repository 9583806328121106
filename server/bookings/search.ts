import { inArray } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import type { Queries, Statement } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { isReal, listedBookings } from './find.ts'
import { bookingRowOf } from './view.ts'

/** A few more than are shown, as unpaid holds among them are left out afterwards. */
const spare = 20

// All words are looked at, whatever their order: no index knows the middle of a name. See migrations/0005-blocks.sql. The
// patterns are an array, made once: as a list they would be made again for each row. What is past counts as if it were as
// far ahead: a number of seconds to sort by is a decimal one, and takes a hundred thousand rows three times as long.
const findWords: Statement = {
  name: 'find-words',
  text: `
  select booking_id as id from booking_words
  where sector = any($1::text[]) and words like all (array(
    select '%' || replace(replace(replace(plain(word), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' from unnest($2::text[]) as word))
  order by greatest(start_time, $3::timestamptz + ($3::timestamptz - start_time)) limit $4`,
}

/** Bookings of the caller's sectors whose name, e-mail, phone or reference holds all words of `q`, the nearest in time first. */
export async function searchBookings(
  db: Queries,
  caller: Caller,
  { q, limit }: { q: string; limit: number },
  now: Temporal.Instant,
): Promise<BookingRow[]> {
  const found = await db.run<{ id: string }>(findWords, [
    [...caller.sectors],
    wordsOf(q),
    now.toString(),
    limit + spare,
  ])
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await listedBookings(db, inArray(bookings.id, ids), isReal(now))
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows
    .sort((one, other) => place.get(one.id)! - place.get(other.id)!)
    .slice(0, limit)
    .map(bookingRowOf)
}

const fewestDigits = 3

/** A phone number is looked for by its digits, however it was typed; all else by its words. */
function wordsOf(q: string): string[] {
  const digits = q.replaceAll(/\D/g, '')
  const isPhone = /^[\d\s()+./-]+$/.test(q) && digits.length >= fewestDigits
  return isPhone ? [digits] : q.split(/\s+/).filter((word) => word !== '')
}
