import { changesBetween } from '#domain/house/changes.ts'
import type { House } from '#domain/house/house.ts'
import { completed, houseOf } from '#domain/house/house-of-document.ts'
import { pricesNow } from '#domain/house/prices-in-force.ts'
import { restored } from '#domain/house/restored.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { Refusal } from '#domain/refusal.ts'
import { instantFrom, iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { bookedInOtherZone, checked, publishedNow } from './checked-house.ts'
import { type Author, changedMeanwhile, type DraftView, lockDraft, storeDraft } from './house-draft.ts'

type Version = { version: number; by: string; at: string; note: string; changes: string[] }
type Row = Omit<Version, 'changes'> & { document: unknown; before: unknown }

const maxListed = 100

const select = `
  select v.number as version, v.by, v.at, v.note, v.document, b.document as before
  from house_versions v left join house_versions b on b.number = v.number - 1`

const versionOf = ({ document, before, at, version, by, note }: Row): Version => ({
  version,
  by,
  at: iso(at),
  note,
  changes: before === null ? [] : changesBetween(housePublished(before, at), housePublished(document, at)),
})

/** The house with the prices in force when it was published. */
const housePublished = (document: unknown, at: string): House =>
  pricesNow(completed(document, theHouse) as House, instantFrom(at))

/** The published versions, newest first. */
export async function listVersions(db: Queries): Promise<Version[]> {
  const rows = await db.run<Row>(`${select} order by v.number desc limit ${maxListed}`)
  return rows.map(versionOf)
}

async function requireVersion(db: Queries, number: number): Promise<Row> {
  const [row] = await db.run<Row>(`${select} where v.number = $1`, [number])
  if (!row) throw new Refusal('not_found', 'There is no such version.')
  return row
}

/** A published house, and how it differs from the one in force if it is restored. Refuses 'not_found'. */
export async function readVersion(
  db: Queries,
  number: number,
  now: Temporal.Instant,
): Promise<Version & { house: House; changesIfRestored: string[] }> {
  const row = await requireVersion(db, number)
  const { document, current } = await documentToRestore(db, row, now)
  return {
    ...versionOf(row),
    house: completed(row.document, theHouse) as House,
    changesIfRestored: changesBetween(pricesNow(current, now), document),
  }
}

/** The house of a version with the prices of today and what must stay; `booked`: places that keep their time zone. */
async function documentToRestore(db: Queries, { document }: Row, now: Temporal.Instant) {
  const older = houseOf(completed(document, theHouse) as House)
  const { house: current } = await publishedNow(db)
  const booked = await bookedInOtherZone(db, current, older)
  return { document: pricesNow(restored(older, current, { now, booked }), now), current, booked }
}

/** `seen`: the draft version to replace (R-H2); without it the current one. */
type Restoring = { number: number; seen?: number | undefined }

/** Replaces the draft by a published house. `kept`: what could not be restored, in words. */
export async function restoreVersion(
  tx: Queries,
  { number, seen }: Restoring,
  saving: Author,
): Promise<DraftView & { kept: string[] }> {
  const version = await requireVersion(tx, number)
  const row = await lockDraft(tx)
  if (seen !== undefined && row.version !== seen)
    throw await changedMeanwhile(tx, row, { version: seen, ...saving })
  const { document, booked } = await documentToRestore(tx, version, saving.now)
  // If later changes conflict with it, the owner corrects the draft, as versions cannot be changed.
  const { house = document, problems } = await checked(tx, document)
  const kept = booked.map(
    (id) => `${house.places[id]!.name} keeps its current time zone, as it has bookings.`,
  )
  return { ...(await storeDraft(tx, house, saving)), problems, kept }
}
