import { checkHouse, type HouseProblem } from '#domain/house/check.ts'
import type { House } from '#domain/house/house.ts'
import type { ShownPicture } from '#domain/house/house-fields.ts'
import { isOwnPicture } from '#domain/picture.ts'
import type { Queries } from '../db/open.ts'
import { newestHouse } from '../db/store-units.ts'

export async function publishedNow(db: Queries): Promise<{ version: number; house: House }> {
  const published = await newestHouse(db)
  if (!published) throw new Error('The database has no house: it was not migrated')
  return published
}

/** All unit numbers ever used: retired units keep their row. */
async function takenNumbers(db: Queries): Promise<number[]> {
  const rows = await db.run<{ id: number }>('select id from units')
  return rows.map(({ id }) => id)
}

/**
 * Parses a document into a house, or returns its problems, including those that depend on stored pictures, units and bookings.
 */
export async function checked(db: Queries, document: unknown) {
  const { house: published } = await publishedNow(db)
  const found = checkHouse(document, { published, taken: await takenNumbers(db) })
  const problems = found.house
    ? [...(await pictureProblems(db, found.house)), ...(await zoneProblems(db, published, found.house))]
    : []
  return problems.length > 0 ? { problems } : found
}

async function zoneProblems(db: Queries, published: House, next: House): Promise<HouseProblem[]> {
  return (await bookedInOtherZone(db, published, next)).map((location) => ({
    path: `places.${location}.zone`,
    message: 'This time zone has bookings and cannot change',
  }))
}

/** Places whose time zone differs from the published house although bookings are stored in it. */
export async function bookedInOtherZone(db: Queries, published: House, house: House): Promise<string[]> {
  const moved = Object.keys(house.places).filter(
    (id) => published.places[id] && published.places[id].zone !== house.places[id]!.zone,
  )
  if (moved.length === 0) return []
  const booked = await db.run<{ location: string }>(
    'select distinct location from bookings where location = any($1::text[])',
    [moved],
  )
  return booked.map(({ location }) => location)
}

/** Which of these pictures were never uploaded here. */
export async function missingPictures(db: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await db.run<{ picture: string }>(
    'select distinct picture from picture_files where picture = any($1)',
    [ids],
  )
  return ids.filter((id) => !rows.some(({ picture }) => picture === id))
}

async function pictureProblems(db: Queries, { activities, units, club, landing }: House) {
  const parts: Record<string, object> = {
    ...under('activities', activities),
    ...under('units', units),
    club,
    landing,
  }
  const shown = Object.entries(parts).flatMap(([path, part]) => {
    const { picture } = part as { picture?: ShownPicture }
    return picture && isOwnPicture(picture.id) ? [{ path: `${path}.picture.id`, id: picture.id }] : []
  })
  if (shown.length === 0) return []
  const missing = await missingPictures(
    db,
    shown.map(({ id }) => id),
  )
  return shown
    .filter(({ id }) => missing.includes(id))
    .map(({ path }) => ({ path, message: 'There is no such picture: upload it first' }))
}

const under = (name: string, things: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(things).map(([id, thing]) => [`${name}.${id}`, thing]))
