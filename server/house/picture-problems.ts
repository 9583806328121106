import type { House } from '#domain/house/house.ts'
import type { ShownPicture } from '#domain/house/house-fields.ts'
import { isOwnPicture } from '#domain/picture.ts'
import type { Queries } from '../db/open.ts'

/** Which of these pictures were never uploaded here. */
export async function missingPictures(db: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await db.run<{ picture: string }>(
    'select distinct picture from picture_files where picture = any($1)',
    [ids],
  )
  return ids.filter((id) => !rows.some(({ picture }) => picture === id))
}

export async function pictureProblems(db: Queries, { activities, units, club, landing }: House) {
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
