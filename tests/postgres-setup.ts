import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openDb } from '#server/db/open.ts'
import { startPostgres } from './postgres-server.ts'

/** A real server with a migrated database, which each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(['-c', 'fsync=off'])
  const db = await openDb({ kind: 'postgres', url: `${server.url}/template1` })
  await migrate(db)
  await db.close()
  project.provide('template', server.url)
  return server.stop
}
