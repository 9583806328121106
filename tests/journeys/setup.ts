import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../cli/build.ts'
import { migratedFolder } from '../embedded-setup.ts'
import { startOwnServer } from './own-server.ts'

/** Starts the product as a new user would, with the demo, and tells the journeys where. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildSite(join(import.meta.dirname, '../..'))
  const template = await migratedFolder()
  process.env.JOURNEY_TEMPLATE = template
  const { url, dataDir, close } = await startOwnServer()
  process.env.JOURNEY_URL = url
  process.env.JOURNEY_DATA = dataDir
  return async () => {
    await close()
    rmSync(template, { recursive: true, force: true })
  }
}
