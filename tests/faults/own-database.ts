import { mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Db, openDb } from '#server/db/open.ts'

export type Rows = <Row extends object>(text: string, ...values: unknown[]) => Promise<Row[]>
const rowsOf =
  (db: Db): Rows =>
  (text, ...values) =>
    db.run({ name: '', text }, values)

/**
 * A database for server processes, on this run's engine; `env` tells them where it is. `look` opens it while no server runs, as
 * the embedded engine belongs to one process.
 */
export async function ownDatabase(name: string) {
  const template = inject('template')
  const dataDir = mkdtempSync(join(tmpdir(), `merelend-${name}-`))
  const isPostgres = process.env.ENGINE === 'postgres'
  if (isPostgres) await asAdmin(`create database ${name} template template1`)
  else await cp(template, dataDir, { recursive: true })
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(isPostgres ? { DATABASE_URL: `${template}/${name}` } : {}),
  }
  return {
    env,
    dataDir,
    async look<Result>(work: (rows: Rows, db: Db) => Promise<Result>): Promise<Result> {
      const db = await openDb(readConfig({ ...env, DEMO: 'off' }).database)
      try {
        return await work(rowsOf(db), db)
      } finally {
        await db.close()
      }
    },
    /** Ends what a dead server had requested of PostgreSQL, which notices the death only later. */
    async endWork(): Promise<void> {
      if (isPostgres)
        await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    },
    async dispose(): Promise<void> {
      if (isPostgres) await asAdmin(`drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('template')}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
