import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './open.ts'

/** Thrown if the data that belong to the folder are missing or replaced by other data. */
export class OtherData extends Error {
  override readonly name = 'OtherData'
}

const identityFile = (dataDir: string): string => join(dataDir, 'merelend.id')

/** Refuses a folder whose database is gone, before an empty one is created in its place. Throws OtherData. */
export function refuseLostData(dataDir: string): void {
  const file = identityFile(dataDir)
  if (!existsSync(file) || existsSync(join(dataDir, 'db', 'PG_VERSION'))) return
  throw new OtherData(
    `The database of DATA_DIR ${dataDir} is gone: ${file} says that there was one. Put it back (is the right folder mounted?) or restore a backup with npm run admin -- restore FILE. To begin anew on purpose remove ${file}.`,
  )
}

/** Refuses a database that is not the folder's own. A folder without identity gets the database's. Throws OtherData. */
export async function refuseOtherData(db: Db, dataDir: string) {
  const file = identityFile(dataDir)
  const id = await idOf(db)
  if (!existsSync(file)) return writeIdentity(file, id)
  const expected = readFileSync(file, 'utf8').trim()
  if (expected !== id)
    throw new OtherData(
      `The database in DATA_DIR ${dataDir} is not the one that belongs there (${id}, expected ${expected}). Is the right folder mounted? To go on with this database on purpose remove ${file}.`,
    )
}

/** After a restore, gives the folder the identity of the restored data. */
export async function assignIdentity(db: Db, dataDir: string) {
  writeIdentity(identityFile(dataDir), await idOf(db))
}

async function idOf(db: Db): Promise<string> {
  const [row] = await db.run<{ id: string }>('select id::text from installation')
  return row!.id
}

const writeIdentity = (file: string, id: string): void =>
  writeFileSync(file, `${id}\n`, { mode: 0o600, flush: true })
