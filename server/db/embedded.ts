import { chmodSync, fsyncSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import pg from 'pg'
import { lockFolder, refuseWhenDiskFull } from './data-folder.ts'

/** The engine's defaults without `-F`, which switches fsync off: a power cut would lose acknowledged bookings. */
const settings = [
  'search_path=public',
  'exit_on_error=false',
  'log_checkpoints=false',
  'max_worker_processes=0',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'io_method=sync',
  'fsync=on',
  'wal_sync_method=fsync',
]
const startParams = ['--single', '-O', '-j', ...settings.flatMap((setting) => ['-c', setting])]

type NodeFsModule = { NODEFS?: { stream_ops: { fsync?: (stream: { nfd: number }) => void } } }

/** The engine's file layer omits fsync; without this class a commit would only be in the page cache. */
class SyncedFS extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options)
    const wireFsync = (module: NodeFsModule) => {
      if (!module.NODEFS) throw new Error('The embedded engine has no NODEFS: fsync cannot be switched on')
      module.NODEFS.stream_ops.fsync = (stream) => fsyncSync(stream.nfd)
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), wireFsync as never] },
    }
  }
}

/**
 * Opens the embedded database in `dataDir` with one connection, fsync on and the folder locked. Throws the errors of lockFolder.
 */
export async function openEmbedded(dataDir: string): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  const unlock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'db')
    mkdirSync(folder, { recursive: true })
    // The engine's files are world-readable, so the folder is not.
    chmodSync(folder, 0o700)
    const lite = new PGlite({ fs: new SyncedFS(folder), extensions: { btree_gist }, startParams })
    await lite.waitReady
    const pool = new pg.Pool({ ...configOn(lite), max: 1, connectionTimeoutMillis: 15_000 } as pg.PoolConfig)
    refuseWhenDiskFull(pool, dataDir)
    const close = async () => {
      await pool.end()
      await lite.close()
      unlock()
    }
    return { pool, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The engine takes a statement's `types` as a list of oids, but Drizzle puts its parsers there. */
function configOn(lite: PGlite) {
  const config = createPgConfig(wholeStatements(lite))
  const { connection } = config
  const parse = connection.parse.bind(connection)
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined })
  return config
}

const parts = new Set(['P', 'B', 'D', 'E', 'C'].map((type) => type.charCodeAt(0)))

/**
 * Sends a statement to the engine in one piece. The driver sends each part (parse, bind, describe, execute) separately and waits
 * for the engine and its files each time, although the reply comes only after the last.
 */
function wholeStatements(lite: PGlite): PGlite {
  let held: Uint8Array[] = []
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    held.push(message)
    if (parts.has(message[0]!)) return []
    const whole = Buffer.concat(held)
    held = []
    return lite.execProtocolStream(whole, options)
  }
  return { waitReady: lite.waitReady, execProtocolStream } as PGlite
}
