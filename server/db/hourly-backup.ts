import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { lastLinesOf, linesOf } from './backup.ts'
import { freeBytesOf } from './data-folder.ts'
import type { Db } from './open.ts'

const hourSeconds = 3_600
/** A week of hourly files. Limited by number, not by age, so that after weeks of downtime the last good ones are still there. */
const maxFiles = 7 * 24
/** How many backups are kept even if the disk has no room for another. */
const minFiles = 24
/** Free space that a backup must leave: well above the limit at which bookings are refused (data-folder.ts). */
const leaveFreeBytes = 256 * 1024 * 1024

const folderOf = (dataDir: string): string => join(dataDir, 'backups')
const fileName = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.gz$/

/** The hourly backups of a data folder, the newest first. */
export function backupsIn(dataDir: string): { file: string; at: Temporal.Instant }[] {
  const folder = folderOf(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
    .map((name) => ({
      file: join(folder, name),
      at: Temporal.Instant.from(name.replace(fileName, '$1T$2:$3:$4Z')),
    }))
}

/** When the newest backup was written. One from the future was written with a wrong clock and is ignored. */
export const backedUpAt = (dataDir: string, now: Temporal.Instant): Temporal.Instant | undefined =>
  backupsIn(dataDir).find(({ at }) => Temporal.Instant.compare(at, now) <= 0)?.at

/** Seconds since the newest backup; infinite if there is none. */
export function backupAgeSeconds(dataDir: string, now: Temporal.Instant): number {
  const at = backedUpAt(dataDir, now)
  return at ? now.since(at).total('seconds') : Number.POSITIVE_INFINITY
}

/**
 * Backs up the embedded database if the newest backup is an hour old; returns the new file. If the disk is full, deletes the
 * oldest backups beyond a day's worth; throws if that is not enough.
 */
export async function backUpWhenDue(
  db: Db,
  dataDir: string,
  now: Temporal.Instant,
  freeBytes: (folder: string) => number = freeBytesOf,
): Promise<string | undefined> {
  if (backupAgeSeconds(dataDir, now) < hourSeconds) return undefined
  const files = backupsIn(dataDir)
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder))
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
  const bytes = await snapshot(db, now)
  const isFull = () => freeBytes(folder) - bytes.length < leaveFreeBytes
  while (files.length > minFiles && isFull()) await rm(files.pop()!.file)
  if (isFull()) throw new Error('There is not enough space on the disk for another backup')
  const name = `${now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')}.gz`
  const file = join(folder, name)
  await writeSynced(file, bytes)
  for (const old of files.slice(maxFiles - 1)) await rm(old.file)
  return file
}

/**
 * The engine runs in this thread, so reading pauses after this many characters (about 30 ms) to answer calls that need no
 * database. Not after each table: on a busy machine a pause may take half a second, and calls that need the database wait for
 * all of them.
 */
const charactersPerTurn = 1_000_000
/** Larger than all rows, so that writing to the stream never waits. */
const unbounded = { highWaterMark: 2 ** 40 }

/**
 * A compressed snapshot of all rows. In memory, so that the only connection is held while rows are read, not while they are
 * compressed or a disk is slow.
 */
async function snapshot(db: Db, now: Temporal.Instant): Promise<Buffer> {
  const { packer, count } = await db.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only')
    const begun = { packer: createGzip({ level: 1, ...unbounded }), count: { rows: 0 } }
    await pack(begun.packer, linesOf(tx, now, begun.count))
    return begun
  })
  await pack(packer, lastLinesOf(db, count))
  return buffer(packer.end())
}

async function pack(packer: Gzip, pieces: AsyncIterable<string>) {
  let sinceTurn = 0
  for await (const piece of pieces) {
    packer.write(piece)
    sinceTurn += piece.length
    if (sinceTurn < charactersPerTurn) continue
    sinceTurn = 0
    await setImmediate()
  }
}

/** Flushed to disk before it gets its name; readable by the operator only. */
async function writeSynced(file: string, bytes: Buffer) {
  const unfinished = `${file}.part`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
  const folder = openSync(join(file, '..'), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
