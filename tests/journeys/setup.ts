import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../cli/build.ts'
import { startServerProcess } from '../server-process.ts'

/** Starts the product as a new user would, with the demo, and tells the journeys where. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildSite(join(import.meta.dirname, '../..'))
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-journeys-'))
  const server = await startServerProcess({ DATA_DIR: dataDir })
  process.env.JOURNEY_URL = server.url
  process.env.JOURNEY_DATA = dataDir
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
