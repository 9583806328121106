import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { StoredPart } from './view.ts'
import { storedPartOf } from './view.ts'

// A dashboard reads up to a thousand bookings again whenever one of them changed. The database tells of each row which version
// it is (xmin: who wrote it last); a row that is known in that version is not read and told anew.

const mostKnown = 5_000

type Known = { version: string; part: StoredPart }

/** What is known of the rows of each database; a transaction is one of its own and knows nothing. */
const knownOf = new WeakMap<Queries, Map<string, Known>>()

export const versionOfRow = sql<string>`bookings.xmin::text`

/** What is stored of each of these bookings, by id; one that is gone meanwhile is missing. */
export async function storedParts(
  db: Queries,
  wanted: readonly { id: string; version: string }[],
): Promise<ReadonlyMap<string, Known>> {
  const known = knownOf.get(db) ?? new Map<string, Known>()
  const unknown = wanted.filter(({ id, version }) => known.get(id)?.version !== version).map(({ id }) => id)
  if (unknown.length === 0) return known
  const rows = await db.orm
    .select({ booking: bookings, version: versionOfRow })
    .from(bookings)
    .where(inArray(bookings.id, unknown))
  const next = known.size + rows.length > mostKnown ? new Map(entriesOf(known, wanted)) : known
  for (const id of unknown) next.delete(id)
  for (const { booking, version } of rows) next.set(booking.id, { version, part: storedPartOf(booking) })
  knownOf.set(db, next)
  return next
}

const entriesOf = (known: ReadonlyMap<string, Known>, wanted: readonly { id: string }[]): [string, Known][] =>
  wanted.flatMap(({ id }) => {
    const entry = known.get(id)
    return entry ? [[id, entry] as [string, Known]] : []
  })
