import { statfsSync } from 'node:fs'
import type pg from 'pg'
import { Refusal } from '#domain/refusal.ts'

/** On a full disk the embedded engine spins for ever; below this it is refused before it begins. */
const leastFreeBytes = 64 * 1024 * 1024
const lookEveryMs = 1_000

/** Refuses statements (503) while the disk of `folder` is nearly full. Looks at most once a second. */
export function guardSpace(
  pool: pg.Pool,
  folder: string,
  freeBytes: () => number = () => freeBytesOf(folder),
): void {
  let lookedAt = 0
  let enough = true
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown
  const check = () => {
    if (Date.now() - lookedAt > lookEveryMs) {
      enough = freeBytes() >= leastFreeBytes
      lookedAt = Date.now()
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
