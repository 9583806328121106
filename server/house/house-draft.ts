import { isDeepStrictEqual } from 'node:util'
import { changesBetween, unusualPrices } from '#domain/house/changes.ts'
import type { HouseProblem } from '#domain/house/check.ts'
import type { House } from '#domain/house/house.ts'
import { completed, houseOf } from '#domain/house/house-of-document.ts'
import { pricesNow } from '#domain/house/prices-in-force.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { checked, publishedNow } from './checked-house.ts'

export type DraftView = {
  version: number
  house: House
  problems: HouseProblem[]
  changes: string[]
  unusualPrices: string[]
}
export type Author = { by: string; now: Temporal.Instant }

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

/** Reads and locks the draft until the transaction ends, so that saves and publishes run one after another. */
export const lockDraft = async (tx: Queries): Promise<DraftRow> =>
  (await tx.run<DraftRow>(`${select} for update`))[0]!

/** The saved draft and the published house; without a saved draft it is the published house. */
export async function savedDraft(db: Queries) {
  const [row] = await db.run<DraftRow>(select)
  const { version, document } = row!
  const published = (await publishedNow(db)).house
  if (document === null) return { version, published, house: published, problems: [] }
  const { problems } = await checked(db, document)
  return { version, published, house: completed(document, published) as House, problems }
}

/** The draft with prices in force moved into the lists, so that changing a list changes what guests pay. */
export async function readDraft(db: Queries, now: Temporal.Instant): Promise<DraftView> {
  const { version, published, house, problems } = await savedDraft(db)
  return { ...viewed({ version, house, problems }, published, now), house: pricesNow(house, now) }
}

/** The reply to a save keeps its seasons: one that begins today must not vanish from the editor while being typed. */
function viewed(
  { house, ...draft }: Pick<DraftView, 'version' | 'house' | 'problems'>,
  published: House,
  now: Temporal.Instant,
): DraftView {
  const [before, after] = [pricesNow(published, now), pricesNow(house, now)]
  const changes = changesBetween(before, after)
  return { ...draft, house, changes, unusualPrices: unusualPrices(before, after) }
}

/**
 * Saves a draft that is based on `version`; a repeated save gets the first one's reply. Refuses an invalid draft, and one if
 * another was saved or published meanwhile.
 */
export async function saveDraft(
  tx: Queries,
  { version, document }: { version: number; document: unknown },
  saving: Author,
): Promise<DraftView> {
  const row = await lockDraft(tx)
  const { house, problems } = await checked(tx, document)
  if (row.version !== version) {
    const isNext = row.version === version + 1 && row.by === saving.by && row.document !== null
    if (isNext && isDeepStrictEqual(houseOf(row.document), house)) return readDraft(tx, saving.now)
    throw await changedMeanwhile(tx, row, { version, ...saving })
  }
  if (!house) throw new Refusal('invalid_request', problems[0]!.message, { errors: problems, problems })
  return storeDraft(tx, house, saving)
}

export async function storeDraft(tx: Queries, house: House, { by, now }: Author): Promise<DraftView> {
  const [saved] = await tx.run<{ version: number }>(
    `update house_draft set version = version + 1, previous = document, document = $1, by = $2, at = $3,
      base_version = (select max(number) from house_versions) returning version`,
    [JSON.stringify(house), by, now.toString()],
  )
  const { house: published } = await publishedNow(tx)
  return viewed({ version: saved!.version, house, problems: [] }, published, now)
}

/** Who saved or published in between and what they changed. `seen`: the version that was read, and by whom. */
export async function changedMeanwhile(
  tx: Queries,
  row: DraftRow,
  seen: Author & { version: number },
): Promise<Refusal> {
  const published = await publishedNow(tx)
  if (row.document !== null && row.baseVersion !== published.version)
    return new Refusal(
      'changed_meanwhile',
      `Version ${published.version} was published meanwhile. Load the draft again first.`,
      { by: row.by, at: row.at && iso(row.at), changes: [], version: row.version },
    )
  const now = row.document === null ? published.house : houseOf(row.document)
  const isNext = row.version === seen.version + 1 && row.previous !== null
  const before = isNext ? houseOf(row.previous) : row.document === null ? undefined : published.house
  const changes = before ? changesBetween(pricesNow(before, seen.now), pricesNow(now, seen.now)) : []
  const what =
    changes.length > 0 ? `: ${changes.slice(0, 3).join('; ')}${changes.length > 3 ? ' …' : ''}` : ''
  const who = row.by === seen.by ? 'In another window you' : (row.by ?? 'Somebody')
  const act = row.document === null ? 'published the house' : 'changed the draft'
  return new Refusal('changed_meanwhile', `${who} ${act} meanwhile${what}. Load it again first.`, {
    by: row.by,
    at: row.at && iso(row.at),
    changes,
    version: row.version,
  })
}
