import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { Refusal } from '#domain/refusal.ts'

/** The embedded engine hangs on a full disk, so statements are refused below this. */
const minFreeBytes = 64 * 1024 * 1024
const lookEveryMs = 1_000

/** Refuses statements (503) while the disk of `folder` is nearly full. Checks at most once a second. */
export function refuseWhenDiskFull(
  pool: pg.Pool,
  folder: string,
  freeBytes: () => number = () => freeBytesOf(folder),
): void {
  let lookedAt = -Infinity
  let enough = true
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown
  const check = () => {
    if (performance.now() - lookedAt > lookEveryMs) {
      enough = freeBytes() >= minFreeBytes
      lookedAt = performance.now()
    }
    if (!enough)
      throw new Refusal('unavailable', 'The disk is full; nothing can be stored just now.', {
        retryAfterSeconds: 60,
      })
  }
  pool.connect = ((callback?: (error: Error) => void) => {
    try {
      check()
    } catch (error) {
      if (!callback) return Promise.reject(error)
      return callback(error as Error)
    }
    return callback ? connect(callback) : connect()
  }) as typeof pool.connect
}

export function freeBytesOf(folder: string): number {
  const disk = statfsSync(folder)
  return disk.bavail * disk.bsize
}

/** Thrown if another running process has the folder; `pid` is that process. */
export class FolderTaken extends Error {
  readonly pid: number
  constructor(folder: string, pid: number) {
    super(`DATA_DIR ${folder} is in use by process ${pid}. Stop it first, or choose another DATA_DIR.`)
    this.name = 'FolderTaken'
    this.pid = pid
  }
}

export class FolderUnusable extends Error {
  override name = 'FolderUnusable'
}

/**
 * Creates and locks the folder for this process, because two processes on one embedded database lose data silently. Takes over
 * the lock of a dead process. Returns the function that unlocks it. Throws FolderTaken and FolderUnusable.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'merelend.lock')
  const mine = `${lock}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(mine, JSON.stringify({ pid: process.pid, born: bornOf(process.pid) }))
  } catch (error) {
    throw new FolderUnusable(
      `DATA_DIR: ${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`,
    )
  }
  try {
    for (;;) {
      try {
        // Only one process can create the hard link, whatever the timing.
        linkSync(mine, lock)
        return () => rmSync(lock, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        clearDeadLock(folder, lock)
      }
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

function clearDeadLock(folder: string, lock: string): void {
  const holder = holderOf(lock)
  if (holder && isAlive(holder)) throw new FolderTaken(folder, holder.pid)
  const aside = `${lock}.dead-${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return // Another process removed it first; the next try shows who won.
  }
  const moved = holderOf(aside)
  rmSync(aside, { force: true })
  if (moved && isAlive(moved)) throw new FolderTaken(folder, moved.pid)
}

type Holder = { pid: number; born: string | null }

function holderOf(lock: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** Pids are reused; the start time tells two processes apart if the system provides it. */
function bornOf(pid: number): string | null {
  try {
    return statOf(pid)[19] ?? null
  } catch {
    return null
  }
}

/** The fields after the command's name: state, parent and so on. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')

/** Whether the process has ended but its parent has not read its exit code yet. */
function isZombie(pid: number): boolean {
  try {
    return statOf(pid)[0] === 'Z'
  } catch {
    return false
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid) && (born === null || born === bornOf(pid))
}
