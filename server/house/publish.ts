import { counted } from '#domain/counted.ts'
import { fleetOf } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { pricesNow } from '#domain/house/prices-in-force.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import { closePlacesAgain, storeUnits } from '../db/store-units.ts'
import { checked, publishedNow } from './checked-house.ts'
import { type Author, changedMeanwhile, type DraftRow, lockDraft } from './house-draft.ts'
import { markKept, strandedOf, upcomingBookings } from './kept-bookings.ts'

type Publishing = Author & {
  note: string
  /** Publish even if the new house strands bookings; they stay as they are. */
  keepsStranded: boolean
}

/** Publishes the draft that was read as `version`; returns the number of the new house version. */
export async function publishDraft(tx: Queries, version: number, publishing: Publishing): Promise<number> {
  const row = await lockDraft(tx)
  if (row.version !== version) throw await changedMeanwhile(tx, row, { version, ...publishing })
  if (row.document === null) throw new Refusal('not_ready', 'There is no draft: nothing would change.')
  const published = await publishedNow(tx)
  if (row.baseVersion !== published.version)
    throw new Refusal(
      'changed_meanwhile',
      `Version ${published.version} was published after this draft was saved. Look at it and save the draft again.`,
      { version: row.version, published: published.version },
    )
  const { house, problems } = await checked(tx, row.document)
  if (!house) throw new Refusal('invalid_request', problems[0]!.message, { errors: problems, problems })
  const number = await publish(tx, pricesNow(house, publishing.now), publishing)
  await endDraft(tx, number, publishing)
  return number
}

const endDraft = (tx: Queries, number: number, { by, now }: Author) =>
  tx.run(
    `update house_draft set version = version + 1, previous = null, document = null, base_version = $1, by = $2, at = $3`,
    [number, by, now.toString()],
  )

/** Publishes a house without touching the locked draft; whoever has that open must read it again before the next save. */
export async function publishWithoutDraft(
  tx: Queries,
  draft: DraftRow,
  { house, ...publishing }: Publishing & { house: House },
): Promise<number> {
  const number = await publish(tx, house, publishing)
  if (draft.document === null) await endDraft(tx, number, publishing)
  else await tx.run('update house_draft set version = version + 1')
  return number
}

/** Stores a house as the next version, with its units; the commit notifies all servers. The draft must be locked. */
async function publish(tx: Queries, house: House, { by, now, note, keepsStranded }: Publishing) {
  const before = await publishedNow(tx)
  const change = { next: house, before: before.house }
  const upcoming = await upcomingBookings(tx, now)
  if (!keepsStranded) {
    const bookings = strandedOf(upcoming, change)
    if (bookings.length > 0)
      throw new Refusal(
        'strands_bookings',
        `${counted(bookings.length, 'upcoming booking')} could no longer be sold.`,
        { bookings },
      )
  }
  const number = before.version + 1
  await tx.run('insert into house_versions (number, document, by, at, note) values ($1, $2, $3, $4, $5)', [
    number,
    JSON.stringify(house),
    by,
    now.toString(),
    note,
  ])
  await markKept(tx, upcoming, change)
  await storeUnits(tx, fleetOf(house), now)
  await closePlacesAgain(tx, now)
  await tx.run(`select pg_notify('merelend_house', $1)`, [String(number)])
  tx.effect({ kind: 'availability' })
  tx.effect({ kind: 'house', published: { version: number, house } })
  return number
}
