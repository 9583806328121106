import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openDb } from '#server/db/open.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** embedded: a folder to copy; postgres: the server's URL. */
    template: string
  }
}

/** The folder of a migrated database, to be copied, as migrating takes seconds. */
export async function migratedFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-template-'))
  const db = await openDb({ kind: 'embedded', dataDir })
  await migrate(db)
  await db.close()
  return dataDir
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await migratedFolder()
  project.provide('template', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
