import type { House } from '#domain/house/house.ts'
import { houseOf } from '#domain/house/house-of-document.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Db, statement } from '../db/open.ts'
import { newestHouse, readRetired } from '../db/store-units.ts'
import { savedDraft } from './house-draft.ts'

type Published = { readonly version: number; readonly house: House }

/** The published houses. */
export type Houses = {
  /** The newest; frozen, and the same object until the next publish. */
  current(): Published
  /** An older one, by which a booking was sold. Refuses an unknown version. */
  at(version: number): Promise<House>
  /** Reads a house that another server published. */
  refresh(): Promise<void>
  /** Takes over a house that this server published. */
  take(published: Published): void
  /** The draft; the same object until it changes, undefined while it breaks a rule. */
  draft(): Promise<House | undefined>
  /** Called after `current` has changed; `shown` waits for the promise that it returns. */
  onChange(listener: (published: Published) => Promise<void>): () => void
  /** Resolves when the listeners' work for the current version is done. */
  shown(): Promise<void>
}

export async function openHouses(db: Db): Promise<Houses> {
  const first = await newestHouse(db)
  if (!first) throw new Error('The database has no house: it was not migrated')
  let newest: Published = first
  db.setHouse(first.house, first.version)
  const older = new Map<number, Promise<House>>()
  const listeners = new Set<(published: Published) => Promise<void>>()
  let shown: Promise<unknown> = Promise.resolve()

  let lastDraft: { key: string; house: House } | undefined

  const take = (published: Published) => {
    if (published.version <= newest.version) return
    newest = Object.freeze(published)
    db.setHouse(newest.house, newest.version)
    shown = Promise.all([...listeners].map((listener) => listener(newest)))
  }
  const read = async (version: number): Promise<House> => {
    const [row] = await db.run<{ document: unknown }>(
      statement('house_at')`select document from house_versions where number = $1`,
      [version],
    )
    if (!row) throw new Refusal('not_found', `There is no version ${version} of the house.`)
    return houseOf(row.document)
  }

  return {
    current: () => newest,
    at: async (version) => {
      if (version === newest.version) return newest.house
      const earlier = older.get(version)
      if (earlier) return earlier
      const house = read(version)
      older.set(version, house)
      house.catch(() => older.delete(version))
      return house
    },
    refresh: async () => {
      const published = await newestHouse(db, newest.version)
      if (!published) return
      await readRetired(db)
      take(published)
    },
    take,
    draft: async () => {
      const { version, house, problems } = await savedDraft(db)
      if (problems.length > 0) return undefined
      const key = `${version} ${newest.version}`
      if (lastDraft?.key !== key) lastDraft = { key, house: houseOf(house) }
      return lastDraft.house
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: async () => {
      await shown
    },
  }
}
