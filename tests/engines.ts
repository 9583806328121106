import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDb, type Where } from '#server/db/open.ts'

/** A new, migrated database on this run's engine; `dispose` leaves nothing behind. */
export async function freshDb(): Promise<{ db: Db; where: Where; dispose: () => Promise<void> }> {
  return process.env.ENGINE === 'postgres'
    ? freshPostgres(inject('template'))
    : freshEmbedded(inject('template'))
}

/** The same without tables, as before the first start. */
export async function blankDb(): Promise<{ db: Db; where: Where; dispose: () => Promise<void> }> {
  if (process.env.ENGINE === 'postgres') return freshPostgres(inject('template'), 'template0')
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-test-'))
  return opened(dataDir)
}

async function freshEmbedded(template: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merelend-test-'))
  await cp(template, dataDir, { recursive: true })
  return opened(dataDir)
}

async function opened(dataDir: string) {
  const where: Where = { kind: 'embedded', dataDir }
  const db = await openDb(where)
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await db.close()
  }
  const dispose = async () => {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { db: { ...db, close }, where, dispose }
}

async function freshPostgres(url: string, template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(url, `create database ${name} template ${template}`)
  const where: Where = { kind: 'postgres', url: `${url}/${name}` }
  const db = await openDb(where)
  const dispose = async () => {
    await db.close()
    await asAdmin(url, `drop database ${name} with (force)`)
  }
  return { db, where, dispose }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
