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

/** A migrated database folder, copied by each test file: making one takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-template-'))
  const db = await openDb({ kind: 'embedded', dataDir })
  await migrate(db)
  await db.close()
  project.provide('template', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
