import { inArray } from 'drizzle-orm'
import type { BookingRow } from '#contract/views.ts'
import type { Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import { listedOf, selectListed } from './select-listed.ts'
import { bookingRowOf } from './view.ts'

// A dashboard reads up to a thousand bookings again whenever one of them changed. The database tells which version of each
// there is; one that is known in that version is neither read nor told anew, and as the same object not written anew either.

const mostKnown = 5_000

type CachedRow = { version: number; row: BookingRow }

/** What is known of the rows of each database; a transaction is one of its own and knows nothing. */
const knownOf = new WeakMap<Queries, Map<string, CachedRow>>()

/** These bookings as staff see them, in their order; one that is gone meanwhile is missing. Its objects are shared: read only. */
export async function cachedRows(
  db: Queries,
  wanted: readonly { id: string; version: number }[],
): Promise<BookingRow[]> {
  const known = await knowing(db, wanted)
  return wanted.flatMap(({ id }) => known.get(id)?.row ?? [])
}

async function knowing(
  db: Queries,
  wanted: readonly { id: string; version: number }[],
): Promise<ReadonlyMap<string, CachedRow>> {
  const known = knownOf.get(db) ?? new Map<string, CachedRow>()
  const unknown = wanted.filter(({ id, version }) => known.get(id)?.version !== version).map(({ id }) => id)
  if (unknown.length === 0) return known
  const rows = await selectListed(db).where(inArray(bookings.id, unknown))
  const next = known.size + rows.length > mostKnown ? new Map(entriesOf(known, wanted)) : known
  for (const id of unknown) next.delete(id)
  for (const row of rows)
    next.set(row.booking.id, {
      version: row.booking.rowVersion,
      row: bookingRowOf(db.house(), listedOf(row)),
    })
  knownOf.set(db, next)
  return next
}

const entriesOf = (
  known: ReadonlyMap<string, CachedRow>,
  wanted: readonly { id: string }[],
): [string, CachedRow][] =>
  wanted.flatMap(({ id }) => {
    const entry = known.get(id)
    return entry ? [[id, entry] as [string, CachedRow]] : []
  })
