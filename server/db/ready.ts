import { setTimeout as pause } from 'node:timers/promises'
import { FolderTaken } from './data-folder.ts'
import { restoreDemo } from './demo-data.ts'
import { hostNames } from './hosts.ts'
import { refuseLostData, refuseOtherData } from './identity.ts'
import { isMigrated, migrate } from './migrate.ts'
import { type Db, openDb, type Where } from './open.ts'
import { seedDemo } from './seed/demo.ts'
import { readOnly } from './server-pool.ts'
import { isUnavailable } from './sql-state.ts'

type ReadyOptions = {
  demo: boolean
  now: Temporal.Instant
  hashPassword: (password: string) => Promise<string>
  notice?: (line: string) => void
  /** How long to wait for a database that is away. */
  patienceMs?: number
}

const lookAgainMs = 500

/** Thrown if the database stayed away for the whole waiting time. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/**
 * Opens the database, migrates it and, in the demo, fills an empty one. Throws the errors of openDb, OtherData and DatabaseUnavailable.
 */
export async function openReadyDb(
  where: Where,
  { demo, now, hashPassword, notice = () => undefined, patienceMs = 0 }: ReadyOptions,
): Promise<Db> {
  if (where.kind === 'embedded') refuseLostData(where.dataDir)
  const db = await openWhenFree(where, patienceMs)
  try {
    if (where.kind === 'postgres') await untilThere(db, { at: hostNames(where.url), notice, patienceMs })
    await migrate(db, { notice })
    if (where.kind === 'embedded') await refuseOtherData(db, where.dataDir)
    if (demo) {
      await restoreDemo(db)
      await seedDemo(db, now, hashPassword)
    }
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

const dyingMs = 5_000

/** Opens the database; waits a moment if a server that is shutting down still holds the folder. */
async function openWhenFree(where: Where, patienceMs: number): Promise<Db> {
  const end = performance.now() + Math.min(patienceMs, dyingMs)
  for (;;) {
    try {
      return await openDb(where)
    } catch (error) {
      if (!(error instanceof FolderTaken) || performance.now() >= end) throw error
      await pause(lookAgainMs)
    }
  }
}

type Patience = { at: string; notice: (line: string) => void; patienceMs: number }

/** Waits until the database accepts writes: after a power cut it may start later than this server, or be failing over. */
async function untilThere(db: Db, { at, notice, patienceMs }: Patience) {
  const end = performance.now() + patienceMs
  for (let index = 1; ; index++) {
    const reason = await reasonNotThere(db)
    if (reason === undefined) return
    const seconds = Math.round(patienceMs / 1_000)
    if (index === 1 && patienceMs > 0)
      notice(`The database at ${at} cannot be used (${reason}); waiting up to ${seconds} s for it.`)
    if (performance.now() >= end)
      throw new DatabaseUnavailable(
        `Could not start: the database at ${at} cannot be used (${reason}). Waited ${seconds} s.`,
      )
    await pause(lookAgainMs)
  }
}

async function reasonNotThere(db: Db): Promise<string | undefined> {
  try {
    return (await canStore(db)) ? undefined : 'it only reads'
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return error instanceof Error ? error.message || 'no connection' : 'no connection'
  }
}

const canStore = async (db: Db): Promise<boolean> =>
  !(await db.run<{ isReadOnly: boolean }>(readOnly))[0]!.isReadOnly

/** Whether the database accepts writes and has this version's schema. */
export const isReady = async (db: Db): Promise<boolean> => (await canStore(db)) && (await isMigrated(db))
