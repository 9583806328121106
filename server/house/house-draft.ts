import { isDeepStrictEqual } from 'node:util'
import { changesBetween, unusualPrices } from '#domain/house/changes.ts'
import { checkHouse, type HouseProblem } from '#domain/house/check.ts'
import type { House } from '#domain/house/house.ts'
import { completed, houseOf } from '#domain/house/house-of-document.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { newestHouse } from '../db/stored-house.ts'
import { pictureProblems } from './picture-problems.ts'

const text = (statement: string) => ({ name: '', text: statement })

export type DraftView = {
  version: number
  house: House
  problems: HouseProblem[]
  changes: string[]
  unusualPrices: string[]
}
export type Saving = { by: string; now: Temporal.Instant }

export type DraftRow = {
  version: number
  document: unknown
  previous: unknown
  baseVersion: number
  by: string | null
  at: string | null
}

const select = `
  select version, document, previous, base_version as "baseVersion", by, at from house_draft`

/** The draft, locked by this transaction until it ends: saves and publishes wait for each other here. */
export const lockDraft = async (tx: Queries): Promise<DraftRow> =>
  (await tx.run<DraftRow>(text(`${select} for update`), []))[0]!

export async function publishedNow(db: Queries): Promise<{ version: number; house: House }> {
  const published = await newestHouse(db)
  if (!published) throw new Error('The database has no house: it was not migrated')
  return published
}

/** Every number that a unit ever had: retired units keep their row. */
async function takenNumbers(db: Queries): Promise<number[]> {
  const rows = await db.run<{ id: number }>(text('select id from units'), [])
  return rows.map(({ id }) => id)
}

export async function checked(db: Queries, document: unknown) {
  const { house: published } = await publishedNow(db)
  const found = checkHouse(document, { published, taken: await takenNumbers(db) })
  const problems = found.house
    ? [...(await pictureProblems(db, found.house)), ...(await zoneProblems(db, published, found.house))]
    : []
  return problems.length > 0 ? { problems } : found
}

/** Bookings are stored in the wall time of their place. */
async function zoneProblems(db: Queries, published: House, next: House): Promise<HouseProblem[]> {
  const moved = Object.keys(published.places).filter(
    (id) => published.places[id]!.zone !== next.places[id]!.zone,
  )
  if (moved.length === 0) return []
  const booked = await db.run<{ location: string }>(
    text('select distinct location from bookings where location = any($1::text[])'),
    [moved],
  )
  return booked.map(({ location }) => ({
    path: `places.${location}.zone`,
    message: 'There are bookings in this time zone: it cannot change',
  }))
}

export async function readDraft(db: Queries): Promise<DraftView> {
  const [row] = await db.run<DraftRow>(text(select), [])
  const { version, document } = row!
  const published = (await publishedNow(db)).house
  if (document === null) return { version, house: published, problems: [], ...compared(published, published) }
  const { problems } = await checked(db, document)
  const house = completed(document, published) as House
  return { version, house, problems, ...compared(published, house) }
}

const compared = (before: House, after: House) => ({
  changes: changesBetween(before, after),
  unusualPrices: unusualPrices(before, after),
})

/**
 * Saves the draft that was read as `version`; the same save sent again gets the answer of the first. Refuses an invalid one, and one
 * where another was saved or published meanwhile.
 */
export async function saveDraft(
  tx: Queries,
  { version, document }: { version: number; document: unknown },
  saving: Saving,
): Promise<DraftView> {
  const row = await lockDraft(tx)
  const { house, problems } = await checked(tx, document)
  if (row.version !== version) {
    const isNext = row.version === version + 1 && row.by === saving.by && row.document !== null
    if (isNext && isDeepStrictEqual(houseOf(row.document), house)) return readDraft(tx)
    throw await changedMeanwhile(tx, row, { version, by: saving.by })
  }
  if (!house) throw new Refusal('invalid_request', problems[0]!.message, { errors: problems, problems })
  return storeDraft(tx, house, saving)
}

/** Replaces the draft. */
export async function storeDraft(tx: Queries, house: House, { by, now }: Saving): Promise<DraftView> {
  const [saved] = await tx.run<{ version: number }>(
    text(`update house_draft set version = version + 1, previous = document, document = $1, by = $2, at = $3,
      base_version = (select max(number) from house_versions) returning version`),
    [JSON.stringify(house), by, now.toString()],
  )
  return { version: saved!.version, house, problems: [], ...compared((await publishedNow(tx)).house, house) }
}

/** Who saved or published in between, and what of it they changed. `seen`: the version that was read, and by whom. */
export async function changedMeanwhile(
  tx: Queries,
  row: DraftRow,
  seen: { version: number; by: string },
): Promise<Refusal> {
  const published = await publishedNow(tx)
  const now = row.document === null ? published.house : houseOf(row.document)
  const isNext = row.version === seen.version + 1 && row.previous !== null
  const before = isNext ? houseOf(row.previous) : row.document === null ? undefined : published.house
  const changes = before ? changesBetween(before, now) : []
  const what =
    changes.length > 0 ? `: ${changes.slice(0, 3).join('; ')}${changes.length > 3 ? ' …' : ''}` : ''
  const who = row.by === seen.by ? 'In another window you' : (row.by ?? 'Somebody')
  const act = row.document === null ? 'published the house' : 'changed the draft'
  return new Refusal('changed_meanwhile', `${who} ${act} meanwhile${what}. Read it again first.`, {
    by: row.by,
    at: row.at && iso(row.at),
    changes,
    version: row.version,
  })
}
