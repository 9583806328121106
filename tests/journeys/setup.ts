import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '#server/accounts/passwords.ts'
import { openReadyDb } from '#server/db/ready.ts'
import { buildSite } from '../../cli/build.ts'
import { journeyCommand } from '../chromium.ts'
import { migratedFolder } from '../embedded-setup.ts'
import { startOwnServer } from './own-server.ts'

/** Starts the product with the demo, as a new user would, and passes its address to the journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildSite(join(import.meta.dirname, '../..'))
  // Unpacks the browser now: otherwise several workers might start a half-written file.
  await journeyCommand()
  const migrated = await migratedFolder()
  const demo = await demoFolder(migrated)
  process.env.JOURNEY_MIGRATED = migrated
  process.env.JOURNEY_DEMO = demo
  const { url, dataDir, close } = await startOwnServer()
  process.env.JOURNEY_URL = url
  process.env.JOURNEY_DATA = dataDir
  return async () => {
    await close()
    for (const folder of [migrated, demo]) rmSync(folder, { recursive: true, force: true })
  }
}

/** A copy of a migrated database with a new demo. */
async function demoFolder(migrated: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-template-'))
  cpSync(migrated, dataDir, { recursive: true })
  const filling = { demo: true, now: Temporal.Now.instant(), hashPassword }
  const db = await openReadyDb({ kind: 'embedded', dataDir }, filling)
  await db.close()
  return dataDir
}
